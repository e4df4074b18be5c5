/// What became of an explanation that was to be put in other words.
package enum RephrasingOutcome: String, CaseIterable, Hashable, Sendable {
    /// All statements are shown in other words.
    case used
    /// Some statements are; the words of the others said something else.
    case partly
    /// None is: the words said something that the facts do not.
    case refused
    /// The same facts were put in other words before, or are being so.
    case cached
    /// The model declined.
    case declined
    /// No answer came in time.
    case timedOut = "timed_out"
    /// The answer is not what the service promises.
    case badAnswer = "bad_answer"
    /// The service cannot be reached, or says that something is wrong.
    case failed
    /// Nobody was asked, since the service failed again and again.
    case paused
    /// Nobody was asked, since as many questions as may be are on their way.
    case busy
    /// Nobody was asked: the statements name the person.
    case withheld

    /// Whether the service is the reason that the explanation stands as it is.
    package var isFault: Bool { [.timedOut, .badAnswer, .failed].contains(self) }
}
