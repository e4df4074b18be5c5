import Subprocess
import SystemPackage
import TextDocument

/// One slot of the pool: runs a process, feeds it jobs, and replaces it when it dies, hangs or has read enough.
struct ExtractorProcess: Sendable {
    let configuration: ExtractorConfiguration
    let queue: ExtractionJobQueue

    /// Processes that may die over a document before it is given up. The last of them must have been a fresh one: a process
    /// that was idle may have been dead before.
    private static let mostDeaths = 2

    /// How a job ended as far as its process is concerned.
    private enum Outcome: Sendable {
        case answered
        case died(ExtractionJob, wasKilled: Bool, wasFresh: Bool)
    }

    /// Works until the queue closes.
    func run() async {
        while let job = await queue.next() {
            await serve(startingWith: job)
        }
    }

    private func serve(startingWith first: ExtractionJob) async {
        do {
            let result = try await Subprocess.run(
                .path(FilePath(configuration.executable)),
                environment: .custom([
                    "LC_ALL": "C.UTF-8",
                    "MALLOC_ARENA_MAX": "1",
                    "OMP_THREAD_LIMIT": "1",
                    "VITAE_OCR_LANGUAGE": configuration.language,
                ]),
                input: .inputWriter,
                output: .sequence,
                error: .discarded
            ) { execution in
                await serve(startingWith: first, execution: execution)
            }
            if case .died(let job, let wasKilled, let wasFresh) = result.closureResult {
                let failure = verdict(of: result.terminationStatus, wasKilled: wasKilled)
                await giveBack(job, failure: failure, wasFresh: wasFresh)
            }
        } catch {
            first.answer.resume(returning: .failure(.crashed))
        }
    }

    private func serve(
        startingWith first: ExtractionJob,
        execution: Execution<CustomWriteInput, SequenceOutput, DiscardedOutput>
    ) async -> Outcome {
        var answers = ExtractorAnswers(execution.standardOutput)
        var next: ExtractionJob? = first
        var documents = 0
        while let job = next {
            let deadline = ExtractionDeadline(seconds: job.request.limits.wallSeconds) {
                _ = try? execution.send(signal: .kill)
            }
            let document = await answers.answer(to: job.request, writer: execution.standardInputWriter)
            let wasKilled = deadline.cancel()
            guard let document else {
                // A process that closed its output but lives on must not be waited for.
                _ = try? execution.send(signal: .kill)
                return .died(job, wasKilled: wasKilled, wasFresh: documents == 0)
            }
            job.answer.resume(returning: document)
            documents += 1
            if documents >= configuration.documentsPerProcess { break }
            next = await queue.next()
        }
        return .answered
    }

    private func giveBack(_ job: ExtractionJob, failure: ExtractionFailure, wasFresh: Bool) async {
        var job = job
        job.deaths += 1
        if failure == .crashed, job.deaths < Self.mostDeaths || !wasFresh {
            await queue.add(job)
        } else {
            job.answer.resume(returning: .failure(failure))
        }
    }

    private func verdict(of status: TerminationStatus, wasKilled: Bool) -> ExtractionFailure {
        if wasKilled { return .timedOut }
        if case .signaled(let signal) = status, signal == Signal.cpuTimeLimit.rawValue { return .timedOut }
        return .crashed
    }
}

extension Signal {
    /// SIGXCPU: the limit on processor time was reached.
    fileprivate static let cpuTimeLimit = Signal(rawValue: 24)
}
