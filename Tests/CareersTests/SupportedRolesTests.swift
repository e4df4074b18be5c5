import Resume
import TestSupport
import Testing

@testable import Careers

@Suite("Roles that the résumé speaks for")
struct SupportedRolesTests {
    private let profiler: CareerProfiler

    init() throws {
        profiler = CareerProfiler(try Knowledge.careers())
    }

    private func profile(_ work: [WorkEntry], skills: [String] = []) -> CareerProfile {
        profiler.profile(of: CareerSample.resume(work, skills: skills), today: CareerSample.today)
    }

    private static func held(_ title: String, from year: Int = 2020) -> WorkEntry {
        CareerSample.work(title, at: "Globex", from: PartialDate(year: year, month: 1), isCurrent: true)
    }

    private static func once(_ title: String, _ from: Int, _ to: Int) -> WorkEntry {
        CareerSample.work(
            title,
            at: "Initech",
            from: PartialDate(year: from, month: 1),
            to: PartialDate(year: to, month: 1)
        )
    }

    @Test(
        "the position held now is offered last, and only beside few others",
        arguments: ["Accountant", "Senior Account Executive", "Director of Finance", "Executive Chef", "Teacher"]
    )
    func present(title: String) {
        let roles = profile([Self.held(title)]).targetRoles.map { Set($0.title.lowercased().split(separator: " ")) }
        let words = Set(title.lowercased().split(separator: " ")).union(["of"])
        let place = roles.firstIndex { $0.isSubset(of: words) }
        #expect(place == nil || place == roles.count - 1 && roles.count <= 3, "\(roles)")
    }

    @Test("a title that is only somewhat like known ones gives way to the career")
    func career() {
        let work = [
            Self.held("Digital Media Consultant", from: 2024), Self.once("Sales Manager", 2014, 2024),
            Self.once("Territory Sales Manager", 2006, 2014),
        ]
        let roles = profile(work).targetRoles
        #expect(!roles.contains { $0.occupation.hasPrefix("15-") }, "\(roles.map(\.title))")
    }

    @Test(
        "nobody who manages is like those who lead nobody",
        arguments: ["Director of Pipeline Operations", "Automobile Service Manager", "AFE Maintenance Manager"]
    )
    func managers(title: String) throws {
        for vote in profile([Self.held(title)]).occupations where vote.similarity < 1 {
            let occupation = try #require(profiler.knowledge.occupations[code: vote.code])
            #expect(occupation.isManagement, "\(title): \(occupation.title)")
        }
    }

    @Test("a rank alone leaves it to what was done before, and who rose is no assistant any more")
    func consultant() {
        let work = [
            Self.held("Consultant", from: 2023), Self.once("Human Resources Manager", 2016, 2023),
            Self.once("Human Resources Assistant", 2009, 2016),
        ]
        let profile = profile(work)
        #expect(profile.occupationSource == .earlierTitles)
        #expect(profile.occupations.first?.code == "11-3121", "\(profile.occupations)")
    }

    @Test("other work is suggested where skills speak for it, and studies say little of those who work")
    func skills() {
        let skills = ["Negotiation", "Budgeting", "Scheduling", "Microsoft Excel", "Cost Control"]
        let roles = profile([Self.held("Director of Operations", from: 2008)], skills: skills).targetRoles
        #expect(!roles.contains { $0.occupation == "11-2022" }, "\(roles.map(\.title))")
        #expect(!roles.contains { $0.title == "Chief Executive Officer" }, "\(roles.map(\.title))")
    }

    @Test("few years as a director lead to no vice presidency")
    func director() {
        let short = profile([Self.held("IT Director", from: 2024)]).targetRoles.map(\.title)
        #expect(!short.contains { $0.hasPrefix("VP") || $0.contains("Vice President") }, "\(short)")
    }

    @Test("account executives of agencies and of sellers are told apart by what they show")
    func agencies() {
        let shown = ["Media Relations", "Press Releases", "Storytelling"]
        let agency = profile([Self.held("Account Executive")], skills: shown)
        #expect(agency.occupations.first?.code == "27-3031", "\(agency.occupations)")
        let seller = profile([Self.held("Account Executive")], skills: ["Salesforce", "MEDDIC", "B2B Sales"])
        #expect(seller.occupations.first?.code == "41-3091.01", "\(seller.occupations)")
    }
}
