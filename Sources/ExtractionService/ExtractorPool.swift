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

    package init(_ configuration: ExtractorConfiguration) {
        self.configuration = configuration
    }

    /// Reads one document in a process of its own pool; waits while all are busy.
    package func extract(_ request: ExtractionRequest) async throws(ExtractionFailure) -> TextDocument {
        let result = await withCheckedContinuation { continuation in
            let job = ExtractionJob(request: request, answer: continuation)
            Task { await queue.add(job) }
        }
        return try result.get()
    }

    /// Keeps the processes running until the task is cancelled; documents at work are finished first.
    package func run() async {
        await withTaskCancellationHandler {
            await withTaskGroup { group in
                for _ in 0..<configuration.workers {
                    group.addTask { await ExtractorProcess(configuration: configuration, queue: queue).run() }
                }
            }
        } onCancel: {
            Task { await queue.close() }
        }
    }
}

/// Runs a body with a pool of extractors and ends them after it.
package func withExtractorPool<Result: Sendable>(
    _ configuration: ExtractorConfiguration,
    _ body: (ExtractorPool) async throws -> Result
) async rethrows -> Result {
    let pool = ExtractorPool(configuration)
    let runner = Task { await pool.run() }
    defer { runner.cancel() }
    return try await body(pool)
}
