import Careers
import Foundation
import GRDB
import JobMatching
import Places
import Resume
import Sessions
import TestSupport

@testable import ResumeScoring
@testable import SQLiteStore

/// A store in a folder of its own, and what is put into it.
struct StoreFixture {
    let folder: TemporaryFolder
    let store: SQLiteStore

    /// When everything begins.
    static let start = Date(timeIntervalSince1970: 1_790_000_000)

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
    }

    var path: String { folder.url.appending(path: "vitae.sqlite").path }

    /// A session whose token's hash is 32 times its number.
    static func session(_ number: UInt8, createdAfter seconds: Double = 0, lasting: Double = 86_400) -> Session {
        Session(
            id: UUID(),
            userSearchID: UUID(),
            createdAt: start.addingTimeInterval(seconds),
            expiresAt: start.addingTimeInterval(seconds + lasting),
            viewTokenHash: Data(repeating: number, count: 32)
        )
    }

    static let files = [Data("page one".utf8), Data([0, 1, 2, 255])]

    static var analysis: Analysis {
        var resume = Resume()
        resume.likelihood = 0.9
        resume.basics.name = Sourced("Robin Example", lines: [LineReference(page: 1, line: 1, text: "Robin Example")])
        var profile = CareerProfile()
        profile.seniority = .senior
        profile.yearsOfExperience = 6.5
        let score = ResumeScore(score: 71, feedback: "Add numbers.", findings: [], categories: [], rubricVersion: "1")
        return Analysis(resume: resume, profile: profile, score: score, pages: 2)
    }

    static func match(_ number: Int, bucket: JobMatch.Bucket) -> JobMatch {
        var posting = JobPosting(source: "feed", identifier: "\(number)", title: "Baker", company: "Globex")
        posting.url = "https://jobs.example.com/\(number)"
        posting.places = [PostingPlace(text: "Austin, TX", place: nil)]
        posting.workplace = bucket == .remote ? .remote : .onSite
        posting.eligibleCountries = bucket == .remote ? ["US", "CA"] : []
        posting.postedAt = start
        return JobMatch(
            posting: posting,
            bucket: bucket,
            category: .direct,
            score: 90 - number,
            distance: bucket == .local ? 12.5 : nil,
            role: "Head Baker",
            matchingSkills: ["Baking", "HACCP"]
        )
    }

    /// Adds a session; gives it back.
    func add(_ number: UInt8, after seconds: Double = 0, limit: Int = 100) async throws -> Session {
        let session = Self.session(number, createdAfter: seconds)
        try await store.add(session, files: Self.files, queueLimit: limit)
        return session
    }

    func claim(after seconds: Double = 0) async throws -> (lease: Lease, files: [Data])? {
        try await store.claim(now: Self.start.addingTimeInterval(seconds), leaseSeconds: 30)
    }

    /// The session as its token's owner sees it.
    func session(_ number: UInt8, after seconds: Double = 0) async throws -> Session? {
        let hash = Data(repeating: number, count: 32)
        return try await store.session(tokenHash: hash, now: Self.start.addingTimeInterval(seconds))
    }

    func rows(in table: String) async throws -> Int {
        try await store.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }
}
