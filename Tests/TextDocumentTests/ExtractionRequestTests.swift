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
        return ExtractionRequest(
            files: [[1, 2, 3], [], [255]],
            limits: limits,
            today: CalendarDay(year: 2026, month: 11, day: 22)
        )
    }

    @Test("come back with their files and limits")
    func roundTrip() throws {
        #expect(try ExtractionRequest(bytes: request.bytes[...]) == request)
    }

    @Test(
        "come back with a document that was read before, be it to its end or not",
        arguments: [nil, ExtractionFailure.timedOut]
    )
    func documents(failure: ExtractionFailure?) throws {
        let word = TextWord(text: "Jane", box: Bounds(left: 1, top: 2, right: 3, bottom: 4), fontSize: 5)
        let line = TextLine(words: [word], block: 0)
        let page = TextPage(number: 1, width: 612, height: 792, origin: .recognised, lines: [line])
        let document = TextDocument(format: .docx, pages: [page], incompleteBecause: failure)
        let day = CalendarDay(year: 2026, month: 2, day: 3)
        let request = ExtractionRequest(analysing: document, today: day)
        #expect(try ExtractionRequest(bytes: request.bytes[...]) == request)
    }

    @Test("are refused when they end early")
    func truncated() {
        let bytes = request.bytes
        for length in 0..<bytes.count {
            #expect(throws: ByteReader.Malformed.self, "\(length) bytes") {
                try ExtractionRequest(bytes: bytes.prefix(length))
            }
        }
    }
}
