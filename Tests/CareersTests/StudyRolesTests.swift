import Careers
import Resume
import TestSupport
import Testing

@Suite("Roles that studies lead to")
struct StudyRolesTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    private func study(_ area: String, from start: Int?, to end: Int?) -> EducationEntry {
        var entry = EducationEntry()
        entry.studyType = "BSc"
        entry.area = area
        entry.startDate = start.map { PartialDate(year: $0) }
        entry.endDate = end.map { PartialDate(year: $0) }
        return entry
    }

    private func roles(_ title: String, years: Int = 3, studies: [EducationEntry], skills: [String] = [])
        -> [TargetRole]
    {
        var resume = CareerSample.worker(title, years: years)
        resume.education = studies
        resume.skills = [SkillGroup(name: nil, keywords: skills.map { Sourced($0, lines: []) })]
        return CareerProfiler(knowledge).profile(of: resume, today: CareerSample.today).targetRoles
    }

    private func areSoftware(_ role: TargetRole) -> Bool { role.occupation.hasPrefix("15-") }

    @Test("teach at a university what was studied, and nothing else")
    func doctorate() throws {
        var entry = study("International Relations", from: nil, to: 2020)
        entry.studyType = "PhD"
        var resume = Resume()
        resume.basics.email = Sourced("jane@example.com", lines: [])
        resume.likelihood = 1
        resume.education = [entry]
        resume.skills = [
            SkillGroup(
                name: nil,
                keywords: ["Lecturing", "Public Speaking", "Academic Writing"].map { Sourced($0, lines: []) }
            )
        ]
        let profile = CareerProfiler(knowledge).profile(of: resume, today: CareerSample.today)
        #expect(!profile.targetRoles.contains { $0.occupation == "25-1122" })
    }

    @Test("come first for a student whose work pays for the studies", arguments: [2028, nil])
    func student(end: Int?) throws {
        let studies = [study("Computer Science", from: 2024, to: end)]
        let roles = roles("Barista", studies: studies, skills: ["Python", "Java", "SQL", "Git"])
        let first = try #require(roles.first)
        #expect(areSoftware(first) && first.seniority == .junior)
        #expect(first.reasons == ["Studies Computer Science."])
        #expect(!roles.contains { $0.title == "Barista" })
    }

    @Test("are offered to those who have just learnt other work")
    func changer() throws {
        let studies = [study("Computer Science", from: 2023, to: 2025)]
        let roles = roles("Chef", years: 12, studies: studies, skills: ["JavaScript", "React", "Node.js", "SQL"])
        let learnt = try #require(roles.first(where: areSoftware))
        #expect(learnt.reasons == ["Has just studied Computer Science."])
    }

    @Test("are not where the studies are long over, or of the same work, or lead no further")
    func none() {
        let skills = ["Python", "Java", "SQL", "Git"]
        #expect(
            !roles("Barista", studies: [study("Computer Science", from: 2008, to: 2012)], skills: skills).contains(
                where: areSoftware
            )
        )
        #expect(
            !roles("Barista", studies: [study("Computer Science", from: 2008, to: nil)], skills: skills).contains(
                where: areSoftware
            )
        )
        let engineer = roles(
            "Software Engineer",
            studies: [study("Business Administration", from: 2024, to: 2026)],
            skills: skills
        )
        #expect(engineer.allSatisfy { $0.seniority >= .regular })
        #expect(
            !roles("Sales Director", studies: [study("Computer Science", from: 2024, to: 2026)]).contains {
                $0.seniority == .junior
            }
        )
    }

    @Test(
        "of universities are named as there",
        arguments: [
            ("Assistant Professor of Molecular Biology", "DE", "Associate Professor of Biology"),
            ("Lecturer in Law", "GB", "Senior Lecturer in Law"),
            ("Associate Professor of History", "US", "Professor of History"),
        ]
    )
    func universities(title: String, country: String, next: String) {
        var resume = CareerSample.worker(title, years: 6)
        resume.basics.location = Sourced(Location(text: "Example Town", countryCode: country), lines: [])
        let roles = CareerProfiler(knowledge).profile(of: resume, today: CareerSample.today).targetRoles
        #expect(roles.first?.title == next, "\(roles.map(\.title))")
    }
}
