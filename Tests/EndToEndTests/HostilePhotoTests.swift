import ExtractionService
import TestSupport
import Testing
import TextDocument

@Suite(
    "Hostile photos in HEIC format",
    .enabled("libheif is not installed") { await ExtractorPhotos.areReadable(by: BuiltProgram.extractors) }
)
struct HostilePhotoTests {
    private func photo() throws -> [UInt8] { try Samples.bytes("resumes/barista-kr-photo.heic") }

    /// Decodes photos and reads nothing in them: `noText` for one that was decoded.
    ///
    /// - Returns: what came of each, and what came of the processes that read them.
    private func outcomes(
        of photos: [[UInt8]],
        maximumPixels: Int = 40_000_000
    ) async -> (failures: [ExtractionFailure?], deaths: [String: Int]) {
        var limits = ExtractionLimits()
        limits.maximumPixels = maximumPixels
        limits.maximumRecognisedPages = 0
        return await withExtractorPool(BuiltProgram.extractors) { pool in
            var failures: [ExtractionFailure?] = []
            for photo in photos {
                do throws(ExtractionFailure) {
                    _ = try await pool.extract(ExtractionRequest(files: [photo], limits: limits))
                    failures.append(nil)
                } catch {
                    failures.append(error)
                }
            }
            // One that a busy machine did not let end in time after its answer is none that the photo harmed.
            return (failures, pool.deaths.filter { $0.key != ExtractorVerdict.protocolError.rawValue })
        }
    }

    /// The photo with the size that its header states changed.
    private func photo(width: UInt32, height: UInt32) throws -> [UInt8] {
        var bytes = try photo()
        let start = try #require(bytes.firstRange(of: Array("ispe".utf8))?.upperBound) + 4
        for (offset, value) in [(start, width), (start + 4, height)] {
            for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index)) }
        }
        return bytes
    }

    @Test("are refused for their size before they are decoded")
    func tooLarge() async throws {
        #expect(await outcomes(of: [try photo()], maximumPixels: 1700 * 2300).failures == [.noText])
        #expect(await outcomes(of: [try photo()], maximumPixels: 1700 * 2300 - 1).failures == [.tooLarge])
        let claims = [try photo(width: 30_000, height: 30_000), try photo(width: 40_000, height: 8)]
        #expect(await outcomes(of: claims).failures == [.tooLarge, .tooLarge])
    }

    @Test("are damaged when cut off anywhere")
    func truncated() async throws {
        let whole = try photo()
        let parts = stride(from: 2, to: 100, by: 7).map { Array(whole.prefix(whole.count * $0 / 100)) }
        let (failures, deaths) = await outcomes(of: parts)
        #expect(failures.allSatisfy { $0 == .damaged }, "\(failures)")
        #expect(deaths.isEmpty, "\(deaths)")
    }

    @Test("are decoded or fail in a known way whatever is changed in their header")
    func changed() async throws {
        let original = try photo()
        let header = try #require(original.firstRange(of: Array("mdat".utf8))?.lowerBound)
        var generator = SeededGenerator(seed: 20)
        let photos = (0..<12).map { _ in
            var bytes = original
            bytes[Int.random(in: 16..<header, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            return bytes
        }
        let (failures, deaths) = await outcomes(of: photos)
        let known: Set<ExtractionFailure> = [.noText, .damaged, .tooLarge, .unsupportedType]
        #expect(failures.allSatisfy { $0.map(known.contains) == true }, "\(failures)")
        #expect(failures.contains(.damaged) && failures.contains(.noText), "the photo was not changed")
        #expect(deaths.isEmpty, "\(deaths)")
    }
}
