import Resume
import Testing

@testable import ResumeParsing

@Suite("Phone numbers and addresses")
struct ContactScannerTests {
    @Test(
        "finds phone numbers of many countries",
        arguments: [
            "(512) 555-0134", "512.555.0134", "+1 512-555-0134", "+1 (416) 555-0123", "+44 20 7946 0958",
            "07700 900123",
            "+44 (0)20 7946 0958", "(+44) 20 7946 0958", "+49 30 23125 123", "0171 3920012", "+33 6 39 98 12 34",
            "01 99 00 12 34", "+61 491 570 156", "+353 20 915 1234", "+46 8 465 004 12", "070-174 06 05",
            "+34 600 000 123", "+39 06 0000 1234", "+31 20 555 0123", "+48 500 000 123", "+55 (11) 95555-0123",
            "+91 98555 50123", "+27 11 555 0123", "+81 3-5550-0123", "+41 44 555 01 23", "+43 1 5550123",
        ]
    )
    func phones(_ phone: String) {
        #expect(ContactScanner.phone(in: phone) == phone)
        #expect(ContactScanner.phone(in: "Phone: \(phone) | Leeds") == phone)
        #expect(ContactScanner.phone(in: "jane@example.com, \(phone)") == phone)
    }

    @Test(
        "leaves out numbers that nobody answers",
        arguments: [
            "", "12345", "07/15 - 10/16", "2016 - 2019", "01/2016 - 03/2018", "05/2016 – 07/2018", "03/2016",
            "01.05.2019",
            "01.05.2019 - 30.06.2020", "2015-2019 2019-2021", "$1,250,000", "GPA 3.85/4.0", "100% of 250 users",
            "ISO 9001:2015", "jane1234567@example.com", "https://example.com/in/1234567", "Austin, TX 78701-1234",
        ]
    )
    func others(_ text: String) {
        #expect(ContactScanner.phone(in: text) == nil)
    }

    @Test(
        "finds e-mail addresses",
        arguments: [
            ("jane.doe@example.com", "jane.doe@example.com"), ("mailto:jane@example.org", "jane@example.org"),
            ("E-Mail: jane@example.com", "jane@example.com"), ("Email:jane@example.com |", "jane@example.com"),
            ("<jane+cv@example.co.uk>", "jane+cv@example.co.uk"), ("josé.díaz@example.com", "josé.díaz@example.com"),
            ("reach me at jane@example.com.", "jane@example.com"), ("(jane@example.com)", "jane@example.com"),
            ("Leeds|jane_doe-1@mail.example.com,", "jane_doe-1@mail.example.com"),
        ]
    )
    func emails(text: String, email: String) {
        #expect(ContactScanner.email(in: text) == email)
    }

    @Test(
        "leaves out what is no address",
        arguments: [
            "", "jane doe", "jane@example", "@example.com", "jane@@example.com", "jane@.example.com", "a@b@example.com",
            "@jane",
        ]
    )
    func noEmails(_ text: String) {
        #expect(ContactScanner.email(in: text) == nil)
    }

    @Test("finds pages in networks, each once")
    func profiles() throws {
        let rows = [
            "linkedin.com/in/jane-example | https://github.com/jane-example/ | https://linkedin.com/in/jane-example"
        ]
        let line = try #require(ParsedRows.lines(rows).first)
        let expected = [
            Profile(network: "GitHub", username: "jane-example", url: "https://github.com/jane-example"),
            Profile(network: "LinkedIn", username: "jane-example", url: "https://linkedin.com/in/jane-example"),
        ]
        #expect(try ParsedRows.profiles(line).sorted { $0.network < $1.network } == expected)
    }

    @Test(
        "an address has no label in front of it",
        arguments: [
            "Email ID:jane.doe@example.com", "EMAIL:jane.doe@example.com", "E-mail- jane.doe@example.com",
            "E-mail-jane.doe@example.com", "Email :- jane.doe@example.com", "Mail ID:jane.doe@example.com",
        ]
    )
    func labelledAddress(row: String) {
        #expect(ContactScanner.email(in: row) == "jane.doe@example.com")
    }
}
