/// Why no other words are to be had; the explanation stands as it is then.
package enum RephrasingError: Error, Hashable, Sendable {
    /// The answer is not what the service promises, or holds no explanation.
    case malformedAnswer
    /// The answer ended before it was complete.
    case cutOff
    /// The model declined.
    case declined
    /// The words say something that the facts do not.
    case unfaithful(RephrasingCheck.Violation)
}
