package import Foundation
package import JobAlerts
import Profiles

extension PostgresStore: Outbox {
    private static let day = 86_400.0

    // MARK: - Adding

    package func addSystemNotification(_ text: String, to device: UUID, now: Date) async throws -> UUID? {
        let id = UUID()
        return try await write { connection in
            let changes = try connection.execute(
                """
                INSERT INTO outbox (id, device, kind, text, created_at, not_before)
                SELECT $1, number, 'system', $2, $3, $3 FROM device WHERE id = $4
                """,
                [id, text, now, device]
            )
            return changes > 0 ? id : nil
        }
    }

    package func notification(_ id: UUID) async throws -> (state: String, reason: String?)? {
        try await glimpse { connection in
            try connection.row("SELECT state, reason FROM outbox WHERE id = $1", [id])
                .map { (state: try $0["state"], reason: try $0["reason"]) }
        }
    }

    package func withdraw(_ id: UUID, now: Date) async throws {
        _ = try await write { connection in
            try connection.execute(
                """
                UPDATE outbox SET state = 'dropped', reason = 'withdrawn', ended_at = $2
                WHERE id = $1 AND state = 'waiting'
                """,
                [id, now]
            )
        }
    }

    // MARK: - Digests

    package func digestCandidates(since date: Date) async throws -> [DigestCandidate] {
        try await read { connection in
            let found = try connection.rows(
                """
                SELECT alert_match.id, device.id AS device_id, at FROM alert_match
                JOIN device ON device.number = alert_match.device AND active
                WHERE at >= $1 AND read_at IS NULL AND NOT EXISTS (
                    SELECT 1 FROM outbox_match JOIN outbox ON outbox.number = notification
                    WHERE match = alert_match.number AND state IN ('waiting', 'leased', 'sent')
                )
                ORDER BY at
                """,
                [date]
            )
            var matches: [UUID: [(id: UUID, at: Date)]] = [:]
            for row in found {
                matches[try row["device_id"], default: []].append((id: try row["id"], at: try row["at"]))
            }
            return try matches.sorted { $0.key.uuidString < $1.key.uuidString }.compactMap { id, matches in
                guard let device = try Self.device("id = $1", [id], in: connection) else { return nil }
                return DigestCandidate(
                    device: device,
                    preferences: NotificationPreferences(of: try Self.profile(boundTo: device, in: connection)),
                    matches: matches
                )
            }
        }
    }

    package func add(_ digests: [Digest], _ turn: Turn, now: Date) async throws -> Int {
        try await write { connection in
            try Self.require(turn, in: connection)
            var identifiers = TimeOrderedIdentifiers()
            var added = 0
            for digest in digests {
                let number: Int? = try connection.value(
                    """
                    INSERT INTO outbox (id, device, kind, dedupe, created_at, not_before)
                    SELECT $1, number, $2, $3, $4, $4 FROM device WHERE id = $5 ON CONFLICT DO NOTHING RETURNING number
                    """,
                    [
                        identifiers.next(at: now), digest.kind.rawValue,
                        "\(digest.kind.rawValue) \(digest.device.uuidString) \(digest.day)", now, digest.device,
                    ]
                )
                guard let number else { continue }
                added += 1
                try connection.execute(
                    """
                    INSERT INTO outbox_match (notification, match)
                    SELECT $1, number FROM alert_match WHERE id = ANY ($2)
                    """,
                    [number, digest.matches]
                )
            }
            return added
        }
    }

    // MARK: - Sending

    package func hasDueNotifications(_ channels: NotificationChannels, now: Date) async throws -> Bool {
        guard !channels.isEmpty else { return false }
        return try await read { [clock = clock(now)] connection in
            try !Self.due(channels, limit: 1, now: now, clock: clock, in: connection).isEmpty
        }
    }

    package func leaseNotifications(
        _ channels: NotificationChannels,
        limit: Int,
        now: Date,
        seconds: Double
    ) async throws -> [LeasedNotification] {
        guard !channels.isEmpty else { return [] }
        return try await write { [clock = clock(now)] connection in
            // Who sends chooses one after the other, so that a device is told one thing at a time.
            try connection.lock(AdvisoryLock.sending)
            var devices: Set<Int> = []
            var leased: [LeasedNotification] = []
            for row in try Self.due(channels, limit: limit, now: now, clock: clock, in: connection) {
                // One of an account waits for nothing but itself.
                if let device: Int = try row["device"] {
                    guard devices.insert(device).inserted else { continue }
                }
                if let notification = try Self.lease(row, seconds: seconds, now, clock, in: connection) {
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
        clock: Date?,
        in connection: PostgresConnection
    ) throws -> [PostgresRow] {
        let condition = """
            (turn IS NULL OR turn IS DISTINCT FROM (
                SELECT fence FROM turn WHERE name = '\(AlertEngine.turn)' AND holder IS NOT NULL
                    AND lease_until > \(Self.clock)
            )) AND CASE WHEN kind IN ('mail_digest', 'mail_brief') THEN $3 ELSE platform = ANY ($4) END
                AND NOT EXISTS (
                SELECT 1 FROM outbox AS other
                WHERE other.device = outbox.device AND other.state = 'leased' AND other.lease_until >= \(Self.clock)
            )
            """
        var rows: [PostgresRow] = []
        let late = "state = 'leased' AND lease_until < \(Self.clock) AND $2::float8 IS NOT NULL"
        for state in [late, "state = 'waiting' AND not_before <= $2"] {
            rows += try connection.rows(
                """
                SELECT outbox.* FROM outbox LEFT JOIN device ON device.number = outbox.device
                WHERE \(state) AND \(condition) ORDER BY not_before, outbox.number LIMIT $5
                """,
                [clock, now, channels.mail, channels.platforms.map(\.rawValue).sorted(), limit - rows.count]
            )
        }
        return rows
    }

    private static func lease(
        _ row: PostgresRow,
        seconds: Double,
        _ now: Date,
        _ clock: Date?,
        in connection: PostgresConnection
    ) throws -> LeasedNotification? {
        guard let kind = LeasedNotification.Kind(rawValue: try row["kind"]),
            let device = try receiver(row, in: connection)
        else { return nil }
        let tried: Date? = try row["tried_at"]
        var notification = LeasedNotification(
            id: try row["id"],
            kind: kind,
            device: device,
            lease: UUID(),
            attempt: try row["attempt"] + 1,
            triedAt: tried ?? now,
            createdAt: try row["created_at"]
        )
        let number: Int = try row["number"]
        // Matches may be put into it at this moment: it is locked before they are read.
        let changes = try connection.execute(
            """
            UPDATE outbox SET state = 'leased', lease_token = $3, lease_until = \(Self.clock) + $4, attempt = $5,
                tried_at = $6, turn = NULL
            WHERE number = $2 AND state IN ('waiting', 'leased')
            """,
            [clock, number, notification.lease, seconds, notification.attempt, notification.triedAt]
        )
        guard changes == 1 else { return nil }
        notification.text = try row["text"]
        notification.matches = try matches(of: number, lead: try row["lead"], in: connection)
        notification.unread = try unreadCount(of: device.id, in: connection)
        notification.recent = try recent(of: device, since: now.addingTimeInterval(-day), in: connection)
        notification.preferences = NotificationPreferences(of: try profile(boundTo: device, in: connection))
        if kind.isMail { notification.address = try address(of: device, in: connection) }
        try connection.execute(
            "UPDATE outbox SET lead = $2 WHERE number = $1",
            [number, notification.matches.first?.id]
        )
        return notification
    }

    /// Others may be sending: what a process that is gone has leased is sent when its lease is over.
    package func releaseNotifications() async throws {}

    package func settle(
        _ notification: LeasedNotification,
        _ outcome: NotificationOutcome,
        _ finding: DeviceFinding,
        now: Date
    ) async throws -> NotificationOutcome? {
        do {
            return try await settleOnce(notification, outcome, finding, now: now)
        } catch let error as PostgresError where error.brokenConstraint == "outbox_open" {
            // A turn began one for the device at this moment, which takes the matches.
            return try await settleOnce(notification, outcome, finding, now: now)
        }
    }

    private func settleOnce(
        _ notification: LeasedNotification,
        _ outcome: NotificationOutcome,
        _ finding: DeviceFinding,
        now: Date
    ) async throws -> NotificationOutcome? {
        try await write { connection in
            let row = try connection.row(
                "SELECT number FROM outbox WHERE id = $1 AND state = 'leased' AND lease_token = $2 FOR UPDATE",
                [notification.id, notification.lease]
            )
            guard row != nil else { return nil }
            if try Self.note(finding, of: notification.device, now: now, in: connection) {
                try Self.end(notification, "failed", .inactive, now: now, in: connection)
                return .failed(.inactive)
            }
            switch outcome {
            case .sent: try Self.end(notification, "sent", nil, now: now, in: connection)
            case .dropped(let reason): try Self.end(notification, "dropped", reason, now: now, in: connection)
            case .failed(let reason): try Self.end(notification, "failed", reason, now: now, in: connection)
            case .held(let until, let reason):
                let waits = try Self.putBack(notification, until, reason, isTried: false, now: now, in: connection)
                return waits ? outcome : .dropped(.merged)
            case .retry(let at, let reason):
                let waits = try Self.putBack(notification, at, reason, isTried: true, now: now, in: connection)
                return waits ? outcome : .dropped(.merged)
            }
            return outcome
        }
    }

    package func notificationCounts(now: Date) async throws -> NotificationCounts {
        try await read { connection in
            var counts = NotificationCounts()
            counts.waiting =
                try connection.value("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'leased')") ?? 0
            let rows = try connection.rows(
                "SELECT state, count(*) AS count FROM outbox WHERE ended_at >= $1 GROUP BY state",
                [now.addingTimeInterval(-Self.day)]
            )
            let states = try rows.map { row -> (String, Int) in (try row["state"], try row["count"]) }
            let ended = Dictionary(states) { $1 }
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
        in connection: PostgresConnection
    ) throws {
        try connection.execute(
            """
            UPDATE outbox SET state = $2, reason = $3, ended_at = $4, lease_token = NULL, lease_until = NULL
            WHERE id = $1
            """,
            [notification.id, state, reason?.text, now]
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
        in connection: PostgresConnection
    ) throws -> Bool {
        let tried = isTried ? notification.triedAt : nil
        let lead = isTried ? notification.matches.first?.id : nil
        let attempt = isTried ? notification.attempt : 0
        let other: Int? = try connection.value(
            """
            SELECT number FROM outbox WHERE device = (SELECT number FROM device WHERE id = $1)
                AND kind = 'job_match' AND state = 'waiting' FOR UPDATE
            """,
            [notification.device.id]
        )
        guard notification.kind == .match, let other else {
            try connection.execute(
                """
                UPDATE outbox SET state = 'waiting', not_before = $2, reason = $3, attempt = $4, tried_at = $5, lead = $6,
                    lease_token = NULL, lease_until = NULL WHERE id = $1
                """,
                [notification.id, until, reason.text, attempt, tried, lead]
            )
            return true
        }
        try connection.execute(
            """
            INSERT INTO outbox_match (notification, match)
            SELECT $1, match FROM outbox_match WHERE notification = (SELECT number FROM outbox WHERE id = $2)
            ON CONFLICT DO NOTHING
            """,
            [other, notification.id]
        )
        try connection.execute(
            """
            UPDATE outbox SET not_before = greatest(not_before, $2), reason = $3, attempt = $4, tried_at = $5, lead = $6
            WHERE number = $1
            """,
            [other, until, reason.text, attempt, tried, lead]
        )
        try end(notification, "dropped", .merged, now: now, in: connection)
        return false
    }

    /// - Returns: whether the device is inactive now because of it.
    private static func note(
        _ finding: DeviceFinding,
        of device: Device,
        now: Date,
        in connection: PostgresConnection
    ) throws -> Bool {
        switch finding {
        case .nothing: return false
        case .environment(let environment):
            try connection.execute(
                "UPDATE device SET environment = $3 WHERE id = $1 AND token = $2",
                [device.id, device.token, environment.rawValue]
            )
            return false
        case .gone(let since):
            let changes = try connection.execute(
                """
                UPDATE device SET active = false, inactive_at = $3
                WHERE id = $1 AND active AND token = $2 AND coalesce(token_at, registered_at) <= $4
                """,
                [device.id, device.token, now, since ?? now]
            )
            guard changes > 0 else { return false }
            try noteChange(in: connection)
            return true
        }
    }

    /// The device that a notification is for. An account that gets a letter stands for one: it has no token, and is called
    /// as the account.
    private static func receiver(_ row: PostgresRow, in connection: PostgresConnection) throws -> Device? {
        if let number: Int = try row["device"] { return try device("number = $1", [number], in: connection) }
        guard let account: UUID = try row["account"] else { return nil }
        var mailbox = Device(
            id: account,
            token: "",
            platform: .web,
            info: Device.Info(osVersion: "", appVersion: "", model: "", timeZone: ""),
            profile: nil,
            secretHash: Data(),
            registeredAt: try row["created_at"]
        )
        mailbox.account = account
        mailbox.wantsMail = true
        return mailbox
    }

    /// The matches of a notification that nobody has read: the one that it is told apart by, then the best ones.
    private static func matches(
        of notification: Int,
        lead: UUID?,
        in connection: PostgresConnection
    ) throws -> [AlertMatch] {
        try connection.rows(
            """
            \(wholeMatches) JOIN outbox_match ON match = alert_match.number
            WHERE notification = $1 AND read_at IS NULL
            ORDER BY alert_match.id IS NOT DISTINCT FROM $2 DESC, relevance DESC, posted_at DESC,
                alert_match.posting DESC
            """,
            [notification, lead]
        ).compactMap(match)
    }

    private static func recent(
        of device: Device,
        since date: Date,
        in connection: PostgresConnection
    ) throws -> [LeasedNotification.Sent] {
        try connection.rows(
            """
            SELECT kind, ended_at FROM outbox
            WHERE device = (SELECT number FROM device WHERE id = $1) AND ended_at >= $2 AND state = 'sent'
            """,
            [device.id, date]
        ).compactMap { row in
            guard let kind = LeasedNotification.Kind(rawValue: try row["kind"]) else { return nil }
            return LeasedNotification.Sent(kind: kind, at: try row["ended_at"])
        }
    }

    /// Where letters for a device go: the address of the account that adopted it, where a provider vouches for it.
    private static func address(of device: Device, in connection: PostgresConnection) throws -> String? {
        guard device.wantsMail, let account = device.account else { return nil }
        return try connection.value(
            "SELECT email FROM account WHERE id = $1 AND email_proven AND deactivated_at IS NULL",
            [account]
        )
    }
}
