import CExtractorChannel
import Glibc
import TextDocument

/// A document at work, and what has come in of it.
final class RunningDocument {
    let order: ForkOrder
    /// When its time is up.
    let deadline: ContinuousClock.Instant
    /// Where the answer comes in; -1 after its end.
    private(set) var answers: Int32
    /// Where libraries complain; -1 after their end.
    private(set) var complaints: Int32
    private var answer: [UInt8] = []
    private var scan: AnswerScan
    private var complained = ExtractorComplaints()
    private var hasToldRead = false
    private var hasFinished = false
    /// Processes that the kernel had ended for want of memory before this one was there.
    private let memoryKills = vitae_memory_kills()
    /// It was told to end.
    private(set) var isEnding = false
    var isExpired = false
    var isCancelled = false
    /// How its process ended; nil while it runs.
    var status: ProcessStatus?

    /// - Parameters:
    ///   - order: the document.
    ///   - maximumBytes: the most bytes that an answer may have.
    ///   - answers: where the answer comes in.
    ///   - complaints: where libraries complain.
    init(_ order: ForkOrder, maximumBytes: Int, answers: Int32, complaints: Int32) {
        self.order = order
        self.answers = answers
        self.complaints = complaints
        deadline = .now + .seconds(order.request.limits.wallSeconds)
        scan = AnswerScan(of: order.request, maximumBytes: maximumBytes)
    }

    deinit {
        for descriptor in [answers, complaints] where descriptor >= 0 { close(descriptor) }
    }

    /// Whether nothing more can come of it: its process and both outputs have ended.
    var isOver: Bool { status != nil && answers < 0 && complaints < 0 }

    /// Whether it must be ended: its time is up, nobody waits for it, or it makes no sense.
    var mustEnd: Bool { !isEnding && status == nil && (isExpired || isCancelled || scan.state == .broken) }

    func noteEnding() { isEnding = true }

    /// Pieces of output that are taken at a time: one process that never stops must not keep others waiting.
    private static let piecesAtOnce = 16

    /// Takes what has come in.
    ///
    /// - Parameter descriptor: which of the two outputs is readable.
    func receive(on descriptor: Int32) {
        for _ in 0..<Self.piecesAtOnce {
            guard let bytes = Self.bytes(from: descriptor) else { return }
            guard !bytes.isEmpty else {
                close(descriptor)
                if descriptor == answers { answers = -1 } else { complaints = -1 }
                return
            }
            if descriptor == complaints {
                complained.append(bytes)
            } else if scan.state != .broken {
                scan.advance(over: bytes)
                // Nothing is kept of what nobody will read.
                if scan.state != .broken { answer += bytes }
                if scan.isRead, !hasToldRead {
                    hasToldRead = true
                    order.onRead()
                }
            }
        }
    }

    /// Tells whoever waits, as soon as the answer is whole or there will be none.
    ///
    /// - Returns: true when a process sent more than it was asked for, or did not end as it should after its answer.
    func settle() -> Bool {
        if !hasFinished, answers < 0, scan.isWhole, !isCancelled {
            finish(.answered(answer, hasRead: scan.isRead))
        }
        guard isOver, let status else { return false }
        if !hasFinished {
            let death = ForkDeath(
                status: status,
                answer: answer,
                hasRead: scan.isRead,
                isBroken: scan.state == .broken,
                isExpired: isExpired,
                isMemoryKill: isMemoryKill,
                saysOutOfMemory: complained.sayOutOfMemory
            )
            finish(isCancelled ? .cancelled : .died(death))
            return false
        }
        return scan.hasMore
    }

    /// Whether the kernel has ended somebody for want of memory meanwhile; also where it does not say.
    private var isMemoryKill: Bool {
        let now = vitae_memory_kills()
        return now < 0 || now != memoryKills
    }

    /// Tells whoever waits how it ended; to be called when there is no more to wait for.
    func finish(_ ending: ForkEnding) {
        guard !hasFinished else { return }
        hasFinished = true
        order.answer.resume(returning: ending)
    }

    /// What can be read without waiting: none at the end, nil when there is nothing yet.
    private static func bytes(from descriptor: Int32) -> [UInt8]? {
        let capacity = 64 * 1024
        var isWaiting = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            var received = -1
            repeat {
                received = unsafe read(descriptor, buffer.baseAddress, capacity)
            } while received < 0 && errno == EINTR
            isWaiting = received < 0 && errno == EAGAIN
            // An output that cannot be read has ended.
            count = max(received, 0)
        }
        return isWaiting ? nil : bytes
    }
}
