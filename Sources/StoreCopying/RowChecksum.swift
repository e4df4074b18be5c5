import Crypto
import Foundation
import StoredRows

/// A checksum of rows that is the same in whichever order they come.
package struct RowChecksum: Hashable, Sendable {
    /// How many rows there were.
    package private(set) var rows = 0
    /// The sum of the rows' digests, in four parts.
    private var sums: [UInt64] = [0, 0, 0, 0]

    package init() {}

    mutating func add(_ row: [StoredCell]) {
        var hash = SHA256()
        for cell in row { hash.update(data: Self.bytes(cell)) }
        let digest = [UInt8](hash.finalize())
        for part in sums.indices {
            sums[part] &+= digest[part * 8..<part * 8 + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
        rows += 1
    }

    /// A letter for what it is, its length, and the value.
    private static func bytes(_ cell: StoredCell) -> Data {
        switch cell {
        case .null: Data("n".utf8)
        case .flag(let flag): Data((flag ? "t" : "f").utf8)
        case .whole(let number): sized("w", "\(number)".utf8)
        case .fraction(let number): sized("d", "\(number.bitPattern)".utf8)
        case .text(let text): sized("s", text.utf8)
        case .bytes(let bytes): sized("b", bytes)
        case .identifier(let identifier): sized("i", identifier.uuidString.utf8)
        }
    }

    private static func sized(_ letter: String, _ bytes: some Collection<UInt8>) -> Data {
        Data("\(letter)\(bytes.count):".utf8) + Data(bytes)
    }
}
