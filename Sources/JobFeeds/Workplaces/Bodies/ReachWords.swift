/// The words of sentences that say where people may live and work, in English, German, French, Spanish, Portuguese,
/// Italian, Dutch and Polish; folded.
///
/// Written from general knowledge of postings.
enum ReachWords {
    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// What tells that a sentence is about where people work, live or may be employed.
    static let marks = set(
        """
        remote remotely telecommute telecommuting telework teleworking homeoffice home anywhere wfh
        reside resides residing resident residents residence residency live lives living eligible authorized authorised
        authorization authorisation permit legally right candidates candidate applicants applicant hire hiring employ employs employed
        uberall ortsunabhangig hause partout ovunque overal wohnsitz wohnhaft wohnst wohnen lebst leben ansassig bewerber bewerberinnen bewerbende
        bewerbungen arbeitserlaubnis beschaftigen einstellen
        teletravail distance residez resider residant habitez habiter vivre vivez domicilie domiciliee domicile candidats
        candidatures recrutons
        remoto remota remotamente teletrabajo distancia casa residir residas resides residan residencia residente residentes
        vivir vivas candidatos candidatas contratamos teletrabalho resida residam morar moradores mora
        residenza residenti risiedere risiedi risieda vivere candidati domicilio assumiamo telelavoro
        thuis thuiswerken thuiswerk afstand woonachtig wonen woont woon kandidaten werkvergunning
        zdalnie zdalna zdalnej zdalny zdalnego mieszkasz mieszkac mieszkajacych kandydatow kandydaci zamieszkania
        zamieszkalych rezydenci rezydentow zatrudniamy
        """
    )

    /// These say where something is, be it a person or a company.
    static let sites = set(
        "based located situated basiert base basee bases situe situee basado basada ubicado ubicada baseado baseada localizado "
            + "localizada basato basata situato gevestigd"
    )

    static let persons = set(
        """
        you your candidate candidates applicant applicants must should need needs employees people anyone remotely remote role home anywhere
        position who successful required du dein deine sie ihr bewerber bewerberinnen vous votre tu ton candidat candidats usted
        debes debe candidato candidatos voce deve devi devono je jij kandidaat kandidaten
        """
    )

    static let companies = set(
        """
        we our company firm startup headquarters headquartered hq office offices client clients customer customers team teams
        founded agency group wir unser unsere unternehmen firma sitz kunden nous notre entreprise societe siege bureaux empresa
        sede oficinas oficina clientes nosotros nuestra nuestro escritorio escritorios nossa nosso azienda uffici clienti
        nostra bedrijf kantoor klanten wij spolka biuro klientow
        """
    )

    /// In front of a country or behind it they make it a market or a place of business.
    static let things = set(
        """
        client clients customer customers user users market markets office offices headquartered headquarters hq site sites
        store stores warehouse warehouses partner partners stakeholder stakeholders leader leaders leading largest presence
        operation operations travel trip trips experience experienced team teams company companies brand brands subsidiary
        subsidiaries entity entities colleague colleagues firm firms
        kunden standorte standorten niederlassung niederlassungen marktfuhrer fuhrender unternehmen kollegen
        bureaux bureau siege entreprise entreprises equipe equipes filiales clientele collegues
        clientes oficinas oficina sede empresa empresas equipo equipos escritorios escritorio
        clienti uffici ufficio azienda aziende klanten kantoren kantoor bedrijf bedrijven
        klientow klienci biura biuro firmy firma
        """
    )

    /// Behind the name of a country: "US tax law", "UK working hours".
    static let attributes = set(
        """
        law laws tax taxes payroll gaap accounting standard standards healthcare federal government regulation regulations
        regulatory hour hours time timezone timezones zone zones business businesses product products
        """
    )

    /// Behind a name they say of whom it speaks: "US residents", "Canada only", "UK-based".
    static let followers = set(
        "based residents resident citizens citizen nationals candidates candidate applicants applicant only wide residency"
    )

    /// Parts of a country, in front of its name or behind "Australian".
    static let divisions = set(
        """
        state states province provinces territory territories city cities town county part parts region country location
        place bundesland bundeslandern ort orten territoire region departement lugar punto parte estado estados ciudad rincon
        provincia cidade parti paese luogo citta plek provincie miejsca terenie terenu terytorium obszarze
        """
    )

    static let locatives = set(
        """
        in within from across throughout of inside to im aus innerhalb von en depuis dans au aux de du a desde dentro del
        em no na nos nas do da dos das dal dalla dagli dall di nel nell degli negli vanuit binnen w we z ze outside ausserhalb
        hors dehors fuera fora fuori buiten poza
        """
    )

    /// Where work comes from, when a word for work stands right before.
    static let sources = set("from within desde depuis vanuit binnen innerhalb")

    static let work = set(
        """
        work working done performed job role position arbeiten arbeitest arbeite travailler travaillez poste trabajar trabaja
        trabalhar trabalhe lavorare lavora lavori werken werk praca pracuj pracowac
        """
    )

    /// Words between "in" and a name.
    static let articles = set(
        """
        the a one either only both most der die das dem den des la le les l los las el il lo gli i o os as het over
        continental mainland contiguous metropolitan entire whole ganz ganzen gesamten gesamte tout toute entier entiere todo
        toda tutto tutta intera heel hele ter calej calego caly granicach d following
        """
    )

    static let each = set(
        """
        any all every each jedem jeder allen irgendeinem quel quelle importe cualquier qualquer qualsiasi ogni elk elke
        dowolnego dowolnym kazdego
        """
    )

    static let joints = set("and or und oder et ou y o e of en i lub oraz as well also nor plus a ed od")

    static let outside = set("outside ausserhalb hors dehors fuera fora fuori buiten poza")

    static let negations = set(
        """
        not cannot unable except excluding exclude never nicht kein keine keinen pas jamais sauf nao non niet geen nie except
        excepto exceto tranne behalve oprocz isn aren don doesn won
        """
    )

    /// Stand for all the world by themselves, or behind an article.
    static let worldwide = set("worldwide globally weltweit wereldwijd")
    static let worlds = set("world welt monde mundo mondo wereld swiecie swiata")
    static let countries = set("country land pays pais paese kraju")

    /// Beside the world they say that people may be there.
    static let openness = set(
        """
        anywhere remote remotely open hire hiring candidates applicants live based uberall ortsunabhangig arbeiten partout
        importe teletravail distance cualquier remoto teletrabajo qualquer qualsiasi ogni ovunque overal waar afstand
        dowolnego dowolnym zdalnie zdalna
        """
    )

    /// Some weeks a year abroad are another matter.
    static let periods = set(
        """
        day days week weeks month months year years tag tage tagen wochen monate jahr jours jour semaines semaine mois an ans
        dias semanas meses ano giorni settimane mesi anno dagen weken maanden jaar dni tygodni miesiecy rok roku temporarily
        """
    )
}
