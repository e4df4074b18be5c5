/// What a kill loop came to.
struct KillFigures: CustomStringConvertible {
    var rounds = 0
    /// Uploads that were answered with 200.
    var accepted = 0
    var completed = 0
    var failed = 0
    /// Accepted uploads that did not end.
    var lost = 0
    /// The longest time from starting a server after a kill to its taking connections.
    var slowestStart = Duration.zero

    var description: String {
        let milliseconds = Int(slowestStart / .milliseconds(1))
        return """
            \(rounds) rounds: \(accepted) uploads accepted, \(completed) completed, \(failed) failed, \(lost) lost; \
            ready again after \(milliseconds) ms at most
            """
    }
}
