import Foundation
import JobMatching
package import Sessions
import Testing

/// A store of sessions that also knows whose they are, and what people did with jobs.
package struct LibraryScene: Sendable {
    package let sessions: SessionScene
    package let library: any SessionLibrary

    package init(sessions: SessionScene, library: any SessionLibrary) {
        self.sessions = sessions
        self.library = library
    }

    func at(_ seconds: Double) -> Date { SessionScene.start.addingTimeInterval(seconds) }

    /// A completed session with some jobs, as its owner has it.
    func completed(
        _ number: UInt8,
        of owner: UUID?,
        jobs: [Int] = [1, 2],
        after seconds: Double = 0
    ) async throws -> Session {
        var session = SessionScene.session(number, createdAfter: seconds)
        session.owner = owner
        try await sessions.store.add(session, files: SessionScene.files, queueLimit: 100)
        let lease = try #require(try await sessions.claim(after: seconds)).lease
        let matches = jobs.map { SessionScene.match($0, bucket: .local) }
        try await sessions.store.complete(lease, analysis: sessions.analysis, matches: matches)
        return session
    }

    /// Which of the first jobs are starred, by the identifiers of their postings.
    func starred(in session: Session) async throws -> Set<String> {
        let starred = try await library.marks(in: session).starred
        return Set((1...9).map { SessionScene.match($0, bucket: .local).posting }.filter(starred.contains).map(\.id))
    }
}
