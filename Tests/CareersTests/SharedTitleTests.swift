import Careers
import Resume
import TestSupport
import Testing

@Suite("Titles that several occupations share")
struct SharedTitleTests {
    private static func best(_ title: String, skills: [String]) throws -> String? {
        let knowledge = try Knowledge.careers()
        let votes = knowledge.weighed(knowledge.occupations(named: title), bySkills: skills)
        #expect(abs(votes.reduce(0) { $0 + $1.weight } - 1) < 1e-9)
        return votes.first?.code
    }

    @Test("are told apart by the skills beside them")
    func skills() throws {
        #expect(try Self.best("Account Executive", skills: ["Salesforce", "Cold Calling", "Closing"]) == "41-3091.01")
        #expect(try Self.best("Account Executive", skills: ["Press Releases", "Media Relations"]) == "27-3031")
    }

    @Test("stay as likely as they were where no skill tells")
    func none() throws {
        let knowledge = try Knowledge.careers()
        let votes = knowledge.occupations(named: "Account Executive")
        #expect(votes.count > 1)
        #expect(knowledge.weighed(votes, bySkills: []) == votes)
    }

    @Test("mean what another title and the studies name, and nothing far less likely")
    func named() throws {
        var resume = CareerSample.worker("Designer", years: 6)
        var study = EducationEntry()
        study.studyType = "Associate of Applied Science"
        study.area = "Fashion Design"
        resume.education = [study]
        let profile = CareerProfiler(try Knowledge.careers()).profile(of: resume, today: CareerSample.today)
        #expect(profile.occupations.first?.code == "27-1022")
        #expect(!profile.targetRoles.contains { $0.reasons.contains { $0.contains("also used for") } })
    }

    @Test("come from where people move to them")
    func before() throws {
        #expect(try Knowledge.careers().occupations.before("13-2011").contains("43-3031.01"))
        #expect(try Knowledge.careers().occupations.before("00-0000").isEmpty)
    }
}
