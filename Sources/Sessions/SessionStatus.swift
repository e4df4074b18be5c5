/// How far a session is.
package enum SessionStatus: String, Codable, CaseIterable, Sendable {
    case queued
    case extracting
    case identifying
    case searching
    case completed
    case failed

    /// Whether nothing more happens to it.
    package var isFinal: Bool { self == .completed || self == .failed }
}
