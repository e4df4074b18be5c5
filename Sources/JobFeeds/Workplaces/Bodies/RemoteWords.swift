/// The words of sentences that say that a job is remote, in English, German, French, Spanish, Portuguese, Italian, Dutch and
/// Polish; folded.
///
/// Written from general knowledge of postings.
enum RemoteWords {
    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static func phrases(_ text: String) -> [[String]] {
        text.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    }

    /// How the words for work from home begin.
    static let stems = WordStems("remot home hause télétra teletra telelav distan afstand zdaln thuis huis casa")

    /// How the words for work from home and for work in an office begin.
    static let workplaceStems = WordStems(
        "remot home hause télétra teletra telelav distan afstand zdaln thuis huis casa hybrid hibrid híbrid ibrid hybryd "
            + "onsite on-site office person hq headquarter li-on"
    )

    /// How the words for an office begin.
    static let officeStems = WordStems(
        "hybrid hibrid híbrid ibrid hybryd on office vor büro sur présent bureau presen oficina escrit sede ufficio kantoor "
            + "locatie stacjonarn biurze"
    )

    static let remote = set(
        """
        remote remotely telecommuting telework homeoffice teletravail remoto remota remotamente teletrabajo teletrabalho
        telelavoro thuiswerken zdalna zdalnie zdalny zdalnej
        """
    )

    static let phrases = phrases(
        "from home|home office|a distance|a distancia|desde casa|de casa|da casa|von zu hause|zu hause|op afstand|vanuit huis|"
            + "thuis werken"
    )

    /// All of the work.
    static let complete = set(
        """
        fully 100% completely entirely exclusively permanently vollstandig komplett ausschliesslich dauerhaft
        entierement totalement integralement complet integral totalmente completamente integramente interamente
        esclusivamente volledig geheel calkowicie wylacznie pelni
        """
    )

    /// The words that may stand behind one of them.
    static let followers = set(
        """
        role position job opportunity work working basis contract setup environment vacancy and or with within in from for so
        but as across anywhere at to based you we work 100% full fully the team company organisation organization workforce
        stelle moglich und oder mit innerhalb in aus arbeiten arbeitsplatz du wir stelle tatig ab
        a au aux depuis en et ou avec dans complet total partout possible
        y o desde en con para al e ou com em no de do dentro da di ed per con tutto
        binnen en vanuit met voor mogelijk te werken z w i na oraz praca pracy pracujemy
        """
    )

    /// "This role is", and what may stand between that and the word.
    static let verbs = set("is ist est es e jest")
    static let fillers = set("a an en in im da w eine ein un une um uma una een")
    static let demonstratives = set("this dies dieses c ce esta questo dit to")
    static let jobs = set(
        """
        role position job opportunity vacancy post stelle position job poste emploi puesto trabajo vacante vaga trabalho
        posizione lavoro functie baan vacature praca stanowisko
        """
    )

    static let everybody = set(
        "all everyone everybody alle tous toutes tout todos todas tutti tutte allemaal iedereen wszyscy chacun jeder"
    )
    static let work = set(
        """
        work works working arbeiten arbeitet travaillons travaille travaillent trabajamos trabaja trabalhamos trabalha
        lavoriamo lavora werken werkt pracujemy pracuja
        """
    )

    /// Their sentence says something else: not, not for sure, not any more, or not of this job.
    static let denials = set(
        """
        not never cannot isn aren temporarily temporary pandemic covid initially until option optional sometimes partly
        partially occasionally occasional month months onboarding training previously were was clients customers friendly if
        nicht kein keine keinen teilweise zeitweise vorubergehend gelegentlich anteilig kunden
        pas sans partiel partiellement ponctuellement occasionnel
        sin parcial parcialmente ocasional nao sem clientes
        non parziale niet geen soms gedeeltelijk nie czesciowo czasami
        """
    )

    /// Near the word they say that it is only some of the work.
    static let periods = set(
        "day days tag tage tagen jour jours j dia dias giorno giorni dag dagen dzien dni half 50% 60% 40% 80% 20%"
    )

    /// Behind "hybrid" they name a trade.
    static let hybridThings = set(
        """
        cloud clouds app apps vehicle vehicles mobile infrastructure architecture architectures environments systems car
        cars casual publisher search deployment deployments models teams solutions
        """
    )

    // MARK: Offices

    /// Behind "hybrid" they say by themselves that work is meant.
    static let hybridWork = set(
        """
        work working role position workplace workplaces workweek schedule schedules arrangement arrangements policy arbeiten
        arbeit arbeitsmodell arbeitsplatz arbeitszeit trabajo trabalho werken lavoro office remote flexible
        """
    )

    /// Behind "hybrid" they say so beside a word for work, home or an office.
    static let hybridKinds = set(
        "model modell environment setup set culture team basis mode job flexibility offering approach"
    )

    static let workWords = set(
        "work working office offices remote remotely home days flexible flexibility workplace arbeit arbeiten buro"
    )

    /// They begin a line that states one thing.
    static let labels = set(
        "location locations modality workplace work office arrangement setting schedule type standort arbeitsort ort lieu hybrid"
    )

    /// They leave the choice.
    static let choices = set("or either oder ou o")

    /// Their sentence does not say that people are wanted in an office.
    static let siteDenials = set(
        """
        not never no optional option if unless interview interviews customer customers client clients event events friendly
        pandemic onboarding during nicht kein keine pas sans
        """
    )

    static let into = set("in at from to on of")
    static let officeWords = set("office offices hq headquarters headquarter")

    static let weekDays = set("day days times tag tage tagen jours dias giorni dagen")
    static let namedDays = set("monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays")
    static let numbers: [String: Int] = [
        "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2,
        "drei": 3, "vier": 4, "deux": 2, "trois": 3, "dos": 2, "tres": 3, "due": 2, "tre": 3, "twee": 2, "drie": 3,
    ]

    /// Behind "in-person", "onsite" or "in-office" they speak of all of the work.
    static let siteNouns = set("team first only culture company environment")

    /// They may be, but need not.
    static let mights = set("can may could might option optionally sometimes occasionally welcome")

    /// Of whom a sentence may say that they are in an office.
    static let siteSubjects = set("we roles positions jobs team everyone this")

    static let linking = set("is are re be fully entirely an a 100% primarily")

    static let workVerbs = set("work working works")

    /// Where people are wanted.
    static let offices = phrases(
        "on site|onsite|in the office|in our office|to our office|to the office|from our office|from the office|"
            + "at our office|at the office|office based|in office|vor ort|im buro|"
            + "in unserem buro|sur site|sur place|au bureau|dans nos bureaux|en presentiel|presentiel|presencial|en la oficina|"
            + "en nuestras oficinas|en nuestra oficina|no escritorio|presencialmente|in sede|in ufficio|in presenza|"
            + "op kantoor|op locatie|stacjonarnie|stacjonarna|w biurze|w naszym biurze"
    )

    /// A visit now and then.
    static let rare = set(
        """
        year yearly annually quarter quarterly twice jahr jahrlich quartal annee an trimestre ano trimestralmente anno
        jaar kwartaal rok roku kwartal optional optionally occasionally
        """
    )
}
