/// Why a row is not a posting, in a few words for its sender.
package struct PostingRejection: Error, Hashable, Sendable {
    package let reason: String

    /// - Parameter reason: a few words, without a full stop.
    package init(reason: String) {
        self.reason = reason
    }
}
