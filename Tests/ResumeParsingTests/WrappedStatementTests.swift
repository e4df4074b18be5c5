import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Statements that go on in the next line")
struct WrappedStatementTests {
    private static let long = "Kept the books of the northern branches and of three further ones beside them."

    @Test(
        "are one, whatever the next line begins with",
        arguments: [
            ["Looked after clients like Globex,", "Initech and Hooli."],
            ["Served as contact for large clients (e.g.", "PR, social, product and marketing)."],
            ["Closed the books by the rules of the code and", "Sarbanes Oxley Act."],
            ["Led the campaign of the school (Northern", "Youth Programme)."],
            ["Wrote the reports of Globex &", "Sons every month."],
        ]
    )
    func whole(_ rows: [String]) {
        let highlights = HighlightJoiner().highlights(from: ParsedRows.lines([Self.long] + rows))
        #expect(highlights.last?.value == rows.joined(separator: " "))
        #expect(highlights.last?.lines.count == 2)
    }

    @Test("end where a line is finished")
    func finished() {
        let rows = ["Trained four clerks (two of them part-time)", "Kept the books", "Wrote the reports."]
        #expect(HighlightJoiner().highlights(from: ParsedRows.lines([Self.long] + rows)).count == 4)
    }

    @Test("keep the hyphen behind a letter")
    func letter() {
        #expect(HighlightJoiner.join("Advised c-", "level staff") == "Advised c-level staff")
        #expect(HighlightJoiner.join("Advised the manage-", "ment") == "Advised the management")
    }

    @Test("a head that stands twice is one position, and a sentence's employer none")
    func echoes() throws {
        let resume = try ParsedRows.resume([
            "Robin Example", "robin@example.com", "Experience", "10/2011 to Current", "Account Executive, Globex",
            "10/2011 to Current", "Account Executive, Globex", "• Won forty clients", "• Kept nearly all of them",
        ])
        #expect(resume.work.count == 1, "\(resume.work)")
        #expect(resume.work.first?.highlights.count == 2)
    }

    @Test("a history that stands twice has each position once, with all that is told of it")
    func twice() throws {
        let history = [
            "Account Executive, Globex, 10/2011 to Current", "• Won forty clients", "• Kept nearly all of them",
            "Sales Associate, Initech, 03/2008 to 09/2011", "• Sold shoes to nine shops",
        ]
        let resume = try ParsedRows.resume(
            ["Robin Example", "robin@example.com", "Work History"] + history + ["Experience"] + history
                + ["• Wrote the price list"]
        )
        #expect(resume.work.map(\.position) == ["Account Executive", "Sales Associate"], "\(resume.work)")
        #expect(resume.work.first?.highlights.count == 2)
    }
}
