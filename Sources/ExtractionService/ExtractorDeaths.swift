import Logging
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
    func add(_ verdict: ExtractorVerdict, status: ProcessStatus? = nil, pages: Int = 0) {
        counts.withLock { $0[verdict, default: 0] += 1 }
        logger.log(
            level: verdict == .violation || verdict == .notStarted ? .error : .warning,
            verdict == .violation ? "extractor died: possible exploit" : "extractor died",
            metadata: [
                "verdict": "\(verdict.rawValue)",
                "status": "\(status.map { "\($0)" } ?? "none")",
                "pages": "\(pages)",
            ]
        )
    }

    /// Says once that the extractor is ill, or well again.
    func report(_ trouble: ExtractorTrouble?) {
        if let trouble {
            logger.error("extractor ill", metadata: ["part": "extractor", "reason": "\(trouble.rawValue)"])
        } else {
            logger.notice("extractor well again", metadata: ["part": "extractor"])
        }
    }
}
