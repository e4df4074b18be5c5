package import Foundation

/// Tells those who wait for a session that something happened to it, and workers that something waits.
package actor SessionChanges {
    private var waiting: [UUID: [UUID: CheckedContinuation<Void, Never>]] = [:]

    package init() {}

    /// Wakes everybody who waits for the session.
    package func changed(_ session: UUID) {
        for continuation in (waiting.removeValue(forKey: session) ?? [:]).values { continuation.resume() }
    }

    /// Wakes everybody who waits: anything may have happened.
    package func changedAny() {
        for session in Array(waiting.keys) { changed(session) }
    }

    /// Returns after the next change of the session, or when the time is up.
    ///
    /// What changed between reading the session and waiting for it is not seen: waiting is cut into short turns.
    package func wait(for session: UUID, atMost duration: Duration) async {
        let ticket = UUID()
        let timer = Task {
            try? await Task.sleep(for: duration)
            self.giveUp(ticket, session: session)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume()
                } else {
                    waiting[session, default: [:]][ticket] = continuation
                }
            }
        } onCancel: {
            Task { await self.giveUp(ticket, session: session) }
        }
        timer.cancel()
    }

    private func giveUp(_ ticket: UUID, session: UUID) {
        guard let continuation = waiting[session]?.removeValue(forKey: ticket) else { return }
        if waiting[session]?.isEmpty == true { waiting[session] = nil }
        continuation.resume()
    }
}
