import Logging
import Subprocess
import Synchronization

/// Counts and logs how extractor processes end other than well. Nothing of a document is in it.
final class ExtractorDeaths: Sendable {
    private let counts = Mutex<[ExtractorVerdict: Int]>([:])
    private let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    /// How often by verdict.
    var byVerdict: [ExtractorVerdict: Int] { counts.withLock { $0 } }

    /// - Parameters:
    ///   - verdict: other than `answered`.
    ///   - status: how the process ended; nil when there was none.
    ///   - pages: pages that had come in.
    ///   - documents: documents that the process had read before.
    func add(_ verdict: ExtractorVerdict, status: TerminationStatus? = nil, pages: Int = 0, documents: Int = 0) {
        counts.withLock { $0[verdict, default: 0] += 1 }
        logger.log(
            level: verdict == .violation || verdict == .notStarted ? .error : .warning,
            verdict == .violation ? "extractor died: possible exploit" : "extractor died",
            metadata: [
                "verdict": "\(verdict.rawValue)",
                "status": "\(Self.words(for: status))",
                "pages": "\(pages)",
                "documents": "\(documents)",
            ]
        )
    }

    private static func words(for status: TerminationStatus?) -> String {
        switch status {
        case .exited(let code): "exit \(code)"
        case .signaled(let signal): "signal \(signal)"
        case nil: "none"
        }
    }
}
