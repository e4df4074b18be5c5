import Crypto
import ExtractionService
import Foundation
import Sessions
import TextDocument

/// Scores many documents, several at a time, and gives the results in the order of the input.
struct ScoreBatch: Sendable {
    let pool: ExtractorPool
    let today: CalendarDay

    /// The results, each as soon as all before it are there.
    ///
    /// - Parameters:
    ///   - files: paths.
    ///   - atOnce: documents in memory at the same time.
    /// - Returns: one result a file; ends with an error where it is the extractor that is ill.
    func results(for files: [String], atOnce: Int) -> AsyncThrowingStream<ScoreResult, any Error> {
        AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
            let task = Task {
                do {
                    try await run(files, atOnce: atOnce) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func run(_ files: [String], atOnce: Int, yield: (ScoreResult) -> Void) async throws {
        try await withThrowingTaskGroup(of: (Int, SHA256Digest?, ScoreResult).self) { group in
            var next = 0
            var emitted = 0
            var waiting: [Int: (fingerprint: SHA256Digest?, result: ScoreResult)] = [:]
            var firstByFingerprint: [SHA256Digest: Int] = [:]
            func start() {
                guard next < files.count else { return }
                let index = next
                next += 1
                group.addTask {
                    let (fingerprint, result) = try await score(files[index])
                    return (index, fingerprint, result)
                }
            }
            for _ in 0..<atOnce { start() }
            while let (index, fingerprint, result) = try await group.next() {
                waiting[index] = (fingerprint, result)
                while let ready = waiting.removeValue(forKey: emitted) {
                    emitted += 1
                    guard let fingerprint = ready.fingerprint else {
                        yield(ready.result)
                        continue
                    }
                    var result = ready.result
                    if let first = firstByFingerprint[fingerprint] {
                        result.duplicateOf = files[first]
                    } else {
                        firstByFingerprint[fingerprint] = emitted - 1
                    }
                    yield(result)
                }
                // A slow document must not let the results behind it pile up.
                while next < files.count, next - emitted < atOnce * 8, next - emitted - waiting.count < atOnce {
                    start()
                }
            }
        }
    }

    /// The result of one file.
    ///
    /// - Throws: what is wrong with the extractor, which is no file's fault.
    private func score(_ path: String) async throws -> (fingerprint: SHA256Digest?, ScoreResult) {
        let clock = ContinuousClock()
        let begin = clock.now
        let bytes: [UInt8]
        do {
            bytes = try InputFile(path: path).readDocument()
        } catch let failure as ExtractionFailure {
            return (nil, ScoreResult(file: path, failure: failure))
        } catch {
            let message = (error as? CommandFailure)?.message ?? "The file cannot be read."
            return (nil, ScoreResult(file: path, errorCode: "unreadable", error: message))
        }
        let fingerprint = SHA256.hash(data: bytes)
        var result: ScoreResult
        do throws(ReadingFailure) {
            let analysed = try await pool.analyse(ExtractionRequest(files: [bytes], today: today))
            guard let findings = analysed.findings else { throw .document(.crashed) }
            result = ScoreResult(file: path, analysis: Analysis(findings, of: analysed.document))
            result.analysisMilliseconds = Self.milliseconds(analysed.analysisTime)
        } catch .document(let failure) {
            result = ScoreResult(file: path, failure: failure)
        }
        result.durationMilliseconds = Self.milliseconds(clock.now - begin)
        return (fingerprint, result)
    }

    /// To a tenth.
    private static func milliseconds(_ duration: Duration) -> Double {
        let parts = duration.components
        return (Double(parts.seconds) * 10_000 + Double(parts.attoseconds) / 1e14).rounded() / 10
    }
}
