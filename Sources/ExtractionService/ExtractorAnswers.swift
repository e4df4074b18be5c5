import Synchronization
import TextDocument

/// What one process answers, sorted as it comes in: the pages of the document at work, their end, and what nobody asked
/// for.
///
/// Output of a process that may be under a hostile document's control is to be doubted: the first byte too many ends
/// the trust in the process.
final class ExtractorAnswers: Sendable {
    private struct State {
        var decoder = ExtractionFrameDecoder()
        var maximumPages = 0
        /// Page frames that may still come: each page may come twice, a later version in the place of the first.
        var remainingFrames = 0
        var remainingBytes = 0
        var pages: [TextPage] = []
        /// How the answer ended; nil while one is coming in.
        var stream: AnswerStream? = .short
        /// There is no more output.
        var isClosed = false
        /// There was nonsense, or something unasked: what comes now cannot be trusted.
        var isSpoiled = false
        var waiter: CheckedContinuation<AnswerStream, Never>?
    }

    private let state = Mutex(State())

    /// Pages of the document at work that have come in.
    var pages: [TextPage] { state.withLock { $0.pages } }

    /// Whether the process sent nonsense, or something unasked.
    var isSpoiled: Bool { state.withLock { $0.isSpoiled } }

    /// Makes ready for the answer to the next request.
    ///
    /// - Parameters:
    ///   - maximumPages: the most pages it may have.
    ///   - maximumBytes: the most bytes it may have in all.
    /// - Returns: false when the process has ended, or sent something unasked.
    func begin(maximumPages: Int, maximumBytes: Int) -> Bool {
        state.withLock { state in
            guard !state.isClosed, !state.isSpoiled else { return false }
            state.decoder = ExtractionFrameDecoder()
            state.maximumPages = maximumPages
            state.remainingFrames = 2 * maximumPages
            state.remainingBytes = maximumBytes
            state.pages = []
            state.stream = nil
            return true
        }
    }

    /// Takes the next piece of output.
    ///
    /// - Returns: false when the process must not be listened to any longer.
    func receive(_ bytes: [UInt8]) -> Bool {
        state.withLock { state in
            guard state.stream == nil, bytes.count <= state.remainingBytes else {
                Self.spoil(&state)
                return false
            }
            state.remainingBytes -= bytes.count
            state.decoder.append(bytes)
            do {
                try Self.readFrames(&state)
            } catch {
                Self.spoil(&state)
            }
            return !state.isSpoiled
        }
    }

    /// Notes that there is no more output.
    func close() {
        state.withLock { state in
            state.isClosed = true
            Self.end(&state, .short)
        }
    }

    /// Waits for the end of the answer.
    func stream() async -> AnswerStream {
        await withCheckedContinuation { waiter in
            state.withLock { state in
                if let stream = state.stream {
                    waiter.resume(returning: stream)
                } else {
                    state.waiter = waiter
                }
            }
        }
    }

    private static func readFrames(_ state: inout State) throws(ByteReader.Malformed) {
        while let frame = try state.decoder.next() {
            switch frame {
            case .page(let page):
                state.remainingFrames -= 1
                guard state.remainingFrames >= 0 else { return spoil(&state) }
                if let index = state.pages.firstIndex(where: { $0.number == page.number }) {
                    state.pages[index] = page
                } else if state.pages.count < state.maximumPages {
                    state.pages.append(page)
                } else {
                    return spoil(&state)
                }
            case .finished(let format):
                return finish(&state, .success(format))
            case .failed(let failure):
                return finish(&state, .failure(failure))
            }
        }
    }

    /// A whole answer stands even if more comes after it, but then it was the last one of this process.
    private static func finish(
        _ state: inout State,
        _ result: Result<DocumentFormat, ExtractionFailure>
    ) {
        end(&state, .complete(result))
        state.isSpoiled = !state.decoder.isEmpty
    }

    private static func spoil(_ state: inout State) {
        state.isSpoiled = true
        end(&state, .broken)
    }

    private static func end(_ state: inout State, _ stream: AnswerStream) {
        guard state.stream == nil else { return }
        state.stream = stream
        state.waiter?.resume(returning: stream)
        state.waiter = nil
    }
}
