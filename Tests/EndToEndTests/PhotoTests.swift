import ExtractionService
import Foundation
import TestSupport
import Testing
import TextDocument

@Suite("Photos in HEIC format, read by processes of their own")
struct PhotoTests {
    private static let extractors = BuiltProgram.extractors

    private func photo() throws -> ExtractionRequest {
        ExtractionRequest(files: [try Samples.bytes("resumes/barista-kr-photo.heic")])
    }

    private static func text(_ text: String) -> ExtractionRequest { ExtractionRequest(files: [Array(text.utf8)]) }

    /// Extractors of a machine where the library is something else.
    private func withoutLibrary(_ folder: TemporaryFolder) throws -> ExtractorConfiguration {
        try Data("not a library".utf8).write(to: folder.url.appending(path: "libheif.so.1"))
        var configuration = Self.extractors
        configuration.environment["LD_LIBRARY_PATH"] = folder.url.path
        return configuration
    }

    @Test("come between other documents, and none is lost", .enabled("libheif is not installed") { await isReadable })
    func mixed() async throws {
        var configuration = Self.extractors
        configuration.workers = 1
        let photo = try photo()
        let requests = [Self.text("Ann Lee"), photo, Self.text("Bo Kim"), photo, photo, Self.text("Cy Day")]
        let (texts, deaths) = try await withExtractorPool(configuration) { pool in
            let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
                for (index, request) in requests.enumerated() {
                    group.addTask { (index, try await pool.extract(request).text) }
                }
                return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
            }
            return (texts, pool.deaths)
        }
        #expect(texts.count == requests.count)
        #expect([0, 2, 5].map { texts[$0]?.split(separator: "\n").first } == ["Ann Lee", "Bo Kim", "Cy Day"])
        for index in [1, 3, 4] { #expect(texts[index]?.contains("Slow Kettle Coffee") == true) }
        #expect(deaths[ExtractorVerdict.crashed.rawValue] == nil && deaths[ExtractorVerdict.violation.rawValue] == nil)
    }

    @Test("are read the way up their camera meant", .enabled("libheif is not installed") { await isReadable })
    func upright() async throws {
        let photo = try photo()
        let document = try await withExtractorPool(Self.extractors) { try await $0.extract(photo) }
        #expect(document.format == .heic)
        let page = try #require(document.pages.first)
        #expect(page.origin == .recognised)
        // The sheet on the photo, not the photo.
        #expect(abs(page.height / page.width - 297.0 / 210) < 0.03)
        #expect(document.text.hasPrefix("Haneul Bae"))
        #expect(document.text.contains("Head Barista, Slow Kettle Coffee, Seoul"))
    }

    @Test("may be pages beside pictures of other kinds", .enabled("libheif is not installed") { await isReadable })
    func pages() async throws {
        let files = [
            try Samples.bytes("resumes/warehouse-us-scan.png"), try Samples.bytes("resumes/barista-kr-photo.heic"),
        ]
        let document = try await withExtractorPool(Self.extractors) { pool in
            try await pool.extract(ExtractionRequest(files: files))
        }
        #expect(document.format == .png)
        #expect(document.pages.map(\.number) == [1, 2])
    }

    @Test("are refused where there is no library")
    func noLibrary() async throws {
        let folder = try TemporaryFolder()
        let configuration = try withoutLibrary(folder)
        #expect(await !ExtractorPhotos.areReadable(by: configuration))
        let photo = try photo()
        await #expect(throws: ExtractionFailure.unsupportedType) {
            try await withExtractorPool(configuration) { try await $0.extract(photo) }
        }
    }

    @Test("are said to be unreadable by a program that is not there")
    func noProgram() async {
        #expect(await !ExtractorPhotos.areReadable(by: ExtractorConfiguration(executable: "/nowhere", workers: 1)))
    }

    private static var isReadable: Bool {
        get async { await ExtractorPhotos.areReadable(by: extractors) }
    }
}
