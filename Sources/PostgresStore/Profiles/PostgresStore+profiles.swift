package import Foundation
package import JobAlerts
package import Profiles

extension PostgresStore: ProfileStore {
    package func profile(named name: String) async throws -> UserProfile? {
        try await glimpse { try ProfileRow.profile("name = $1", [name], in: $0) }
    }

    package func changeProfile(
        named name: String,
        orAdd fresh: UserProfile?,
        _ change: @escaping @Sendable (inout UserProfile) throws -> Void
    ) async throws -> UserProfile? {
        try await write(.serializable) { connection in
            guard var profile = try ProfileRow.profile("name = $1", [name], in: connection) ?? fresh else { return nil }
            try change(&profile)
            try ProfileRow.put(profile, in: connection)
            return profile
        }
    }

    package func claimProfile(named name: String, for owner: ProfileOwner) async throws -> Bool {
        try await write(.serializable) { connection in
            guard let profile = try ProfileRow.profile("name = $1", [name], in: connection) else { return false }
            switch owner {
            case .device(let device, let secretHash):
                guard !profile.isClaimed || profile.secretHash == secretHash else { return false }
                try connection.execute("UPDATE profile SET secret_hash = $2 WHERE name = $1", [name, secretHash])
                try connection.execute(
                    "UPDATE device SET profile = $1 WHERE id = $2 AND profile IS DISTINCT FROM $1",
                    [name, device]
                )
            case .account(let account):
                guard !profile.isClaimed || profile.account == account else { return false }
                try connection.execute("UPDATE profile SET account = $2 WHERE name = $1", [name, account])
            }
            return true
        }
    }

    package func noteProfile(named name: String, seenAt date: Date) async throws {
        _ = try await write { try $0.execute("UPDATE profile SET seen_at = $2 WHERE name = $1", [name, date]) }
    }

    package func eraseProfile(named name: String) async throws -> Bool {
        try await write(.serializable) { connection in
            guard let profile = try ProfileRow.profile("name = $1", [name], in: connection) else { return false }
            try Self.erase(profile, in: connection)
            return true
        }
    }

    package func profile(boundTo device: Device) async throws -> UserProfile? {
        try await read { try Self.profile(boundTo: device, in: $0) }
    }

    static func profile(boundTo device: Device, in connection: PostgresConnection) throws -> UserProfile? {
        if let name = device.profile, let named = try ProfileRow.profile("name = $1", [name], in: connection),
            named.isOpen(to: device)
        {
            return named
        }
        return try ProfileRow.profile(
            "secret_hash = $1 ORDER BY seen_at DESC, name LIMIT 1",
            [device.secretHash],
            in: connection
        )
    }

    package func devices(boundTo profile: UserProfile) async throws -> [Device] {
        guard profile.isClaimed else { return [] }
        return try await glimpse { connection in
            try Self.devices(
                "(secret_hash = $1 OR (account = $2 AND profile = $3))",
                [profile.secretHash, profile.account, profile.name],
                in: connection
            )
        }
    }

    package func profiles(of account: UUID) async throws -> [UserProfile] {
        try await glimpse { try Self.profiles(of: account, in: $0) }
    }

    package func devices(of account: UUID) async throws -> [Device] {
        try await glimpse { try Self.devices("account = $1", [account], in: $0) }
    }

    /// Erases the profiles and the devices of an account, with what was found for them.
    static func eraseProfiles(of account: UUID, in connection: PostgresConnection) throws {
        for profile in try profiles(of: account, in: connection) { try erase(profile, in: connection) }
        let changes = try connection.execute("DELETE FROM device WHERE account = $1", [account])
        if changes > 0 { try noteChange(in: connection) }
    }

    /// Erases profiles that nobody used since a moment, the longest unused first.
    ///
    /// - Returns: how many there were.
    static func eraseProfiles(unusedSince date: Date, limit: Int, in connection: PostgresConnection) throws -> Int {
        let unused = try ProfileRow.profiles("seen_at < $1 ORDER BY seen_at LIMIT $2", [date, limit], in: connection)
        for profile in unused { try erase(profile, in: connection) }
        return unused.count
    }

    private static func erase(_ profile: UserProfile, in connection: PostgresConnection) throws {
        // A device is the same person's where it claimed the profile, or where neither was ever claimed.
        let own =
            profile.isClaimed
            ? "secret_hash = $1 OR (account = $2 AND profile = $3)"
            : "$1::bytea IS NULL AND $2::uuid IS NULL AND profile = $3 AND claimed_at IS NULL AND account IS NULL"
        for table in ["outbox", "alert_match"] {
            try connection.execute(
                "DELETE FROM \(table) WHERE device IN (SELECT number FROM device WHERE \(own))",
                [profile.secretHash, profile.account, profile.name]
            )
        }
        try connection.execute("UPDATE device SET profile = NULL WHERE profile = $1", [profile.name])
        try connection.execute("DELETE FROM profile WHERE name = $1", [profile.name])
    }

    private static func profiles(of account: UUID, in connection: PostgresConnection) throws -> [UserProfile] {
        try ProfileRow.profiles(
            """
            account = $1 OR secret_hash IN (SELECT secret_hash FROM device WHERE account = $1)
            ORDER BY created_at, name
            """,
            [account],
            in: connection
        )
    }
}
