import Foundation
package import JobAlerts
package import Profiles

/// One rule that every store of profiles keeps; tests check all of them against each store.
package struct ProfileStoreContract: Sendable, CustomStringConvertible {
    package typealias Store = any ProfileStore & DeviceStore & AlertStore

    package let description: String
    /// Checks the rule against an empty store; throws a `Violation` where it is broken.
    package let check: @Sendable (Store) async throws -> Void

    private init(_ description: String, check: @escaping @Sendable (Store) async throws -> Void) {
        self.description = description
        self.check = check
    }

    /// What a store did that it must not do.
    package struct Violation: Error, CustomStringConvertible {
        package let description: String
    }

    private struct Refused: Error {}

    /// All rules.
    package static let all = changeRules + claimRules + bindingRules + erasureRules

    private static let start = Date(timeIntervalSince1970: 1_790_000_000)

    private static func expect(_ holds: Bool, _ rule: String, line: Int = #line) throws {
        if !holds { throw Violation(description: "line \(line): \(rule)") }
    }

    /// A profile in which everything is told.
    private static func whole(_ name: String) -> UserProfile {
        var profile = UserProfile(id: UUID(), name: name, createdAt: start)
        profile.person.firstName = "Ada"
        profile.person.lastName = "Byron"
        profile.person.email = "ada@example.com"
        profile.person.phone = "+1 512 555 0100"
        profile.person.location = "Austin, TX"
        profile.person.jobTitle = "iOS Developer"
        profile.person.years = 6
        profile.person.linkedIn = "https://www.linkedin.com/in/ada-example"
        profile.person.portfolio = "https://ada.example.com"
        profile.person.bio = "Builds apps.\n“Quoted” \u{1F600}"
        profile.wishes.jobTypes = ["Full-time"]
        profile.wishes.remote = .flexible
        profile.wishes.skills = ["Swift", "C++"]
        profile.wishes.places = []
        profile.wishes.minimumSalary = 0
        profile.wishes.maximumSalary = 1_000_000_000_000
        profile.wishes.currency = "USD"
        profile.wishes.isNegotiable = false
        profile.keywords = ["swift", "ci/cd"]
        profile.notifications.jobMatches = true
        profile.notifications.applicationReminders = false
        profile.notifications.weeklyDigest = true
        profile.notifications.marketInsights = false
        profile.notifications.quietHours = true
        profile.notifications.quietStart = "22:00"
        profile.notifications.quietEnd = "08:00"
        profile.notifications.preferredTime = "09:00"
        profile.privacy.visibility = .private
        profile.privacy.sharesAnalytics = false
        profile.privacy.sharesViews = true
        profile.privacy.allowsRecommendations = true
        profile.session = Data(repeating: 7, count: 32)
        return profile
    }

    private static func added(_ profile: UserProfile, to store: Store) async throws -> UserProfile {
        let added = try await store.changeProfile(named: profile.name, orAdd: profile) { _ in }
        guard let added else { throw Violation(description: "nothing was added") }
        return added
    }

    private static func device(_ token: String, profile: String?, in store: Store) async throws -> Device {
        let device = Device(
            id: UUID(),
            token: token,
            platform: .ios,
            info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: "UTC"),
            profile: profile,
            secretHash: Data(UUID().uuidString.utf8),
            registeredAt: start
        )
        try await store.add(device)
        return device
    }

    private static func keepMatch(of device: Device, in store: Store) async throws {
        let job = AlertedJob(number: 1, title: "Cook", company: "Globex", url: "", source: "f", postedAt: start)
        let match = AlertMatch(id: UUID(), device: device.id, job: job, keywords: ["cook"], relevance: 1, at: start)
        _ = try await store.keep([match], subscriptions: [])
    }

    // MARK: Changes

    private static let changeRules = [
        ProfileStoreContract("keeps all that is told, and nothing that is not") { store in
            for profile in [whole("a"), UserProfile(id: UUID(), name: "b", createdAt: start)] {
                let added = try await added(profile, to: store)
                try expect(added == profile, "what was added is given back")
                try expect(try await store.profile(named: profile.name) == profile, "it is found as it was")
            }
            try expect(try await store.profile(named: "A") == nil, "names differ by case")
        },
        ProfileStoreContract("changes what is there, and adds only what it is given") { store in
            let none = try await store.changeProfile(named: "a", orAdd: nil) { $0.keywords = ["x"] }
            try expect(none == nil, "what is not there is not changed")
            let first = try await added(whole("a"), to: store)
            let other = UserProfile(id: UUID(), name: "a", createdAt: start)
            let changed = try await store.changeProfile(named: "a", orAdd: other) { $0.person.firstName = nil }
            try expect(changed?.id == first.id, "the identifier stays")
            try expect(changed?.person.firstName == nil, "a field is taken away")
            try expect(changed?.person.lastName == "Byron", "other fields stay")
        },
        ProfileStoreContract("a change that throws changes nothing") { store in
            let profile = try await added(whole("a"), to: store)
            do {
                _ = try await store.changeProfile(named: "a", orAdd: nil) { profile in
                    profile.keywords = []
                    throw Refused()
                }
                throw Violation(description: "the error was swallowed")
            } catch is Refused {}
            try expect(try await store.profile(named: "a") == profile, "it is as it was")
        },
        ProfileStoreContract("changes at the same time all count") { store in
            _ = try await added(UserProfile(id: UUID(), name: "a", createdAt: start), to: store)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        _ = try await store.changeProfile(named: "a", orAdd: nil) { $0.keywords.append("\(number)") }
                    }
                }
                try await group.waitForAll()
            }
            try expect(try await store.profile(named: "a")?.keywords.count == 20, "none was lost")
        },
        ProfileStoreContract("notes when a profile was used, and nothing else") { store in
            let profile = try await added(whole("a"), to: store)
            try await store.noteProfile(named: "a", seenAt: start.addingTimeInterval(60))
            let seen = try await store.profile(named: "a")
            try expect(seen?.seenAt == start.addingTimeInterval(60), "it was seen")
            try expect(seen?.updatedAt == profile.updatedAt, "it was not changed")
        },
    ]

    // MARK: Claims

    private static let claimRules = [
        ProfileStoreContract("the first who claims a profile has it") { store in
            _ = try await added(whole("a"), to: store)
            let (first, second) = (
                try await device("1", profile: nil, in: store), try await device("2", profile: nil, in: store)
            )
            for (owner, holds) in [
                (ProfileOwner.device(first.id, secretHash: first.secretHash), true),
                (.device(second.id, secretHash: second.secretHash), false), (.account(UUID()), false),
                (.device(first.id, secretHash: first.secretHash), true),
            ] {
                try expect(try await store.claimProfile(named: "a", for: owner) == holds, "\(owner)")
            }
            try expect(try await store.profile(named: "a")?.secretHash == first.secretHash, "the first has it")
            try expect(try await store.device(first.id)?.profile == "a", "its device is bound")
            try expect(try await store.device(second.id)?.profile == nil, "no other device is")
            let unknown = try await store.claimProfile(named: "b", for: .account(UUID()))
            try expect(!unknown, "what is not there is claimed by nobody")
        },
        ProfileStoreContract("an account has its own profiles and those of the devices that it adopted") { store in
            let account = UUID()
            for name in ["own", "device", "other"] { _ = try await added(whole(name), to: store) }
            _ = try await store.claimProfile(named: "own", for: .account(account))
            let device = try await device("1", profile: nil, in: store)
            _ = try await store.claimProfile(
                named: "device",
                for: .device(device.id, secretHash: device.secretHash)
            )
            try expect(try await store.profiles(of: account).map(\.name) == ["own"], "its own")
            try await store.adopt(device.id, by: account, at: start)
            try expect(Set(try await store.profiles(of: account).map(\.name)) == ["device", "own"], "both")
            try expect(try await store.devices(of: account).map(\.id) == [device.id], "the device")
            try expect(try await store.profiles(of: UUID()).isEmpty, "nobody else has any")
        },
    ]

    // MARK: Bindings

    private static let bindingRules = [
        ProfileStoreContract("a device has the profile that it names, unless somebody else has claimed it") { store in
            let profile = try await added(whole("a"), to: store)
            let naming = try await device("1", profile: "a", in: store)
            let other = try await device("2", profile: nil, in: store)
            try expect(try await store.profile(boundTo: naming) == profile, "it is bound")
            try expect(try await store.profile(boundTo: other) == nil, "the other is not")
            try expect(try await store.devices(boundTo: profile).isEmpty, "nobody proved anything")
            _ = try await store.claimProfile(named: "a", for: .device(other.id, secretHash: other.secretHash))
            try expect(try await store.profile(boundTo: naming) == nil, "another has claimed it")
            let claiming = try await store.device(other.id)
            guard let claiming, let claimed = try await store.profile(named: "a") else {
                throw Violation(description: "something is gone")
            }
            try expect(try await store.profile(boundTo: claiming)?.name == "a", "who claimed it is bound")
            try expect(try await store.devices(boundTo: claimed).map(\.id) == [other.id], "that device alone")
        }
    ]

    // MARK: Erasure

    private static let erasureRules = [
        ProfileStoreContract("erases a profile with its bindings, and the matches of its own devices") { store in
            _ = try await added(whole("a"), to: store)
            let own = try await device("1", profile: nil, in: store)
            let naming = try await device("2", profile: "a", in: store)
            _ = try await store.claimProfile(named: "a", for: .device(own.id, secretHash: own.secretHash))
            for device in [own, naming] { try await keepMatch(of: device, in: store) }
            try expect(try await store.eraseProfile(named: "a"), "it was there")
            try expect(try await !store.eraseProfile(named: "a"), "it is gone")
            try expect(try await store.profile(named: "a") == nil, "it is not found")
            for device in [own, naming] {
                try expect(try await store.device(device.id)?.profile == nil, "no device is bound")
            }
            try expect(try await store.unreadCount(of: own.id) == 0, "its matches are gone")
            try expect(try await store.unreadCount(of: naming.id) == 1, "those of others stay")
        },
        ProfileStoreContract("erases no matches of a device that was claimed with a profile that was not") { store in
            _ = try await added(whole("a"), to: store)
            let open = try await device("1", profile: "a", in: store)
            let claimed = try await device("2", profile: "a", in: store)
            try await store.claim(claimed.id, at: start)
            for device in [open, claimed] { try await keepMatch(of: device, in: store) }
            try expect(try await store.eraseProfile(named: "a"), "it was there")
            try expect(try await store.unreadCount(of: open.id) == 0, "the open one's are gone")
            try expect(try await store.unreadCount(of: claimed.id) == 1, "the claimed one's stay")
        },
    ]
}
