import Glibc
package import Logging
package import TextDocument

/// Extractor processes behind one door: any number of callers, a fixed number of processes.
///
/// ```swift
/// try await withExtractorPool(configuration) { pool in
///     let document = try await pool.extract(ExtractionRequest(files: [bytes]))
/// }
/// ```
package struct ExtractorPool: Sendable {
    private let queue = ExtractionJobQueue()
    private let configuration: ExtractorConfiguration
    private let processDeaths: ExtractorDeaths

    /// A logger that says nothing.
    package static var silent: Logger { Logger(label: "extraction") { _ in SwiftLogNoOpLogHandler() } }

    /// - Parameters:
    ///   - configuration: how processes are run.
    ///   - logger: is told once of every process that ends other than well, and nothing of what it read.
    package init(_ configuration: ExtractorConfiguration, logger: Logger = Self.silent) {
        self.configuration = configuration
        processDeaths = ExtractorDeaths(logger: logger)
    }

    /// Documents that wait because all processes are busy. Their callers wait with them; whoever takes documents from
    /// outside should refuse new ones while many do.
    package var waiting: Int { queue.count }

    /// How often processes ended other than well, by verdict, as `ExtractorVerdict` names them.
    package var deaths: [String: Int] {
        Dictionary(uniqueKeysWithValues: processDeaths.byVerdict.map { ($0.key.rawValue, $0.value) })
    }

    /// Reads one document in a process of its own pool; waits while all are busy.
    ///
    /// When the task is cancelled, the process is ended at once and the document is answered with `crashed`.
    ///
    /// - Parameter request: the document.
    /// - Returns: its text; when the process died or ran out of time after some pages, these, marked as incomplete.
    /// - Throws: why there is no text.
    package func extract(_ request: ExtractionRequest) async throws(ExtractionFailure) -> TextDocument {
        let cancellation = ExtractionCancellation()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.add(ExtractionJob(request: request, cancellation: cancellation, answer: continuation))
            }
        } onCancel: {
            cancellation.cancel()
            queue.dropCancelled()
        }
        return try result.get()
    }

    /// Keeps the processes running until the task is cancelled; documents at work fail then.
    package func run() async {
        // A process may die while a document is written to it: an error of the write, not the end of this program.
        _ = signal(SIGPIPE, SIG_IGN)
        await withTaskCancellationHandler {
            await withTaskGroup { group in
                for _ in 0..<configuration.workers {
                    group.addTask {
                        await ExtractorProcess(configuration: configuration, queue: queue, deaths: processDeaths).run()
                    }
                }
            }
        } onCancel: {
            queue.close()
        }
    }
}

/// Runs a body with a pool of extractors; its processes are gone when it returns.
///
/// - Parameters:
///   - configuration: how processes are run.
///   - logger: is told of every process that ends other than well.
///   - body: what is done with the pool.
/// - Returns: what the body returns.
package func withExtractorPool<Result: Sendable>(
    _ configuration: ExtractorConfiguration,
    logger: Logger = ExtractorPool.silent,
    _ body: (ExtractorPool) async throws -> Result
) async rethrows -> Result {
    let pool = ExtractorPool(configuration, logger: logger)
    let runner = Task { await pool.run() }
    do {
        let result = try await body(pool)
        runner.cancel()
        await runner.value
        return result
    } catch {
        runner.cancel()
        await runner.value
        throw error
    }
}
