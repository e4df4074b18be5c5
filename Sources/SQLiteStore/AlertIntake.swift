import Foundation
import GRDB
import JobAlerts

/// Keeps matches, and puts them into the notifications of their devices; for one transaction.
struct AlertIntake {
    private let database: Database
    /// The turn that found them; nil where nobody is notified.
    private let turn: Turn?
    private let findDevice: Statement
    private let insertMatch: Statement
    private let insertNotification: Statement
    private let link: Statement
    /// Numbers of the notifications that wait for what is found now, by the number of the device.
    private var notifications: [Int64: Int64] = [:]
    private var job: (content: AlertedJob, number: Int64)?
    private var keywords: [[String]: String] = [:]
    private var identifiers = TimeOrderedIdentifiers()

    /// Seconds after which what a turn found is sent though nobody ended the turn.
    private static let turnSeconds = 60.0

    init(_ database: Database, notifying turn: Turn?) throws {
        self.database = database
        self.turn = turn
        findDevice = try database.cachedStatement(
            sql: """
                SELECT device.number, outbox.number FROM device LEFT JOIN outbox
                    ON outbox.device = device.number AND kind = 'job_match' AND state = 'waiting'
                WHERE device.id = ? AND active
                """
        )
        insertMatch = try database.cachedStatement(
            sql: """
                INSERT INTO alert_match (id, posting, device, job, keywords, relevance, at) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT DO NOTHING
                """
        )
        insertNotification = try database.cachedStatement(
            sql: """
                INSERT INTO outbox (id, device, kind, created_at, not_before, turn) VALUES (?, ?, 'job_match', ?, ?, ?)
                """
        )
        link = try database.cachedStatement(sql: "INSERT INTO outbox_match (notification, match) VALUES (?, ?)")
    }

    /// Keeps a match, unless its device has one of that job or is inactive.
    ///
    /// - Returns: whether it is new.
    mutating func add(_ match: AlertMatch) throws -> Bool {
        guard let (device, waiting) = try device(match.device) else { return false }
        try insertMatch.execute(arguments: [
            match.id.uuidString, match.job.number, device, try number(of: match.job, at: match.at),
            json(match.keywords),
            match.relevance, match.at.timeIntervalSince1970,
        ])
        guard database.changesCount > 0 else { return false }
        let number = database.lastInsertedRowID
        guard let turn else { return true }
        let notification = try notifications[device] ?? waiting ?? addNotification(of: turn, to: device, at: match.at)
        notifications[device] = notification
        try link.execute(arguments: [notification, number])
        return true
    }

    /// Notes when subscriptions matched last.
    func note(_ subscriptions: [UUID], at date: Date) throws {
        let note = try database.cachedStatement(
            sql: """
                INSERT INTO subscription_match (subscription, at) SELECT number, ? FROM subscription WHERE id = ?
                ON CONFLICT (subscription) DO UPDATE SET at = excluded.at
                """
        )
        for subscription in subscriptions {
            try note.execute(arguments: [date.timeIntervalSince1970, subscription.uuidString])
        }
    }

    /// Numbers of an active device and of the notification of matches that waits for it.
    private func device(_ id: UUID) throws -> (number: Int64, notification: Int64?)? {
        let rows = try Row.fetchCursor(findDevice, arguments: [id.uuidString])
        let cells = RowCells(findDevice)
        guard try rows.next() != nil else { return nil }
        return (cells.integer(0), cells.isNull(1) ? nil : cells.integer(1))
    }

    private mutating func addNotification(of turn: Turn, to device: Int64, at date: Date) throws -> Int64 {
        let time = date.timeIntervalSince1970
        try insertNotification.execute(arguments: [
            identifiers.next(at: date).uuidString, device, time, time + Self.turnSeconds, turn.fence,
        ])
        return database.lastInsertedRowID
    }

    /// The number of the copy of a job as it is now. The devices that a job is for come one after the other.
    private mutating func number(of content: AlertedJob, at date: Date) throws -> Int64 {
        if let job, job.content == content { return job.number }
        let time = date.timeIntervalSince1970
        let find = try database.cachedStatement(
            sql: """
                SELECT number FROM alert_job
                WHERE posting = ? AND title = ? AND company = ? AND url = ? AND source = ? AND posted_at = ?
                """
        )
        let cells: StatementArguments = [
            content.number, content.title, content.company, content.url, content.source,
            content.postedAt.timeIntervalSince1970,
        ]
        let number: Int64
        if let known = try Int64.fetchOne(find, arguments: cells) {
            try database.cachedStatement(sql: "UPDATE alert_job SET found_at = max(found_at, ?) WHERE number = ?")
                .execute(arguments: [time, known])
            number = known
        } else {
            try database.cachedStatement(
                sql: """
                    INSERT INTO alert_job (posting, title, company, url, source, posted_at, found_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: cells + [time])
            number = database.lastInsertedRowID
        }
        job = (content, number)
        return number
    }

    private mutating func json(_ texts: [String]) -> String {
        if let known = keywords[texts] { return known }
        let json = SQLiteStore.json(texts)
        keywords[texts] = json
        return json
    }
}
