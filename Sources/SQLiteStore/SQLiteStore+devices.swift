package import Foundation
import GRDB
package import JobAlerts

extension SQLiteStore: DeviceStore {
    package func add(_ device: Device) async throws {
        try await write { database in
            try Self.release(device.token, from: device.id, in: database)
            try database.execute(
                sql: """
                    INSERT INTO device (id, token, platform, os_version, app_version, model, zone, profile, secret_hash,
                        claimed_at, account, active, registered_at, seen_at, token_at, web_key, web_secret)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    device.id.uuidString, device.token, device.platform.rawValue, device.info.osVersion,
                    device.info.appVersion, device.info.model, device.info.timeZone, device.profile,
                    device.secretHash, device.claimedAt?.timeIntervalSince1970, device.account?.uuidString,
                    device.isActive, device.registeredAt.timeIntervalSince1970, device.seenAt?.timeIntervalSince1970,
                    device.registeredAt.timeIntervalSince1970, device.webKeys?.key, device.webKeys?.secret,
                ]
            )
        }
    }

    package func update(_ device: Device) async throws {
        try await write { database in
            try Self.release(device.token, from: device.id, in: database)
            try database.execute(
                sql: """
                    UPDATE device SET environment = iif(token IS :token, environment, NULL), token = :token,
                        platform = :platform, os_version = :system, app_version = :app, model = :model, zone = :zone,
                        profile = :profile, active = :active, inactive_at = iif(:active, NULL, inactive_at),
                        seen_at = :seen, token_at = :seen, web_key = :key, web_secret = :secret
                    WHERE id = :id
                    """,
                arguments: [
                    "token": device.token, "platform": device.platform.rawValue, "system": device.info.osVersion,
                    "app": device.info.appVersion, "model": device.info.model, "zone": device.info.timeZone,
                    "profile": device.profile, "active": device.isActive,
                    "seen": device.seenAt?.timeIntervalSince1970, "key": device.webKeys?.key,
                    "secret": device.webKeys?.secret, "id": device.id.uuidString,
                ]
            )
            try Self.noteChange(in: database)
        }
    }

    package func device(_ id: UUID) async throws -> Device? { try await device("id", id.uuidString) }

    package func device(token: String) async throws -> Device? { try await device("token", token) }

    package func device(secretHash: Data) async throws -> Device? { try await device("secret_hash", secretHash) }

    package func note(_ id: UUID, seenAt: Date) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE device SET seen_at = ? WHERE id = ?",
                arguments: [seenAt.timeIntervalSince1970, id.uuidString]
            )
        }
    }

    package func claim(_ id: UUID, at date: Date) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE device SET claimed_at = ? WHERE id = ? AND claimed_at IS NULL",
                arguments: [date.timeIntervalSince1970, id.uuidString]
            )
        }
    }

    package func adopt(_ id: UUID, by account: UUID, at date: Date) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE device SET account = ?, claimed_at = coalesce(claimed_at, ?) WHERE id = ?",
                arguments: [account.uuidString, date.timeIntervalSince1970, id.uuidString]
            )
        }
    }

    package func setMail(_ isWanted: Bool, of id: UUID) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE device SET wants_mail = ? WHERE id = ?",
                arguments: [isWanted, id.uuidString]
            )
        }
    }

    package func deactivate(_ id: UUID, at date: Date) async throws -> Bool {
        try await write { database in
            try database.execute(
                sql: "UPDATE device SET active = 0, inactive_at = coalesce(inactive_at, ?) WHERE id = ?",
                arguments: [date.timeIntervalSince1970, id.uuidString]
            )
            guard database.changesCount > 0 else { return false }
            try Self.noteChange(in: database)
            return true
        }
    }

    /// Takes a token from whoever else has it.
    private static func release(_ token: String?, from id: UUID, in database: Database) throws {
        try database.execute(
            sql: "UPDATE device SET token = NULL WHERE token = ? AND id <> ?",
            arguments: [token, id.uuidString]
        )
    }

    private func device(_ column: String, _ value: any DatabaseValueConvertible & Sendable) async throws -> Device? {
        try await read { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM device WHERE \(column) = ?",
                arguments: [value]
            )
            return row.flatMap(Self.device)
        }
    }

    static func device(_ row: Row) -> Device? {
        guard let id = UUID(uuidString: row["id"]), let platform = Device.Platform(rawValue: row["platform"]) else {
            return nil
        }
        var device = Device(
            id: id,
            token: row["token"] ?? "",
            platform: platform,
            info: Device.Info(
                osVersion: row["os_version"],
                appVersion: row["app_version"],
                model: row["model"],
                timeZone: row["zone"]
            ),
            profile: row["profile"],
            secretHash: row["secret_hash"],
            registeredAt: Date(timeIntervalSince1970: row["registered_at"])
        )
        device.token = row["token"]
        device.claimedAt = (row["claimed_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        device.account = (row["account"] as String?).flatMap { UUID(uuidString: $0) }
        device.isActive = row["active"]
        device.environment = (row["environment"] as String?).flatMap(Device.Environment.init)
        if let key = row["web_key"] as Data?, let secret = row["web_secret"] as Data? {
            device.webKeys = Device.WebKeys(key: key, secret: secret)
        }
        device.wantsMail = row["wants_mail"]
        device.seenAt = (row["seen_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        return device
    }
}
