import Glibc
import TextDocument

/// All that a process does: one document, read and analysed.
struct DocumentTask {
    let extractor: DocumentExtractor
    let analysis: DocumentAnalysis?

    /// Reads the request and answers it.
    ///
    /// - Returns: whether a picture had to be recognised.
    func run() -> Bool {
        guard let bytes = Self.input(), let request = Self.request(bytes) else { return false }
        #if DEBUG
            if let attempt = CageAttempt(in: request) {
                ProcessLimits.allowProcessorTime(request.limits.processorSeconds)
                attempt.perform(
                    pages: { sendPages(of: request) },
                    answer: { answer(request, beforeAnalysis: $0) },
                    write: AnswerChannel.write
                )
                return false
            }
        #endif
        return answer(request) {}
    }

    /// Sends the pages as they are read, then what was found out.
    ///
    /// - Parameters:
    ///   - request: the document.
    ///   - beforeAnalysis: called when all pages are sent.
    /// - Returns: whether a picture had to be recognised.
    @discardableResult
    private func answer(_ request: ExtractionRequest, beforeAnalysis: () -> Void) -> Bool {
        if let document = request.document {
            ProcessLimits.allowProcessorTime(request.limits.processorSeconds)
            AnswerChannel.write(ExtractionFrame.finished(document.format).bytes)
            beforeAnalysis()
            analyse(document, for: request)
            return false
        }
        var hasRecognised = false
        var pages = SentPages()
        do throws(ExtractionFailure) {
            let format = try extractor.extract(request) { page in
                if page.origin == .recognised { hasRecognised = true }
                pages.send(page)
            }
            AnswerChannel.write(ExtractionFrame.finished(format).bytes)
            beforeAnalysis()
            // What reading left over must not decide whether there is an analysis.
            ProcessLimits.allowProcessorTime(request.limits.processorSeconds)
            analyse(TextDocument(format: format, pages: pages.pages), for: request)
        } catch {
            AnswerChannel.write(ExtractionFrame.failed(error).bytes)
        }
        return hasRecognised
    }

    #if DEBUG
        private func sendPages(of request: ExtractionRequest) {
            // A document that cannot be read has no pages.
            _ = try? extractor.extract(request) { AnswerChannel.write(ExtractionFrame.page($0).bytes) }
        }
    #endif

    private func analyse(_ document: TextDocument, for request: ExtractionRequest) {
        guard let today = request.today, let analysis else { return }
        let start = ContinuousClock.now
        let bytes = analysis(document, today)
        let time = min(max((ContinuousClock.now - start) / .microseconds(1), 0), Double(UInt32.max))
        AnswerChannel.write(
            ExtractionFrame.analysed(DocumentFindings(microseconds: UInt32(time), bytes: bytes)).bytes
        )
    }

    private static func request(_ bytes: [UInt8]) -> ExtractionRequest? {
        do throws(ByteReader.Malformed) {
            return try ExtractionRequest(bytes: bytes[...])
        } catch {
            return nil
        }
    }

    /// All of standard input, which is a file.
    private static func input() -> [UInt8]? {
        var status = stat()
        guard unsafe fstat(STDIN_FILENO, &status) == 0 else { return nil }
        let count = Int(status.st_size)
        var isComplete = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let place = unsafe buffer.baseAddress.map { unsafe $0 + filled }
                let received = unsafe pread(STDIN_FILENO, place, count - filled, filled)
                if received > 0 {
                    filled += received
                } else if received == 0 || errno != EINTR {
                    isComplete = false
                    return
                }
            }
        }
        return isComplete ? bytes : nil
    }
}

/// The pages as whoever gets them sees them: what crosses the pipe is less exact than what was measured, and the analysis
/// must not depend on which side of it one is.
private struct SentPages {
    private(set) var pages: [TextPage] = []

    mutating func send(_ page: TextPage) {
        let bytes = ExtractionFrame.page(page).bytes
        AnswerChannel.write(bytes)
        var decoder = ExtractionFrameDecoder()
        decoder.append(bytes)
        do throws(ByteReader.Malformed) {
            guard case .page(let sent) = try decoder.next() else { return }
            if let index = pages.firstIndex(where: { $0.number == sent.number }) {
                pages[index] = sent
            } else {
                pages.append(sent)
            }
        } catch {
            // Whoever gets it cannot read it either, and says so.
        }
    }
}
