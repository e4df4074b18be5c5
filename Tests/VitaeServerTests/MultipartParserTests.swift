import Testing

@testable import VitaeServer

@Suite("Multipart forms")
struct MultipartParserTests {
    private typealias Part = MultipartStream.Part

    /// Bytes that look like the end of a part, and are not.
    private static let nearBoundaries = Array(
        "\r\n--example-boundar\r\n--example-boundarx\r\r\n\n--example-boundary\r\n-\r\n--\r\n\r\n".utf8
    )
    private static let binary = [UInt8](0...255) + [0x0D, 0x0A, 0x0D, 0x0A, 0x2D, 0x2D, 0x0D]

    private static func sample() -> MultipartStream {
        var stream = MultipartStream(preamble: "This is a form.")
        stream.add(name: "note", Array("two\r\nlines".utf8))
        stream.add(name: "file", filename: "résumé; of \\\"Robin\\\".pdf", binary)
        stream.add(name: "file", filename: "empty.pdf", [])
        stream.add(name: "end", Array("A --example-boundary in a line\r\n--example-boundar".utf8))
        stream.add(name: "near", nearBoundaries)
        stream.close(epilogue: "\r\nbehind the end")
        return stream
    }

    private static let sampleParts = [
        Part(name: "note", filename: nil, bytes: Array("two\r\nlines".utf8), isComplete: true),
        Part(name: "file", filename: "résumé; of \"Robin\".pdf", bytes: binary, isComplete: true),
        Part(name: "file", filename: "empty.pdf", bytes: [], isComplete: true),
        Part(
            name: "end",
            filename: nil,
            bytes: Array("A --example-boundary in a line\r\n--example-boundar".utf8),
            isComplete: true
        ),
        Part(name: "near", filename: nil, bytes: nearBoundaries, isComplete: true),
    ]

    @Test("gives the parts in order, byte for byte")
    func parts() {
        #expect(Self.sample().outcome() == .parts(Self.sampleParts, isFinished: true))
    }

    @Test("gives the same parts wherever the stream is cut")
    func everyCut() {
        let stream = Self.sample()
        let expected = MultipartStream.Outcome.parts(Self.sampleParts, isFinished: true)
        let wrong = (0...stream.bytes.count).filter { stream.outcome(cutAt: [$0]) != expected }
        #expect(wrong.isEmpty, "read otherwise when cut at \(wrong)")
        for size in [1, 2, 3, 7] {
            let cuts = Array(stride(from: 0, to: stream.bytes.count, by: size))
            #expect(stream.outcome(cutAt: cuts) == expected, "pieces of \(size)")
        }
    }

    @Test("an unfinished stream is not finished, wherever it ends")
    func unfinished() throws {
        let stream = Self.sample()
        let end = try #require(stream.bytes.firstRange(of: Array("--\(MultipartStream.boundary)--".utf8))?.upperBound)
        for length in 0..<end {
            var shorter = stream
            shorter.bytes = Array(stream.bytes[..<length])
            guard case .parts(_, let isFinished) = shorter.outcome() else {
                Issue.record("refused at \(length)")
                continue
            }
            #expect(!isFinished, "\(length)")
        }
    }

    @Test("a form without any part is finished and has none")
    func noParts() {
        var stream = MultipartStream()
        stream.close()
        #expect(stream.outcome() == .parts([], isFinished: true))
    }

    @Test("what stands behind the end is not read")
    func epilogue() {
        var stream = MultipartStream()
        stream.close()
        stream.add(name: "late", [1])
        #expect(stream.outcome() == .parts([], isFinished: true))
    }

    @Test("white space may pad a boundary, other characters may not")
    func padding() {
        var padded = MultipartStream()
        padded.add("Content-Disposition: form-data; name=\"a\"", [1], padding: " \t")
        padded.close()
        #expect(
            padded.outcome() == .parts([Part(name: "a", filename: nil, bytes: [1], isComplete: true)], isFinished: true)
        )
        var other = MultipartStream()
        other.add("Content-Disposition: form-data; name=\"a\"", [1], padding: "x")
        #expect(other.outcome() == .refused(.malformed))
    }

    @Test("twenty parts are read, one more is refused")
    func manyParts() {
        var stream = MultipartStream()
        for number in 0..<20 { stream.add(name: "p\(number)", [UInt8(number)]) }
        var longer = stream
        stream.close()
        guard case .parts(let parts, true) = stream.outcome() else {
            Issue.record("twenty parts were not read")
            return
        }
        #expect(parts.map(\.bytes) == (0..<20).map { [UInt8($0)] })
        longer.add(name: "one more", [])
        longer.close()
        #expect(longer.outcome() == .refused(.tooManyParts))
    }

    @Test(
        "a part that does not name its field is refused",
        arguments: [
            "Content-Type: text/plain", "Content-Disposition: form-data",
            "Content-Disposition: attachment; name=\"file\"", "",
            "Content-Disposition: form-data; name=\"unclosed",
        ]
    )
    func unnamed(_ headers: String) {
        var stream = MultipartStream()
        stream.add(headers, [1])
        stream.close()
        #expect(stream.outcome() == .refused(.malformed))
    }

    @Test(
        "long headers and a stream without a boundary are refused, in one piece or in many",
        arguments: [1, 100, 100_000]
    )
    func limits(_ size: Int) {
        var headers = MultipartStream()
        headers.add(name: String(repeating: "n", count: 9_000), [1])
        headers.close()
        func cuts(_ stream: MultipartStream) -> [Int] {
            Array(stride(from: 8_000, to: 8_600, by: size))
                + Array(stride(from: 8_600, to: stream.bytes.count, by: max(size, 100)))
        }
        #expect(headers.outcome(cutAt: cuts(headers)) == .refused(.headersTooLong))
        var endless = MultipartStream()
        endless.bytes = Array(repeating: 0x61, count: 9_000)
        #expect(endless.outcome(cutAt: cuts(endless)) == .refused(.malformed))
    }

    @Test(
        "whether a limit is reached does not depend on the pieces",
        arguments: [8_100, 8_150, 8_165, 8_180, 8_186, 8_192, 9_000]
    )
    func limitsAndPieces(_ length: Int) {
        var preamble = MultipartStream(preamble: String(repeating: "p", count: length))
        preamble.add(name: "a", [1])
        preamble.close()
        let whole = preamble.outcome()
        let preambleCuts = ((length - 2)...(length + 24)).filter { preamble.outcome(cutAt: [$0]) != whole }
        #expect(preambleCuts.isEmpty, "read otherwise when cut at \(preambleCuts)")
        var headers = MultipartStream()
        let start = MultipartStream.boundary.utf8.count + 2
        let field = "Content-Disposition: form-data; name=\"a\"\r\nX-Padding: "
        headers.add(field + String(repeating: "h", count: length - field.utf8.count), [1])
        headers.close()
        let wholeHeaders = headers.outcome()
        let headerCuts = ((start + length)...(start + length + 8)).filter {
            headers.outcome(cutAt: [$0]) != wholeHeaders
        }
        #expect(headerCuts.isEmpty, "read otherwise when cut at \(headerCuts)")
    }

    @Test(
        "a boundary is from 1 to 70 printable characters",
        arguments: [
            ("a", true), (String(repeating: "b", count: 70), true), ("with space", true), ("'()+_,-./:=?", true),
            ("", false),
            (String(repeating: "b", count: 71), false), ("grün", false), ("a\r\nb", false), ("a\0", false),
        ]
    )
    func boundaries(_ boundary: String, isValid: Bool) {
        #expect((MultipartParser(boundary: boundary) != nil) == isValid)
    }
}
