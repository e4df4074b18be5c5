import Testing

@testable import DocumentExtraction

@Suite("The language that a recognised page is written in")
struct WrittenLanguageTests {
    private func code(_ text: String, readAs: String = "eng") -> String? {
        WrittenLanguage(of: text.split(separator: " ").map(String.init), readAs: readAs)?.code
    }

    private static let pages: [(String, String)] = [
        (
            "deu",
            "Leitung der Abteilung und Verantwortung fur das Budget, seit 2019 bei der Firma, Einarbeitung von Kollegen und Beratung der Kunden"
        ),
        (
            "fra",
            "Gestion de la paie pour une equipe de dix personnes dans le service des ressources humaines, depuis 2019"
        ),
        (
            "spa",
            "Responsable de la gestion del equipo y de los pedidos para el area de ventas con un presupuesto en aumento"
        ),
        (
            "por",
            "Responsavel pela gestao da equipe e dos pedidos para a area de vendas, com foco nas metas do ano, desde 2019"
        ),
        (
            "ita",
            "Gestione degli ordini e dei rapporti con i fornitori per il reparto, nella sede di Torino, dal 2019 al 2023"
        ),
        (
            "nld",
            "Verantwoordelijk voor de planning van het team en het contact met klanten, sinds 2019 bij de vestiging in Gent"
        ),
        (
            "pol",
            "Prowadzenie dokumentacji oraz wspolpraca z innymi zespolami w zakresie plac, od 2019 do 2023, a takze w pracy"
        ),
        (
            "dan",
            "Ansvarlig for drift af systemer og uddannelse af medarbejdere, samt kontakt til kunder efter levering fra 2019"
        ),
        (
            "nor",
            "Ansvar for drift av systemer og utdanning av ansatte, samt kontakt med kunder etter levering siden 2019 hos oss"
        ),
        (
            "swe",
            "Ansvarig för drift av system och utbildning av personal, samt kontakt med kunder efter leverans från 2019 vid firman"
        ),
        (
            "ces",
            "Vedeni oddeleni a odpovednost za rozpocet, prace s dodavateli i zakazniky, od roku 2019 do soucasnost na pobocce v Brne pri skole"
        ),
        (
            "tur",
            "Ekip ile proje calisma ve yazilim gelistirme, 2019 kadar olan surecler icin rapor, musteri iletisim ve bir cok egitim"
        ),
    ]

    @Test("is told by common words, with the marks on letters or without", arguments: pages)
    func foreign(code expected: String, text: String) {
        #expect(code(text) == expected)
        #expect(code(text.replacing("fur", with: "für").replacing("equipe", with: "équipe").uppercased()) == expected)
    }

    @Test(
        "is the one it was read in where nothing plainly says otherwise",
        arguments: [
            "Led a team of ten and worked with the finance department on the budget for 2019, in charge of all of the hiring",
            "Taught at the Universidad de la Costa and the Escuela de los Andes, with students from the whole of the region",
            "Berlin Lebenslauf und", "2019 2020 2021 SQL Java AWS", "",
        ]
    )
    func english(text: String) {
        #expect(code(text) == nil)
    }

    @Test("stays the one that was asked for where its words are not known", arguments: ["fin", "cat", "eng+hun"])
    func unknown(language: String) {
        for (_, page) in Self.pages { #expect(code(page, readAs: language) == nil) }
    }

    @Test("is found again on pages that were read in another one")
    func back() {
        let english =
            "Led a team of ten and worked with the finance department on the budget, in charge of all of the hiring"
        #expect(code(english, readAs: "deu") == "eng")
        #expect(code(english, readAs: "deu+eng") == nil)
    }
}
