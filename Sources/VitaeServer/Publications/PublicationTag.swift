import Foundation
import HTTPTypes
import Hummingbird
import Publications

extension Publication {
    /// The entity tag of what it says: another after every change.
    var tag: String {
        let moment = UInt64(max(0, updatedAt.timeIntervalSince1970) * 1_000_000)
        return "\"\(revision)-\(String(moment, radix: 36))\""
    }

    /// Makes sure that a client that changes the publication knows it as it is.
    ///
    /// - Throws: a `StalePublication`.
    func check(_ condition: String?) throws {
        guard let condition else { return }
        guard IfNoneMatch(condition)?.includes(tag) == true else { throw StalePublication(stored: self) }
    }
}

/// A client wants to change a publication that is not as it knows it any more.
struct StalePublication: Error {
    let stored: Publication

    static let sentence = "The publication was changed meanwhile. Look at it, then change it again."
}
