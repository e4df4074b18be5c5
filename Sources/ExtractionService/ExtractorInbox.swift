import CExtractorChannel
import Glibc
import Synchronization
import TextDocument

/// A document on its way to a process, and whoever waits for it.
struct ForkOrder: Sendable {
    let number: UInt32
    let request: ExtractionRequest
    /// The request, sealed, as the process reads it.
    let file: SealedFile
    /// Whether there are photos in it, which only a process with threads reads.
    let hasPhotos: Bool
    /// Called as soon as all pages have come in.
    let onRead: @Sendable () -> Void
    let answer: CheckedContinuation<ForkEnding, Never>
}

/// A file without a name that nobody can change; closed when nobody needs it any more.
final class SealedFile: Sendable {
    let descriptor: Int32

    /// None comes out when there is no room.
    ///
    /// - Parameter bytes: what is in it.
    init?(_ bytes: [UInt8]) {
        descriptor = unsafe bytes.withUnsafeBytes { unsafe vitae_sealed_file($0.baseAddress, $0.count) }
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}

/// What the thread that minds the template is told by others.
final class ExtractorInbox: Sendable {
    enum Message: Sendable {
        case read(ForkOrder)
        case cancel(UInt32)
    }

    private struct State {
        var messages: [Message] = []
        var next: UInt32 = 1
        var isClosed = false
        /// Documents that no process has taken yet.
        var waiting = 0
    }

    private let state = Mutex(State())
    /// Becomes readable when there is something; -1 when the machine has no descriptor left.
    let wakeUp = vitae_make_wake_up()

    deinit {
        if wakeUp >= 0 { Glibc.close(wakeUp) }
    }

    /// Documents that no process has taken yet.
    var waiting: Int { state.withLock { $0.waiting } }

    /// A number that no other document has.
    func number() -> UInt32 {
        state.withLock { state in
            defer { state.next &+= 1 }
            return state.next
        }
    }

    /// Adds a document; one that comes after the end is answered at once, so that nobody waits for ever.
    func add(_ order: ForkOrder) {
        let isClosed = state.withLock { state in
            if !state.isClosed {
                state.messages.append(.read(order))
                state.waiting += 1
            }
            return state.isClosed
        }
        if isClosed { order.answer.resume(returning: .cancelled) } else { wake() }
    }

    /// Gives a document up, wherever it is.
    func cancel(_ number: UInt32) {
        state.withLock { $0.messages.append(.cancel(number)) }
        wake()
    }

    /// Ends the work.
    func close() {
        state.withLock { $0.isClosed = true }
        wake()
    }

    /// What has come in since.
    func take() -> (messages: [Message], isClosed: Bool) {
        var count: UInt64 = 0
        // What it counts is in the messages.
        _ = unsafe read(wakeUp, &count, MemoryLayout<UInt64>.size)
        return state.withLock { state in
            defer { state.messages = [] }
            return (state.messages, state.isClosed)
        }
    }

    /// Notes that documents are not waiting any more.
    func leave(_ count: Int) { state.withLock { $0.waiting -= count } }

    private func wake() {
        var one: UInt64 = 1
        // Fails only when it is awake already.
        _ = unsafe write(wakeUp, &one, MemoryLayout<UInt64>.size)
    }
}
