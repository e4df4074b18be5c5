import Foundation
import Sessions

/// A file of an upload: a piece of the upload's file on disk.
struct SpooledFile: UploadedFile {
    /// The first bytes, so that its format shows without reading.
    let head: [UInt8]
    /// Where it is in the upload's file; nil for an empty file of an upload that needed none.
    let place: (file: SpoolFile, range: Range<Int>)?

    var byteCount: Int { place?.range.count ?? 0 }

    func contents(of range: Range<Int>) throws(SessionStoreError) -> Data {
        guard let place else { return Data() }
        do {
            let start = place.range.lowerBound
            return try place.file.read((start + range.lowerBound)..<(start + range.upperBound))
        } catch {
            throw .unavailable
        }
    }
}
