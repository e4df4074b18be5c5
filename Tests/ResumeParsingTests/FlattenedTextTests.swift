import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Résumés in one line")
struct FlattenedTextTests {
    private static let told = "Sorted the mail of four offices every morning and kept the stamps in order."

    @Test(
        "have their head and their sections",
        arguments: [
            ("WORK EXPERIENCE", "EDUCATION", "SKILLS"), ("Work Experience", "Education", "Skills"),
            ("Employment History:", "Education:", "Key Skills:"),
        ]
    )
    func sections(work: String, education: String, skills: String) throws {
        let resume = try ParsedRows.resume([
            "Jane Sample Store Clerk - Kestrel Foods Leeds, England - jane.sample@example.com \(work) Store Clerk "
                + "Kestrel Foods - Leeds, England March 2019 to Present \(Self.told) Cashier Maple Logistics Ltd - York, "
                + "England June 2014 to May 2016 • \(Self.told) \(education) MBA in Finance Example Valley University "
                + "2014 B.Com Sample College of Commerce 2011 \(skills) Typing (3 years), Sorting (2 years)"
        ])
        #expect(resume.basics.name?.value == "Jane Sample")
        #expect(resume.basics.location?.value.city == "Leeds")
        #expect(resume.work.map(\.position) == ["Store Clerk", "Cashier"])
        #expect(resume.work.map(\.name) == ["Kestrel Foods", "Maple Logistics Ltd"])
        #expect(resume.education.map(\.institution) == ["Example Valley University", "Sample College of Commerce"])
        #expect(!resume.skills.isEmpty)
    }

    @Test("are no paragraphs of others")
    func paragraphs() throws {
        let rows = [
            "Jane Sample", "jane.sample@example.com",
            "Clerk with Education and Skills in the office. " + String(repeating: Self.told + " ", count: 6),
            "Work Experience", "Store Clerk, Kestrel Foods Ltd, Leeds, March 2019 to Present",
        ]
        let resume = try ParsedRows.resume(rows)
        #expect(resume.work.map(\.position) == ["Store Clerk"])
        #expect(resume.education.isEmpty)
    }

    @Test("lose the address of the page they were printed from")
    func addresses() throws {
        let lines = ParsedRows.lines([
            "Jane Sample", "Email me on Board: board.example.com/r/Jane-Sample/1a2b", "Cashier",
            "https://www.board.example.com/r/Jane-Sample/1a2b?from=download", "Maple Logistics",
            "https://code.example.com/jane/stamps",
        ])
        #expect(PageAddresses.cut(from: lines).map(\.text) == lines.indices.filter { $0 != 3 }.map { lines[$0].text })
    }

    @Test("may have a name in small letters that the address of a page repeats")
    func smallLetters() throws {
        let resume = try ParsedRows.resume([
            "jane sample", "Leeds, England - Email me on Board: board.example.com/r/jane-sample/1a2b",
            "WORK EXPERIENCE",
            "cashier", "maple logistics - leeds, england", "june 2014 to present",
        ])
        #expect(resume.basics.name?.value == "jane sample")
    }
}
