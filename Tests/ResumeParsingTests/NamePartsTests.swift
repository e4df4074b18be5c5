import Resume
import Testing

@testable import ResumeParsing

@Suite("Parts of names")
struct NamePartsTests {
    private func name(_ row: String) throws -> String? {
        try ParsedRows.name([row, "jane@example.com | 512-555-0134", "EXPERIENCE", "Sorted mail"], fontSizes: [20])?
            .value
    }

    @Test(
        "are particles in small letters",
        arguments: [
            "Ludwig von der Muster", "Anna ter Beispiel", "Omar bin Muster", "Sofia dos Exemplos",
            "Jean de La Exemple", "Marc d'Exemple", "Abu Bakr al Muster", "JANE VAN DER BEISPIEL",
        ]
    )
    func particles(_ name: String) throws {
        #expect(try self.name(name) == name)
    }

    @Test("are initials", arguments: ["J. R. Doe", "J.R. Doe", "J. Doe", "Jane D.", "JANE Q. DOE", "Jane Q. van Doe"])
    func initials(_ name: String) throws {
        #expect(try self.name(name) == name)
    }

    @Test(
        "are no degrees, with full stops or without",
        arguments: [
            ("Jane Doe, PhD, PMP", "Jane Doe"), ("Jane Doe, M.D.", "Jane Doe"), ("Jane Doe BSc MSc", "Jane Doe"),
            ("Jane Q. Doe RN BSN", "Jane Q. Doe"), ("JANE DOE, R.N.", "JANE DOE"),
            ("Jane Doe, LL.M., D.Phil.", "Jane Doe"), ("Jane van der Doe, MBA", "Jane van der Doe"),
        ]
    )
    func degrees(row: String, name: String) throws {
        #expect(try self.name(row) == name)
    }

    @Test("may look like degrees where a name would not be left without them", arguments: ["Jane Ma", "Jane Do"])
    func shortNames(_ name: String) throws {
        #expect(try self.name(name) == name)
    }

    @Test(
        "begin with a capital, and are no employer's",
        arguments: ["jane doe", "cared for patients", "Jane Doe Ltd", "Acme Widgets GmbH"]
    )
    func others(_ row: String) throws {
        #expect(try self.name(row) == nil)
    }
}
