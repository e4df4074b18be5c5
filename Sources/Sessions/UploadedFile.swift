package import Foundation

/// A file of an upload, which need not be in memory until it is stored.
package protocol UploadedFile: Sendable {
    /// The first bytes: `UploadHead.length` of them, or all of a shorter file.
    var head: [UInt8] { get }

    /// Bytes of the whole file.
    var byteCount: Int { get }

    /// A piece of the file, read anew by every call. May block for a moment.
    ///
    /// - Parameter range: all of it within `byteCount`.
    /// - Returns: the bytes.
    /// - Throws: `unavailable` when they cannot be read.
    func contents(of range: Range<Int>) throws(SessionStoreError) -> Data
}

extension UploadedFile {
    /// The whole file.
    package func contents() throws(SessionStoreError) -> Data { try contents(of: 0..<byteCount) }

    /// Where its pieces are that are no longer than they may be; one without bytes for an empty file.
    package func pieces(of length: Int) -> [Range<Int>] {
        guard byteCount > 0 else { return [0..<0] }
        return stride(from: 0, to: byteCount, by: length).map { $0..<min($0 + length, byteCount) }
    }
}

/// What is kept at hand of a file that waits on disk.
package enum UploadHead {
    /// Bytes; the format of nearly every file shows in fewer.
    package static let length = 16 * 1024
}

extension Data: UploadedFile {
    /// The first bytes.
    package var head: [UInt8] { [UInt8](prefix(UploadHead.length)) }

    /// Bytes of all.
    package var byteCount: Int { count }

    /// A part of the bytes.
    package func contents(of range: Range<Int>) -> Data {
        subdata(in: (startIndex + range.lowerBound)..<(startIndex + range.upperBound))
    }
}
