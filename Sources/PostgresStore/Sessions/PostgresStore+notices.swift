import Foundation
package import Sessions

/// What the processes that use a database tell each other.
///
/// A notice goes out with the transaction that it speaks of. Notices get lost where a connection breaks, so nobody may wait
/// for one alone: they make what is polled come sooner.
extension PostgresStore {
    enum Channel: String, CaseIterable {
        case session = "vitae_session"
        case queue = "vitae_queue"
    }

    /// Wakes those who wait in this process for what happens in others, until the task is cancelled.
    package func tell(_ changes: SessionChanges) async {
        for await event in events.stream() {
            switch event {
            case .told(let notification):
                switch Channel(rawValue: notification.channel) {
                case .session:
                    if let session = UUID(uuidString: notification.payload) { await changes.changed(session) }
                case .queue: await changes.changed(SessionWorker.queue)
                case nil: break
                }
            case .gap:
                await changes.changedAny()
            }
        }
    }

    static func tellOfChange(of session: UUID, in connection: PostgresConnection) throws {
        try connection.execute("SELECT pg_notify($1, $2)", [Channel.session.rawValue, session.uuidString])
    }

    static func tellOfWork(in connection: PostgresConnection) throws {
        try connection.execute("SELECT pg_notify($1, '')", [Channel.queue.rawValue])
    }
}
