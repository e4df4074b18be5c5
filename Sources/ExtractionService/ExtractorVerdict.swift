import Glibc
import Subprocess
package import TextDocument

/// What the end of an extractor's work on a document means.
package enum ExtractorVerdict: String, CaseIterable, Sendable {
    /// A whole answer came, be it pages or the reason why there are none.
    case answered
    /// The answer is none: it stopped without a terminator, made no sense, or never ended.
    case protocolError = "protocol_error"
    /// A library failed over the document.
    case crashed
    /// The document takes more memory than there is.
    case outOfMemory = "out_of_memory"
    /// Processor time or the time of whoever waits was used up.
    case timedOut = "timed_out"
    /// The process tried what reading a document never takes: perhaps an exploit.
    case violation
    /// There was no process at all.
    case notStarted = "not_started"

    /// - Parameters:
    ///   - stream: what came of the answer.
    ///   - isExpired: the process was ended because its time was up.
    ///   - status: how the process ended.
    ///   - saysOutOfMemory: a library complained that it got no memory.
    init(stream: AnswerStream, isExpired: Bool, status: TerminationStatus, saysOutOfMemory: Bool) {
        switch (stream, status) {
        case (.complete, _): self = .answered
        case _ where isExpired: self = .timedOut
        case (.broken, _), (.short, .exited): self = .protocolError
        case (.short, .signaled(let signal)): self.init(signal: signal, saysOutOfMemory: saysOutOfMemory)
        }
    }

    private init(signal: Int32, saysOutOfMemory: Bool) {
        switch signal {
        // Libraries abort, GLib and Swift trap, when an allocation fails.
        case SIGABRT, SIGTRAP, SIGILL: self = saysOutOfMemory ? .outOfMemory : .crashed
        case SIGXCPU: self = .timedOut
        // Not ours: the kernel ends whom it has no memory for.
        case SIGKILL: self = .outOfMemory
        case SIGSYS: self = .violation
        default: self = .crashed
        }
    }

    /// What is told to whoever sent the document; nil when the answer says it.
    package var failure: ExtractionFailure? {
        switch self {
        case .answered: nil
        case .protocolError, .crashed, .violation, .notStarted: .crashed
        case .outOfMemory: .tooLarge
        case .timedOut: .timedOut
        }
    }

    /// Whether pages that came before can be believed.
    var keepsPages: Bool {
        switch self {
        case .answered, .crashed, .outOfMemory, .timedOut: true
        case .protocolError, .violation, .notStarted: false
        }
    }

    /// Whether the same bytes may fare better in a fresh process. Time was given already.
    var mayBeRetried: Bool {
        switch self {
        case .protocolError, .crashed, .outOfMemory, .violation: true
        case .answered, .timedOut, .notStarted: false
        }
    }
}
