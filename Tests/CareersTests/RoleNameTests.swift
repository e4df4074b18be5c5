import Careers
import Resume
import TestSupport
import Testing

@Suite("What target roles are called")
struct RoleNameTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    private func roles(_ title: String, years: Int = 10, country: String? = nil) -> [String] {
        var resume = CareerSample.worker(title, years: years)
        if let country {
            resume.basics.location = Sourced(Location(text: "Example Town", countryCode: country), lines: [])
        }
        return CareerProfiler(knowledge).profile(of: resume, today: CareerSample.today).targetRoles.map(\.title)
    }

    @Test(
        "the next rank is called as the trade calls it",
        arguments: [
            ("Sous Chef", "Head Chef"), ("Store Manager", "District Manager"), ("Registered Nurse", "Charge Nurse"),
            ("Marketing Manager", "Director of Marketing"), ("Senior Data Scientist", "Data Science Manager"),
            ("Barista", "Head Barista"),
        ]
    )
    func ranks(_ title: String, next: String) {
        let roles = roles(title)
        #expect(roles.contains(next), "\(roles)")
    }

    @Test("and as the country does")
    func countries() {
        #expect(roles("Store Manager", country: "GB").contains("Area Manager"))
        #expect(!roles("Staff Nurse", country: "IE").contains("Ward Manager"))
        #expect(roles("Physical Therapist", country: "GB").contains("Senior Physical Therapist"))
        #expect(!roles("Store Manager", country: "US").contains("Area Manager"))
    }

    @Test("who has led others in the work is offered to lead it, and who has not is offered the next rank alone")
    func leaders() {
        var resume = CareerSample.worker("Staff Nurse", years: 10)
        resume.work[0].highlights = [Sourced("Supervised a team of six nurses on nights", lines: [])]
        resume.basics.location = Sourced(Location(text: "Example Town", countryCode: "IE"), lines: [])
        let led = CareerProfiler(knowledge).profile(of: resume, today: CareerSample.today).targetRoles
        #expect(led.contains { $0.title == "Ward Manager" && !$0.isStepUp }, "\(led.map(\.title))")
        for title in ["HR Assistant", "Accountant", "Recruiting Coordinator"] {
            let roles = roles(title, years: 16)
            #expect(!roles.contains { $0.contains("Manager") || $0.hasPrefix("Lead ") }, "\(title): \(roles)")
        }
        #expect(roles("HR Assistant").contains("Senior HR Assistant"))
        #expect(!roles("Recruiting Coordinator").contains("HR Business Partner"))
    }

    @Test("somebody who assists in leading is offered to lead")
    func assisting() {
        #expect(roles("Assistant Principal").contains("Principal"))
        #expect(roles("Assistant Banking Center Manager I").contains("Banking Center Manager"))
    }

    @Test(
        "a title that no list has is offered as it reads: without codes, with its field in front",
        arguments: [
            ("Business Development Consultant MAR", "Business Development Consultant"),
            ("Senior Manager -National Sales Finance", "Senior National Sales Finance Manager"),
            ("Manager- Administration & Facilities", "Administration & Facilities Manager"),
            (
                "Facilities Design and Construction Project Manager",
                "Facilities Design and Construction Project Manager"
            ),
        ]
    )
    func written(_ title: String, role: String) {
        #expect(roles(title).contains(role), "\(roles(title))")
    }

    @Test("managers of customer service are no office supervisors")
    func customerService() {
        let roles = roles("Senior Manager of Customer Support")
        #expect(roles.contains("Director of Customer Service"), "\(roles)")
        #expect(!roles.contains("Administrative Services Manager"), "\(roles)")
    }

    @Test("the next rank of the same work is called as the person calls the work, which is no next role itself")
    func own() {
        #expect(roles("Field Sales Representative").contains("Senior Field Sales Representative"))
        #expect(roles("Java Developer").first == "Senior Java Developer")
        #expect(!roles("Java Developer").contains("Java Developer"))
    }

    @Test(
        "nobody is sent down from the rank held",
        arguments: [
            ("Store Manager", "Retail Supervisor"), ("Head Barista", "Barista"), ("Charge Nurse", "Staff Nurse"),
        ]
    )
    func noStepDown(_ title: String, lower: String) {
        let roles = roles(title)
        #expect(!roles.isEmpty && !roles.contains(lower))
    }

    @Test("only those who direct much of a company are sent to lead all of it")
    func chiefExecutive() {
        for title in ["HR Manager", "Care Home Manager", "Accountant", "Restaurant Manager"] {
            let roles = roles(title)
            #expect(!roles.isEmpty && !roles.contains("Chief Executive Officer"), "\(title)")
        }
        #expect(roles("Chief Operating Officer", years: 20).contains("Chief Executive Officer"))
    }

    @Test("those who learn a trade are not sent to lead it")
    func learners() throws {
        let profile = CareerProfiler(knowledge).profile(
            of: CareerSample.worker("Engineering Intern", years: 1),
            today: CareerSample.today
        )
        try #require(!profile.targetRoles.isEmpty)
        for role in profile.targetRoles {
            let occupation = try #require(knowledge.occupations[code: role.occupation])
            #expect(!occupation.isManagement, "\(role.title)")
        }
    }

    @Test("an assistant whose work is called so is no beginner, but a junior is")
    func assistants() {
        let profiler = CareerProfiler(knowledge)
        func rank(_ title: String) -> Seniority {
            profiler.profile(of: CareerSample.worker(title), today: CareerSample.today).seniority
        }
        #expect(rank("Dental Assistant") == .regular)
        #expect(rank("Sales Assistant") == .regular)
        #expect(rank("Junior Accountant") == .junior)
        #expect(rank("Junior Sales Assistant") == .junior)
    }
}
