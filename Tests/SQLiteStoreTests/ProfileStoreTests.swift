import Careers
import Foundation
import GRDB
import JobAlerts
import JobMatching
import Places
import Profiles
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The store of profiles")
struct ProfileStoreTests {
    private let fixture: StoreFixture
    private static let now = StoreFixture.start

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("keeps the contract that all stores of profiles keep", arguments: ProfileStoreContract.all)
    func contract(_ rule: ProfileStoreContract) async throws {
        try await rule.check(fixture.store)
    }

    private func add(_ name: String, bio: String) async throws {
        let fresh = UserProfile(id: UUID(), name: name, createdAt: Self.now)
        _ = try await fixture.store.changeProfile(named: name, orAdd: fresh) { $0.person.bio = bio }
    }

    @Test("nothing of a profile is left in the files once it is erased, alone or with its account")
    func erasure() async throws {
        let account = UUID()
        for number in 0..<20 {
            try await add("canary-name-\(number)", bio: "canary-bio-\(number)")
            if number < 10 {
                _ = try await fixture.store.claimProfile(named: "canary-name-\(number)", for: .account(account))
            }
        }
        try await add("bystander", bio: "bystander")
        for number in 10..<20 { #expect(try await fixture.store.eraseProfile(named: "canary-name-\(number)")) }
        try await fixture.store.eraseEverything(of: account)
        #expect(try await fixture.rows(in: "profile") == 1)
        let files = try FileManager.default.contentsOfDirectory(at: fixture.folder.url, includingPropertiesForKeys: nil)
        for file in files {
            #expect(try Data(contentsOf: file).range(of: Data("canary-".utf8)) == nil, "\(file.lastPathComponent)")
        }
    }

    @Test("an account's devices go with it, and what they wanted")
    func accountDevices() async throws {
        let account = UUID()
        let device = Device(
            id: UUID(),
            token: "t",
            platform: .ios,
            info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: "UTC"),
            profile: nil,
            secretHash: Data("s".utf8),
            registeredAt: Self.now
        )
        try await fixture.store.add(device)
        try await fixture.store.adopt(device.id, by: account, at: Self.now)
        let wish = KeywordSubscription(
            id: UUID(),
            device: device.id,
            content: .init(keywords: ["cook"]),
            createdAt: Self.now
        )
        _ = try await fixture.store.add(wish, limit: 20)
        let revision = try await fixture.store.subscriptionRevision()
        try await fixture.store.eraseEverything(of: account)
        #expect(try await fixture.rows(in: "device") == 0)
        #expect(try await fixture.rows(in: "subscription") == 0)
        #expect(try await fixture.store.subscriptionRevision() > revision)
    }

    @Test("postings are found by words of title and company, by skills and occupations, and for being new")
    func candidates() async throws {
        var postings = (0..<700).map { number in
            var posting = JobPosting(source: "f", identifier: "\(number)", title: "Filler \(number)", company: "Globex")
            posting.postedAt = Self.now.addingTimeInterval(Double(number))
            return posting
        }
        postings[0].title = "Wizard of iOS"
        postings[1].company = "Wizardry"
        postings[2].skills = ["C++"]
        postings[3].places = [PostingPlace(text: "US", place: Place(kind: .country, countryCode: "US"))]
        postings[3].occupations = [.init(code: "15-1252", weight: 1, similarity: 1)]
        postings[4].expiresAt = Self.now.addingTimeInterval(-1)
        postings[4].title = "Wizard"
        _ = try await fixture.store.upsert(postings, now: Self.now)
        func found(_ keywords: [String], _ skills: [String] = [], _ codes: [String] = []) async throws -> [String] {
            let search = KeywordSearch(keywords: keywords, skills: skills, occupations: codes)
            return try await fixture.store.postings(for: search, now: Self.now).map(\.posting.identifier)
        }
        let newest = try await found([])
        #expect(newest == (200..<700).reversed().map(String.init))
        #expect(try await found(["wizard"]).suffix(2) == ["1", "0"])
        #expect(try await found(["c++ \" OR *"], ["c++"]).last == "2")
        #expect(try await found([], [], ["15-1252"]).last == "3")
        let named = try await fixture.store.postings(identifiers: ["f:3", "f:none", "none", "f:4"], now: Self.now)
        #expect(named.map(\.posting.identifier) == ["3"])
    }
}
