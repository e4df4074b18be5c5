import BundledTables
import Resume
import TestSupport
import Testing

@testable import ResumeScoring

@Suite("Findings that hold when read beside the document")
struct TruthfulFindingTests {
    private static func sample(_ bullets: [String]) -> ScoredSample {
        var sample = ScoredSample()
        sample.writeContact(name: "Robin Example", email: "robin@example.com", phone: "617-555-0142")
        sample.writeWork(
            "Office Administrator",
            at: "Globex",
            from: PartialDate(year: 2019, month: 3),
            to: nil,
            dates: "March 2019 – Present",
            bullets: bullets
        )
        return sample
    }

    private static func finding(_ code: String, in bullets: [String]) throws -> Finding? {
        try sample(bullets).score.findings.first { $0.code == code }
    }

    @Test("lines that open with a plain verb are not said to open with none")
    func verbs() throws {
        let bullets = [
            "Helped 40 tenants with their leases", "Handled the post of three floors", "Supported the payroll run",
            "Worked with two suppliers on their invoices", "Provides keys to visitors", "Assisting callers every day",
        ]
        let finding = try Self.finding("language.action_verbs", in: bullets)
        #expect(finding?.message.contains("not open") != true, "\(finding?.message ?? "")")
    }

    @Test("roads, ranks and states are no pronouns")
    func pronouns() throws {
        let bullets = [
            "Planned the detours of I-90 and I-25", "Trained three clerks as Accountant I and Level I inspectors",
            "Moved the office from Portland, ME to Boston", "Surveyed a potash mine",
        ]
        #expect(try Self.finding("language.pronouns", in: bullets) == nil)
        #expect(try Self.finding("language.pronouns", in: ["In May I moved the office of my team"]) != nil)
    }

    @Test("an abbreviation within parentheses ends no sentence")
    func abbreviations() {
        let text = "Served as contact for large clients (e.g. Globex, Initech, Hooli etc.). Kept their files."
        let line = LineReference(page: 1, line: 1, text: text)
        #expect(Statement.statements(Sourced(text, lines: [line])).map(\.text).count == 2)
    }

    @Test("what a list of names begins with a deed is a statement")
    func listed() throws {
        let bullets = [
            "Measured Vendors By Scorecards (SLA, Quality, Delivery, Price, Support, Audits, Reports, Claims, Returns)"
        ]
        #expect(try Self.finding("consistency.foreign_text", in: bullets) == nil)
    }

    @Test("duties named as things, and sentences on what one's work led to, are no article")
    func duties() throws {
        let bullets = [
            "The planning and upkeep of nine public gardens in the north", "Checked the accounts of three funds",
            "These changes were adopted by the whole office.", "I served on a team of four auditors.",
            "The reports are used by all branches today.", "Wrote the manual for new clerks",
        ]
        #expect(try Self.finding("consistency.foreign_text", in: bullets) == nil)
    }
}
