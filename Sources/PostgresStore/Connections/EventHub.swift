import Foundation
import Synchronization

/// Gives what a listener hears to everybody who wants to know.
final class EventHub: Sendable {
    private let continuations = Mutex<[UUID: AsyncStream<PostgresListener.Event>.Continuation]>([:])

    /// Events that wait for somebody who is slow; older ones are dropped, as if they had got lost on the way.
    private static let mostWaiting = 4_096

    /// Everything from now on; begins with a gap.
    func stream() -> AsyncStream<PostgresListener.Event> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: PostgresListener.Event.self,
            bufferingPolicy: .bufferingNewest(Self.mostWaiting)
        )
        let ticket = UUID()
        continuation.yield(.gap)
        continuations.withLock { $0[ticket] = continuation }
        continuation.onTermination = { [weak self] _ in
            _ = self?.continuations.withLock { $0.removeValue(forKey: ticket) }
        }
        return stream
    }

    func tell(_ event: PostgresListener.Event) {
        for continuation in continuations.withLock({ Array($0.values) }) { continuation.yield(event) }
    }
}
