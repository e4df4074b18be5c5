import Careers
import TestSupport
import Testing

@Suite("Occupations of titles")
struct TitleOccupationTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    private func votes(_ title: String) -> [OccupationVote] {
        knowledge.occupations(for: knowledge.title(title))
    }

    @Test(
        "finds the major group of titles that people write",
        arguments: [
            ("Human Resources Manager", "11"), ("Director of Operations", "11"), ("CTO", "11"),
            ("Staff Accountant", "13"), ("Financial Analyst", "13"), ("Recruiter", "13"),
            ("Software Engineer II", "15"),
            ("iOS Developer", "15"), ("Sr. Data Scientist", "15"), ("Network Administrator", "15"),
            ("Civil Engineer", "17"), ("Mechanical Engineer", "17"), ("Chemist", "19"), ("Psychologist", "19"),
            ("Social Worker", "21"), ("School Counselor", "21"), ("Attorney", "23"), ("Paralegal", "23"),
            ("High School Teacher", "25"), ("Librarian", "25"), ("Graphic Designer", "27"), ("Translator", "27"),
            ("Staff Nurse", "29"), ("Pharmacist", "29"), ("Physical Therapist", "29"), ("Nursing Assistant", "31"),
            ("Dental Assistant", "31"), ("Police Officer", "33"), ("Security Guard", "33"), ("Line Cook", "35"),
            ("Head Chef", "35"), ("Bartender", "35"), ("Janitor", "37"), ("Landscaper", "37"), ("Hairdresser", "39"),
            ("Childcare Worker", "39"), ("Cashier", "41"), ("Sales Representative", "41"), ("Account Executive", "41"),
            ("Lead Generation Specialist", "41"), ("Receptionist", "43"), ("Executive Assistant", "43"),
            ("Bookkeeper", "43"), ("Customer Service Rep", "43"), ("Farm Worker", "45"), ("Electrician", "47"),
            ("Plumber", "47"), ("Bricklayer", "47"), ("Auto Mechanic", "49"), ("HVAC Technician", "49"),
            ("Welder", "51"),
            ("CNC Machinist", "51"), ("Truck Driver", "53"), ("Forklift Operator", "53"), ("Airline Pilot", "53"),
        ]
    )
    func majorGroup(_ title: String, group: String) throws {
        let best = try #require(votes(title).first)
        #expect(best.code.prefix(2) == group, "\(title) was taken for \(best.code)")
    }

    @Test(
        "knows titles of other languages",
        arguments: [
            ("Softwareentwickler (m/w/d)", "15"), ("Krankenschwester", "29"), ("Enfermera", "29"), ("Cuisinier", "35"),
            ("Enseignant", "25"), ("Elektriker", "47"),
        ]
    )
    func otherLanguages(_ title: String, group: String) throws {
        let best = try #require(votes(title).first)
        #expect(best.code.prefix(2) == group, "\(title) was taken for \(best.code)")
    }

    @Test(
        "a rank or an employer beside a title does not change the occupation",
        arguments: [
            ("Senior Software Engineer", "Software Engineer"), ("Junior Accountant", "Accountant"),
            ("Lead Electrician", "Electrician"), ("Graphic Designer - Contract", "Graphic Designer"),
            ("Mechanical Engineer III", "Mechanical Engineer"), ("Sr Mech Eng", "Mechanical Engineer"),
        ]
    )
    func sameOccupation(_ title: String, plain: String) {
        #expect(votes(title).first?.code == votes(plain).first?.code)
    }

    @Test("a principal engineer is an engineer, not the principal of a school")
    func principalEngineer() throws {
        let best = try #require(votes("Principal Engineer").first)
        #expect(["15", "17"].contains(best.code.prefix(2)), "taken for \(best.code)")
    }

    @Test("interns stay in the group of what they learn", arguments: ["Software Engineering Intern", "QA Intern"])
    func interns(_ title: String) throws {
        let best = try #require(votes(title).first)
        #expect(best.code.prefix(2) == "15", "\(title) was taken for \(best.code)")
    }

    @Test("an exact title that stands for two occupations is shared between them")
    func sharedTitle() {
        let votes = votes("Buchhalter")
        #expect(Set(votes.map { $0.code.prefix(2) }) == ["13", "43"])
        #expect(votes.allSatisfy { $0.weight == 0.5 && $0.similarity == 1 })
    }

    @Test(
        "votes are sorted and no heavier than one in all",
        arguments: ["Data Platform Wrangler", "Team Lead", "Nurse Aide II"]
    )
    func weights(_ title: String) {
        let votes = votes(title)
        #expect(votes.map(\.weight) == votes.map(\.weight).sorted(by: >))
        #expect(votes.reduce(0) { $0 + $1.weight } <= 1.000_001)
        #expect(votes.allSatisfy { (0...1).contains($0.similarity) })
    }

    @Test("does not invent an occupation", arguments: ["", "   ", "Zorble Quux Fnord", "2019 - 2021", "!!!"])
    func nothing(_ title: String) {
        #expect(votes(title).isEmpty)
    }

    @Test("tells titles from other lines")
    func likelihood() {
        #expect(knowledge.titleLikelihood("Registered Nurse") == 1)
        #expect(knowledge.titleLikelihood("Chief Widget Engineer") >= 0.5)
        #expect(
            knowledge.titleLikelihood("Reduced the time of all monthly reports by nearly a third within two quarters")
                < 0.5
        )
    }
}
