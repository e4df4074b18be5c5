/// What was found out from a document, packed by whoever knows what it is.
package struct DocumentFindings: Hashable, Sendable {
    /// What finding it out took, in microseconds.
    package var microseconds: UInt32
    package var bytes: [UInt8]

    /// The most bytes that are accepted: findings quote the lines of a document, each perhaps several times.
    package static let maximumSize = 16 * 1024 * 1024

    package init(microseconds: UInt32, bytes: [UInt8]) {
        self.microseconds = microseconds
        self.bytes = bytes
    }
}
