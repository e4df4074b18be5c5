import Glibc

/// How a process ended.
package enum ProcessStatus: Hashable, Sendable, CustomStringConvertible {
    case exited(Int32)
    case signaled(Int32)

    /// - Parameter status: as `waitpid` gives it.
    init(waited status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    }

    package var description: String {
        switch self {
        case .exited(let code): "exit \(code)"
        case .signaled(let signal): "signal \(signal)"
        }
    }
}

/// What came of an order to read a document.
enum ForkEnding: Sendable {
    /// The answer came to its end; all pages are in it, or it says why there are none.
    case answered([UInt8], hasRead: Bool)
    /// The process ended before its answer did.
    case died(ForkDeath)
    /// The template ended while the process was at work, and the process with it.
    case lost
    /// There was no process.
    case unavailable(ExtractorTrouble)
    /// Nobody waits any more.
    case cancelled
}

/// What is known of a process that did not answer.
struct ForkDeath: Sendable {
    var status: ProcessStatus
    /// What had come in of its answer.
    var answer: [UInt8]
    /// All pages had come in: it died over the analysis.
    var hasRead: Bool
    /// It made no sense, or there was too much of it.
    var isBroken: Bool
    /// The process was ended because its time was up.
    var isExpired: Bool
    /// The kernel may have ended it for want of memory.
    var isMemoryKill: Bool
    /// A library complained that it got no memory.
    var saysOutOfMemory: Bool
}
