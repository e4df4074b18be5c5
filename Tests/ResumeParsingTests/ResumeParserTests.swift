import Resume
import TestSupport
import Testing
import TextDocument

@testable import ResumeParsing

@Suite("The parser of résumés")
struct ResumeParserTests {
    private static let nurse = [
        "Jane Doe", "Staff Nurse", "jane.doe@example.com | 512-555-0134 | Austin, TX", "EXPERIENCE",
        "Staff Nurse          Mar 2019 – Present", "Example General Hospital, Austin, TX",
        "• Cared for 12 patients a shift", "EDUCATION", "BSc in Nursing          2015 – 2019", "Example University",
        "SKILLS", "Triage, Wound care",
    ]
    private static let sizes = [20.0, 12, 10, 12, 10, 10, 10, 12, 10, 10, 12, 10]

    @Test("reads what a résumé says")
    func resume() throws {
        let resume = try ParsedRows.resume(Self.nurse, fontSizes: Self.sizes)
        #expect(resume.basics.name?.value == "Jane Doe")
        #expect(resume.basics.label?.value == "Staff Nurse")
        #expect(resume.basics.email?.value == "jane.doe@example.com")
        #expect(resume.basics.phone?.value == "512-555-0134")
        #expect(resume.basics.location?.value.city == "Austin")
        #expect(resume.work.map(\.position) == ["Staff Nurse"])
        #expect(resume.work.map(\.name) == ["Example General Hospital"])
        #expect(resume.education.map(\.institution) == ["Example University"])
        #expect(resume.education.map(\.studyType) == ["BSc"])
        #expect(resume.education.map(\.area) == ["Nursing"])
        #expect(resume.skills.flatMap { $0.keywords.map(\.value) } == ["Triage", "Wound care"])
        #expect(resume.likelihood > 0.9)
    }

    @Test("says where it read what it says")
    func references() throws {
        let resume = try ParsedRows.resume(Self.nurse, fontSizes: Self.sizes)
        #expect(resume.basics.name?.lines.map(\.line) == [1])
        #expect(resume.basics.email?.lines.map(\.line) == [3])
        #expect(resume.work.first?.lines.map(\.line) == [5, 6])
        #expect(resume.work.first?.highlights.first?.lines.map(\.line) == [7])
    }

    @Test("gives the same for the same document")
    func deterministic() throws {
        let first = try ParsedRows.resume(Self.nurse, fontSizes: Self.sizes)
        #expect(try ParsedRows.resume(Self.nurse, fontSizes: Self.sizes) == first)
    }

    @Test("makes nothing of nothing", arguments: [[], [""], ["   ", ""]] as [[String]])
    func empty(rows: [String]) throws {
        let resume = try ParsedRows.resume(rows)
        #expect(resume == Resume())
        #expect(resume.likelihood == 0)
    }

    @Test("leaves nil what a résumé does not say")
    func missing() throws {
        let resume = try ParsedRows.resume([
            "EXPERIENCE", "Cashier, Example Foods Ltd          2017 – 2020", "• Handled cash",
        ])
        #expect(resume.basics == Basics())
        #expect(resume.education.isEmpty)
        #expect(resume.skills.isEmpty)
        #expect(resume.languages.isEmpty)
        #expect(resume.certificates.isEmpty)
        #expect(resume.work.map(\.location) == [nil])
    }

    @Test("says nothing that does not stand in the document")
    func onlyWhatStandsThere() throws {
        let text = Self.nurse.joined(separator: " ")
        let resume = try ParsedRows.resume(Self.nurse, fontSizes: Self.sizes)
        var said: [String?] = resume.skills.flatMap { $0.keywords.map(\.value) }
        for entry in resume.work {
            said += [entry.position, entry.name, entry.location]
            said += entry.highlights.map(\.value)
        }
        for entry in resume.education { said += [entry.institution, entry.studyType, entry.area] }
        let values = said.compactMap { $0 }
        #expect(values.count >= 9)
        for value in values { #expect(text.contains(value), "\(value)") }
    }

    private static let recipe = [
        "Apple Pie of the House", "Serves 8 – ready in 90 minutes", "Ingredients",
        "• 6 large apples, peeled and sliced",
        "• 200 g flour", "• 120 g butter, cold", "• 1 teaspoon cinnamon", "Method", "1. Heat the oven to 180 degrees.",
        "2. Rub the butter into the flour until it looks like crumbs.", "3. Roll out the dough and line the tin.",
        "4. Fill with apples, sprinkle with cinnamon and bake for 45 minutes.", "Serve warm with cream.",
    ]
    private static let invoice = [
        "INVOICE", "Example Supplies Ltd", "Invoice number 4711", "Date 01/03/2020", "Item     Quantity     Price",
        "Paper     10     40.00", "Total     40.00", "Payable within 30 days. Thank you for your order.",
    ]

    @Test("does not take other documents for résumés", arguments: [recipe, invoice])
    func otherDocuments(rows: [String]) throws {
        let resume = try ParsedRows.resume(rows, fontSizes: [20])
        #expect(resume.likelihood < 0.4)
        #expect(resume.work.isEmpty)
        #expect(resume.education.isEmpty)
        #expect(resume.basics.email == nil)
        #expect(resume.basics.phone == nil)
    }
}
