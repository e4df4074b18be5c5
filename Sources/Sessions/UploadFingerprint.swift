import Crypto
import Foundation

/// Tells whether two uploads are the same document, and holds at most one whole file in memory meanwhile.
///
/// An actor because that makes those wait whose files have to be read.
actor UploadFingerprint {
    /// SHA-256 of all files, in order, each with its length before it.
    ///
    /// - Throws: `unavailable` when a file is gone.
    func fingerprint(of files: [any UploadedFile]) throws(SessionStoreError) -> Data {
        var hash = SHA256()
        for file in files {
            hash.update(data: Data("\(file.byteCount):".utf8))
            hash.update(data: try file.contents())
        }
        return Data(hash.finalize())
    }
}
