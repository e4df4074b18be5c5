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

    @Test(
        "a title that is only somewhat like known ones keeps its own name",
        arguments: [
            ("Automobile Service Manager", "Automobile Service Manager"),
            ("TRANSACTION PROCESSING ANALYST", "Transaction Processing Analyst"),
        ]
    )
    func ownName(title: String, own: String) {
        let roles = profile([Self.held(title)], skills: ["SQL"]).targetRoles
        #expect(roles.allSatisfy { $0.title == own || $0.title == "Senior " + own }, "\(roles.map(\.title))")
    }

    @Test("a rank in front of a comma is no work: what stands behind it is")
    func turned() {
        let roles = profile([Self.held("Assistant, Site Purchases and Sales")]).targetRoles.map(\.title)
        #expect(!roles.contains("Administrative Assistant"), "\(roles)")
    }

    @Test("a rank says nothing of the work, so that the title before was not left, and studies say less")
    func ranksSince() {
        var resume = CareerSample.resume([
            Self.held("Director", from: 2012), Self.once("Human Resources Manager", 2005, 2010),
        ])
        var study = EducationEntry()
        study.studyType = "Bachelor of Science"
        study.area = "Business Administration"
        resume.education = [study]
        let profile = profiler.profile(of: resume, today: CareerSample.today)
        #expect(profile.occupationSource != .studies, "\(profile.occupations)")
        #expect(profile.targetRoles.contains { $0.occupation.hasPrefix("11-3121") }, "\(profile.targetRoles)")
    }

    @Test("a headline that is the title of a position left long ago says nothing of what comes next")
    func pastHeadline() {
        var resume = CareerSample.resume([
            Self.held("Cath Lab Administrative Assistant", from: 2007), Self.once("Nursing Assistant", 1999, 2000),
        ])
        resume.basics.label = Sourced("NURSING ASSISTANT", lines: [])
        let profile = profiler.profile(of: resume, today: CareerSample.today)
        #expect(profile.occupationSource != .headline)
        #expect(!profile.targetRoles.contains { $0.title.contains("Nursing") }, "\(profile.targetRoles.map(\.title))")
    }

    @Test("notes and grades behind a title say nothing of the work")
    func notes() {
        let bare = profile([Self.held("Pharmacy Technician")]).occupations.first?.code
        #expect(profile([Self.held("Pharmacy Technician (OA) GS-5 Step 2")]).occupations.first?.code == bare)
    }

    @Test("two skills send nobody to other work")
    func twoSkills() {
        let roles = profile(
            [Self.held("Senior Accountant")],
            skills: ["Internal Controls", "IFRS", "QuickBooks", "Teamwork"]
        )
        .targetRoles
        #expect(!roles.contains { $0.title.hasSuffix("Auditor") }, "\(roles.map(\.title))")
    }

    @Test("one position of four speaks for no kind of work")
    func oneOfFour() {
        let work = [
            Self.held("Account Lead of Globex Outsourcing", from: 2014), Self.once("General Manager", 2011, 2014),
            Self.once("Operations Lead", 2010, 2011), Self.once("Team Leader", 2002, 2006),
            Self.once("Facilities Manager", 1993, 2002),
        ]
        let profile = profile(work)
        #expect(profile.occupationSource != .earlierTitles, "\(profile.occupations)")
        #expect(!profile.targetRoles.contains { $0.reasons.contains("Most of the positions so far are of this kind.") })
    }

    @Test("one skill sends nobody to other work, and years count in the work alone")
    func oneSkill() {
        let work = [Self.held("Data Engineer", from: 2022), Self.once("Security Guard", 2010, 2022)]
        let shown = ["SQL", "Teamwork", "Leadership", "Communication", "Organization"]
        let roles = profile(work, skills: shown).targetRoles
        #expect(roles.allSatisfy { $0.occupation.hasPrefix("15-1243") }, "\(roles.map(\.title))")
        let reasons = roles.map(\.reasons)
        #expect(reasons.contains { $0.contains("At least 4 years in such positions.") }, "\(reasons)")
    }

    @Test("voluntary work and a school's diploma lead to no occupation")
    func besides() {
        let work = [Self.held("Sales Associate", from: 2021), Self.once("Library Volunteer", 2010, 2020)]
        #expect(!profile(work).targetRoles.contains { $0.reasons.contains { $0.hasPrefix("About") } })
        var resume = CareerSample.resume([Self.held("Hearthware Zone Manager", from: 2011)])
        var school = EducationEntry()
        school.studyType = "High School Diploma"
        school.area = "General Studies"
        resume.education = [school]
        let profile = profiler.profile(of: resume, today: CareerSample.today)
        #expect(profile.occupationSource != .studies, "\(profile.occupations)")
    }

    @Test("who works for students is no student")
    func students() {
        #expect(profile([Self.held("Coordinator of Student Services")]).seniority == .regular)
        #expect(profile([Self.held("Student Finance Consultant")]).seniority == .regular)
    }
}
