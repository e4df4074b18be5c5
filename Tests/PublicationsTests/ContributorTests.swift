import Testing

@testable import Publications

@Suite("Authors")
struct ContributorTests {
    @Test(
        "in one text are cut where one ends",
        arguments: [
            ("Byron, A.; Hopper, G.", ["Byron, A.", "Hopper, G."]),
            ("Byron, A. and Hopper, G.", ["Byron, A.", "Hopper, G."]),
            ("Byron, A. & Hopper, G.", ["Byron, A.", "Hopper, G."]),
            ("Byron, A.\nHopper, G.", ["Byron, A.", "Hopper, G."]),
            ("Doe, Jane", ["Doe, Jane"]), ("Doe, Jr., Jane", ["Doe, Jr., Jane"]), ("Jane Doe", ["Jane Doe"]),
            ("Jane Doe, Richard Roe", ["Jane Doe", "Richard Roe"]),
            ("Doe J, Roe R", ["Doe J", "Roe R"]), ("Doe, J., Roe, R., & Poe, E.", ["Doe, J.", "Roe, R.", "Poe, E."]),
            ("van der Berg, Anna Maria", ["van der Berg, Anna Maria"]),
            ("Example Organization for Tone", ["Example Organization for Tone"]),
            ("Food and Example Organization", ["Food and Example Organization"]),
            ("Ångström, Åsa; Ñandú, José", ["Ångström, Åsa", "Ñandú, José"]), ("王小明", ["王小明"]), ("", []), (" ; ;", []),
        ]
    )
    func split(_ text: String, names: [String]) {
        #expect(ContributorList.split(text).map(\.name) == names)
    }

    @Test(
        "whom nobody names are a mark at the end",
        arguments: ["Doe, J. et al.", "Doe, J.; et al", "Doe, J. and others"]
    )
    func others(_ text: String) {
        let contributors = ContributorList.split(text)
        #expect(contributors.map(\.kind) == [.person, .others])
        #expect(contributors.first?.name == "Doe, J.")
    }

    @Test("of any number are cut in time that grows with them", .timeLimit(.minutes(1)))
    func many() {
        let text = "Institute of A" + String(repeating: " and Bees", count: 100_000)
        #expect(ContributorList.split(text).count > 1_000)
    }

    @Test("that are organizations are told apart from people")
    func groups() {
        #expect(Contributor(named: "Example Institute of Tone").kind == .group)
        #expect(Contributor(named: "Bank, Robin").kind == .person)
        #expect(Contributor(named: "Robin Example").kind == .person)
    }

    @Test(
        "are taken apart as bibliographies do",
        arguments: [
            ("Doe, Jane", PersonName(given: "Jane", family: "Doe")),
            ("Jane Doe", PersonName(given: "Jane", family: "Doe")),
            ("Ludwig van der Berg", PersonName(given: "Ludwig", particle: "van der", family: "Berg")),
            ("van der Berg, Ludwig", PersonName(given: "Ludwig", particle: "van der", family: "Berg")),
            ("de la Cruz, Jr., María", PersonName(given: "María", particle: "de la", family: "Cruz", suffix: "Jr.")),
            ("García Márquez, Ana", PersonName(given: "Ana", family: "García Márquez")),
            ("Doe JA", PersonName(given: "JA", family: "Doe")),
            ("John Doe III", PersonName(given: "John", family: "Doe", suffix: "III")),
            ("Plato", PersonName(family: "Plato")), ("王小明", PersonName(family: "王小明")),
        ]
    )
    func parts(_ text: String, name: PersonName) {
        #expect(PersonName(text) == name)
        #expect(PersonName(name.turned) == name)
    }

    @Test("stay as they were written, and a list that did not change keeps the mark for others")
    func kept() {
        var content = PublicationContent(title: "Tone")
        content.setAuthor("Doe, J. et al.")
        content.setAuthors(["Doe, J."])
        #expect(content.author == "Doe, J. et al.")
        #expect(content.contributors.last?.kind == .others)
        content.setAuthors(["Doe, J.", "Roe, R."])
        #expect(content.author == "Doe, J.; Roe, R.")
        #expect(content.authors == ["Doe, J.", "Roe, R."])
    }

    @Test(
        "keywords come apart at semicolons, else at commas, and go together again",
        arguments: [["tone", "syntax"], ["tone, high", "syntax"], ["tone, high"], ["tone"], []]
    )
    func keywords(_ words: [String]) {
        var content = PublicationContent(title: "Tone")
        content.setKeywords(words)
        #expect(content.keywords == words)
    }
}

@Suite("Keys of citations")
struct CitationKeyTests {
    private static func content(_ author: String, _ year: Int?, _ title: String) -> PublicationContent {
        var content = PublicationContent(title: title)
        content.setAuthor(author)
        content.year = year
        return content
    }

    @Test(
        "are the first surname, the year and the first word that says something, in ASCII",
        arguments: [
            (content("Byron, A.; Hopper, G.", 2024, "Tone in Northern Languages"), "byron2024tone"),
            (content("Ludwig van der Berg", 1999, "The Übergang"), "berg1999ubergang"),
            (content("Özgür, Ş.", nil, "A \"Study\""), "ozgurstudy"), (content("", 2001, "On 42"), "200142"),
            (content("Example Institute of Tone", 2020, "Report"), "example2020report"),
            (content("", nil, "音"), "publication"),
        ]
    )
    func base(_ content: PublicationContent, key: String) {
        #expect(CitationKey.base(of: content) == key)
    }

    @Test("get letters that never run out", arguments: [(0, ""), (1, "b"), (25, "z"), (26, "ba"), (700, "bay")])
    func suffix(_ number: Int, letters: String) {
        #expect(CitationKey.suffix(number) == letters)
    }
}

@Suite("What is one publication")
struct PublicationIdentityTests {
    @Test("the same title in other letters and signs, in the same year")
    func title() {
        var first = PublicationContent(title: "Tone in “Northern” Languages: a study")
        var second = PublicationContent(title: "TONE in Nörthern languages – A Study.")
        #expect(PublicationIdentity(first).titleAndYear == PublicationIdentity(second).titleAndYear)
        first.year = 2020
        #expect(PublicationIdentity(first).titleAndYear != PublicationIdentity(second).titleAndYear)
        second.year = 2020
        #expect(PublicationIdentity(first).titleAndYear == PublicationIdentity(second).titleAndYear)
    }

    @Test(
        "a DOI in other letters, behind the address of a resolver",
        arguments: ["10.1000/A.1", "https://doi.org/10.1000/a.1"]
    )
    func doi(_ text: String) {
        #expect(PublicationIdentity.doi(text) == "10.1000/a.1")
        #expect(PublicationIdentity.doi("none") == nil)
    }

    @Test("what one of them knows is added to the other, and nothing is replaced")
    func fill() {
        var content = PublicationContent(title: "Tone")
        content[.venue] = "Journal of Examples"
        var other = PublicationContent(title: "TONE")
        other.setAuthor("Doe, J.")
        other.year = 2020
        other[.venue] = "J Ex"
        other[.doi] = "10.1000/a"
        let isFilled = content.fill(from: other)
        #expect(isFilled)
        #expect(content.title == "Tone" && content[.venue] == "Journal of Examples")
        #expect(content.author == "Doe, J." && content.year == 2020 && content[.doi] == "10.1000/a")
        let isFilledAgain = content.fill(from: other)
        #expect(!isFilledAgain)
    }
}
