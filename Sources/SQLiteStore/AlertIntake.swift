import Foundation
import GRDB
import JobAlerts
import StoredRows

/// Keeps matches, and puts them into the notifications of their devices; for one transaction.
struct AlertIntake {
    private let database: Database
    /// The turn that found them; nil where nobody is notified.
    private let turn: Turn?
    private let numbers: AlertNumbers
    private let findDevice: RowStatement
    private let findNumberedDevice: RowStatement
    private let insertMatch: RowStatement
    private let insertNotification: RowStatement
    private let link: RowStatement
    /// Numbers of the notifications that wait for what is found now, by the number of the device.
    private var notifications: [Int64: Int64] = [:]
    private var job: (content: AlertedJob, number: Int64)?
    private var keywords: [[String]: String] = [:]
    private var identifiers = TimeOrderedIdentifiers()

    init(_ database: Database, notifying turn: Turn?, numbers: AlertNumbers) throws {
        self.database = database
        self.turn = turn
        self.numbers = numbers
        let device = """
            SELECT device.number, outbox.number FROM device LEFT JOIN outbox
                ON outbox.device = device.number AND kind = 'job_match' AND state = 'waiting'
            WHERE device.id = ? AND active
            """
        findDevice = try RowStatement(database, sql: device)
        findNumberedDevice = try RowStatement(database, sql: "\(device) AND device.number = ?")
        insertMatch = try RowStatement(
            database,
            sql: """
                INSERT INTO alert_match (id, posting, device, job, keywords, relevance, at) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT DO NOTHING
                """
        )
        insertNotification = try RowStatement(
            database,
            sql: """
                INSERT INTO outbox (id, device, kind, created_at, not_before, turn) VALUES (?, ?, 'job_match', ?, ?, ?)
                """
        )
        link = try RowStatement(database, sql: "INSERT INTO outbox_match (notification, match) VALUES (?, ?)")
    }

    /// Keeps a match, unless its device has one of that job or is inactive.
    ///
    /// - Returns: whether it is new.
    mutating func add(_ match: AlertMatch) throws -> Bool {
        guard let (device, waiting) = try device(match.device) else { return false }
        try insertMatch.bind(match.id, at: 1)
        try insertMatch.bind(match.job.number, at: 2)
        try insertMatch.bind(device, at: 3)
        try insertMatch.bind(try number(of: match.job, at: match.at), at: 4)
        try insertMatch.bind(json(match.keywords), at: 5)
        try insertMatch.bind(match.relevance, at: 6)
        try insertMatch.bind(match.at.timeIntervalSince1970, at: 7)
        try insertMatch.run()
        guard database.changesCount > 0 else { return false }
        let number = database.lastInsertedRowID
        guard let turn else { return true }
        let notification = try notifications[device] ?? waiting ?? addNotification(of: turn, to: device, at: match.at)
        notifications[device] = notification
        try link.bind(notification, at: 1)
        try link.bind(number, at: 2)
        try link.run()
        return true
    }

    /// Notes when subscriptions matched last.
    func note(_ subscriptions: [UUID], at date: Date) throws {
        let select = "INSERT INTO subscription_match (subscription, at) SELECT number, ? FROM subscription WHERE id = ?"
        let update = "ON CONFLICT (subscription) DO UPDATE SET at = excluded.at"
        let note = try RowStatement(database, sql: "\(select) \(update)")
        let noteNumbered = try RowStatement(database, sql: "\(select) AND number = ? \(update)")
        // In the order of their rows: each page is gone to once.
        let numbered = subscriptions.map { (id: $0, number: numbers.subscriptions[$0] ?? .max) }
        for (id, number) in numbered.sorted(by: { $0.number < $1.number }) {
            let statement = number == .max ? note : noteNumbered
            try statement.bind(date.timeIntervalSince1970, at: 1)
            try statement.bind(id, at: 2)
            if number != .max { try statement.bind(number, at: 3) }
            try statement.run()
        }
    }

    /// Numbers of an active device and of the notification of matches that waits for it.
    private func device(_ id: UUID) throws -> (number: Int64, notification: Int64?)? {
        let number = numbers.devices[id]
        let find = number == nil ? findDevice : findNumberedDevice
        try find.bind(id, at: 1)
        if let number { try find.bind(number, at: 2) }
        return try find.row { cells in (cells.integer(0), cells.isNull(1) ? nil : cells.integer(1)) }
    }

    /// The notification may be sent when the turn is over, which nobody need note in it.
    private mutating func addNotification(of turn: Turn, to device: Int64, at date: Date) throws -> Int64 {
        try insertNotification.bind(identifiers.next(at: date), at: 1)
        try insertNotification.bind(device, at: 2)
        try insertNotification.bind(date.timeIntervalSince1970, at: 3)
        try insertNotification.bind(date.timeIntervalSince1970, at: 4)
        try insertNotification.bind(Int64(turn.fence), at: 5)
        try insertNotification.run()
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
        let json = StoredList.json(texts)
        keywords[texts] = json
        return json
    }
}
