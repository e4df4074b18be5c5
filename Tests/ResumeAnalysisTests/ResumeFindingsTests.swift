import Careers
import Resume
import ResumeAnalysis
import ResumeScoring
import TestSupport
import Testing
import TextDocument

@Suite("Findings that cross the pipe")
struct ResumeFindingsTests {
    private func findings() throws -> ResumeFindings {
        let document = Pages.document([
            "Robin Example", "robin@example.com", "Boston, MA", "Experience", "Baker at Globex since March 2019",
            "Led a team of 5 bakers and cut waste by 12%.", "Education", "BSc Food Science, Example University, 2015",
            "Skills", "Baking, Python, Excel",
        ])
        return try Knowledge.resumeAnalyzer().analyse(document, today: PartialDate(year: 2026, month: 11, day: 22))
    }

    @Test("come back as they were")
    func roundTrip() throws {
        let findings = try findings()
        #expect(findings.resume.basics.name?.value == "Robin Example")
        #expect(!findings.score.findings.isEmpty)
        #expect(try ResumeFindings(bytes: findings.bytes) == findings)
    }

    @Test("are the same bytes for the same document")
    func deterministic() throws {
        #expect(try findings().bytes == findings().bytes)
    }

    @Test("are refused when they are cut off anywhere, or something stands behind them")
    func truncated() throws {
        let bytes = try findings().bytes
        for length in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: ByteReader.Malformed.self, "\(length) bytes") {
                try ResumeFindings(bytes: Array(bytes.prefix(length)))
            }
        }
        #expect(throws: ByteReader.Malformed.self) { try ResumeFindings(bytes: bytes + [0]) }
    }

    @Test("are read or refused, whatever is changed in them")
    func changed() throws {
        let bytes = try findings().bytes
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                changed[Int.random(in: 0..<changed.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            do throws(ByteReader.Malformed) {
                let read = try ResumeFindings(bytes: changed)
                // What is done with dates elsewhere must not overflow.
                for entry in read.resume.work { _ = (entry.startDate?.firstMonthIndex, entry.endDate?.iso8601) }
            } catch {
                continue
            }
        }
    }

    @Test("are refused when they state what no résumé does")
    func implausible() throws {
        // A date is within its range however it is made, so that none can be stated that is not.
        #expect(PartialDate(year: .max / 2, month: 13) == PartialDate(year: 9_999, month: 12))
        var score = try findings()
        score.score.score = 101
        #expect(throws: ByteReader.Malformed.self) { try ResumeFindings(bytes: score.bytes) }
        var likelihood = try findings()
        likelihood.resume.likelihood = .nan
        #expect(throws: ByteReader.Malformed.self) { try ResumeFindings(bytes: likelihood.bytes) }
        var skills = try findings()
        let skill = SkillMention(skill: Skill(name: "Python", kind: "tool"), lines: [])
        skills.profile.skills = Array(repeating: skill, count: 20_000)
        #expect(throws: ByteReader.Malformed.self) { try ResumeFindings(bytes: skills.bytes) }
    }

    @Test("are refused when they are nested without end")
    func nested() {
        let bytes = Array(repeatElement([UInt8]([5, 1, 0, 0, 0]), count: 10_000).joined())
        #expect(throws: ByteReader.Malformed.self) { try ResumeFindings(bytes: bytes) }
    }
}
