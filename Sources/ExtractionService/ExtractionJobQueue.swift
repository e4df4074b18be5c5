import TextDocument

/// Jobs that wait for a process, first come, first served, with several consumers.
actor ExtractionJobQueue {
    private var jobs: [ExtractionJob] = []
    private var consumers: [CheckedContinuation<ExtractionJob?, Never>] = []
    private var isClosed = false

    /// Adds a job; one that comes after the end is answered with `crashed`, so that nobody waits for ever.
    func add(_ job: ExtractionJob) {
        if isClosed {
            job.answer.resume(returning: .failure(.crashed))
        } else if consumers.isEmpty {
            jobs.append(job)
        } else {
            consumers.removeFirst().resume(returning: job)
        }
    }

    /// The next job, as soon as there is one; nil after the queue was closed.
    func next() async -> ExtractionJob? {
        if !jobs.isEmpty { return jobs.removeFirst() }
        if isClosed { return nil }
        return await withCheckedContinuation { consumers.append($0) }
    }

    /// Ends the queue: waiting consumers get nil, waiting jobs fail.
    func close() {
        isClosed = true
        for consumer in consumers { consumer.resume(returning: nil) }
        consumers = []
        for job in jobs { job.answer.resume(returning: .failure(.crashed)) }
        jobs = []
    }
}
