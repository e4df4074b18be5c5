package import Foundation
package import JobAlerts
import StoredRows

extension PostgresStore {
    package func add(
        _ subscription: KeywordSubscription,
        limit: Int
    ) async throws -> (stored: KeywordSubscription, isNew: Bool) {
        try await write(.serializable) { connection in
            let content = subscription.content
            if let known = try Self.subscription(of: subscription.device, like: content, in: connection) {
                return (known, false)
            }
            let count: Int? = try connection.value(
                "SELECT count(*) FROM subscription WHERE device = (SELECT number FROM device WHERE id = $1)",
                [subscription.device]
            )
            guard count ?? 0 < limit else { throw AlertStoreError.tooManySubscriptions }
            try connection.execute(
                """
                INSERT INTO subscription (id, device, keywords, sources, cities, is_remote_only, content, created_at,
                    updated_at)
                VALUES ($1, (SELECT number FROM device WHERE id = $2), $3, $4, $5, $6, $7, $8, $9)
                """,
                [subscription.id, subscription.device] + Self.cells(of: content) + [
                    subscription.createdAt, subscription.updatedAt,
                ]
            )
            try Self.noteChange(in: connection)
            return (subscription, true)
        }
    }

    package func change(
        _ id: UUID,
        of device: UUID,
        to content: KeywordSubscription.Content,
        at date: Date
    ) async throws -> KeywordSubscription? {
        try await write(.serializable) { connection in
            guard var subscription = try Self.subscription(id, of: device, in: connection) else { return nil }
            if let other = try Self.subscription(of: device, like: content, in: connection), other.id != id {
                try connection.execute("DELETE FROM subscription WHERE id = $1", [other.id])
            }
            subscription.content = content
            subscription.updatedAt = date
            try connection.execute(
                """
                UPDATE subscription SET keywords = $2, sources = $3, cities = $4, is_remote_only = $5, content = $6,
                    updated_at = $7 WHERE id = $1
                """,
                [id] + Self.cells(of: content) + [date]
            )
            try Self.noteChange(in: connection)
            return subscription
        }
    }

    package func subscriptions(of device: UUID) async throws -> [KeywordSubscription] {
        try await read { connection in
            try Self.subscriptions(
                "device.id = $1 ORDER BY created_at DESC, subscription.number DESC",
                [device],
                in: connection
            )
        }
    }

    package func remove(_ id: UUID, of device: UUID) async throws -> Bool {
        try await write { connection in
            let changes = try connection.execute(
                "DELETE FROM subscription WHERE id = $1 AND device = (SELECT number FROM device WHERE id = $2)",
                [id, device]
            )
            if changes > 0 { try Self.noteChange(in: connection) }
            return changes > 0
        }
    }

    package func activeSubscriptions() async throws -> (subscriptions: [KeywordSubscription], revision: Int) {
        try await read { connection in
            let active = try Self.subscriptions("active ORDER BY subscription.number", [], in: connection)
            return (active, try Self.revision(in: connection))
        }
    }

    package func subscriptionRevision() async throws -> Int {
        try await glimpse(Self.revision)
    }

    // MARK: - Rows

    /// Notes that what active devices want has changed.
    static func noteChange(in connection: PostgresConnection) throws {
        try connection.execute("UPDATE subscription_revision SET revision = revision + 1")
    }

    private static func revision(in connection: PostgresConnection) throws -> Int {
        try connection.value("SELECT revision FROM subscription_revision") ?? 0
    }

    /// Keywords, sources, cities, whether only remote work is wanted, and the key of it all.
    private static func cells(of content: KeywordSubscription.Content) -> [any PostgresValue] {
        [
            StoredList.json(content.keywords), content.sources.map(StoredList.json),
            content.location?.cities.map(StoredList.json), content.location?.isRemoteOnly, content.key,
        ]
    }

    private static func subscription(
        _ id: UUID,
        of device: UUID,
        in connection: PostgresConnection
    ) throws -> KeywordSubscription? {
        try subscriptions("subscription.id = $1 AND device.id = $2", [id, device], in: connection).first
    }

    private static func subscription(
        of device: UUID,
        like content: KeywordSubscription.Content,
        in connection: PostgresConnection
    ) throws -> KeywordSubscription? {
        try subscriptions(
            "device.id = $1 AND md5(content) = md5($2) AND content = $2",
            [device, content.key],
            in: connection
        ).first
    }

    /// Subscriptions with the identifiers of their devices and when they matched last.
    private static func subscriptions(
        _ condition: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> [KeywordSubscription] {
        var lists: [String: [String]] = [:]
        /// Many people want the same: what is written alike is read once.
        func list(_ json: String?) -> [String]? {
            guard let json else { return nil }
            if let known = lists[json] { return known }
            let texts = StoredList.texts(json)
            lists[json] = texts
            return texts
        }
        return try connection.rows(
            """
            SELECT subscription.id, device.id AS device, keywords, sources, cities, is_remote_only, created_at,
                updated_at, at AS last_match_at
            FROM subscription JOIN device ON device.number = subscription.device LEFT JOIN subscription_match
                ON subscription_match.subscription = subscription.number
            WHERE \(condition)
            """,
            values
        ).compactMap { row -> KeywordSubscription? in
            guard let keywords = list(try row["keywords"]) else { return nil }
            let isRemoteOnly: Bool? = try row["is_remote_only"]
            let cities = list(try row["cities"])
            let location = isRemoteOnly.map { KeywordSubscription.Location(cities: cities, isRemoteOnly: $0) }
            var subscription = KeywordSubscription(
                id: try row["id"],
                device: try row["device"],
                content: .init(keywords: keywords, sources: list(try row["sources"]), location: location),
                createdAt: try row["created_at"]
            )
            subscription.updatedAt = try row["updated_at"]
            subscription.lastMatchAt = try row["last_match_at"]
            return subscription
        }
    }
}
