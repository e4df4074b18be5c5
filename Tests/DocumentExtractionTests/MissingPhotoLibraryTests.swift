import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Photos in HEIC format without the library that decodes them")
struct MissingPhotoLibraryTests {
    @Test("are an unsupported type")
    func unsupported() {
        let photo: [UInt8] = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8)
        #expect(throws: ExtractionFailure.unsupportedType) {
            try LoneExtractor.extract(ExtractionRequest(files: [photo])) { _ in }
        }
    }
}
