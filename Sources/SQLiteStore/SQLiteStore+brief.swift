import Accounts
package import DailyBrief
package import Foundation
import GRDB
import JobAlerts
import JobMatching

extension SQLiteStore: BriefStore {
    // MARK: - People

    package func briefPerson(_ account: UUID) async throws -> BriefPerson? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "\(Self.people) WHERE account.id = ? AND deactivated_at IS NULL",
                arguments: [account.uuidString]
            ).flatMap(Self.person)
        }
    }

    package func briefRecipients() async throws -> [BriefPerson] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "\(Self.people) WHERE brief_at IS NOT NULL AND deactivated_at IS NULL ORDER BY account.id"
            ).compactMap(Self.person)
        }
    }

    private static let people = """
        SELECT account_profile.*, account.id AS account_id, email, email_proven FROM account
        LEFT JOIN account_profile ON account_profile.account = account.id
        """

    private static func person(_ row: Row) throws -> BriefPerson? {
        guard let account = UUID(uuidString: row["account_id"]) else { return nil }
        let details = try AccountDetails(stored: row)
        var person = BriefPerson(account: account, email: row["email"])
        person.isEmailProven = row["email_proven"]
        person.username = details.username
        person.nickname = details.nickname
        if let zone = details.zone { person.zone = zone }
        if let language = details.language.flatMap(BriefLanguage.init) { person.language = language }
        if let personality = details.personality { person.personality = personality }
        if let modules = details.modules { person.modules = Set(modules.compactMap(BriefModule.init)) }
        person.place = details.place
        person.at = details.briefAt.flatMap { ClockTime($0) }
        person.by = Set(details.briefBy.compactMap(BriefChannel.init))
        return person
    }

    package func eraseBrief(of account: UUID) async throws {
        try await write { database in
            for sql in [
                "DELETE FROM countdown WHERE account = :account", "DELETE FROM reminder WHERE account = :account",
                "DELETE FROM brief_day WHERE account = :account", "DELETE FROM outbox WHERE account = :account",
                """
                DELETE FROM outbox WHERE kind = 'daily_brief' AND device IN
                    (SELECT number FROM device WHERE account = :account)
                """,
                """
                UPDATE account_profile SET username = NULL, nickname = NULL, zone = NULL, language = NULL,
                    personality = NULL, modules = NULL, place = NULL, brief_at = NULL, brief_by = '[]'
                WHERE account = :account
                """,
            ] {
                try database.execute(sql: sql, arguments: ["account": account.uuidString])
            }
        }
        try await forgetLog()
    }

    // MARK: - Countdowns

    package func countdowns(of account: UUID) async throws -> [Countdown] {
        try await read { try Self.rows(of: "countdown", account, in: $0).compactMap(Self.countdown) }
    }

    package func addCountdown(
        _ content: Countdown.Content,
        of account: UUID,
        now: Date
    ) async throws -> Countdown {
        try await write { database in
            try Self.checkRoom(in: "countdown", of: account, limit: Countdown.limit, database)
            do {
                try database.execute(
                    sql: """
                        INSERT INTO countdown (account, name, day, is_yearly, before, after, kind, job, created_at)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [account.uuidString] + Self.cells(of: content) + [now.timeIntervalSince1970]
                )
            } catch DatabaseError.SQLITE_CONSTRAINT_UNIQUE {
                throw BriefStoreError.duplicate
            }
            return Countdown(id: database.lastInsertedRowID, content: content)
        }
    }

    package func changeCountdown(
        _ id: Int64,
        of account: UUID,
        _ change: @escaping @Sendable (inout Countdown.Content) throws -> Void
    ) async throws -> Countdown? {
        try await write { database in
            let rows = try Self.rows(of: "countdown", account, id: id, in: database)
            guard var countdown = rows.first.flatMap(Self.countdown) else { return nil }
            try change(&countdown.content)
            do {
                try database.execute(
                    sql: """
                        UPDATE countdown SET name = ?, day = ?, is_yearly = ?, before = ?, after = ?, kind = ?, job = ?
                        WHERE id = ?
                        """,
                    arguments: Self.cells(of: countdown.content) + [id]
                )
            } catch DatabaseError.SQLITE_CONSTRAINT_UNIQUE {
                throw BriefStoreError.duplicate
            }
            return countdown
        }
    }

    package func removeCountdown(_ id: Int64, of account: UUID) async throws -> Bool {
        try await remove(id, from: "countdown", of: account)
    }

    // MARK: - Reminders

    package func reminders(of account: UUID) async throws -> [Reminder] {
        try await read { try Self.rows(of: "reminder", account, in: $0).compactMap(Self.reminder) }
    }

    package func addReminder(_ content: Reminder.Content, of account: UUID, now: Date) async throws -> Reminder {
        try await write { database in
            try Self.checkRoom(in: "reminder", of: account, limit: Reminder.limit, database)
            try database.execute(
                sql: "INSERT INTO reminder (account, text, at, repetition, created_at) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    account.uuidString, content.text, content.at.timeIntervalSince1970, content.repetition.rawValue,
                    now.timeIntervalSince1970,
                ]
            )
            return Reminder(id: database.lastInsertedRowID, content: content)
        }
    }

    package func changeReminder(
        _ id: Int64,
        of account: UUID,
        _ change: @escaping @Sendable (inout Reminder) throws -> Void
    ) async throws -> Reminder? {
        try await write { database in
            let rows = try Self.rows(of: "reminder", account, id: id, in: database)
            guard var reminder = rows.first.flatMap(Self.reminder) else { return nil }
            try change(&reminder)
            try database.execute(
                sql: "UPDATE reminder SET text = ?, at = ?, repetition = ?, done_at = ? WHERE id = ?",
                arguments: [
                    reminder.content.text, reminder.content.at.timeIntervalSince1970,
                    reminder.content.repetition.rawValue, reminder.doneAt?.timeIntervalSince1970, id,
                ]
            )
            return reminder
        }
    }

    package func removeReminder(_ id: Int64, of account: UUID) async throws -> Bool {
        try await remove(id, from: "reminder", of: account)
    }

    // MARK: - Weather

    package func weatherAnswer(of place: String) async throws -> (body: Data, at: Date)? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT body, fetched_at FROM weather_answer WHERE place = ?",
                arguments: [place]
            ).map { ($0["body"], Date(timeIntervalSince1970: $0["fetched_at"])) }
        }
    }

    package func keepWeatherAnswer(_ body: Data, of place: String, at date: Date) async throws {
        try await write { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO weather_answer (place, fetched_at, body) VALUES (?, ?, ?)",
                arguments: [place, date.timeIntervalSince1970, body]
            )
        }
    }

    // MARK: - Rows

    /// What an account keeps in a table, in the order in which it was made: all of it, or the row with a number.
    private static func rows(
        of table: String,
        _ account: UUID,
        id: Int64? = nil,
        in database: Database
    ) throws -> [Row] {
        try Row.fetchAll(
            database,
            sql: "SELECT * FROM \(table) WHERE account = ? AND id = ifnull(?, id) ORDER BY id",
            arguments: [account.uuidString, id]
        )
    }

    private static func checkRoom(in table: String, of account: UUID, limit: Int, _ database: Database) throws {
        let count = try Int.fetchOne(
            database,
            sql: "SELECT count(*) FROM \(table) WHERE account = ?",
            arguments: [account.uuidString]
        )
        guard (count ?? 0) < limit else { throw BriefStoreError.tooMany(limit: limit) }
    }

    private func remove(_ id: Int64, from table: String, of account: UUID) async throws -> Bool {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM \(table) WHERE id = ? AND account = ?",
                arguments: [id, account.uuidString]
            )
            return database.changesCount > 0
        }
    }

    private static func cells(of content: Countdown.Content) -> StatementArguments {
        [
            content.name, content.day.text, content.isYearly, content.before, content.after, content.kind.rawValue,
            content.job,
        ]
    }

    private static func countdown(_ row: Row) -> Countdown? {
        guard let day = CalendarDay(row["day"] as String), let kind = Countdown.Kind(rawValue: row["kind"]) else {
            return nil
        }
        let content = Countdown.Content(
            name: row["name"],
            day: day,
            isYearly: row["is_yearly"],
            before: row["before"],
            after: row["after"],
            kind: kind,
            job: row["job"]
        )
        return Countdown(id: row["id"], content: content)
    }

    private static func reminder(_ row: Row) -> Reminder? {
        guard let repetition = Reminder.Repetition(rawValue: row["repetition"]) else { return nil }
        let content = Reminder.Content(
            text: row["text"],
            at: Date(timeIntervalSince1970: row["at"]),
            repetition: repetition
        )
        let doneAt = (row["done_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        return Reminder(id: row["id"], content: content, doneAt: doneAt)
    }
}
