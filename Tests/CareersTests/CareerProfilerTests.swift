import Resume
import TestSupport
import Testing

@testable import Careers

@Suite("The career profile")
struct CareerProfilerTests {
    private let profiler: CareerProfiler

    init() throws {
        profiler = CareerProfiler(try Knowledge.careers())
    }

    private func profile(_ resume: Resume) -> CareerProfile {
        profiler.profile(of: resume, today: CareerSample.today)
    }

    private static func date(_ year: Int, _ month: Int? = nil) -> PartialDate { PartialDate(year: year, month: month) }

    @Test("the open position is the current one, wherever it stands and however old it is", arguments: [false, true])
    func openWins(isReversed: Bool) {
        let work = [
            CareerSample.work("Consultant", at: "Initech", from: Self.date(2024, 1), to: Self.date(2026, 10)),
            CareerSample.work("Accountant", at: "Globex", from: Self.date(2015, 1), isCurrent: true),
        ]
        let role = profile(CareerSample.resume(isReversed ? work.reversed() : work)).currentRole
        #expect(role?.title == "Accountant")
        #expect(role?.company == "Globex")
    }

    @Test("without an open position the one that ended last is the current one", arguments: [false, true])
    func latest(isReversed: Bool) {
        let work = [
            CareerSample.work("Cashier", at: "Initech", from: Self.date(2012), to: Self.date(2014)),
            CareerSample.work("Store Manager", at: "Globex", from: Self.date(2018, 2), to: Self.date(2021, 6)),
            CareerSample.work("Shift Supervisor", at: "Hooli", from: Self.date(2015), to: Self.date(2018, 1)),
        ]
        let role = profile(CareerSample.resume(isReversed ? work.reversed() : work)).currentRole
        #expect(role?.title == "Store Manager")
        #expect(role?.company == "Globex")
    }

    @Test("of two open positions the first one listed counts, and one with a title before one without")
    func twoOpen() {
        let translator = CareerSample.work("Translator", at: "Freelance", from: Self.date(2019), isCurrent: true)
        let teacher = CareerSample.work("Teacher", at: "Evening School", from: Self.date(2022), isCurrent: true)
        let untitled = CareerSample.work(nil, at: "Initech", from: Self.date(2023), isCurrent: true)
        #expect(profile(CareerSample.resume([translator, teacher])).currentRole?.title == "Translator")
        #expect(profile(CareerSample.resume([teacher, translator])).currentRole?.title == "Teacher")
        #expect(profile(CareerSample.resume([untitled, teacher])).currentRole?.title == "Teacher")
    }

    @Test("of two positions that ended together the first one listed counts")
    func ties() {
        let first = CareerSample.work("Waiter", from: Self.date(2018), to: Self.date(2020, 5))
        let second = CareerSample.work("Barista", from: Self.date(2019), to: Self.date(2020, 5))
        #expect(profile(CareerSample.resume([first, second])).currentRole?.title == "Waiter")
        #expect(profile(CareerSample.resume([second, first])).currentRole?.title == "Barista")
    }

    @Test("a student has no current role, yet a direction")
    func student() {
        var resume = CareerSample.resume([], skills: ["Python", "SQL", "Machine Learning", "Git", "Java"])
        var education = EducationEntry()
        education.institution = "Example University"
        education.studyType = "Bachelor of Science"
        education.area = "Computer Science"
        resume.education = [education]
        let profile = profile(resume)
        #expect(profile.currentRole == nil)
        #expect(profile.yearsOfExperience == nil)
        #expect(profile.seniority == .junior)
        #expect(profile.occupations.first?.code.prefix(2) == "15")
        #expect(!profile.targetRoles.isEmpty)
    }

    @Test("the line under the name gives the occupation of somebody without work, not a current role")
    func headline() {
        var resume = CareerSample.resume([])
        resume.basics.label = Sourced("Graphic Designer", lines: [])
        let profile = profile(resume)
        #expect(profile.currentRole == nil)
        #expect(profile.occupations.first?.code.prefix(7) == "27-1024")
    }

    @Test("what is hardly a résumé gets no roles")
    func notAResume() {
        var resume = CareerSample.worker("Chef")
        resume.likelihood = 0.2
        let profile = profile(resume)
        #expect(profile.currentRole == nil)
        #expect(profile.targetRoles.isEmpty)
    }

    @Test("nothing at all gives an empty profile")
    func empty() {
        let profile = profile(CareerSample.resume([]))
        #expect(profile.currentRole == nil)
        #expect(profile.occupations.isEmpty)
        #expect(profile.targetRoles.isEmpty)
        #expect(profile.skills.isEmpty)
    }

    @Test("the current role points at the lines that name it")
    func evidence() {
        var entry = CareerSample.work("Baker", at: "Globex", from: Self.date(2020), isCurrent: true)
        entry.lines = [LineReference(page: 1, line: 7, text: "Baker, Globex")]
        #expect(profile(CareerSample.resume([entry])).currentRole?.lines == entry.lines)
    }

    @Test(
        "the rank comes from the title, else from the years",
        arguments: [
            ("Senior Accountant", 1, Seniority.senior), ("Accountant", 6, .regular), ("Accountant", 0, .junior),
        ]
    )
    func seniority(_ title: String, years: Int, level: Seniority) {
        #expect(profile(CareerSample.worker(title, years: years)).seniority == level)
    }

    @Test("skills keep the lines that show them, in order, each once")
    func skills() {
        let list = LineReference(page: 1, line: 3, text: "Python, SQL")
        let bullet = LineReference(page: 1, line: 9, text: "Wrote Python tools")
        var entry = CareerSample.work("Data Analyst", from: Self.date(2020), isCurrent: true)
        entry.highlights = [Sourced(bullet.text, lines: [bullet])]
        var resume = CareerSample.resume([entry])
        resume.skills = [
            SkillGroup(name: nil, keywords: [Sourced("SQL", lines: [list]), Sourced("Python", lines: [list])])
        ]
        let mentions = profile(resume).skills
        #expect(mentions.map(\.skill.name) == ["SQL", "Python"])
        #expect(mentions.last?.lines == [list, bullet])
    }
}
