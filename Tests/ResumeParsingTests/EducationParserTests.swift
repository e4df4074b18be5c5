import Resume
import Testing

@testable import ResumeParsing

@Suite("Education")
struct EducationParserTests {
    @Test(
        "is degree, field and school in many orders",
        arguments: [
            ["B.S. in Computer Science, Example State University, 2012 – 2016"],
            ["Example State University     2012 – 2016", "B.S. in Computer Science"],
            ["B.S. Computer Science", "Example State University · 2012 – 2016"],
            ["2012 – 2016     B.S., Computer Science, Example State University"],
            ["Example State University | B.S. in Computer Science | 2012 – 2016"],
        ]
    )
    func orders(rows: [String]) throws {
        let entries = try ParsedRows.education(rows)
        #expect(entries.map(\.institution) == ["Example State University"])
        #expect(entries.map(\.studyType) == ["B.S."])
        #expect(entries.map(\.area) == ["Computer Science"])
        #expect(entries.map { $0.startDate?.year } == [2012])
        #expect(entries.map { $0.endDate?.year } == [2016])
    }

    /// A row, and degree, field and school in it.
    struct Sample: Sendable, CustomStringConvertible {
        let row: String
        let degree: String
        let area: String?
        let school: String
        var description: String { row }

        init(_ row: String, _ degree: String, _ area: String?, _ school: String) {
            self.row = row
            self.degree = degree
            self.area = area
            self.school = school
        }
    }

    @Test(
        "is read in many languages",
        arguments: [
            Sample(
                "Bachelor of Science in Mathematik, Universität Musterstadt, 2015",
                "Bachelor of Science",
                "Mathematik",
                "Universität Musterstadt"
            ),
            Sample(
                "Ausbildung zum Bäcker, Berufsschule Musterstadt, 2008 – 2011",
                "Ausbildung zum Bäcker",
                nil,
                "Berufsschule Musterstadt"
            ),
            Sample(
                "Master en Biologie, Université de l’Exemple, 2012",
                "Master",
                "Biologie",
                "Université de l’Exemple"
            ),
            Sample("Grado en Historia, Universidad del Ejemplo, 2014", "Grado", "Historia", "Universidad del Ejemplo"),
            Sample(
                "Bacharelado em Direito, Universidade do Exemplo, 2013",
                "Bacharelado",
                "Direito",
                "Universidade do Exemplo"
            ),
            Sample(
                "Laurea in Economia, Università degli Esempi, 2016",
                "Laurea",
                "Economia",
                "Università degli Esempi"
            ),
            Sample("Bachelor of Arts, Hogeschool Voorbeeld, 2017", "Bachelor of Arts", nil, "Hogeschool Voorbeeld"),
            Sample("BSc (Hons) Adult Nursing, Example College, 2016", "BSc (Hons)", "Adult Nursing", "Example College"),
            Sample(
                "High School Diploma, Example Hills High School, 2015",
                "High School Diploma",
                nil,
                "Example Hills High School"
            ),
        ]
    )
    func languages(_ sample: Sample) throws {
        let entry = try #require(try ParsedRows.education([sample.row]).first)
        #expect(entry.studyType == sample.degree)
        #expect(entry.area == sample.area)
        #expect(entry.institution == sample.school)
    }

    @Test(
        "has a grade where one stands there",
        arguments: [
            ("GPA: 3.7 / 4.0", "3.7 / 4.0"), ("GPA 3.7", "3.7"), ("magna cum laude", "magna cum laude"),
            ("Abschlussnote: 1,3", "1,3"), ("Voto: 110/110 e lode", "110/110 e lode"), ("2:1", "2:1"),
        ]
    )
    func score(text: String, score: String) throws {
        let entry = try #require(try ParsedRows.education(["BSc in Physics, Example University, 2016", text]).first)
        #expect(entry.score == score)
        #expect(entry.area == "Physics")
    }

    @Test("has courses and a thesis")
    func details() throws {
        let entry = try #require(
            try ParsedRows.education([
                "MSc in Physics, Example University, 2018", "Relevant coursework: Optics, Lasers,", "Plasma",
                "Thesis: Light in small rooms",
            ]).first
        )
        #expect(entry.courses == ["Optics", "Lasers", "Plasma"])
        #expect(entry.thesis == "Light in small rooms")
    }

    @Test("begins anew where what is known already comes again")
    func several() throws {
        let entries = try ParsedRows.education([
            "Example University", "MSc in Physics", "2016 – 2018", "Sample College", "BSc in Physics", "2013 – 2016",
        ])
        #expect(entries.map(\.institution) == ["Example University", "Sample College"])
        #expect(entries.map(\.studyType) == ["MSc", "BSc"])
        #expect(entries.map { $0.endDate?.year } == [2018, 2016])
    }

    @Test("is not made up", arguments: [[], ["2016"], ["Cycling and cooking"]] as [[String]])
    func none(rows: [String]) throws {
        #expect(try ParsedRows.education(rows).isEmpty)
    }

    @Test(
        "is no school where the words are those of remarks and of running text",
        arguments: [
            "Dean's List every year", "Recipient of the Harbour Scholarship", "Member of the Rowing Club",
            "Coursework includes Business Law",
        ]
    )
    func remarks(row: String) throws {
        let entries = try ParsedRows.education(["B.Sc. in Biology, Example State University, 2012", row])
        #expect(entries.map(\.institution) == ["Example State University"])
    }

    @Test("is an unknown school where its name stands by itself")
    func unknownSchool() throws {
        let entries = try ParsedRows.education(["B.Sc. in Biology", "Kestrelholm", "2009 – 2012"])
        #expect(entries.map(\.institution) == ["Kestrelholm"])
    }

    @Test(
        "names no school by a piece of a sentence or of a list",
        arguments: ["and co-workers", "*Honours*"]
    )
    func pieces(name: String) throws {
        let entries = try ParsedRows.education(["B.Sc. in Biology, 2012", name])
        #expect(entries.allSatisfy { $0.institution == nil })
    }

    @Test("has schools that begin with a small word", arguments: ["De Montfort University", "La Trobe University"])
    func particles(school: String) throws {
        let entries = try ParsedRows.education(["B.Sc. in Biology", "\(school), 2012"])
        #expect(entries.map(\.institution) == [school])
    }

    @Test("have the field behind a label within the line")
    func labelledField() throws {
        let entries = try ParsedRows.education([
            "2010 – 2012          Uniwersytet Mikołaja Kopernika", "studia magisterskie, kierunek: Zarządzanie",
        ])
        #expect(entries.map(\.studyType) == ["studia magisterskie"])
        #expect(entries.map(\.area) == ["Zarządzanie"])
    }
}
