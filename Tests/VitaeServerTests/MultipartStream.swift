@testable import VitaeServer

/// A form as bytes, and what a parser makes of it.
struct MultipartStream {
    static let boundary = "example-boundary"

    struct Part: Hashable {
        let name: String
        let filename: String?
        var bytes: [UInt8] = []
        var isComplete = false
    }

    /// What came of a stream: its parts, or why it was refused.
    enum Outcome: Hashable {
        case parts([Part], isFinished: Bool)
        case refused(MultipartParser.Failure)
    }

    var bytes: [UInt8] = []

    init(preamble: String = "") {
        if !preamble.isEmpty { bytes += Array((preamble + "\r\n").utf8) }
    }

    mutating func add(_ headers: String, _ content: [UInt8], padding: String = "") {
        bytes += Array("--\(Self.boundary)\(padding)\r\n\(headers)\r\n\r\n".utf8) + content + [0x0D, 0x0A]
    }

    mutating func add(name: String, filename: String? = nil, _ content: [UInt8]) {
        let file = filename.map { "; filename=\"\($0)\"\r\nContent-Type: application/octet-stream" } ?? ""
        add("Content-Disposition: form-data; name=\"\(name)\"\(file)", content)
    }

    /// Writes the closing boundary.
    mutating func close(epilogue: String = "\r\n") {
        bytes += Array("--\(Self.boundary)--\(epilogue)".utf8)
    }

    func outcome(cutAt cuts: [Int] = []) -> Outcome? {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        for cut in cuts.sorted() + [bytes.count] where cut >= start && cut <= bytes.count {
            pieces.append(bytes[start..<cut])
            start = cut
        }
        return Self.outcome(of: pieces)
    }

    static func outcome(of pieces: [ArraySlice<UInt8>]) -> Outcome? {
        guard var parser = MultipartParser(boundary: boundary) else { return nil }
        var parts: [Part] = []
        do throws(MultipartParser.Failure) {
            for piece in pieces {
                for event in try parser.feed(piece) {
                    switch event {
                    case .partBegan(let headers): parts.append(Part(name: headers.name, filename: headers.filename))
                    case .data(let bytes): parts[parts.count - 1].bytes += bytes
                    case .partEnded: parts[parts.count - 1].isComplete = true
                    }
                }
            }
        } catch {
            return .refused(error)
        }
        return .parts(parts, isFinished: parser.isFinished)
    }
}
