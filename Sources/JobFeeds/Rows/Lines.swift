import Foundation

/// The lines of a document, copied one at a time: the document may be large.
struct Lines {
    /// A line's bytes; nil when it is longer than it may be.
    struct Line {
        let number: Int
        let bytes: [UInt8]?
    }

    private let data: Data
    private let limit: Int
    private var offset = 0
    private var number = 0

    /// - Parameters:
    ///   - data: the document.
    ///   - limit: how many bytes a line may have.
    init(_ data: Data, limit: Int) {
        self.data = data
        self.limit = limit
    }

    /// Which share of the document was read so far.
    var share: Double { data.isEmpty ? 1 : Double(offset) / Double(data.count) }

    /// The next line that is not blank; nil at the end.
    mutating func next() -> Line? {
        while offset < data.count {
            let start = offset
            let limit = limit
            let (end, bytes) = unsafe data.withUnsafeBytes { buffer -> (Int, [UInt8]?) in
                var end = start
                var isBlank = true
                while end < buffer.count {
                    let byte = unsafe buffer[end]
                    if byte == UInt8(ascii: "\n") { break }
                    if byte > 0x20 { isBlank = false }
                    end += 1
                }
                if isBlank { return (end, []) }
                return (end, unsafe end - start <= limit ? Array(buffer[start..<end]) : nil)
            }
            offset = end + 1
            number += 1
            if bytes?.isEmpty != true { return Line(number: number, bytes: bytes) }
        }
        return nil
    }
}
