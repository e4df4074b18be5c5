import Logging
import Synchronization

/// Keeps log lines for a test to look at.
final class LogRecorder: LogHandler {
    private let kept = Mutex<[String]>([])

    /// Level, message and metadata of each event.
    var lines: [String] { kept.withLock { $0 } }

    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }

    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    subscript(metadataKey _: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        kept.withLock { $0.append("\(event.level) \(event.message) \(event.metadata ?? [:])") }
    }
}
