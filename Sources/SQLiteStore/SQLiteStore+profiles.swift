package import Foundation
import GRDB
package import JobAlerts
package import Profiles
import StoredRows

extension SQLiteStore: ProfileStore {
    package func profile(named name: String) async throws -> UserProfile? {
        try await read { try Self.profile("name = ?", [name], in: $0) }
    }

    package func changeProfile(
        named name: String,
        orAdd fresh: UserProfile?,
        _ change: @escaping @Sendable (inout UserProfile) throws -> Void
    ) async throws -> UserProfile? {
        try await write { database in
            guard var profile = try Self.profile("name = ?", [name], in: database) ?? fresh else { return nil }
            try change(&profile)
            try Self.put(profile, in: database)
            return profile
        }
    }

    package func claimProfile(named name: String, for owner: ProfileOwner) async throws -> Bool {
        try await write { database in
            guard let profile = try Self.profile("name = ?", [name], in: database) else { return false }
            switch owner {
            case .device(let device, let secretHash):
                guard !profile.isClaimed || profile.secretHash == secretHash else { return false }
                try database.execute(
                    sql: "UPDATE profile SET secret_hash = ? WHERE name = ?",
                    arguments: [secretHash, name]
                )
                try database.execute(
                    sql: "UPDATE device SET profile = ? WHERE id = ? AND profile IS NOT ?",
                    arguments: [name, device.uuidString, name]
                )
            case .account(let account):
                guard !profile.isClaimed || profile.account == account else { return false }
                try database.execute(
                    sql: "UPDATE profile SET account = ? WHERE name = ?",
                    arguments: [account.uuidString, name]
                )
            }
            return true
        }
    }

    package func noteProfile(named name: String, seenAt date: Date) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE profile SET seen_at = ? WHERE name = ?",
                arguments: [date.timeIntervalSince1970, name]
            )
        }
    }

    package func eraseProfile(named name: String) async throws -> Bool {
        let isErased = try await write { database in
            guard let profile = try Self.profile("name = ?", [name], in: database) else { return false }
            try Self.erase(profile, in: database)
            return true
        }
        if isErased { try await forgetLog() }
        return isErased
    }

    package func profile(boundTo device: Device) async throws -> UserProfile? {
        try await read { try Self.profile(boundTo: device, in: $0) }
    }

    static func profile(boundTo device: Device, in database: Database) throws -> UserProfile? {
        if let name = device.profile, let named = try profile("name = ?", [name], in: database),
            named.isOpen(to: device)
        {
            return named
        }
        return try profile("secret_hash = ? ORDER BY seen_at DESC, name LIMIT 1", [device.secretHash], in: database)
    }

    package func devices(boundTo profile: UserProfile) async throws -> [Device] {
        guard profile.isClaimed else { return [] }
        return try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM device WHERE secret_hash = :secret OR (account = :account AND profile = :name)
                    ORDER BY registered_at, id
                    """,
                arguments: [
                    "secret": profile.secretHash, "account": profile.account?.uuidString, "name": profile.name,
                ]
            ).compactMap(Self.device)
        }
    }

    package func profiles(of account: UUID) async throws -> [UserProfile] {
        try await read { try Self.profiles(of: account, in: $0) }
    }

    package func devices(of account: UUID) async throws -> [Device] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM device WHERE account = ? ORDER BY registered_at, id",
                arguments: [account.uuidString]
            ).compactMap(Self.device)
        }
    }

    /// Erases the profiles and the devices of an account, with what was found for them.
    static func eraseProfiles(of account: UUID, in database: Database) throws {
        for profile in try profiles(of: account, in: database) { try erase(profile, in: database) }
        try database.execute(sql: "DELETE FROM device WHERE account = ?", arguments: [account.uuidString])
        if database.changesCount > 0 { try noteChange(in: database) }
    }

    /// Erases profiles that nobody used since a moment, the longest unused first.
    ///
    /// - Returns: how many there were.
    static func eraseProfiles(unusedSince date: Double, limit: Int, in database: Database) throws -> Int {
        let unused = try Row.fetchAll(
            database,
            sql: "SELECT * FROM profile WHERE seen_at < ? ORDER BY seen_at LIMIT ?",
            arguments: [date, limit]
        ).compactMap(profile)
        for profile in unused { try erase(profile, in: database) }
        return unused.count
    }

    // MARK: - Rows

    private static func erase(_ profile: UserProfile, in database: Database) throws {
        // A device is the same person's where it claimed the profile, or where neither was ever claimed.
        let own =
            profile.isClaimed
            ? "secret_hash = :secret OR (account = :account AND profile = :name)"
            : ":secret IS NULL AND :account IS NULL AND profile = :name AND claimed_at IS NULL AND account IS NULL"
        for table in ["outbox", "alert_match"] {
            try database.execute(
                sql: "DELETE FROM \(table) WHERE device IN (SELECT number FROM device WHERE \(own))",
                arguments: ["secret": profile.secretHash, "account": profile.account?.uuidString, "name": profile.name]
            )
        }
        try database.execute(sql: "UPDATE device SET profile = NULL WHERE profile = ?", arguments: [profile.name])
        try database.execute(sql: "DELETE FROM profile WHERE name = ?", arguments: [profile.name])
    }

    private static func profiles(of account: UUID, in database: Database) throws -> [UserProfile] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT * FROM profile
                WHERE account = :account OR secret_hash IN (SELECT secret_hash FROM device WHERE account = :account)
                ORDER BY created_at, name
                """,
            arguments: ["account": account.uuidString]
        ).compactMap(profile)
    }

    private static func profile(
        _ condition: String,
        _ arguments: StatementArguments,
        in database: Database
    ) throws -> UserProfile? {
        try Row.fetchOne(database, sql: "SELECT * FROM profile WHERE \(condition)", arguments: arguments)
            .flatMap(profile)
    }

    private static func put(_ profile: UserProfile, in database: Database) throws {
        let cells = cells(of: profile)
        let names = cells.map(\.name).joined(separator: ", ")
        let places = cells.map { _ in "?" }.joined(separator: ", ")
        try database.execute(
            sql: "INSERT OR REPLACE INTO profile (\(names)) VALUES (\(places))",
            arguments: StatementArguments(cells.map(\.value))
        )
    }

    private static func cells(
        of profile: UserProfile
    ) -> [(name: String, value: (any DatabaseValueConvertible)?)] {
        let (person, wishes) = (profile.person, profile.wishes)
        let (notifications, privacy) = (profile.notifications, profile.privacy)
        return [
            ("name", profile.name), ("id", profile.id.uuidString), ("secret_hash", profile.secretHash),
            ("account", profile.account?.uuidString), ("first_name", person.firstName),
            ("last_name", person.lastName), ("email", person.email), ("phone", person.phone),
            ("location", person.location), ("job_title", person.jobTitle), ("years", person.years),
            ("linkedin", person.linkedIn), ("portfolio", person.portfolio), ("bio", person.bio),
            ("job_types", wishes.jobTypes.map(StoredList.json)), ("remote", wishes.remote?.rawValue),
            ("skills", wishes.skills.map(StoredList.json)), ("places", wishes.places.map(StoredList.json)),
            ("minimum_salary", wishes.minimumSalary), ("maximum_salary", wishes.maximumSalary),
            ("currency", wishes.currency), ("is_negotiable", wishes.isNegotiable),
            ("keywords", StoredList.json(profile.keywords)), ("notifies_of_matches", notifications.jobMatches),
            ("reminds_of_applications", notifications.applicationReminders),
            ("sends_weekly_digest", notifications.weeklyDigest),
            ("sends_market_insights", notifications.marketInsights), ("has_quiet_hours", notifications.quietHours),
            ("quiet_start", notifications.quietStart), ("quiet_end", notifications.quietEnd),
            ("preferred_time", notifications.preferredTime), ("visibility", privacy.visibility?.rawValue),
            ("shares_analytics", privacy.sharesAnalytics), ("shares_views", privacy.sharesViews),
            ("allows_recommendations", privacy.allowsRecommendations), ("session", profile.session),
            ("created_at", profile.createdAt.timeIntervalSince1970),
            ("updated_at", profile.updatedAt.timeIntervalSince1970),
            ("seen_at", profile.seenAt.timeIntervalSince1970),
        ]
    }

    private static func profile(_ row: Row) -> UserProfile? {
        guard let id = UUID(uuidString: row["id"]) else { return nil }
        var profile = UserProfile(
            id: id,
            name: row["name"],
            createdAt: Date(timeIntervalSince1970: row["created_at"])
        )
        profile.secretHash = row["secret_hash"]
        profile.account = (row["account"] as String?).flatMap { UUID(uuidString: $0) }
        profile.person = person(row)
        profile.wishes = wishes(row)
        profile.keywords = StoredList.texts(row["keywords"]) ?? []
        profile.notifications.jobMatches = row["notifies_of_matches"]
        profile.notifications.applicationReminders = row["reminds_of_applications"]
        profile.notifications.weeklyDigest = row["sends_weekly_digest"]
        profile.notifications.marketInsights = row["sends_market_insights"]
        profile.notifications.quietHours = row["has_quiet_hours"]
        profile.notifications.quietStart = row["quiet_start"]
        profile.notifications.quietEnd = row["quiet_end"]
        profile.notifications.preferredTime = row["preferred_time"]
        profile.privacy.visibility = (row["visibility"] as String?).flatMap(PrivacyChoices.Visibility.init)
        profile.privacy.sharesAnalytics = row["shares_analytics"]
        profile.privacy.sharesViews = row["shares_views"]
        profile.privacy.allowsRecommendations = row["allows_recommendations"]
        profile.session = row["session"]
        profile.updatedAt = Date(timeIntervalSince1970: row["updated_at"])
        profile.seenAt = Date(timeIntervalSince1970: row["seen_at"])
        return profile
    }

    private static func person(_ row: Row) -> Person {
        var person = Person()
        person.firstName = row["first_name"]
        person.lastName = row["last_name"]
        person.email = row["email"]
        person.phone = row["phone"]
        person.location = row["location"]
        person.jobTitle = row["job_title"]
        person.years = row["years"]
        person.linkedIn = row["linkedin"]
        person.portfolio = row["portfolio"]
        person.bio = row["bio"]
        return person
    }

    private static func wishes(_ row: Row) -> Wishes {
        var wishes = Wishes()
        wishes.jobTypes = StoredList.texts(row["job_types"])
        wishes.remote = (row["remote"] as String?).flatMap(Wishes.Remote.init)
        wishes.skills = StoredList.texts(row["skills"])
        wishes.places = StoredList.texts(row["places"])
        wishes.minimumSalary = row["minimum_salary"]
        wishes.maximumSalary = row["maximum_salary"]
        wishes.currency = row["currency"]
        wishes.isNegotiable = row["is_negotiable"]
        return wishes
    }
}
