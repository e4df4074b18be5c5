import Resume
import Testing

@testable import ResumeParsing

@Suite("Addresses over two lines")
struct BrokenEmailTests {
    private func found(_ rows: [String], fontSizes: [Double] = []) -> Sourced<String>? {
        EmailFinder().email(in: ParsedRows.lines(rows, fontSizes: fontSizes))
    }

    @Test(
        "are put together",
        arguments: [
            ["jane.longname@", "example.com"], ["jane.longname", "@example.com"], ["jane.longname@example", ".com"],
            ["jane.longname@example.", "com"], ["E-Mail: jane.longname@", "example.com | Leeds"],
        ]
    )
    func broken(rows: [String]) throws {
        let email = try #require(found(rows))
        #expect(email.value == "jane.longname@example.com")
        #expect(email.lines.map(\.line) == [1, 2])
    }

    @Test("keep the hyphen at which they are broken")
    func hyphen() {
        #expect(found(["jane@mail-", "server.example.com"])?.value == "jane@mail-server.example.com")
    }

    @Test(
        "are told from whole ones above another line",
        arguments: ["Leeds", "www.example.org", "john@example.org", "Senior.Manager", "512-555-0134"]
    )
    func whole(next: String) {
        let email = found(["jane@example.com", next])
        #expect(email?.value == "jane@example.com")
        #expect(email?.lines.map(\.line) == [1])
    }

    @Test("have halves of one size, and none behind a bullet")
    func look() {
        #expect(found(["jane@", "example.com"], fontSizes: [10, 14]) == nil)
        #expect(found(["jane@", "• example.com"]) == nil)
    }
}
