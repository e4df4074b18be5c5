/// What putting explanations in other words may cost.
package struct RephrasingLimits: Hashable, Sendable {
    /// Time for an answer, from the question to its last byte.
    package var time = Duration.seconds(3)
    /// Questions that may be on their way at the same time.
    package var questions = 4
    /// Failures in a row after which nobody is asked for a while.
    package var failures = 3
    /// How long nobody is asked then.
    package var pause = Duration.seconds(60)
    /// Explanations whose words are kept.
    package var kept = 256
    /// How long words are kept.
    package var keptFor = Duration.seconds(600)

    /// The defaults.
    package init() {}
}
