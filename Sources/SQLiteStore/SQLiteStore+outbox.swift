package import Foundation
import GRDB
package import JobAlerts
import Profiles

extension SQLiteStore: Outbox {
    private static let day = 86_400.0

    // MARK: - Adding

    package func addSystemNotification(_ text: String, to device: UUID, now: Date) async throws -> UUID? {
        let id = UUID()
        return try await write { database in
            try database.execute(
                sql: """
                    INSERT INTO outbox (id, device, kind, text, created_at, not_before)
                    SELECT ?, number, 'system', ?, ?, ? FROM device WHERE id = ?
                    """,
                arguments: [
                    id.uuidString, text, now.timeIntervalSince1970, now.timeIntervalSince1970, device.uuidString,
                ]
            )
            return database.changesCount > 0 ? id : nil
        }
    }

    package func notification(_ id: UUID) async throws -> (state: String, reason: String?)? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT state, reason FROM outbox WHERE id = ?",
                arguments: [id.uuidString]
            ).map { ($0["state"], $0["reason"]) }
        }
    }

    package func withdraw(_ id: UUID, now: Date) async throws {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE outbox SET state = 'dropped', reason = 'withdrawn', ended_at = ?
                    WHERE id = ? AND state = 'waiting'
                    """,
                arguments: [now.timeIntervalSince1970, id.uuidString]
            )
        }
    }

    // MARK: - Digests

    package func digestCandidates(since date: Date) async throws -> [DigestCandidate] {
        try await read { database in
            let found = try Row.fetchAll(
                database,
                sql: """
                    SELECT alert_match.id, device.id AS device, at FROM alert_match
                    JOIN device ON device.number = alert_match.device AND active
                    WHERE at >= ? AND read_at IS NULL AND NOT EXISTS (
                        SELECT 1 FROM outbox_match JOIN outbox ON outbox.number = notification
                        WHERE match = alert_match.number AND state IN ('waiting', 'leased', 'sent')
                    )
                    ORDER BY at
                    """,
                arguments: [date.timeIntervalSince1970]
            )
            var matches: [String: [(id: UUID, at: Date)]] = [:]
            for row in found {
                guard let id = UUID(uuidString: row["id"]) else { continue }
                matches[row["device"], default: []].append((id, Date(timeIntervalSince1970: row["at"])))
            }
            return try matches.sorted { $0.key < $1.key }.compactMap { id, matches in
                guard let device = try Self.device(id: id, in: database) else { return nil }
                return DigestCandidate(
                    device: device,
                    preferences: NotificationPreferences(of: try Self.profile(boundTo: device, in: database)),
                    matches: matches
                )
            }
        }
    }

    package func add(_ digests: [Digest], _ turn: Turn, now: Date) async throws -> Int {
        try await write { database in
            let isOurs = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM turn WHERE name = ? AND fence = ? AND holder = ?)",
                arguments: [turn.name, turn.fence, turn.holder.uuidString]
            )
            guard isOurs == true else { throw AlertStoreError.turnLost }
            var identifiers = TimeOrderedIdentifiers()
            var added = 0
            for digest in digests {
                try database.cachedStatement(
                    sql: """
                        INSERT INTO outbox (id, device, kind, dedupe, created_at, not_before)
                        SELECT ?, number, ?, ?, ?, ? FROM device WHERE id = ? ON CONFLICT DO NOTHING
                        """
                ).execute(arguments: [
                    identifiers.next(at: now).uuidString, digest.kind.rawValue,
                    "\(digest.kind.rawValue) \(digest.device.uuidString) \(digest.day)", now.timeIntervalSince1970,
                    now.timeIntervalSince1970, digest.device.uuidString,
                ])
                guard database.changesCount > 0 else { continue }
                added += 1
                let number = database.lastInsertedRowID
                for match in digest.matches {
                    try database.cachedStatement(
                        sql: """
                            INSERT INTO outbox_match (notification, match)
                            SELECT ?, number FROM alert_match WHERE id = ?
                            """
                    ).execute(arguments: [number, match.uuidString])
                }
            }
            return added
        }
    }

    // MARK: - Sending

    package func hasDueNotifications(_ channels: NotificationChannels, now: Date) async throws -> Bool {
        guard !channels.isEmpty else { return false }
        return try await read { database in try !Self.due(channels, limit: 1, now: now, in: database).isEmpty }
    }

    package func leaseNotifications(
        _ channels: NotificationChannels,
        limit: Int,
        now: Date,
        seconds: Double
    ) async throws -> [LeasedNotification] {
        guard !channels.isEmpty else { return [] }
        return try await write { database in
            var devices: Set<Int64> = []
            var leased: [LeasedNotification] = []
            for row in try Self.due(channels, limit: limit, now: now, in: database) {
                // One of an account waits for nothing but itself.
                if let device = row["device"] as Int64? {
                    guard devices.insert(device).inserted else { continue }
                }
                if let notification = try Self.lease(row, until: now.addingTimeInterval(seconds), now, in: database) {
                    leased.append(notification)
                }
            }
            return leased
        }
    }

    /// What may be sent now: first what somebody else was too late for. What a turn has begun waits until nobody has that
    /// turn: all that it finds for a device is one notification.
    private static func due(
        _ channels: NotificationChannels,
        limit: Int,
        now: Date,
        in database: Database
    ) throws -> [Row] {
        let platforms = channels.platforms.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
        let condition = """
            (turn IS NULL OR turn IS NOT (
                SELECT fence FROM turn WHERE name = '\(AlertEngine.turn)' AND holder IS NOT NULL AND lease_until > :now
            )) AND iif(kind IN ('mail_digest', 'mail_brief'), \(channels.mail ? 1 : 0), platform IN (\(platforms)))
                AND NOT EXISTS (
                SELECT 1 FROM outbox AS other
                WHERE other.device = outbox.device AND other.state = 'leased' AND other.lease_until >= :now
            )
            """
        var rows: [Row] = []
        for state in ["state = 'leased' AND lease_until < :now", "state = 'waiting' AND not_before <= :now"] {
            rows += try Row.fetchAll(
                database,
                sql: """
                    SELECT outbox.* FROM outbox LEFT JOIN device ON device.number = outbox.device
                    WHERE \(state) AND \(condition) ORDER BY not_before, outbox.number LIMIT :limit
                    """,
                arguments: ["now": now.timeIntervalSince1970, "limit": limit - rows.count]
            )
        }
        return rows
    }

    private static func lease(
        _ row: Row,
        until: Date,
        _ now: Date,
        in database: Database
    ) throws -> LeasedNotification? {
        let text: String = row["id"]
        guard let id = UUID(uuidString: text), let kind = LeasedNotification.Kind(rawValue: row["kind"]),
            let device = try receiver(row, in: database)
        else { return nil }
        let tried = (row["tried_at"] as Double?) ?? now.timeIntervalSince1970
        let attempt = row["attempt"] + 1
        var notification = LeasedNotification(
            id: id,
            kind: kind,
            device: device,
            lease: UUID(),
            attempt: attempt,
            triedAt: Date(timeIntervalSince1970: tried),
            createdAt: Date(timeIntervalSince1970: row["created_at"])
        )
        notification.text = row["text"]
        notification.matches = try matches(of: row["number"], lead: row["lead"], in: database)
        notification.unread = try unreadCount(of: device.id, in: database)
        notification.recent = try recent(of: device, since: now.addingTimeInterval(-day), in: database)
        notification.preferences = NotificationPreferences(of: try profile(boundTo: device, in: database))
        if kind.isMail { notification.address = try address(of: device, in: database) }
        try database.execute(
            sql: """
                UPDATE outbox SET state = 'leased', lease_token = ?, lease_until = ?, attempt = ?, tried_at = ?,
                    lead = ?, turn = NULL WHERE id = ?
                """,
            arguments: [
                notification.lease.uuidString, until.timeIntervalSince1970, attempt, tried,
                notification.matches.first?.id.uuidString, text,
            ]
        )
        return notification
    }

    package func releaseNotifications() async throws {
        try await write { database in
            try database.execute(sql: "UPDATE outbox SET lease_until = 0 WHERE state = 'leased'")
        }
    }

    package func settle(
        _ notification: LeasedNotification,
        _ outcome: NotificationOutcome,
        _ finding: DeviceFinding,
        now: Date
    ) async throws -> NotificationOutcome? {
        try await write { database in
            let isOurs = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM outbox WHERE id = ? AND state = 'leased' AND lease_token = ?)",
                arguments: [notification.id.uuidString, notification.lease.uuidString]
            )
            guard isOurs == true else { return nil }
            if try Self.note(finding, of: notification.device, now: now, in: database) {
                try Self.end(notification, "failed", .inactive, now: now, in: database)
                return .failed(.inactive)
            }
            switch outcome {
            case .sent: try Self.end(notification, "sent", nil, now: now, in: database)
            case .dropped(let reason): try Self.end(notification, "dropped", reason, now: now, in: database)
            case .failed(let reason): try Self.end(notification, "failed", reason, now: now, in: database)
            case .held(let until, let reason):
                let waits = try Self.putBack(notification, until, reason, isTried: false, now: now, in: database)
                return waits ? outcome : .dropped(.merged)
            case .retry(let at, let reason):
                let waits = try Self.putBack(notification, at, reason, isTried: true, now: now, in: database)
                return waits ? outcome : .dropped(.merged)
            }
            return outcome
        }
    }

    package func notificationCounts(now: Date) async throws -> NotificationCounts {
        try await read { database in
            var counts = NotificationCounts()
            counts.waiting =
                try Int.fetchOne(
                    database,
                    sql: """
                        SELECT (SELECT count(*) FROM outbox WHERE state = 'waiting')
                            + (SELECT count(*) FROM outbox WHERE state = 'leased')
                        """
                ) ?? 0
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT state, count(*) AS count FROM outbox WHERE ended_at >= ? GROUP BY state",
                arguments: [now.timeIntervalSince1970 - Self.day]
            )
            let ended = Dictionary(rows.map { ($0["state"] as String, $0["count"] as Int) }) { $1 }
            counts.sentLastDay = ended["sent"] ?? 0
            counts.failedLastDay = ended["failed"] ?? 0
            counts.droppedLastDay = ended["dropped"] ?? 0
            return counts
        }
    }

    // MARK: - Rows

    private static func end(
        _ notification: LeasedNotification,
        _ state: String,
        _ reason: NotificationReason?,
        now: Date,
        in database: Database
    ) throws {
        try database.execute(
            sql: """
                UPDATE outbox SET state = ?, reason = ?, ended_at = ?, lease_token = NULL, lease_until = NULL WHERE id = ?
                """,
            arguments: [state, reason?.text, now.timeIntervalSince1970, notification.id.uuidString]
        )
    }

    /// Lets a notification wait; where another one of the device does already, that one takes its matches.
    ///
    /// - Returns: whether it waits itself.
    private static func putBack(
        _ notification: LeasedNotification,
        _ until: Date,
        _ reason: NotificationReason,
        isTried: Bool,
        now: Date,
        in database: Database
    ) throws -> Bool {
        let id = notification.id.uuidString
        let tried = isTried ? notification.triedAt.timeIntervalSince1970 : nil
        let lead = isTried ? notification.matches.first?.id.uuidString : nil
        let attempt = isTried ? notification.attempt : 0
        let device = notification.device.id.uuidString
        let other = try Int64.fetchOne(
            database,
            sql: """
                SELECT number FROM outbox WHERE device = (SELECT number FROM device WHERE id = ?)
                    AND kind = 'job_match' AND state = 'waiting'
                """,
            arguments: [device]
        )
        guard notification.kind == .match, let other else {
            try database.execute(
                sql: """
                    UPDATE outbox SET state = 'waiting', not_before = ?, reason = ?, attempt = ?, tried_at = ?, lead = ?,
                        lease_token = NULL, lease_until = NULL WHERE id = ?
                    """,
                arguments: [until.timeIntervalSince1970, reason.text, attempt, tried, lead, id]
            )
            return true
        }
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO outbox_match (notification, match)
                SELECT ?, match FROM outbox_match WHERE notification = (SELECT number FROM outbox WHERE id = ?)
                """,
            arguments: [other, id]
        )
        try database.execute(
            sql: """
                UPDATE outbox SET not_before = max(not_before, ?), reason = ?, attempt = ?, tried_at = ?, lead = ?
                WHERE number = ?
                """,
            arguments: [until.timeIntervalSince1970, reason.text, attempt, tried, lead, other]
        )
        try end(notification, "dropped", .merged, now: now, in: database)
        return false
    }

    /// - Returns: whether the device is inactive now because of it.
    private static func note(
        _ finding: DeviceFinding,
        of device: Device,
        now: Date,
        in database: Database
    ) throws -> Bool {
        switch finding {
        case .nothing: return false
        case .environment(let environment):
            try database.execute(
                sql: "UPDATE device SET environment = ? WHERE id = ? AND token = ?",
                arguments: [environment.rawValue, device.id.uuidString, device.token]
            )
            return false
        case .gone(let since):
            try database.execute(
                sql: """
                    UPDATE device SET active = 0, inactive_at = ?
                    WHERE id = ? AND active AND token = ? AND coalesce(token_at, registered_at) <= ?
                    """,
                arguments: [
                    now.timeIntervalSince1970, device.id.uuidString, device.token,
                    (since ?? now).timeIntervalSince1970,
                ]
            )
            guard database.changesCount > 0 else { return false }
            try noteChange(in: database)
            return true
        }
    }

    /// The device that a notification is for. An account that gets a letter stands for one: it has no token, and is called
    /// as the account.
    private static func receiver(_ row: Row, in database: Database) throws -> Device? {
        if let number = row["device"] as Int64? { return try device(number: number, in: database) }
        guard let account = (row["account"] as String?).flatMap({ UUID(uuidString: $0) }) else { return nil }
        var mailbox = Device(
            id: account,
            token: "",
            platform: .web,
            info: Device.Info(osVersion: "", appVersion: "", model: "", timeZone: ""),
            profile: nil,
            secretHash: Data(),
            registeredAt: Date(timeIntervalSince1970: row["created_at"])
        )
        mailbox.account = account
        mailbox.wantsMail = true
        return mailbox
    }

    private static func device(id: String, in database: Database) throws -> Device? {
        try Row.fetchOne(database, sql: "SELECT * FROM device WHERE id = ?", arguments: [id]).flatMap(device)
    }

    private static func device(number: Int64, in database: Database) throws -> Device? {
        try Row.fetchOne(database, sql: "SELECT * FROM device WHERE number = ?", arguments: [number]).flatMap(device)
    }

    /// The matches of a notification that nobody has read: the one that it is told apart by, then the best ones.
    private static func matches(of notification: Int64, lead: String?, in database: Database) throws -> [AlertMatch] {
        try Row.fetchAll(
            database,
            sql: """
                \(wholeMatches) JOIN outbox_match ON match = alert_match.number
                WHERE notification = ? AND read_at IS NULL
                ORDER BY alert_match.id IS ? DESC, relevance DESC, posted_at DESC, alert_match.posting DESC
                """,
            arguments: [notification, lead]
        ).compactMap(match)
    }

    private static func recent(
        of device: Device,
        since date: Date,
        in database: Database
    ) throws -> [LeasedNotification.Sent] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT kind, ended_at FROM outbox
                WHERE device = (SELECT number FROM device WHERE id = ?) AND ended_at >= ? AND state = 'sent'
                """,
            arguments: [device.id.uuidString, date.timeIntervalSince1970]
        ).compactMap { row in
            LeasedNotification.Kind(rawValue: row["kind"]).map {
                LeasedNotification.Sent(kind: $0, at: Date(timeIntervalSince1970: row["ended_at"]))
            }
        }
    }

    /// Where letters for a device go: the address of the account that adopted it, where a provider vouches for it.
    private static func address(of device: Device, in database: Database) throws -> String? {
        guard device.wantsMail, let account = device.account else { return nil }
        return try String.fetchOne(
            database,
            sql: "SELECT email FROM account WHERE id = ? AND email_proven AND deactivated_at IS NULL",
            arguments: [account.uuidString]
        )
    }
}
