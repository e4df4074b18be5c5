import Careers
import ExtractionService
import Foundation
import Places
import Resume
import ResumeAnalysis
import ResumeScoring
import Sessions
import TestSupport
import Testing
import TextDocument

@Suite("Sample résumés are read as a person reads them")
struct SampleResumeTests {
    /// What a sample is known to say.
    struct Expected: Decodable {
        let name: String
        let email: String
        let location: String
        let country: String
        let current_role_title: String?
        let current_role_company: String?
        let skills: [String]
    }

    static let samples = (try? Samples.resumes()) ?? []

    @Test("has samples of every kind that can be read")
    func hasSamples() {
        #expect(Self.samples.count >= 12)
        let kinds = Set(Self.samples.map { ($0 as NSString).pathExtension })
        #expect(kinds.isSuperset(of: ["docx", "jpg", "pdf", "png", "tiff", "txt"]))
    }

    @Test("reads role, company, name, place and skills", arguments: samples)
    func reads(sample: String) async throws {
        let base = (sample as NSString).deletingPathExtension
        let truth = Data(try Samples.bytes("expected/\(base).expected.json"))
        let expected = try JSONDecoder().decode(Expected.self, from: truth)
        let bytes = try Samples.bytes("resumes/\(sample)")
        let request = ExtractionRequest(files: [bytes], today: CalendarDay(year: 2026, month: 11, day: 1))
        let analysed = try await withExtractorPool(BuiltProgram.analysers) { try await $0.analyse(request) }
        let document = analysed.document
        let analyzer = try Knowledge.analyzer()
        let analysis = Analysis(try #require(analysed.findings), of: document)
        let basics = analysis.resume.basics
        #expect(analysis.profile.currentRole?.title == expected.current_role_title)
        #expect(analysis.profile.currentRole?.company == expected.current_role_company)
        let isRecognised = document.pages.contains { $0.origin == .recognised }
        // English recognition has no accented capitals, and may put a space into an address.
        if !isRecognised {
            #expect(basics.name?.value == expected.name)
            #expect(basics.email?.value == expected.email)
        }
        let place = basics.location.flatMap { analyzer.gazetteer.resolve($0.value.text) }
        #expect(basics.location?.value.text.contains(expected.location.prefix { $0 != "," }) == true)
        #expect(place?.countryCode == expected.country)
        let skills = Set(
            analysis.resume.skills.flatMap(\.keywords).map { $0.value.lowercased() }
                + analysis.profile.skills.map { $0.skill.name.lowercased() }
        )
        let missing = expected.skills.filter { !skills.contains($0.lowercased()) }
        #expect(missing.count * 4 <= expected.skills.count, "missing: \(missing)")
        #expect((1...6).contains(analysis.profile.targetRoles.count))
        #expect((1...100).contains(analysis.score.score))
        #expect(analysis.resume.likelihood > 0.6)
    }
}
