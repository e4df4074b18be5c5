import Subprocess
import SystemPackage
import TextDocument

/// One slot of the pool: runs a process, feeds it jobs, and replaces it when it dies, hangs or has read enough.
struct ExtractorProcess: Sendable {
    let configuration: ExtractorConfiguration
    let queue: ExtractionJobQueue
    let deaths: ExtractorDeaths

    private typealias Running = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

    /// Processes that may die over a document before it is given up. The last of them must have been a fresh one: a
    /// process that was idle may have been dead before.
    private static let mostDeaths = 2
    /// How long a process may take to end once it has nothing more to do.
    private static let grace = Duration.seconds(2)

    /// How the work of a process ended.
    private struct Ending: Sendable {
        /// The job that it leaves behind; nil when it has answered all it was given.
        var job: ExtractionJob?
        /// A job of the other kind, not begun: processes for photos read one document and nothing else.
        var next: ExtractionJob?
        /// What came of the answer to that job.
        var stream = AnswerStream.short
        var pages: [TextPage] = []
        /// Documents that it answered.
        var documents: Int
        var isExpired = false
        /// It was gone before it was asked for the job it leaves behind.
        var wasGone = false
        /// It was killed for what it sent, or because it would not end.
        var isSpoiled = false
    }

    /// Works until the queue closes.
    func run() async {
        while let job = await queue.next() {
            var unfinished: ExtractionJob? = job
            while let job = unfinished { unfinished = await serve(startingWith: job) }
        }
    }

    /// Runs one process.
    ///
    /// - Returns: a job that it left behind and that the next one is to try.
    private func serve(startingWith first: ExtractionJob) async -> ExtractionJob? {
        let complaints = ExtractorComplaints()
        var current: ExtractionJob? = first
        let hasPhotos = first.hasPhotos
        do {
            let result = try await Subprocess.run(
                .path(FilePath(configuration.executable)),
                arguments: hasPhotos ? [ExtractorPhotos.argument] : [],
                environment: .custom(environment),
                platformOptions: platformOptions,
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { process in
                await withStreams(of: process, complaints: complaints) { answers in
                    await work(startingWith: &current, process: process, answers: answers)
                }
            }
            return settle(result.closureResult, status: result.terminationStatus, complaints: complaints)
        } catch {
            deaths.add(.notStarted)
            current?.giveUp(.crashed)
            return nil
        }
    }

    private var environment: [Environment.Key: String] {
        var variables: [Environment.Key: String] = [
            "LC_ALL": "C.UTF-8",
            "MALLOC_ARENA_MAX": "1",
            // Drawings are as large for each page. To give their memory back and ask for it again costs more than
            // drawing does.
            "MALLOC_MMAP_THRESHOLD_": "33554432",
            "MALLOC_TOP_PAD_": "1048576",
            "MALLOC_TRIM_THRESHOLD_": "67108864",
            "OMP_THREAD_LIMIT": "1",
            // A crash shall end the process by its own signal: a backtrace is printed by another process, and to start
            // one is an attempt to break out.
            "SWIFT_BACKTRACE": "enable=no",
            "VITAE_OCR_LANGUAGE": configuration.language,
        ]
        for (name, value) in configuration.environment { variables[Environment.Key(stringLiteral: name)] = value }
        return variables
    }

    /// A group of its own: what a process might have started ends with it, and a terminal's signals do not reach it.
    private var platformOptions: PlatformOptions {
        var options = PlatformOptions()
        options.processGroupID = 0
        return options
    }

    /// Reads both outputs of a process to their ends while the body works.
    private func withStreams(
        of process: Running,
        complaints: ExtractorComplaints,
        body: (ExtractorAnswers) async -> Ending
    ) async -> Ending {
        let answers = ExtractorAnswers()
        return await withTaskGroup { group in
            group.addTask {
                await Self.drain(process.standardError) { complaints.append($0) }
            }
            group.addTask {
                await Self.drain(process.standardOutput) { bytes in
                    if !answers.receive(bytes) { Self.end(process) }
                }
                answers.close()
            }
            var ending = await body(answers)
            do throws(SubprocessError) {
                // Without input a process that is well ends by itself.
                try await process.standardInputWriter.finish()
            } catch {
                // It would wait for more, as nothing told it that there is none.
                Self.end(process)
            }
            let deadline = ExtractionDeadline(after: Self.grace) { Self.end(process) }
            await group.waitForAll()
            let hasLingered = deadline.cancel()
            // What it may have started goes with it.
            Self.end(process)
            ending.isSpoiled = hasLingered || answers.isSpoiled
            return ending
        }
    }

    private static func drain(
        _ output: SubprocessOutputSequence,
        _ receive: ([UInt8]) -> Void
    ) async {
        do {
            for try await chunk in output { receive(unsafe chunk.withUnsafeBytes { unsafe Array($0) }) }
        } catch {
            // An output that cannot be read has ended.
        }
    }

    private static func end(_ process: Running) {
        do throws(SubprocessError) {
            try process.send(signal: .kill, toProcessGroup: true)
        } catch {
            // Nothing of the group is left to be ended: no other reason keeps a signal from processes of the same user.
        }
    }

    /// Feeds a process; `current` is the first job, then always the one at work.
    private func work(
        startingWith current: inout ExtractionJob?,
        process: Running,
        answers: ExtractorAnswers
    ) async -> Ending {
        var documents = 0
        var worked = Duration.zero
        while let job = current {
            let limits = job.request.limits
            guard answers.begin(maximumPages: limits.maximumPages, maximumBytes: configuration.maximumAnswerBytes)
            else {
                return Ending(job: job, documents: documents, wasGone: true)
            }
            let start = ContinuousClock.now
            let deadline = ExtractionDeadline(after: .seconds(limits.wallSeconds)) { Self.end(process) }
            job.cancellation.begin { Self.end(process) }
            do throws(SubprocessError) {
                _ = try await process.standardInputWriter.write(job.request.frame)
            } catch {
                // Half a request is never answered. Most likely it has died, and keeps the status it died with; one
                // that lives would wait for the rest until its time is up.
                Self.end(process)
            }
            let stream = await answers.stream()
            job.cancellation.finish()
            let isExpired = deadline.cancel()
            guard case .complete(let result) = stream else {
                return Ending(
                    job: job,
                    stream: stream,
                    pages: answers.pages,
                    documents: documents,
                    isExpired: isExpired
                )
            }
            job.finish(result.map { TextDocument(format: $0, pages: answers.pages) })
            current = nil
            documents += 1
            worked += ContinuousClock.now - start
            if job.hasPhotos || documents >= configuration.documentsPerProcess
                || worked >= configuration.workPerProcess
            {
                break
            }
            guard let next = await queue.next() else { break }
            current = next
            if next.hasPhotos { return Ending(next: next, documents: documents) }
        }
        return Ending(documents: documents)
    }

    private func settle(
        _ ending: Ending,
        status: TerminationStatus,
        complaints: ExtractorComplaints
    ) -> ExtractionJob? {
        guard !Task.isCancelled else {
            ending.job?.finish(.failure(.crashed))
            ending.next?.finish(.failure(.crashed))
            return nil
        }
        guard var job = ending.job else {
            if ending.isSpoiled { deaths.add(.protocolError, status: status, documents: ending.documents) }
            return ending.next
        }
        guard !job.cancellation.isCancelled else {
            job.finish(.failure(.crashed))
            return nil
        }
        let verdict = ExtractorVerdict(
            stream: ending.isSpoiled ? .broken : ending.stream,
            isExpired: ending.isExpired,
            status: status,
            saysOutOfMemory: complaints.sayOutOfMemory
        )
        deaths.add(verdict, status: status, pages: ending.pages.count, documents: ending.documents)
        // One that died between two documents says nothing about the next; one that does not even start would not ever.
        let wasFresh = ending.documents == 0
        if ending.wasGone, !wasFresh { return job }
        job.addDeath(after: verdict.keepsPages ? ending.pages : [])
        if verdict.mayBeRetried, job.deaths < Self.mostDeaths || !wasFresh { return job }
        job.giveUp(verdict.failure ?? .crashed)
        return nil
    }
}
