import Careers
import TestSupport
import Testing

@Suite("Seniority of titles")
struct SeniorityTableTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    @Test(
        "reads the rank that a title states",
        arguments: [
            ("Marketing Intern", Seniority.trainee), ("Trainee Electrician", .trainee), ("Junior Developer", .junior),
            ("Jr. Accountant", .junior), ("Senior Software Engineer", .senior), ("Sr Accountant", .senior),
            ("Software Engineer III", .senior), ("Lead Developer", .lead), ("Principal Scientist", .lead),
            ("Engineering Manager", .manager), ("Head of Marketing", .manager), ("Director of Operations", .director),
            ("VP", .vicePresident), ("VP of Sales", .vicePresident), ("Vice President of Marketing", .vicePresident),
            ("Chief Technology Officer", .chief), ("CTO", .chief), ("Founder", .chief),
        ]
    )
    func stated(_ title: String, level: Seniority) {
        #expect(knowledge.title(title).seniority == level)
    }

    @Test(
        "is not taken in by words that mean something else",
        arguments: [
            ("Executive Assistant", Seniority.regular), ("Staff Nurse", .regular), ("Staff Accountant", .regular),
            ("Lead Generation Specialist", .regular), ("Account Executive", .regular), ("Sales Associate", .junior),
            ("VP, Investment Banking", .lead), ("Social Media Manager", .regular), ("Project Manager", .senior),
            ("Associate Professor", .senior), ("Executive Assistant to the CEO", .regular),
            ("Internal Auditor", .regular), ("Senior Living Coordinator", .regular),
        ]
    )
    func traps(_ title: String, level: Seniority) {
        #expect(knowledge.title(title).seniority == level)
    }

    @Test(
        "says nothing where a title states no rank",
        arguments: ["Electrician", "Data Analyst", "Registered Nurse", ""]
    )
    func unstated(_ title: String) {
        #expect(knowledge.title(title).seniority == nil)
    }

    @Test(
        "takes away words that state only rank, and never all words",
        arguments: [
            ("Senior Software Engineer", ["software", "engineer"]), ("Junior Accountant II", ["accountant"]),
            ("Senior", ["senior"]), ("Staff Nurse", ["staff", "nurse"]), ("Sr. Mktg Mgr", ["marketing", "manager"]),
        ]
    )
    func core(_ title: String, words: [String]) {
        #expect(knowledge.title(title).core == words)
    }

    @Test("ranks are ordered")
    func order() {
        #expect(Seniority.allCases == Seniority.allCases.sorted())
        #expect(Seniority.trainee < .junior && Seniority.vicePresident < .chief)
    }
}
