import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Languages, interests, references and projects")
struct ListSectionsTests {
    @Test(
        "languages have a level in many languages",
        arguments: [
            ("English (native)", "English", "native"), ("Deutsch – Muttersprache", "German", "Muttersprache"),
            ("Français : courant", "French", "courant"), ("Inglés: B2", "English", "B2"),
            ("Português (fluente)", "Portuguese", "fluente"), ("Italiano – madrelingua", "Italian", "madrelingua"),
            ("Nederlands: moedertaal", "Dutch", "moedertaal"), ("Angielski – C1", "English", "C1"),
            ("Te reo Māori (intermediate)", "Māori", "intermediate"), ("Fluent in Spanish", "Spanish", "Fluent"),
            ("Examplish (fluent)", "Examplish", "fluent"), ("French ●●●○○", "French", nil),
        ] as [(String, String, String?)]
    )
    func languages(row: String, language: String, fluency: String?) throws {
        let entries = try ParsedRows.languages([row])
        #expect(entries.map(\.language) == [language])
        #expect(entries.map(\.fluency) == [fluency])
    }

    @Test(
        "several languages share a line",
        arguments: ["English (native), French (B1)", "English native     French B1"]
    )
    func sharedLine(row: String) throws {
        let entries = try ParsedRows.languages([row])
        #expect(entries.map(\.language) == ["English", "French"])
        #expect(entries.map(\.fluency) == ["native", "B1"])
    }

    @Test("a continent is no language")
    func continent() throws {
        #expect(try ParsedRows.languages(["Clients across Latin America"]).isEmpty)
    }

    @Test("interests are one a comma, or a kind with its own")
    func interests() throws {
        let parser = InterestsParser(scanner: DateScanner(try Knowledge.lexicon()))
        let entries = parser.interests(from: ParsedRows.lines(["Sailing, letterpress", "Sports: tennis, rowing"]))
        #expect(entries.map(\.name) == ["Sailing", "letterpress", "Sports"])
        #expect(entries.map(\.keywords) == [[], [], ["tennis", "rowing"]])
    }

    @Test(
        "that references can be had is no reference",
        arguments: [
            "Available on request.", "References available upon request", "Auf Anfrage", "Sur demande",
            "Disponibles a petición", "Su richiesta", "Op aanvraag", "Sob consulta", "Na życzenie",
        ]
    )
    func onRequest(row: String) throws {
        let parser = RefereesParser(lexicon: try Knowledge.lexicon())
        #expect(parser.referees(from: ParsedRows.lines([row])).isEmpty)
    }

    @Test("a reference has a name and what is said")
    func referees() throws {
        let parser = RefereesParser(lexicon: try Knowledge.lexicon())
        let entries = parser.referees(from: ParsedRows.lines(["Jo Sample, Head Nurse", "jo@example.org"]))
        #expect(entries.map(\.name) == ["Jo Sample"])
        #expect(entries.first?.reference == "Head Nurse jo@example.org")
    }

    @Test(
        "projects have a name and a description",
        arguments: [
            ["• Bus map (2023): delays as a map"], ["Bus map (2023): delays as a map"],
            ["Bus map     2023", "delays as a map"],
        ]
    )
    func projects(rows: [String]) throws {
        let projects = try ParsedRows.projects(rows)
        #expect(projects.map(\.name) == ["Bus map"])
        #expect(projects.map(\.description) == ["delays as a map"])
        #expect(projects.map { $0.endDate?.year } == [2023])
    }

    @Test("projects have techniques, roles, a page and bullets")
    func projectFields() throws {
        let projects = try ParsedRows.projects([
            "Bus map | github.com/jane-example/bus", "Technologies: Python, PostGIS", "Role: Lead",
            "• Read 4 million rows", "• Drew a map", "Oven log", "• Logged 12 ovens",
        ])
        #expect(projects.map(\.name) == ["Bus map", "Oven log"])
        #expect(projects.first?.url == "github.com/jane-example/bus")
        #expect(projects.first?.keywords == ["Python", "PostGIS"])
        #expect(projects.first?.roles == ["Lead"])
        #expect(projects.first?.highlights.map(\.value) == ["Read 4 million rows", "Drew a map"])
    }
}
