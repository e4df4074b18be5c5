extension WrittenLanguage {
    /// The languages that are told apart: those whose headings and labels résumés are read by, and that Tesseract has
    /// data for in packages of their own.
    ///
    /// Words that bind sentences, and headings that nearly every résumé of the language has. Words that two languages
    /// share count for both. English stands for what other languages are measured against.
    static let all: [WrittenLanguage] = [
        WrittenLanguage(
            code: "eng",
            words: """
                a an and are as at be been but by can for from has have i in into is it its my no not of on or our over \
                per so than that the their they this through to under up using was we were which while who will with within \
                about address date education employment experience languages name phone present profile references skills \
                summary work
                """
        ),
        WrittenLanguage(
            code: "deu",
            words: """
                ab als am an auch auf aus bei beim bis dem den der des die durch eine einem einen einer eines fur im in ist \
                mit nach oder seit sowie uber um und unter von vom wie wurde zu zum zur zwischen anschrift ausbildung \
                berufserfahrung berufliche deutsch fuhrung geburtsdatum heute januar februar marz juni juli oktober dezember \
                kenntnisse lebenslauf personliche schule sprachen telefon werdegang
                """
        ),
        WrittenLanguage(
            code: "fra",
            words: """
                a au aux avec ce ces chez dans de depuis des du elle en entre est et il je la le les leur leurs mes mon ou \
                par pour pres que qui sa sans ses son sous sur un une vers adresse anglais competences courant diplome \
                equipe experience experiences formation francais gestion janvier fevrier avril mai juin juillet aout \
                septembre octobre novembre decembre langues professionnelle professionnelles suivi
                """
        ),
        WrittenLanguage(
            code: "spa",
            words: """
                a al ante como con de del desde donde e el en entre es esta hasta la las lo los mas mi o para por que se sin \
                sobre su sus un una y actualidad atencion cargo competencias direccion educacion empresa enero febrero marzo \
                abril mayo junio julio agosto septiembre octubre noviembre diciembre equipo experiencia formacion gestion \
                habilidades idiomas ingles laboral nombre perfil profesional telefono
                """
        ),
        WrittenLanguage(
            code: "por",
            words: """
                a ao aos as ate atraves com como da das de desde do dos e em entre foi mais na nas no nos o os ou para pela \
                pelas pelo pelos por que se sem seu seus sob sobre sua um uma atual atualmente competencias empresa equipe \
                equipa experiencia formacao funcao gestao habilidades idiomas ingles janeiro fevereiro marco abril maio \
                junho julho setembro outubro novembro dezembro morada nome portugues profissional telefone
                """
        ),
        WrittenLanguage(
            code: "ita",
            words: """
                a ad agli ai al alla alle allo anche che come con da dai dal dalla de degli dei del della delle dello di e ed \
                fra gli i il in la le lo mia mio nel nella nelle o per presso si sono su sul sulla tra un una uno attivita \
                attuale azienda capacita competenze data esperienza esperienze formazione gennaio febbraio marzo aprile \
                maggio giugno luglio agosto settembre ottobre novembre dicembre gestione indirizzo inglese istruzione \
                italiano lavorativa lingue nome professionale professionali telefono
                """
        ),
        WrittenLanguage(
            code: "nld",
            words: """
                aan als bij dat de deze die dit door een en er het hun ik in is met mijn naar niet of om onder ook op over te \
                tot tussen uit van vanaf voor was werd wordt zijn zoals adres begeleiden engels ervaring heden januari \
                februari maart juni juli augustus oktober kennis naam nederlands opleiding opleidingen persoonlijke talen \
                vaardigheden verantwoordelijk werkervaring werkzaamheden
                """
        ),
        WrittenLanguage(
            code: "pol",
            words: """
                a ale bez byc co dla do i ich jak jako jest ku lub na nad nie o od oraz po pod podczas poprzez przed przez \
                przy sie sa to u w we wraz z za ze zakresie angielski doswiadczenie dane grudzien jezyk jezyki kierownik \
                kwiecien listopad luty maj marzec obecnie obsluga osobowe pazdziernik praca pracy sierpien styczen \
                umiejetnosci wrzesien wyksztalcenie zawodowe zespolu zespolem
                """
        ),
        WrittenLanguage(
            code: "dan",
            words: """
                af alle at blev da de den der deres det efter eller en er et for fra har hvor i ikke jeg kan med \
                mellem mig min mit nu og om op over pa samt som til ud under ved var vi adresse ansvarlig arbejde \
                dansk engelsk erfaring erhvervserfaring fodselsdato kompetencer kurser nuvaerende januar februar \
                marts maj juni juli oktober profil sprog telefon uddannelse
                """
        ),
        WrittenLanguage(
            code: "nor",
            words: """
                alle at av ble da de den der det du eller en er et etter for fra har hvor i ikke jeg kan med mellom \
                meg min mitt na og om opp over pa samt som til under ut ved var vi adresse ansvar ansvarlig arbeid \
                arbeidserfaring engelsk erfaring ferdigheter fodselsdato kurs januar februar mars mai juni juli \
                oktober desember norsk profil sprak telefon utdanning
                """
        ),
        WrittenLanguage(
            code: "swe",
            words: """
                alla arbetade att av blev da de den det efter eller en ett for fran har hos i inom inte jag kan med \
                mellan mig min mitt nu och om pa samt som till under ut vid var vi adress ansvarade ansvarig arbete \
                arbetslivserfarenhet engelska erfarenhet fodelsedatum kunskaper kurser januari februari mars maj \
                juni juli augusti oktober profil sprak svenska telefon utbildning
                """
        ),
        WrittenLanguage(
            code: "ces",
            words: """
                a aby ale byl byla do i jako je jsem k ke kde ktere ktery mezi na nad nebo o od po pod podle pro pri \
                s se si u v ve z za ze adresa anglictina cestina dovednosti jazyky jazykove kontakt narozeni obor \
                pracovni praxe rizeni skola soucasnost spoluprace stredni telefon univerzita vzdelani zkusenosti \
                znalosti leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec
                """
        ),
        WrittenLanguage(
            code: "tur",
            words: """
                arasinda ayrica bir bu cok da daha de en gibi gore her icin ile kadar olan olarak sonra tarafindan \
                uzerinde ve adres beceriler calisma deneyim deneyimi dil diller egitim hakkimda halen iletisim \
                ingilizce is kisisel lisans lise muduru ocak subat mart nisan mayis haziran temmuz agustos eylul \
                ekim kasim aralik referanslar sertifikalar sirketi telefon turkce universitesi yabanci yazilim \
                yetenekler
                """
        ),
    ]
}
