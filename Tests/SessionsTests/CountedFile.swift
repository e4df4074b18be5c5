import Foundation
import Sessions
import Synchronization

/// A file that counts how often it is read, and may be gone.
final class CountedFile: UploadedFile {
    private let bytes: Data
    private let isGone: Bool
    private let count = Mutex(0)

    init(_ bytes: Data, isGone: Bool = false) {
        self.bytes = bytes
        self.isGone = isGone
    }

    var head: [UInt8] { bytes.head }
    var byteCount: Int { bytes.count }

    /// How often it was read.
    var reads: Int { count.withLock { $0 } }

    func contents(of range: Range<Int>) throws(SessionStoreError) -> Data {
        count.withLock { $0 += 1 }
        guard !isGone else { throw .unavailable }
        return bytes.contents(of: range)
    }
}
