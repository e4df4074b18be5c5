/// How far a value that was read can be trusted, and what it may be instead.
///
/// A value that is doubted is left out, and what it may have been is only listed: nothing is derived from a guess.
package struct Certainty: Codable, Hashable, Sendable {
    /// Below this a value is left out.
    package static let threshold = 0.5

    /// 0-1; of the value that is given, or of the first alternative where none is.
    package var confidence: Double
    /// Other readings, the likeliest first.
    package var alternatives: [String]

    package init(_ confidence: Double, alternatives: [String] = []) {
        self.confidence = min(max(confidence, 0), 1)
        self.alternatives = alternatives
    }
}
