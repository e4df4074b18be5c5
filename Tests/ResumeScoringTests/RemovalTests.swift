import Resume
import Testing

@testable import ResumeScoring

/// Something good that can be taken out of a résumé.
enum Removal: String, CaseIterable, CustomTestStringConvertible {
    case numbers, verbs, email, phone, place, name, summary, dates, ends, titles, employers, bullets
    case work, education, skills

    var testDescription: String { rawValue }

    func apply(to resume: inout Resume) {
        switch self {
        case .numbers: Self.edit(&resume) { $0.filter { !$0.contains(where: \.isNumber) } }
        case .verbs: Self.edit(&resume) { Array($0.dropFirst()) }
        case .email: resume.basics.email = nil
        case .phone: resume.basics.phone = nil
        case .place: resume.basics.location = nil
        case .name: resume.basics.name = nil
        case .summary: resume.basics.summary = nil
        case .work: resume.work = []
        case .education: resume.education = []
        case .skills: resume.skills = []
        default: for index in resume.work.indices { apply(to: &resume.work[index]) }
        }
    }

    private func apply(to entry: inout WorkEntry) {
        switch self {
        case .dates, .ends:
            if self == .dates { entry.startDate = nil }
            entry.endDate = nil
            entry.isCurrent = false
        case .titles: entry.position = nil
        case .employers: entry.name = nil
        default: entry.highlights = []
        }
    }

    private static func edit(_ resume: inout Resume, _ change: ([Substring]) -> [Substring]) {
        for entry in resume.work.indices {
            for index in resume.work[entry].highlights.indices {
                let words = resume.work[entry].highlights[index].value.split(separator: " ")
                resume.work[entry].highlights[index].value = change(words).joined(separator: " ")
            }
        }
    }
}

@Suite("Taking something good away")
struct RemovalTests {
    @Test("never raises the score", arguments: Removal.allCases)
    func removal(_ removal: Removal) throws {
        for before in [ScoredSample.excellent, .typical, .weak] {
            var after = before
            if removal == .work {
                after.clear(before.resume.work.flatMap { $0.lines + $0.highlights.flatMap(\.lines) })
            }
            removal.apply(to: &after.resume)
            #expect(try after.score.score <= before.score.score)
        }
    }

    @Test(
        "costs points where it matters",
        arguments: [Removal.numbers, .verbs, .email, .dates, .education, .skills, .work]
    )
    func cost(_ removal: Removal) throws {
        var after = ScoredSample.excellent
        removal.apply(to: &after.resume)
        #expect(try after.score.score < ScoredSample.excellent.score.score)
    }
}
