import Subprocess
import SystemPackage
import TextDocument

/// One slot of the pool: runs a process, feeds it jobs, and replaces it when it dies, hangs or has read enough.
struct ExtractorProcess: Sendable {
    let configuration: ExtractorConfiguration
    let queue: ExtractionJobQueue

    /// A process may die over a document this often before the document is given up.
    private static let toleratedDeaths = 1

    /// How a job ended as far as its process is concerned.
    private enum Outcome: Sendable {
        case answered
        case died(ExtractionJob, wasKilled: Bool)
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
            if case .died(let job, let wasKilled) = result.closureResult {
                await giveBack(job, failure: verdict(of: result.terminationStatus, wasKilled: wasKilled))
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
                return .died(job, wasKilled: wasKilled)
            }
            job.answer.resume(returning: document)
            documents += 1
            if documents >= configuration.documentsPerProcess { break }
            next = await queue.next()
        }
        return .answered
    }

    private func giveBack(_ job: ExtractionJob, failure: ExtractionFailure) async {
        var job = job
        job.deaths += 1
        if failure == .crashed, job.deaths <= Self.toleratedDeaths {
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
