package import Foundation
package import JobAlerts

extension PostgresStore: DeviceStore {
    package func add(_ device: Device) async throws {
        try await write { connection in
            try Self.release(device.token, from: device.id, in: connection)
            try connection.execute(
                """
                INSERT INTO device (id, token, platform, os_version, app_version, model, zone, profile, secret_hash,
                    claimed_at, account, active, registered_at, seen_at, token_at, web_key, web_secret)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $13, $15, $16)
                """,
                [
                    device.id, device.token, device.platform.rawValue, device.info.osVersion, device.info.appVersion,
                    device.info.model, device.info.timeZone, device.profile, device.secretHash, device.claimedAt,
                    device.account, device.isActive, device.registeredAt, device.seenAt, device.webKeys?.key,
                    device.webKeys?.secret,
                ]
            )
            if device.isActive { try Self.noteChange(in: connection) }
        }
    }

    package func update(_ device: Device) async throws {
        try await write { connection in
            try Self.release(device.token, from: device.id, in: connection)
            try connection.execute(
                """
                UPDATE device SET
                    environment = CASE WHEN token IS NOT DISTINCT FROM $2 THEN environment END, token = $2,
                    platform = $3, os_version = $4, app_version = $5, model = $6, zone = $7, profile = $8,
                    active = $9, inactive_at = CASE WHEN $9 THEN NULL ELSE inactive_at END, seen_at = $10,
                    token_at = $10, web_key = $11, web_secret = $12
                WHERE id = $1
                """,
                [
                    device.id, device.token, device.platform.rawValue, device.info.osVersion, device.info.appVersion,
                    device.info.model, device.info.timeZone, device.profile, device.isActive, device.seenAt,
                    device.webKeys?.key, device.webKeys?.secret,
                ]
            )
            try Self.noteChange(in: connection)
        }
    }

    package func device(_ id: UUID) async throws -> Device? {
        try await glimpse { try Self.device("id = $1", [id], in: $0) }
    }

    package func device(token: String) async throws -> Device? {
        try await glimpse { try Self.device("md5(token) = md5($1) AND token = $1", [token], in: $0) }
    }

    package func device(secretHash: Data) async throws -> Device? {
        try await glimpse { try Self.device("secret_hash = $1", [secretHash], in: $0) }
    }

    package func note(_ id: UUID, seenAt: Date) async throws {
        try await change("UPDATE device SET seen_at = $2 WHERE id = $1", [id, seenAt])
    }

    package func claim(_ id: UUID, at date: Date) async throws {
        try await change("UPDATE device SET claimed_at = $2 WHERE id = $1 AND claimed_at IS NULL", [id, date])
    }

    package func adopt(_ id: UUID, by account: UUID, at date: Date) async throws {
        try await change(
            "UPDATE device SET account = $2, claimed_at = coalesce(claimed_at, $3) WHERE id = $1",
            [id, account, date]
        )
    }

    package func setMail(_ isWanted: Bool, of id: UUID) async throws {
        try await change("UPDATE device SET wants_mail = $2 WHERE id = $1", [id, isWanted])
    }

    package func deactivate(_ id: UUID, at date: Date) async throws -> Bool {
        try await write { connection in
            let changes = try connection.execute(
                "UPDATE device SET active = false, inactive_at = coalesce(inactive_at, $2) WHERE id = $1",
                [id, date]
            )
            if changes > 0 { try Self.noteChange(in: connection) }
            return changes > 0
        }
    }

    private func change(_ sql: String, _ values: [any PostgresValue & Sendable]) async throws {
        _ = try await write { try $0.execute(sql, values) }
    }

    // MARK: - Rows

    /// Takes a token from whoever else has it.
    private static func release(_ token: String?, from id: UUID, in connection: PostgresConnection) throws {
        try connection.execute(
            "UPDATE device SET token = NULL WHERE md5(token) = md5($1) AND token = $1 AND id <> $2",
            [token, id]
        )
    }

    static func device(
        _ condition: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> Device? {
        try devices(condition, values, in: connection).first
    }

    /// Devices that fulfil a condition, the oldest first.
    static func devices(
        _ condition: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> [Device] {
        try connection.rows("SELECT * FROM device WHERE \(condition) ORDER BY registered_at, id", values)
            .compactMap(device)
    }

    private static func device(_ row: PostgresRow) throws -> Device? {
        guard let platform = Device.Platform(rawValue: try row["platform"]) else { return nil }
        let token: String? = try row["token"]
        var device = Device(
            id: try row["id"],
            token: token ?? "",
            platform: platform,
            info: Device.Info(
                osVersion: try row["os_version"],
                appVersion: try row["app_version"],
                model: try row["model"],
                timeZone: try row["zone"]
            ),
            profile: try row["profile"],
            secretHash: try row["secret_hash"],
            registeredAt: try row["registered_at"]
        )
        device.token = token
        device.claimedAt = try row["claimed_at"]
        device.account = try row["account"]
        device.isActive = try row["active"]
        device.environment = (try row["environment"] as String?).flatMap(Device.Environment.init)
        if let key: Data = try row["web_key"], let secret: Data = try row["web_secret"] {
            device.webKeys = Device.WebKeys(key: key, secret: secret)
        }
        device.wantsMail = try row["wants_mail"]
        device.seenAt = try row["seen_at"]
        return device
    }
}
