import Glibc
package import TextDocument

/// What the end of an extractor's work on a document means.
package enum ExtractorVerdict: String, CaseIterable, Sendable {
    /// A whole answer came, be it pages or the reason why there are none.
    case answered
    /// The answer is none: it stopped without a terminator, or made no sense.
    case protocolError = "protocol_error"
    /// A library failed over the document.
    case crashed
    /// The document takes more memory than there is.
    case outOfMemory = "out_of_memory"
    /// Processor time or the time of whoever waits was used up.
    case timedOut = "timed_out"
    /// The process tried what reading a document never takes: perhaps an exploit.
    case violation
    /// Somebody ended the process who has nothing to do with the document.
    case killed
    /// There was no process at all.
    case notStarted = "not_started"

    /// What it means that a process ended before its answer did.
    init(_ death: ForkDeath) {
        switch death.status {
        case _ where death.isExpired: self = .timedOut
        case _ where death.isBroken: self = .protocolError
        case .exited: self = .protocolError
        // Not ours: the kernel ends whom it has no memory for.
        case .signaled(SIGKILL): self = death.isMemoryKill ? .outOfMemory : .killed
        case .signaled(let signal): self.init(signal: signal, saysOutOfMemory: death.saysOutOfMemory)
        }
    }

    private init(signal: Int32, saysOutOfMemory: Bool) {
        switch signal {
        // Libraries abort, GLib and Swift trap, when an allocation fails.
        case SIGABRT, SIGTRAP, SIGILL: self = saysOutOfMemory ? .outOfMemory : .crashed
        case SIGXCPU: self = .timedOut
        case SIGSYS: self = .violation
        default: self = .crashed
        }
    }

    /// What is told to whoever sent the document; nil when the answer says it.
    package var failure: ExtractionFailure? {
        switch self {
        case .answered: nil
        case .protocolError, .crashed, .violation, .killed, .notStarted: .crashed
        case .outOfMemory: .tooLarge
        case .timedOut: .timedOut
        }
    }

    /// Whether pages that came before can be believed.
    var keepsPages: Bool {
        switch self {
        case .answered, .crashed, .outOfMemory, .timedOut, .killed: true
        case .protocolError, .violation, .notStarted: false
        }
    }

    /// Whether the same bytes may fare better in a fresh process. Time was given already.
    var mayBeRetried: Bool {
        switch self {
        case .protocolError, .crashed, .outOfMemory, .violation, .killed: true
        case .answered, .timedOut, .notStarted: false
        }
    }

    /// Whether it may be the extractor that is ill, not the document.
    var isSuspicious: Bool {
        switch self {
        case .protocolError, .crashed, .violation: true
        case .answered, .outOfMemory, .timedOut, .killed, .notStarted: false
        }
    }
}
