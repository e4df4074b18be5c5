import Careers
package import Foundation
package import JobMatching
import Places
import Resume
package import Sessions
import Testing

@testable import ResumeScoring

/// A store of sessions, and what is put into it.
package struct SessionScene: Sendable {
    package let store: any SessionStore
    /// What is found out from every document.
    package let analysis = Self.analysis
    package let probe: any SessionStoreProbe

    /// - Parameters:
    ///   - store: empty.
    ///   - probe: of the store.
    package init(store: any SessionStore, probe: any SessionStoreProbe) {
        self.store = store
        self.probe = probe
    }

    /// When everything begins.
    package static let start = Date(timeIntervalSince1970: 1_790_000_000)

    package static let files = [Data("page one".utf8), Data([0, 1, 2, 255])]

    /// A session whose token's hash is 32 times its number.
    package static func session(
        _ number: UInt8,
        createdAfter seconds: Double = 0,
        lasting: Double = 86_400
    ) -> Session {
        Session(
            id: UUID(),
            userSearchID: UUID(),
            createdAt: start.addingTimeInterval(seconds),
            expiresAt: start.addingTimeInterval(seconds + lasting),
            viewTokenHash: Data(repeating: number, count: 32)
        )
    }

    package static var analysis: Analysis {
        var resume = Resume()
        resume.likelihood = 0.9
        resume.basics.name = Sourced("Robin Example", lines: [LineReference(page: 1, line: 1, text: "Robin Example")])
        var profile = CareerProfile()
        profile.seniority = .senior
        profile.yearsOfExperience = 6.5
        let score = ResumeScore(score: 71, feedback: "Add numbers.", findings: [], categories: [], rubricVersion: "1")
        return Analysis(resume: resume, profile: profile, score: score, pages: 2)
    }

    package static func match(_ number: Int, bucket: JobMatch.Bucket) -> JobMatch {
        var posting = JobPosting(source: "feed", identifier: "\(number)", title: "Baker", company: "Globex")
        posting.url = "https://jobs.example.com/\(number)"
        posting.places = [PostingPlace(text: "Austin, TX", place: nil)]
        posting.workplace = bucket == .remote ? .remote : .onSite
        posting.eligibleCountries = bucket == .remote ? ["US", "CA"] : []
        posting.postedAt = start
        posting.salary = Salary(currency: "EUR", minimum: 20.5, maximum: nil, unit: "HOUR")
        posting.employmentType = "PART_TIME"
        posting.job = Int64(number)
        posting.skills = ["Baking", "HACCP", "C++"]
        var match = JobMatch(
            posting: posting,
            bucket: bucket,
            category: .direct,
            score: 90 - number,
            distance: bucket == .local ? 12.5 : nil,
            role: "Head Baker",
            matchingSkills: ["Baking", "HACCP"]
        )
        match.excerpt = "Bake bread, and rolls 🥐."
        return match
    }

    /// Adds a session; gives it back.
    package func add(_ number: UInt8, after seconds: Double = 0, limit: Int = 100) async throws -> Session {
        let session = Self.session(number, createdAfter: seconds)
        try await store.add(session, files: Self.files, queueLimit: limit)
        return session
    }

    package func claim(after seconds: Double = 0) async throws -> (lease: Lease, files: [Data])? {
        try await store.claim(now: Self.start.addingTimeInterval(seconds), leaseSeconds: 30)
    }

    /// The session as its token's owner sees it.
    package func session(_ number: UInt8, after seconds: Double = 0) async throws -> Session? {
        let hash = Data(repeating: number, count: 32)
        return try await store.session(tokenHash: hash, now: Self.start.addingTimeInterval(seconds))
    }

    func outline(_ number: UInt8, after seconds: Double = 0) async throws -> SessionOutline? {
        let hash = Data(repeating: number, count: 32)
        return try await store.outline(tokenHash: hash, now: Self.start.addingTimeInterval(seconds))
    }

    func completed(_ number: UInt8) async throws -> Session {
        let session = try await add(number)
        let lease = try #require(try await claim()).lease
        try await store.complete(lease, analysis: analysis, matches: [Self.match(1, bucket: .local)])
        return session
    }

    /// Adds a session that was uploaded with a key.
    func add(
        _ number: UInt8,
        document: UInt8,
        holder: UInt8,
        owner: UUID? = nil,
        after seconds: Double = 0
    ) async throws -> Session {
        var session = Self.session(number, createdAfter: seconds, lasting: 3 * 86_400)
        session.retryKeyHash = Data([document, holder])
        session.retryHolderHash = Data([holder])
        session.owner = owner
        try await store.add(session, files: Self.files, queueLimit: 100)
        return session
    }

    func found(document: UInt8, holder: UInt8, after seconds: Double) async throws -> UUID? {
        let now = Self.start.addingTimeInterval(seconds)
        return try await store.session(retryKeyHash: Data([document, holder]), now: now)?.id
    }
}
