import Careers
import Resume
import TestSupport
import Testing

@Suite("Target roles")
struct TargetRoleFinderTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    private func profile(_ resume: Resume) -> CareerProfile {
        CareerProfiler(knowledge).profile(of: resume, today: CareerSample.today)
    }

    private func occupation(_ role: TargetRole) throws -> Occupation {
        try #require(knowledge.occupations[code: role.occupation])
    }

    @Test(
        "suggests up to six different roles",
        arguments: [
            "Software Engineer", "Accountant", "Registered Nurse", "Electrician", "Cashier", "Truck Driver",
            "Graphic Designer", "High School Teacher", "Sales Representative", "Marketing Manager", "Line Cook",
            "Administrative Assistant", "Civil Engineer", "Plumber", "Social Worker", "Dental Assistant",
            "Auto Mechanic", "Special Education Teacher", "Store Manager", "Security Guard",
        ]
    )
    func count(_ title: String) {
        let roles = profile(CareerSample.worker(title)).targetRoles
        #expect((0...6).contains(roles.count), "\(title): \(roles.map(\.title))")
        #expect(Set(roles.map { $0.title.lowercased() }).count == roles.count)
    }

    @Test("suggests what was done before to whoever has a title that names no work now")
    func heldBefore() {
        let resume = CareerSample.resume([
            CareerSample.work("Consultant", from: PartialDate(year: 2024), isCurrent: true),
            CareerSample.work("Cashier", from: PartialDate(year: 2019), to: PartialDate(year: 2023)),
            CareerSample.work("Recruiter", from: PartialDate(year: 2018), to: PartialDate(year: 2019)),
            CareerSample.work("Forklift Operator", from: PartialDate(year: 2016), to: PartialDate(year: 2018)),
        ])
        let roles = profile(resume).targetRoles
        #expect(roles.map(\.title) == ["Cashier", "Forklift Operator", "Recruiter"])
        #expect(roles.first?.reasons == ["About 5 years in such positions."])
    }

    @Test(
        "knows the work of a title that is used for others, too, by the skills",
        arguments: [
            (["Java", "Amazon Web Services", "Microservices"], "15-1299.08"),
            (["Revit", "AutoCAD", "Building Codes"], "17-1011"),
        ]
    )
    func architects(skills: [String], code: String) throws {
        let work = CareerSample.work("Architect", from: PartialDate(year: 2019), isCurrent: true)
        let roles = profile(CareerSample.resume([work], skills: skills)).targetRoles
        #expect(roles.first?.occupation == code)
    }

    @Test("knows the work of such a title by the positions before, too")
    func architectWhoWrote() {
        let resume = CareerSample.resume([
            CareerSample.work("Senior Architect", from: PartialDate(year: 2019), isCurrent: true),
            CareerSample.work("Software Engineer", from: PartialDate(year: 2014), to: PartialDate(year: 2019)),
        ])
        #expect(profile(resume).occupations.first?.code == "15-1299.08")
    }

    @Test("suggests up to six different roles to people of every occupation")
    func bounds() {
        for occupation in knowledge.occupations.occupations {
            let roles = profile(CareerSample.worker(occupation.title)).targetRoles
            #expect((0...6).contains(roles.count), "\(occupation.title): \(roles.map(\.title))")
            #expect(Set(roles.map { $0.title.lowercased() }).count == roles.count, "\(occupation.title)")
        }
    }

    @Test("sends nobody up who has done the work for two years only")
    func beginners() {
        func titles(_ years: Int) -> [String] {
            profile(CareerSample.worker("Data Analyst", years: years)).targetRoles.map(\.title)
        }
        #expect(!titles(2).contains("Senior Data Analyst"))
        #expect(titles(3).contains("Senior Data Analyst"))
    }

    @Test("says that work is done now where its title is written in capitals")
    func capitals() {
        let roles = profile(CareerSample.worker("OFFICE ADMINISTRATOR", years: 12)).targetRoles
        let reasons = roles.flatMap(\.reasons)
        #expect(reasons.contains("Works as Office Administrator now."), "\(reasons)")
        #expect(reasons.contains("At least 12 years in such positions."), "\(reasons)")
    }

    @Test("offers nothing that only a classification is called")
    func classes() {
        let roles = profile(CareerSample.worker("Sales")).targetRoles
        #expect(roles.allSatisfy { $0.title != "Sales Worker" }, "\(roles.map(\.title))")
    }

    @Test("never suggests an occupation below the job zone; the two highest zones count as one")
    func jobZones() throws {
        for occupation in knowledge.occupations.occupations {
            let profile = profile(CareerSample.worker(occupation.title))
            let own = try #require(profile.occupations.first.flatMap { knowledge.occupations[code: $0.code] })
            for role in profile.targetRoles {
                let zone = try self.occupation(role).jobZone
                #expect(zone >= min(own.jobZone, 4), "\(occupation.title) -> \(role.title)")
                #expect(zone <= own.jobZone + 1, "\(occupation.title) -> \(role.title)")
            }
        }
    }

    @Test(
        "never sends those at the top down the ladder",
        arguments: [
            "Chief Executive Officer", "Vice President of Sales", "IT Director", "Software Engineering Manager",
        ]
    )
    func topOfTheLadder(_ title: String) throws {
        let profile = profile(CareerSample.worker(title, years: 12))
        let own = try #require(profile.occupations.first.flatMap { knowledge.occupations[code: $0.code] })
        for role in profile.targetRoles {
            let other = try occupation(role)
            #expect(other.isManagement, "\(title) -> \(role.title)")
            #expect(other.jobZone >= own.jobZone, "\(title) -> \(role.title)")
        }
    }

    /// Physicians and surgeons, lawyers and judges, pilots.
    private static let licensed = ["29-121", "29-122", "29-123", "29-124", "23-1011", "53-2011", "53-2012"]

    @Test("never suggests to be a physician, a lawyer or a pilot to somebody without the licence")
    func licences() throws {
        for occupation in knowledge.occupations.occupations
        where !Self.licensed.contains(where: occupation.code.hasPrefix) {
            for role in profile(CareerSample.worker(occupation.title)).targetRoles {
                let isLicensed = Self.licensed.contains(where: role.occupation.hasPrefix)
                #expect(!isLicensed, "\(occupation.title) -> \(role.title)")
            }
        }
    }

    @Test("physicians, lawyers and pilots are marked as licensed in the table")
    func licensedOccupations() {
        let occupations = knowledge.occupations.occupations.filter { occupation in
            Self.licensed.contains(where: occupation.code.hasPrefix)
        }
        #expect(occupations.count >= 8)
        for occupation in occupations { #expect(!occupation.licence.isEmpty, "\(occupation.code) \(occupation.title)") }
    }

    @Test("somebody in a licensed occupation may stay in it")
    func ownLicence() {
        for title in ["Lawyer", "Airline Pilot", "Dentist"] {
            let roles = profile(CareerSample.worker(title)).targetRoles
            let own = knowledge.occupation(of: title)
            #expect(roles.contains { $0.occupation == own }, "\(title): \(roles.map(\.title))")
        }
    }

    @Test(
        "the next rank of the same work is among the roles",
        arguments: [
            ("Software Engineer", "Senior Software Engineer"), ("Junior Accountant", "Accountant"),
            ("Senior Data Analyst", "Lead Data Analyst"),
        ]
    )
    func stepUp(_ title: String, next: String) {
        let roles = profile(CareerSample.worker(title)).targetRoles.map(\.title)
        #expect(roles.contains(next), "\(roles)")
    }

    @Test("the best role comes first, and each has reasons and a confidence")
    func reasons() throws {
        let roles = profile(CareerSample.worker("Accountant")).targetRoles
        #expect(roles.map(\.confidence) == roles.map(\.confidence).sorted(by: >))
        #expect(roles.allSatisfy { (0...1).contains($0.confidence) })
        #expect(roles.allSatisfy { role in !role.reasons.isEmpty && role.reasons.allSatisfy { $0.hasSuffix(".") } })
        #expect(roles.contains { $0.reasons.contains("Works as Accountant now.") })
    }

    @Test("skills that a related role asks for raise it and are named")
    func skills() throws {
        let plain = profile(CareerSample.worker("Accountant"))
        let own = try #require(plain.occupations.first?.code)
        let related = try #require(plain.targetRoles.last { $0.occupation != own })
        let asked = try occupation(related).skills.filter { knowledge.skills.skill(named: $0)?.name == $0 }
        try #require(!asked.isEmpty)
        var resume = CareerSample.worker("Accountant")
        resume.skills = [SkillGroup(name: nil, keywords: asked.map { Sourced($0, lines: []) })]
        let role = try #require(profile(resume).targetRoles.first { $0.occupation == related.occupation })
        #expect(role.confidence > related.confidence)
        #expect(role.reasons.contains { $0.contains("which the role asks for") })
    }
}
