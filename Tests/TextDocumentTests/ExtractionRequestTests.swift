import Testing
import TextDocument

@Suite("Requests to the extractor")
struct ExtractionRequestTests {
    private var request: ExtractionRequest {
        var limits = ExtractionLimits()
        limits.maximumBytes = 1
        limits.maximumPages = 2
        limits.maximumRecognisedPages = 3
        limits.maximumPixels = 4
        limits.maximumUnpackedBytes = 5
        limits.maximumTextBytes = 6
        limits.processorSeconds = 7
        limits.processorSecondsPerRecognisedPage = 8
        return ExtractionRequest(files: [[1, 2, 3], [], [255]], limits: limits)
    }

    @Test("come back with their files and limits")
    func roundTrip() throws {
        #expect(try ExtractionRequest(body: request.frame.dropFirst(4)) == request)
    }

    @Test("say in front how long they are")
    func length() throws {
        var reader = ByteReader(request.frame[...])
        #expect(try reader.readUInt32() == UInt32(request.frame.count - 4))
    }

    @Test("are refused when they end early")
    func truncated() {
        let body = request.frame.dropFirst(4)
        for length in 0..<body.count {
            #expect(throws: ByteReader.Malformed.self, "\(length) bytes") {
                try ExtractionRequest(body: body.prefix(length))
            }
        }
    }
}
