import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Lists in other wordings")
struct ListWordingTests {
    @Test(
        "a level before two languages is that of both",
        arguments: [
            ("Fluent in English and Spanish", ["English", "Spanish"], ["Fluent", "Fluent"]),
            ("Deutsch (Muttersprache)", ["German"], ["Muttersprache"]), ("Francés – B2", ["French"], ["B2"]),
            ("Angielski: C1", ["English"], ["C1"]),
            ("Inglese (B2), Francese (A2)", ["English", "French"], ["B2", "A2"]),
            ("Nederlands (moedertaal)", ["Dutch"], ["moedertaal"]), ("Inglês – avançado", ["English"], ["avançado"]),
        ]
    )
    func languages(row: String, names: [String], levels: [String]) throws {
        let found = try ParsedRows.languages([row])
        #expect(found.map(\.language) == names)
        #expect(found.map(\.fluency) == levels)
    }

    @Test(
        "certificates keep no signs of what was cut out",
        arguments: [
            ("Ausbildereignung, IHK Berlin, 2018", "Ausbildereignung", "IHK Berlin"),
            ("Certificat Voltaire, 2020 – score 850", "Certificat Voltaire – score 850", nil),
            ("Dean's List (2015, 2016)", "Dean's List", nil),
        ] as [(String, String, String?)]
    )
    func certificates(row: String, title: String, issuer: String?) throws {
        let entry = try #require(try ParsedRows.certificates([row]).first)
        #expect(entry.title == title)
        #expect(entry.issuer == issuer)
    }

    @Test(
        "two interests behind the last comma are two",
        arguments: ["Wandern, Schach und Lesen", "Wandern, Schach, Lesen"]
    )
    func interests(row: String) throws {
        let parser = InterestsParser(scanner: DateScanner(try Knowledge.lexicon()))
        let found = parser.interests(from: ParsedRows.lines([row]))
        #expect(found.map(\.name) == ["Wandern", "Schach", "Lesen"])
    }

    @Test(
        "publications have their parts in common styles",
        arguments: [
            "Doe, J. (2020) 'Bread and yeast', Journal of Example Baking, 12(3), pp. 45–67.",
            "Doe, J. 2020. ‘Bread and yeast’, Journal of Example Baking, 12(3), pp. 45–67.",
            "Doe, J. (2020, March). Bread and yeast. Journal of Example Baking, 12, 45–67.",
            "2020: Doe, J.: Bread and yeast. Journal of Example Baking 12, 45–67",
            "Doe, J. (in press). Bread and yeast. Journal of Example Baking.",
        ]
    )
    func publications(row: String) throws {
        let entry = try #require(try ParsedRows.publications([row]).first)
        #expect(entry.title == "Bread and yeast")
        #expect(entry.citation?.authors == ["Doe, J."])
        #expect(entry.issuer == "Journal of Example Baking")
        #expect(entry.date?.year == (row.contains("2020") ? 2020 : nil))
    }

    @Test("publications have authors that are written in full")
    func authors() throws {
        let german = "Jane Doe, Richard Roe: Brot und Hefe. In: Zeitschrift für Backen 12 (2020), S. 45–67."
        let quoted =
            "Doe, Jane, and Richard Roe. \"Bread and Yeast.\" Journal of Example Baking 12, no. 3 (2020): 45–67."
        #expect(try ParsedRows.publications([german]).first?.citation?.authors == ["Jane Doe", "Richard Roe"])
        #expect(try ParsedRows.publications([german]).first?.title == "Brot und Hefe")
        #expect(try ParsedRows.publications([quoted]).first?.citation?.authors == ["Doe, Jane", "Richard Roe"])
    }

    @Test("references have the position below the name, and may stand side by side")
    func referees() throws {
        let parser = RefereesParser(lexicon: try Knowledge.lexicon())
        let below = parser.referees(
            from: ParsedRows.lines([
                "John Sample", "Head Baker", "Example Foods Ltd", "Mary Sample", "Senior Chef", "mary@example.com",
            ])
        )
        #expect(below.map(\.name) == ["John Sample", "Mary Sample"])
        #expect(below.map(\.reference) == ["Head Baker Example Foods Ltd", "Senior Chef mary@example.com"])
        let beside = parser.referees(
            from: ParsedRows.lines([
                "John Sample          Mary Sample", "Head Baker          Senior Chef",
                "Example Foods Ltd          Example Cafe",
            ])
        )
        #expect(beside.map(\.name) == ["John Sample", "Mary Sample"])
        #expect(beside.map(\.reference) == ["Head Baker Example Foods Ltd", "Senior Chef Example Cafe"])
    }
}
