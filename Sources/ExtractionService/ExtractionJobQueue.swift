import Synchronization
import TextDocument

/// Jobs that wait for a process, first come, first served, with several consumers.
final class ExtractionJobQueue: Sendable {
    private struct State {
        var jobs: [ExtractionJob] = []
        var consumers: [CheckedContinuation<ExtractionJob?, Never>] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Jobs that no process has taken yet.
    var count: Int { state.withLock { $0.jobs.count } }

    /// Adds a job; one that comes after the end is answered with `crashed`, so that nobody waits for ever.
    func add(_ job: ExtractionJob) {
        state.withLock { state in
            if state.isClosed || job.cancellation.isCancelled {
                job.finish(.failure(.crashed))
            } else if state.consumers.isEmpty {
                state.jobs.append(job)
            } else {
                state.consumers.removeFirst().resume(returning: job)
            }
        }
    }

    /// The next job, as soon as there is one; nil after the queue was closed.
    func next() async -> ExtractionJob? {
        await withCheckedContinuation { consumer in
            state.withLock { state in
                if !state.jobs.isEmpty {
                    consumer.resume(returning: state.jobs.removeFirst())
                } else if state.isClosed {
                    consumer.resume(returning: nil)
                } else {
                    state.consumers.append(consumer)
                }
            }
        }
    }

    /// Fails the jobs that nobody waits for any more.
    func dropCancelled() {
        state.withLock { state in
            for job in state.jobs where job.cancellation.isCancelled { job.finish(.failure(.crashed)) }
            state.jobs.removeAll { $0.cancellation.isCancelled }
        }
    }

    /// Ends the queue: waiting consumers get nil, waiting jobs fail.
    func close() {
        state.withLock { state in
            state.isClosed = true
            for consumer in state.consumers { consumer.resume(returning: nil) }
            state.consumers = []
            for job in state.jobs { job.finish(.failure(.crashed)) }
            state.jobs = []
        }
    }
}
