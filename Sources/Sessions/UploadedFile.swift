package import Foundation

/// A file of an upload, which need not be in memory until it is stored.
package protocol UploadedFile: Sendable {
    /// The first bytes: `UploadHead.length` of them, or all of a shorter file.
    var head: [UInt8] { get }

    /// Bytes of the whole file.
    var byteCount: Int { get }

    /// The whole file, read anew by every call. May block for a moment.
    ///
    /// - Returns: as many bytes as `byteCount` says.
    /// - Throws: `unavailable` when it cannot be read.
    func contents() throws(SessionStoreError) -> Data
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

    /// The bytes themselves.
    package func contents() -> Data { self }
}
