import Foundation
import Glibc
package import Logging
package import TextDocument

/// The extractor behind one door: any number of callers, a process for each of their documents, a fixed number of them at
/// a time.
///
/// ```swift
/// try await withExtractorPool(configuration) { pool in
///     let document = try await pool.extract(ExtractionRequest(files: [bytes]))
/// }
/// ```
package struct ExtractorPool: Sendable {
    private let inbox = ExtractorInbox()
    private let configuration: ExtractorConfiguration
    private let condition: ExtractorConditionKeeper
    private let processDeaths: ExtractorDeaths

    /// Processes that may die over a document before it is given up.
    private static let mostDeaths = 2
    /// Templates that may die, and processes that others may end, while a document is at work: not its fault, and not
    /// without end.
    private static let mostLosses = 3
    /// Seconds that the extractor's own page may take.
    private static let ownPageSeconds = 15

    /// A logger that says nothing.
    package static var silent: Logger { Logger(label: "extraction") { _ in SwiftLogNoOpLogHandler() } }

    /// - Parameters:
    ///   - configuration: how the extractor is run.
    ///   - logger: is told once of every process that ends other than well, and nothing of what it read.
    package init(_ configuration: ExtractorConfiguration, logger: Logger = Self.silent) {
        self.configuration = configuration
        processDeaths = ExtractorDeaths(logger: logger)
        condition = ExtractorConditionKeeper(deaths: processDeaths)
    }

    /// Documents that wait because all processes are busy. Their callers wait with them; whoever takes documents from
    /// outside should refuse new ones while many do.
    package var waiting: Int { inbox.waiting }

    /// How often processes ended other than well, by verdict, as `ExtractorVerdict` names them.
    package var deaths: [String: Int] {
        Dictionary(uniqueKeysWithValues: processDeaths.byVerdict.map { ($0.key.rawValue, $0.value) })
    }

    /// What is wrong with the extractor as far as is known; nil while nothing is.
    package var trouble: ExtractorTrouble? { condition.trouble }

    /// Looks whether the extractor is well again, when it was not.
    ///
    /// - Returns: what is wrong with it; nil when nothing is.
    package func recheckedTrouble() async -> ExtractorTrouble? {
        guard condition.trouble != nil else { return nil }
        return await check()
    }

    /// Makes sure that the extractor reads a page, with a font that is looked for, and analyses it where it is to.
    ///
    /// - Returns: what is wrong with it; nil when nothing is.
    package func check() async -> ExtractorTrouble? {
        await readsOwnPage() ? nil : condition.trouble ?? .cannotReadOwnPage
    }

    /// Reads one document in a process of its own; waits while all are busy.
    ///
    /// When the task is cancelled, the process is ended at once and the document is answered with `crashed`.
    ///
    /// - Parameter request: the document.
    /// - Returns: its text; when the process died or ran out of time after some pages, these, marked as incomplete.
    /// - Throws: why there is no text; `crashed` also where the extractor is ill, which `trouble` tells then.
    package func extract(_ request: ExtractionRequest) async throws(ExtractionFailure) -> TextDocument {
        var request = request
        request.today = nil
        do throws(ReadingFailure) {
            return try await read(request).document
        } catch .document(let failure) {
            throw failure
        } catch {
            throw .crashed
        }
    }

    /// Reads and analyses one document in a process of its own; waits while all are busy.
    ///
    /// When the task is cancelled, the process is ended at once and the document is answered with `crashed`. What was
    /// read before a process died is analysed in another.
    ///
    /// - Parameters:
    ///   - request: the document, with the day it is.
    ///   - onRead: called when all pages have come in; once or, where a process died after that, several times.
    ///   - beforeFindings: waited for, after that, before anything is looked at of what the process found out.
    /// - Returns: its text with what was found out from it.
    /// - Throws: why there is none.
    package func analyse(
        _ request: ExtractionRequest,
        onRead: @escaping @Sendable () -> Void = {},
        beforeFindings: @Sendable () async -> Void = {}
    ) async throws(ReadingFailure) -> AnalysedDocument {
        let read = try await read(request, onRead: onRead, beforeFindings: beforeFindings)
        guard read.findings == nil, let today = request.today else { return read }
        return try await self.read(
            ExtractionRequest(analysing: read.document, limits: request.limits, today: today),
            onRead: onRead,
            beforeFindings: beforeFindings
        )
    }

    private func read(
        _ request: ExtractionRequest,
        onRead: @escaping @Sendable () -> Void = {},
        beforeFindings: @Sendable () async -> Void = {}
    ) async throws(ReadingFailure) -> AnalysedDocument {
        var deaths = 0
        var losses = 0
        var pages: [TextPage] = []
        while true {
            let verdict: ExtractorVerdict
            var death: ForkDeath?
            switch await ending(of: request, onRead: onRead) {
            case .cancelled: throw .document(.crashed)
            case .unavailable(let trouble): throw .extractor(trouble)
            case .lost:
                losses += 1
                guard losses < Self.mostLosses else { throw .extractor(.doesNotStart) }
                continue
            case .answered(let bytes, let hasRead):
                if hasRead { await beforeFindings() }
                if let answer = try? DocumentAnswer(bytes: bytes, to: request) {
                    condition.noteOwnPage(failed: false)
                    return try answer.result.mapError(ReadingFailure.document).get()
                }
                verdict = .protocolError
            case .died(let known):
                verdict = ExtractorVerdict(known)
                death = known
            }
            let kept = verdict.keepsPages ? DocumentAnswer.pages(in: death?.answer ?? []) : []
            if kept.count > pages.count { pages = kept }
            processDeaths.add(verdict, status: death?.status, pages: kept.count)
            if verdict == .killed {
                losses += 1
                guard losses < Self.mostLosses else { throw .extractor(.isKilled) }
                continue
            }
            deaths += 1
            if verdict.mayBeRetried, deaths < Self.mostDeaths { continue }
            if verdict.isSuspicious, await !readsOwnPage() { throw .extractor(condition.trouble ?? .cannotReadOwnPage) }
            let failure = verdict.failure ?? .crashed
            // To analyse the same pages again would end no better, unless reading them had taken all the memory.
            if death?.hasRead == true, verdict != .outOfMemory { throw .document(failure) }
            return try Self.partial(request, pages: pages, because: failure)
        }
    }

    /// What was read before a process died is the document, as far as it goes; without any text there is none.
    private static func partial(
        _ request: ExtractionRequest,
        pages: [TextPage],
        because failure: ExtractionFailure
    ) throws(ReadingFailure) -> AnalysedDocument {
        guard request.document == nil, let format = request.files.first.flatMap(DocumentFormat.init(sniffing:)) else {
            throw .document(failure)
        }
        let document = TextDocument(format: format, pages: pages, incompleteBecause: failure)
        guard document.hasText else { throw .document(failure) }
        return AnalysedDocument(document: document)
    }

    /// Whether the extractor reads a page that it must be able to read, tables and all.
    private func readsOwnPage() async -> Bool {
        var request = ExtractionRequest(files: [OwnPage.bytes])
        request.limits.wallSeconds = Self.ownPageSeconds
        if configuration.tables != nil { request.today = CalendarDay(year: 2026, month: 1, day: 1) }
        var isWell = false
        switch await ending(of: request, onRead: {}) {
        case .answered(let bytes, _):
            let answer = try? DocumentAnswer(bytes: bytes, to: request)
            isWell = (try? answer?.result.get().document.text) == OwnPage.text
        // Nobody knows.
        case .cancelled: return true
        case .died, .lost, .unavailable: isWell = false
        }
        condition.noteOwnPage(failed: !isWell)
        return isWell
    }

    private func ending(of request: ExtractionRequest, onRead: @escaping @Sendable () -> Void) async -> ForkEnding {
        guard let file = SealedFile(request.bytes) else { return .unavailable(.hasNoRoom) }
        let number = inbox.number()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                inbox.add(
                    ForkOrder(
                        number: number,
                        request: request,
                        file: file,
                        hasPhotos: request.files.contains { DocumentFormat.isHEIC($0) },
                        onRead: onRead,
                        answer: continuation
                    )
                )
                // The handler may have run before there was anything to give up.
                if Task.isCancelled { inbox.cancel(number) }
            }
        } onCancel: {
            inbox.cancel(number)
        }
    }

    /// Keeps the extractor running until the task is cancelled; documents at work fail then.
    package func run() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (configuration, inbox, condition, deaths) = (configuration, inbox, condition, processDeaths)
                let thread = Thread {
                    ExtractorMinder(configuration, inbox: inbox, condition: condition, deaths: deaths).run()
                    continuation.resume()
                }
                thread.name = "vitae-extract"
                thread.start()
            }
        } onCancel: {
            inbox.close()
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
