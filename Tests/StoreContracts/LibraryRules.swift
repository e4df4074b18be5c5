import Foundation
import JobMatching
import Sessions
import Testing

/// What every store keeps of people: their sessions, and what they did with jobs.
package enum LibraryRules {
    /// All rules.
    package static let all = stars + sessions

    private static let stars: [StoreRule<LibraryScene>] = [
        StoreRule("a star is a session's own where nobody owns it, and goes with it") { scene in
            let first = try await scene.completed(1, of: nil)
            let second = try await scene.completed(2, of: nil, after: 1)
            #expect(try await scene.library.note(.star, of: "feed:1", in: first, now: scene.at(5)))
            #expect(try await scene.starred(in: first) == ["feed:1"])
            #expect(try await scene.starred(in: second).isEmpty)
            #expect(try await scene.sessions.store.erase(first.id))
            #expect(try await scene.starred(in: first).isEmpty)
        },
        StoreRule("a star is its owner's in all sessions, and stays without the session that it was given in") {
            scene in
            let owner = UUID()
            let first = try await scene.completed(1, of: owner)
            let second = try await scene.completed(2, of: owner, after: 1)
            #expect(try await scene.library.note(.star, of: "feed:2", in: first, now: scene.at(5)))
            #expect(try await scene.library.note(.star, of: "feed:1", in: second, now: scene.at(6)))
            // The first time counts.
            #expect(try await scene.library.note(.star, of: "feed:2", in: second, now: scene.at(7)))
            #expect(try await scene.starred(in: second) == ["feed:1", "feed:2"])
            #expect(try await scene.sessions.store.erase(first.id))
            let jobs = try await scene.library.starredJobs(of: owner)
            #expect(jobs.map(\.id) == ["feed:1", "feed:2"])
            #expect(jobs.map(\.starredAt) == [scene.at(6), scene.at(5)])
            #expect(jobs.first?.title == "Baker" && jobs.first?.company == "Globex")
            #expect(jobs.first?.location == "Austin, TX" && jobs.first?.url == "https://jobs.example.com/1")
            #expect(try await scene.library.starredJobs(of: UUID()).isEmpty)
        },
        StoreRule("stars of the same moment come in the order of the bytes of their jobs") { scene in
            let owner = UUID()
            let session = try await scene.completed(1, of: owner, jobs: [10, 2, 1])
            for job in [2, 10, 1] {
                #expect(try await scene.library.note(.star, of: "feed:\(job)", in: session, now: scene.at(5)))
            }
            #expect(try await scene.library.starredJobs(of: owner).map(\.id) == ["feed:1", "feed:10", "feed:2"])
        },
        StoreRule("a star is the job's, whichever of its postings is shown") { scene in
            let session = try await scene.completed(1, of: nil, jobs: [1])
            #expect(try await scene.library.note(.star, of: "feed:1", in: session, now: scene.at(5)))
            #expect(try await scene.library.note(.apply, of: "feed:1", in: session, now: scene.at(5)))
            var other = SessionScene.match(2, bucket: .national)
            other.posting.job = 1
            try await scene.sessions.store.relocate(session.id, to: "Austin, TX", matches: [other])
            let marks = try await scene.library.marks(in: session)
            #expect(marks.starred.contains(other.posting) && marks.applied.contains(other.posting))
            #expect(!marks.starred.contains(SessionScene.match(3, bucket: .local).posting))
            // Starred once more it has one star.
            #expect(try await scene.library.note(.star, of: "feed:2", in: session, now: scene.at(6)))
            #expect(try await scene.library.note(.unstar, of: "feed:2", in: session, now: scene.at(7)))
            #expect(try await scene.library.marks(in: session).starred.contains(other.posting) == false)
        },
        StoreRule("nothing is noted of a job that the session has not, but a star is taken back") { scene in
            let session = try await scene.completed(1, of: nil, jobs: [1])
            for interaction in [JobInteraction.view, .apply, .star, .unstar] {
                #expect(try await scene.library.note(interaction, of: "feed:9", in: session, now: scene.at(5)) == false)
            }
            #expect(try await scene.library.note(.star, of: "feed:1", in: session, now: scene.at(5)))
            try await scene.sessions.store.relocate(session.id, to: "Austin, TX", matches: [])
            #expect(try await scene.starred(in: session) == ["feed:1"])
            #expect(try await scene.library.note(.unstar, of: "feed:1", in: session, now: scene.at(6)))
            #expect(try await scene.starred(in: session).isEmpty)
        },
    ]

    private static let sessions: [StoreRule<LibraryScene>] = [
        StoreRule("the sessions of an account come newest first, without those that have expired") { scene in
            let owner = UUID()
            let old = try await scene.completed(1, of: owner)
            let new = try await scene.completed(2, of: owner, after: 10)
            _ = try await scene.completed(3, of: UUID(), after: 5)
            let listed = try await scene.library.sessions(of: owner, now: scene.at(20))
            #expect(listed.map(\.id) == [new.id, old.id])
            #expect(listed.first?.jobCounts == ["local": 2])
            #expect(listed.first?.analysis == scene.sessions.analysis)
            #expect(try await scene.library.sessions(of: owner, now: scene.at(86_405)).map(\.id) == [new.id])
        },
        StoreRule("activity counts different jobs, and each that was looked at once") { scene in
            let owner = UUID()
            let first = try await scene.completed(1, of: owner, jobs: [1, 2, 3])
            let second = try await scene.completed(2, of: owner, jobs: [3, 4], after: 1)
            let other = try await scene.completed(3, of: UUID(), jobs: [5], after: 2)
            for (session, job) in [(first, 1), (first, 3), (second, 3), (second, 3), (other, 5)] {
                #expect(try await scene.library.note(.view, of: "feed:\(job)", in: session, now: scene.at(5)))
            }
            #expect(try await scene.library.note(.apply, of: "feed:4", in: second, now: scene.at(5)))
            let activity = try await scene.library.activity(of: owner)
            #expect(activity == OwnerActivity(uniqueJobs: 4, viewedJobs: 2))
        },
        StoreRule("erasing everything of an account leaves what is others'") { scene in
            let (owner, other) = (UUID(), UUID())
            let mine = try await scene.completed(1, of: owner)
            let theirs = try await scene.completed(2, of: other, after: 1)
            for session in [mine, theirs] {
                #expect(try await scene.library.note(.star, of: "feed:1", in: session, now: scene.at(5)))
            }
            var waiting = SessionScene.session(3, createdAfter: 2)
            waiting.owner = owner
            try await scene.sessions.store.add(waiting, files: SessionScene.files, queueLimit: 10)
            try await scene.library.eraseEverything(of: owner)
            #expect(try await scene.library.sessions(of: owner, now: scene.at(5)).isEmpty)
            #expect(try await scene.library.starredJobs(of: owner).isEmpty)
            #expect(try await scene.sessions.store.queueDepth() == 0)
            #expect(try await scene.sessions.probe.keptFiles() == 0)
            #expect(try await scene.library.sessions(of: other, now: scene.at(5)).map(\.id) == [theirs.id])
            #expect(try await scene.library.starredJobs(of: other).map(\.id) == ["feed:1"])
        },
    ]
}
