/// Reads `multipart/form-data` (RFC 7578) from pieces of any size.
///
/// A value: feeding the same bytes in other pieces gives the same parts, joined data apart.
struct MultipartParser: Sendable {
    /// What the stream holds, in order.
    enum Event: Hashable, Sendable {
        case partBegan(MultipartHeaders)
        case data([UInt8])
        case partEnded
    }

    /// Why a stream is refused.
    enum Failure: Error, Hashable, Sendable {
        case malformed
        case tooManyParts
        case headersTooLong
    }

    private enum State: Sendable {
        case preamble
        case afterBoundary
        case headers
        case body
        case finished
    }

    private static let mostParts = 20
    private static let longestHeaders = 8 * 1024

    /// "\r\n--boundary"
    private let delimiter: [UInt8]
    private var buffer: [UInt8] = []
    private var state = State.preamble
    private var parts = 0

    /// - Parameter boundary: 1-70 characters, as the content type names it.
    init?(boundary: String) {
        guard (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F || $0 == 0x20 })
        else {
            return nil
        }
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first boundary has no line end of its own in front.
        buffer = [0x0D, 0x0A]
    }

    /// Whether the closing boundary was read.
    var isFinished: Bool { state == .finished }

    /// Takes the next piece of the stream.
    mutating func feed(_ bytes: some Sequence<UInt8>) throws(Failure) -> [Event] {
        guard state != .finished else { return [] }
        buffer.append(contentsOf: bytes)
        var events: [Event] = []
        while try step(&events) {}
        return events
    }

    /// Goes on as far as the bytes allow; false when more are needed.
    private mutating func step(_ events: inout [Event]) throws(Failure) -> Bool {
        switch state {
        case .preamble:
            guard let start = Self.find(delimiter, in: buffer) else {
                guard buffer.count <= Self.longestHeaders + delimiter.count else { throw .malformed }
                return false
            }
            guard start <= Self.longestHeaders else { throw .malformed }
            buffer.removeFirst(start + delimiter.count)
            state = .afterBoundary
            return true
        case .afterBoundary:
            return try readBoundaryEnd()
        case .headers:
            return try readHeaders(&events)
        case .body:
            return readBody(&events)
        case .finished:
            return false
        }
    }

    /// Behind a boundary: two hyphens end the stream, a line end begins a part.
    private mutating func readBoundaryEnd() throws(Failure) -> Bool {
        guard buffer.count >= 2 else { return false }
        if buffer[0] == 0x2D, buffer[1] == 0x2D {
            buffer = []
            state = .finished
            return false
        }
        // White space may pad the boundary line.
        guard let end = Self.find([0x0D, 0x0A], in: buffer) else {
            guard buffer.count < 256 else { throw .malformed }
            return false
        }
        guard buffer[..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { throw .malformed }
        parts += 1
        guard parts <= Self.mostParts else { throw .tooManyParts }
        // The line end stays: it may be the first half of the empty line behind no headers at all.
        buffer.removeFirst(end)
        state = .headers
        return true
    }

    private mutating func readHeaders(_ events: inout [Event]) throws(Failure) -> Bool {
        guard let end = Self.find([0x0D, 0x0A, 0x0D, 0x0A], in: buffer) else {
            guard buffer.count <= Self.longestHeaders else { throw .headersTooLong }
            return false
        }
        guard end <= Self.longestHeaders else { throw .headersTooLong }
        guard let headers = MultipartHeaders(Array(buffer[..<end])) else { throw .malformed }
        // The last line end stays: a delimiter may follow at once.
        buffer.removeFirst(end + 2)
        events.append(.partBegan(headers))
        state = .body
        isAtBodyStart = true
        return true
    }

    /// Whether the line end in front of the body is still in the buffer.
    private var isAtBodyStart = false

    private mutating func readBody(_ events: inout [Event]) -> Bool {
        let skip = isAtBodyStart ? 2 : 0
        if let start = Self.find(delimiter, in: buffer) {
            if start > skip { events.append(.data(Array(buffer[skip..<start]))) }
            events.append(.partEnded)
            buffer.removeFirst(start + delimiter.count)
            isAtBodyStart = false
            state = .afterBoundary
            return true
        }
        // The end of the buffer may be the beginning of a delimiter.
        let safe = buffer.count - delimiter.count
        if safe > skip {
            events.append(.data(Array(buffer[skip..<safe])))
            buffer.removeFirst(safe)
            isAtBodyStart = false
        }
        return false
    }

    private static func find(_ pattern: [UInt8], in bytes: [UInt8]) -> Int? {
        guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
        var index = 0
        let last = bytes.count - pattern.count
        while index <= last {
            if bytes[index] == first, bytes[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
            index += 1
        }
        return nil
    }
}
