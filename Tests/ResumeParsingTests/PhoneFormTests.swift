import Resume
import Testing

@testable import ResumeParsing

@Suite("Forms of phone numbers")
struct PhoneFormTests {
    private func phone(_ row: String) throws -> String? {
        try ParsedRows.resume([
            "Jane Doe", row, "jane@example.com", "EXPERIENCE", "Clerk, Acme Ltd          2016 – 2019", "• Sorted mail",
        ]).basics.phone?.value
    }

    @Test(
        "have the zero that is dialled at home only in brackets",
        arguments: ["+49 (0) 30 23125 123", "+49 (0)30 23125-123", "+44 (0) 20 7946 0958"]
    )
    func trunkZero(_ phone: String) throws {
        #expect(try self.phone(phone) == phone)
        #expect(try self.phone("Tel.: \(phone) | Leeds") == phone)
    }

    @Test(
        "go on to the extension",
        arguments: [
            "512-555-0134 ext. 12", "512-555-0134, ext 12", "(512) 555-0134 x12", "+49 30 23125 123 Durchwahl 4",
        ]
    )
    func extensions(_ phone: String) throws {
        #expect(try self.phone(phone) == phone)
    }

    @Test(
        "are no years and no dates",
        arguments: [
            "2016 2019", "2016-2019", "Since 2016", "2019 0134", "Born 01.05.1990", "1990-05-01", "05/01/1990",
            "01.05.1990 in Leeds",
        ]
    )
    func years(_ row: String) throws {
        #expect(try phone(row) == nil)
    }

    @Test("are found beside years", arguments: ["2015 – 2019 | 512-555-0134", "512-555-0134 | since 2019"])
    func besideYears(_ row: String) throws {
        #expect(try phone(row) == "512-555-0134")
    }

    @Test("are the first of several")
    func first() throws {
        #expect(try phone("Phone 512.555.0134 Fax 512.555.0135") == "512.555.0134")
    }

    @Test(
        "are the first of several",
        arguments: [
            ("9876500134/9876500135", "9876500134"), ("+91 98765 00134 / 98765 00135", "+91 98765 00134"),
            ("+971 50 000 0134/(+91) 9876500135", "+971 50 000 0134"), ("Mob: +91-9876500134", "+91-9876500134"),
            ("Contact No.:+971-55-0000134", "+971-55-0000134"),
        ]
    )
    func several(row: String, expected: String) throws {
        #expect(try phone(row) == expected)
    }
}
