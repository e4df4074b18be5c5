import Foundation
import Glibc

/// A file on disk that has no name and is gone with the value, also when the server dies.
final class SpoolFile: Sendable {
    private let descriptor: CInt

    /// - Parameter descriptor: of a file that can be read and written; it is closed with the value.
    init(owning descriptor: CInt) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Writes all bytes. May block for a moment.
    ///
    /// - Parameters:
    ///   - bytes: what to write.
    ///   - offset: where in the file.
    /// - Throws: `full` when the disk is; how much was written by then does not matter to anybody.
    func write(_ bytes: [UInt8], at offset: Int) throws(SpoolFailure) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe pwrite(
                    descriptor,
                    buffer.baseAddress?.advanced(by: written),
                    buffer.count - written,
                    off_t(offset + written)
                )
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw count == 0 ? .full : SpoolFailure(errno: errno) }
            written += count
        }
    }

    /// Reads a piece. May block for a moment.
    ///
    /// - Parameter range: all of it was written.
    /// - Returns: its bytes.
    /// - Throws: `broken` when they cannot be read.
    func read(_ range: Range<Int>) throws(SpoolFailure) -> Data {
        var bytes = Data(count: range.count)
        var have = 0
        while have < range.count {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(
                    descriptor,
                    buffer.baseAddress?.advanced(by: have),
                    buffer.count - have,
                    off_t(range.lowerBound + have)
                )
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .broken(errno: count == 0 ? EIO : errno) }
            have += count
        }
        return bytes
    }
}
