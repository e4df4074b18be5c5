import Resume
import Testing

@testable import ResumeParsing

@Suite("Names of persons")
struct NameFinderTests {
    @Test(
        "are found as written",
        arguments: [
            "Jane Doe", "JANE DOE", "Vincent van der Beispiel", "Maria de la Muestra y Ejemplo", "José Díaz-Ejemplo",
            "Seán O'Example", "Seán O’Example", "Jane Q. Doe", "Jane (Janie) Doe", "Łucja Przykładowa", "山田花子",
            "Dr. Jana Muster", "Rhys ap Sampl",
        ]
    )
    func names(_ name: String) throws {
        let rows = [name, "Staff Nurse", "jane@example.com | +1 512-555-0134", "EXPERIENCE"]
        #expect(try ParsedRows.name(rows, fontSizes: [20])?.value == name)
    }

    @Test(
        "are found without what stands around them",
        arguments: [
            "Jane Doe, RN, BSN", "Jane Doe, Ph.D.", "Jane Doe MBA", "Jane Doe, CPA, M.Sc.", "Name: Jane Doe",
            "Jane Doe – Curriculum Vitae", "Resume of Jane Doe", "Jane Doe Resume",
        ]
    )
    func bare(_ row: String) throws {
        #expect(try ParsedRows.name([row, "Staff Nurse"], fontSizes: [20])?.value == "Jane Doe")
    }

    @Test(
        "are found below what is not a name",
        arguments: [["Curriculum Vitae"], ["RESUME"], ["Lebenslauf"], ["Staff Nurse"], ["Berlin, Germany"], ["2024"]]
    )
    func below(rows: [String]) throws {
        #expect(try ParsedRows.name(rows + ["Jane Doe"], fontSizes: [20, 20])?.value == "Jane Doe")
    }

    @Test(
        "are no labels, blessings or titles of documents in any script",
        arguments: [
            "NATIONALITY SAMPLIAN", "Religion Example", "بسم الله الرحمن الرحيم", "बायो डेटा", "जीवन परिचय (BIO-DATA)",
            "Profile (Curriculum Vitae)", "BIO-DATA", "APPLY FOR", "पिता का नाम", "والد کا نام",
        ]
    )
    func labels(row: String) throws {
        #expect(try ParsedRows.name([row, "Jane Doe"], fontSizes: [20, 20])?.value == "Jane Doe")
    }

    @Test("are no towns with their regions")
    func towns() throws {
        let rows = ["Mississauga, Ontario · 416-555-0131 · jane@example.ca", "Profile", "Teaches mathematics"]
        #expect(try ParsedRows.name(rows, fontSizes: []) == nil)
    }

    @Test("may be a word that is a label elsewhere", arguments: ["Race Example", "Jane Born"])
    func namesakes(name: String) throws {
        #expect(try ParsedRows.name([name, "Staff Nurse"], fontSizes: [20])?.value == name)
    }

    @Test("are found by the address when the size does not tell")
    func byEmail() throws {
        let rows = ["Morgan Street", "Jane Doe", "Staff Nurse"]
        let name = try ParsedRows.name(rows, fontSizes: [], email: "jane.doe@example.com")
        #expect(name?.value == "Jane Doe")
        #expect(name?.lines.map(\.line) == [2])
    }

    @Test("may stand on two lines", arguments: [("Johanna", "Musterfrau"), ("Jane", "Doe")])
    func twoLines(first: String, last: String) throws {
        let name = try ParsedRows.name([first, last, "Staff Nurse"], fontSizes: [24, 24, 10])
        #expect(name?.value == "\(first) \(last)")
        #expect(name?.lines.map(\.line) == [1, 2])
    }

    @Test("lose what stands behind them on their second line")
    func affixesBelow() throws {
        let name = try ParsedRows.name(["Jane Q.", "Doe-Example, BSN, RN", "Staff Nurse"], fontSizes: [24, 24, 10])
        #expect(name?.value == "Jane Q. Doe-Example")
    }

    @Test("go on behind a hyphen, however long they are")
    func hyphen() throws {
        let rows = ["Maria Cristina \"Tina\" Muestra-", "Ejemplo", "Virtual Assistant"]
        #expect(try ParsedRows.name(rows, fontSizes: [24, 24, 10])?.value == "Maria Cristina \"Tina\" Muestra-Ejemplo")
    }

    @Test(
        "are nil where there is none",
        arguments: [
            [], ["2024"], ["jane@example.com", "512-555-0134"], ["Work Experience"], ["cared for patients every day"],
            ["Curriculum Vitae"],
        ] as [[String]]
    )
    func none(rows: [String]) throws {
        #expect(try ParsedRows.name(rows, fontSizes: []) == nil)
    }

    @Test("are found in the largest type of the page behind a list of contacts and skills")
    func behindLists() throws {
        let resume = try ParsedRows.resume(
            [
                "Leeds", "jane@example.com", "Skills", "Welding", "Languages", "English", "Jane Doe", "Staff Nurse",
                "EXPERIENCE",
            ],
            fontSizes: [10, 10, 12, 10, 12, 10, 24, 11, 12]
        )
        #expect(resume.basics.name?.value == "Jane Doe")
        #expect(resume.basics.label?.value == "Staff Nurse")
    }
}
