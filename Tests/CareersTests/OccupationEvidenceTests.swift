import Resume
import TestSupport
import Testing

@testable import Careers

@Suite("What an occupation is read from")
struct OccupationEvidenceTests {
    private let profiler: CareerProfiler

    init() throws {
        profiler = CareerProfiler(try Knowledge.careers())
    }

    private static func date(_ year: Int, _ month: Int? = nil) -> PartialDate { PartialDate(year: year, month: month) }

    private func profile(_ work: [WorkEntry], headline: String? = nil, skills: [String] = []) -> CareerProfile {
        var resume = CareerSample.resume(work, skills: skills)
        resume.basics.label = headline.map { Sourced($0, lines: []) }
        return profiler.profile(of: resume, today: CareerSample.today)
    }

    private static func held(_ title: String, from year: Int = 2020) -> WorkEntry {
        CareerSample.work(title, at: "Globex", from: date(year, 1), isCurrent: true)
    }

    @Test(
        "chief accountants are accountants, whatever the language",
        arguments: ["Hlavní účetní", "Redovisningschef", "Regnskabschef", "Muhasebe Müdürü", "Główna księgowa"]
    )
    func accountants(title: String) {
        let profile = profile([Self.held(title)])
        #expect(profile.occupationSource == .currentTitle)
        let code = profile.occupations.first?.code ?? ""
        #expect(["13-2011", "11-3031"].contains { code.hasPrefix($0) }, "\(title): \(profile.occupations)")
    }

    @Test("the deputy of a principal leads a school, though both words are ranks", arguments: ["Deputy", "Vice"])
    func principals(rank: String) {
        #expect(profile([Self.held("\(rank) Principal")]).occupations.first?.code == "11-9032")
    }

    @Test("directors become vice presidents, and regional managers do not yet")
    func vicePresidents() {
        func leads(_ title: String) -> Bool {
            profile([Self.held(title, from: 2010)]).targetRoles.contains { $0.seniority == .vicePresident }
        }
        #expect(leads("Business Development Director"))
        #expect(!leads("Business Development Regional Manager"))
    }

    @Test("a title that says only a rank leaves it to the career")
    func bare() {
        let work = [
            Self.held("Director", from: 2024),
            CareerSample.work("Registered Nurse", at: "Initech", from: Self.date(2012), to: Self.date(2023)),
        ]
        let profile = profile(work)
        #expect(profile.occupations.first?.code.hasPrefix("29-1141") == true, "\(profile.occupations)")
        #expect(profile.occupationSource == .earlierTitles)
    }

    @Test("nobody is a manager or a professor by a word of the field")
    func field() {
        for title in ["Finance", "Healthcare Consultant", "Finite Element Analysis of Pumps"] {
            let profile = profile([Self.held(title)])
            for role in profile.targetRoles {
                #expect(!role.title.contains("Professor"), "\(title): \(role.title)")
            }
            let main = profile.occupations.first?.code ?? ""
            #expect(!main.hasPrefix("11-") && !main.hasPrefix("25-1"), "\(title): \(profile.occupations)")
        }
    }

    @Test("years in other work make no leader")
    func otherWork() {
        let work = [
            Self.held("Assembler", from: 2026),
            CareerSample.work("Cashier", at: "Initech", from: Self.date(2005), to: Self.date(2025)),
        ]
        let titles = profile(work).targetRoles.map(\.title)
        #expect(!titles.contains { $0.contains("Supervisor") || $0.contains("Manager") }, "\(titles)")
    }

    @Test("a position that has ended is not said to be held now")
    func ended() {
        let work = [CareerSample.work("Accountant", at: "Globex", from: Self.date(2015), to: Self.date(2020))]
        let reasons = profile(work).targetRoles.flatMap(\.reasons)
        #expect(reasons.contains("Worked as Accountant last."))
        #expect(!reasons.contains { $0.hasSuffix("now.") })
    }

    @Test("who teaches at a university without a doctorate is offered no chair")
    func lecturer() {
        let titles = profile([Self.held("Adjunct Instructor of Nursing", from: 2010)]).targetRoles.map(\.title)
        #expect(!titles.contains { $0.contains("Professor") }, "\(titles)")
    }
}
