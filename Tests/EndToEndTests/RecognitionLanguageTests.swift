import ExtractionService
import FoundationEssentials
import TestSupport
import Testing

@Suite("The languages that scans are read in")
struct RecognitionLanguageTests {
    @Test("are told by an extractor, English among those that are there")
    func installed() async throws {
        let languages = try #require(await ExtractorLanguages(toldBy: BuiltProgram.extractors))
        #expect(languages.installed.contains("eng"))
        #expect(Set(languages.installed).isDisjoint(with: languages.missing))
        #expect(languages.installed.count + languages.missing.count == 13)
    }

    @Test("are missing where their data are")
    func missing() async throws {
        let folder = try TemporaryFolder()
        var configuration = BuiltProgram.extractors
        configuration.environment["TESSDATA_PREFIX"] = folder.url.path
        let languages = try #require(await ExtractorLanguages(toldBy: configuration))
        #expect(languages.installed.isEmpty)
        #expect(languages.missing.contains("deu"))
    }

    @Test("are not known of a program that is not there")
    func noProgram() async {
        #expect(await ExtractorLanguages(toldBy: ExtractorConfiguration(executable: "/nowhere", workers: 1)) == nil)
    }
}
