package import Foundation
import GRDB
package import JobAlerts
import StoredRows
import Synchronization

extension SQLiteStore {
    package func add(
        _ subscription: KeywordSubscription,
        limit: Int
    ) async throws -> (stored: KeywordSubscription, isNew: Bool) {
        try await write { database in
            let content = subscription.content
            if let known = try Self.subscription(of: subscription.device, like: content, in: database) {
                return (known, false)
            }
            let count = try Int.fetchOne(
                database,
                sql: "SELECT count(*) FROM subscription WHERE device = (SELECT number FROM device WHERE id = ?)",
                arguments: [subscription.device.uuidString]
            )
            guard count ?? 0 < limit else { throw AlertStoreError.tooManySubscriptions }
            try database.execute(
                sql: """
                    INSERT INTO subscription (id, device, keywords, sources, cities, is_remote_only, content, created_at,
                        updated_at)
                    VALUES (?, (SELECT number FROM device WHERE id = ?), ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    subscription.id.uuidString, subscription.device.uuidString, StoredList.json(content.keywords),
                    content.sources.map(StoredList.json), content.location?.cities.map(StoredList.json),
                    content.location?.isRemoteOnly, content.key, subscription.createdAt.timeIntervalSince1970,
                    subscription.updatedAt.timeIntervalSince1970,
                ]
            )
            try Self.noteChange(in: database)
            return (subscription, true)
        }
    }

    package func change(
        _ id: UUID,
        of device: UUID,
        to content: KeywordSubscription.Content,
        at date: Date
    ) async throws -> KeywordSubscription? {
        try await write { database in
            guard var subscription = try Self.subscription(id, of: device, in: database) else { return nil }
            if let other = try Self.subscription(of: device, like: content, in: database), other.id != id {
                try database.execute(sql: "DELETE FROM subscription WHERE id = ?", arguments: [other.id.uuidString])
            }
            subscription.content = content
            subscription.updatedAt = date
            try database.execute(
                sql: """
                    UPDATE subscription SET keywords = ?, sources = ?, cities = ?, is_remote_only = ?, content = ?,
                        updated_at = ? WHERE id = ?
                    """,
                arguments: [
                    StoredList.json(content.keywords), content.sources.map(StoredList.json),
                    content.location?.cities.map(StoredList.json), content.location?.isRemoteOnly, content.key,
                    date.timeIntervalSince1970, id.uuidString,
                ]
            )
            try Self.noteChange(in: database)
            return subscription
        }
    }

    package func subscriptions(of device: UUID) async throws -> [KeywordSubscription] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql:
                    "\(Self.wholeSubscriptions) WHERE device.id = ? ORDER BY created_at DESC, subscription.number DESC",
                arguments: [device.uuidString]
            ).compactMap(Self.subscription)
        }
    }

    package func remove(_ id: UUID, of device: UUID) async throws -> Bool {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM subscription WHERE id = ? AND device = (SELECT number FROM device WHERE id = ?)",
                arguments: [id.uuidString, device.uuidString]
            )
            guard database.changesCount > 0 else { return false }
            try Self.noteChange(in: database)
            return true
        }
    }

    package func activeSubscriptions() async throws -> (subscriptions: [KeywordSubscription], revision: Int) {
        let (subscriptions, numbers, revision) = try await read { database in
            let wanted = try database.cachedStatement(
                sql: """
                    SELECT subscription.id, device.id, keywords, sources, cities, is_remote_only, created_at,
                        subscription.number, device.number
                    FROM subscription JOIN device ON device.number = device AND active ORDER BY subscription.number
                    """
            )
            let rows = try Row.fetchCursor(wanted)
            let cells = RowCells(wanted)
            var lists: [String: [String]] = [:]
            /// Many people want the same: what is written alike is read once.
            func list(_ column: Int) -> [String]? {
                guard let json = cells.text(column) else { return nil }
                if let known = lists[json] { return known }
                let texts = StoredList.texts(json)
                lists[json] = texts
                return texts
            }
            var subscriptions: [KeywordSubscription] = []
            var numbers = AlertNumbers()
            while try rows.next() != nil {
                guard let id = cells.text(0).flatMap(UUID.init), let device = cells.text(1).flatMap(UUID.init),
                    let keywords = list(2)
                else { continue }
                numbers.subscriptions[id] = cells.integer(7)
                numbers.devices[device] = cells.integer(8)
                let location =
                    cells.isNull(5)
                    ? nil : KeywordSubscription.Location(cities: list(4), isRemoteOnly: cells.integer(5) != 0)
                subscriptions.append(
                    KeywordSubscription(
                        id: id,
                        device: device,
                        content: .init(keywords: keywords, sources: list(3), location: location),
                        createdAt: Date(timeIntervalSince1970: cells.number(6) ?? 0)
                    )
                )
            }
            return (subscriptions, numbers, try Self.revision(in: database))
        }
        alertNumbers.withLock { $0 = numbers }
        return (subscriptions, revision)
    }

    package func subscriptionRevision() async throws -> Int {
        try await read(Self.revision)
    }

    // MARK: - Rows

    /// Subscriptions with the identifiers of their devices and when they matched last.
    private static let wholeSubscriptions = """
        SELECT subscription.id, device.id AS device, keywords, sources, cities, is_remote_only, created_at, updated_at,
            at AS last_match_at
        FROM subscription JOIN device ON device.number = device LEFT JOIN subscription_match
            ON subscription = subscription.number
        """

    /// Notes that what active devices want has changed.
    static func noteChange(in database: Database) throws {
        try database.execute(sql: "UPDATE subscription_revision SET revision = revision + 1")
    }

    private static func revision(in database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT revision FROM subscription_revision") ?? 0
    }

    private static func subscription(
        _ id: UUID,
        of device: UUID,
        in database: Database
    ) throws -> KeywordSubscription? {
        try Row.fetchOne(
            database,
            sql: "\(wholeSubscriptions) WHERE subscription.id = ? AND device.id = ?",
            arguments: [id.uuidString, device.uuidString]
        ).flatMap(subscription)
    }

    private static func subscription(
        of device: UUID,
        like content: KeywordSubscription.Content,
        in database: Database
    ) throws -> KeywordSubscription? {
        try Row.fetchOne(
            database,
            sql: "\(wholeSubscriptions) WHERE device.id = ? AND content = ?",
            arguments: [device.uuidString, content.key]
        ).flatMap(subscription)
    }

    private static func subscription(_ row: Row) -> KeywordSubscription? {
        guard let id = UUID(uuidString: row["id"]), let device = UUID(uuidString: row["device"]),
            let keywords = StoredList.texts(row["keywords"])
        else { return nil }
        let isRemoteOnly: Bool? = row["is_remote_only"]
        let location = isRemoteOnly.map {
            KeywordSubscription.Location(cities: StoredList.texts(row["cities"]), isRemoteOnly: $0)
        }
        var subscription = KeywordSubscription(
            id: id,
            device: device,
            content: .init(keywords: keywords, sources: StoredList.texts(row["sources"]), location: location),
            createdAt: Date(timeIntervalSince1970: row["created_at"])
        )
        subscription.updatedAt = Date(timeIntervalSince1970: row["updated_at"])
        subscription.lastMatchAt = (row["last_match_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        return subscription
    }
}
