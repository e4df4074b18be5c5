import Accounts
package import DailyBrief
package import Foundation
import JobAlerts

extension PostgresStore: BriefStore {
    // MARK: - People

    package func briefPerson(_ account: UUID) async throws -> BriefPerson? {
        try await glimpse { connection in
            try connection.row(
                "\(Self.people) WHERE account.id = $1 AND deactivated_at IS NULL",
                [account]
            ).map(Self.person)
        }
    }

    package func briefRecipients() async throws -> [BriefPerson] {
        try await glimpse { connection in
            try connection.rows(
                "\(Self.people) WHERE brief_at IS NOT NULL AND deactivated_at IS NULL ORDER BY account.id"
            ).map(Self.person)
        }
    }

    private static let people = """
        SELECT account_profile.*, account.id AS account_id, email, email_proven FROM account
        LEFT JOIN account_profile ON account_profile.account = account.id
        """

    private static func person(_ row: PostgresRow) throws -> BriefPerson {
        let details = try AccountDetails(stored: row)
        var person = BriefPerson(account: try row["account_id"], email: try row["email"])
        person.isEmailProven = try row["email_proven"]
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
        try await write { connection in
            for sql in [
                "DELETE FROM countdown WHERE account = $1", "DELETE FROM reminder WHERE account = $1",
                "DELETE FROM brief_day WHERE account = $1", "DELETE FROM outbox WHERE account = $1",
                """
                DELETE FROM outbox WHERE kind = 'daily_brief' AND device IN
                    (SELECT number FROM device WHERE account = $1)
                """,
                """
                UPDATE account_profile SET username = NULL, nickname = NULL, zone = NULL, language = NULL,
                    personality = NULL, modules = NULL, place = NULL, brief_at = NULL, brief_by = '[]'
                WHERE account = $1
                """,
            ] {
                try connection.execute(sql, [account])
            }
        }
    }

    // MARK: - Countdowns

    package func countdowns(of account: UUID) async throws -> [Countdown] {
        try await glimpse { try Self.rows(of: "countdown", account, in: $0).compactMap(Self.countdown) }
    }

    package func addCountdown(
        _ content: Countdown.Content,
        of account: UUID,
        now: Date
    ) async throws -> Countdown {
        try await writeCountdowns { connection in
            try Self.checkRoom(in: "countdown", of: account, limit: Countdown.limit, connection)
            let id: Int? = try connection.value(
                """
                INSERT INTO countdown (account, name, day, is_yearly, before, after, kind, job, created_at)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id
                """,
                [account] + Self.cells(of: content) + [now]
            )
            return Countdown(id: Int64(id ?? 0), content: content)
        }
    }

    package func changeCountdown(
        _ id: Int64,
        of account: UUID,
        _ change: @escaping @Sendable (inout Countdown.Content) throws -> Void
    ) async throws -> Countdown? {
        try await writeCountdowns { connection in
            let rows = try Self.rows(of: "countdown", account, id: id, in: connection)
            guard var countdown = try rows.first.flatMap(Self.countdown) else { return nil }
            try change(&countdown.content)
            try connection.execute(
                """
                UPDATE countdown SET name = $2, day = $3, is_yearly = $4, before = $5, after = $6, kind = $7, job = $8
                WHERE id = $1
                """,
                [Int(id)] + Self.cells(of: countdown.content)
            )
            return countdown
        }
    }

    package func removeCountdown(_ id: Int64, of account: UUID) async throws -> Bool {
        try await remove(id, from: "countdown", of: account)
    }

    private func writeCountdowns<Value: Sendable>(
        _ body: @Sendable @escaping (PostgresConnection) throws -> Value
    ) async throws -> Value {
        do {
            return try await write(.serializable, body)
        } catch let error as PostgresError where error.brokenConstraint == "countdown_is_new" {
            throw BriefStoreError.duplicate
        }
    }

    // MARK: - Reminders

    package func reminders(of account: UUID) async throws -> [Reminder] {
        try await glimpse { try Self.rows(of: "reminder", account, in: $0).compactMap(Self.reminder) }
    }

    package func addReminder(_ content: Reminder.Content, of account: UUID, now: Date) async throws -> Reminder {
        try await write(.serializable) { connection in
            try Self.checkRoom(in: "reminder", of: account, limit: Reminder.limit, connection)
            let id: Int? = try connection.value(
                """
                INSERT INTO reminder (account, text, at, repetition, created_at) VALUES ($1, $2, $3, $4, $5)
                RETURNING id
                """,
                [account, content.text, content.at, content.repetition.rawValue, now]
            )
            return Reminder(id: Int64(id ?? 0), content: content)
        }
    }

    package func changeReminder(
        _ id: Int64,
        of account: UUID,
        _ change: @escaping @Sendable (inout Reminder) throws -> Void
    ) async throws -> Reminder? {
        try await write(.serializable) { connection in
            let rows = try Self.rows(of: "reminder", account, id: id, in: connection)
            guard var reminder = try rows.first.flatMap(Self.reminder) else { return nil }
            try change(&reminder)
            try connection.execute(
                "UPDATE reminder SET text = $2, at = $3, repetition = $4, done_at = $5 WHERE id = $1",
                [
                    Int(id), reminder.content.text, reminder.content.at, reminder.content.repetition.rawValue,
                    reminder.doneAt,
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
        try await glimpse { connection in
            try connection.row("SELECT body, fetched_at FROM weather_answer WHERE place = $1", [place])
                .map { (body: try $0["body"], at: try $0["fetched_at"]) }
        }
    }

    package func keepWeatherAnswer(_ body: Data, of place: String, at date: Date) async throws {
        _ = try await write { connection in
            try connection.execute(
                """
                INSERT INTO weather_answer (place, fetched_at, body) VALUES ($1, $2, $3)
                ON CONFLICT (place) DO UPDATE SET fetched_at = excluded.fetched_at, body = excluded.body
                """,
                [place, date, body]
            )
        }
    }

    // MARK: - Rows

    /// What an account keeps in a table, in the order in which it was made: all of it, or the row with a number.
    private static func rows(
        of table: String,
        _ account: UUID,
        id: Int64? = nil,
        in connection: PostgresConnection
    ) throws -> [PostgresRow] {
        try connection.rows(
            "SELECT * FROM \(table) WHERE account = $1 AND id = coalesce($2, id) ORDER BY id",
            [account, id.map { Int($0) }]
        )
    }

    private static func checkRoom(
        in table: String,
        of account: UUID,
        limit: Int,
        _ connection: PostgresConnection
    ) throws {
        let count: Int? = try connection.value("SELECT count(*) FROM \(table) WHERE account = $1", [account])
        guard (count ?? 0) < limit else { throw BriefStoreError.tooMany(limit: limit) }
    }

    private func remove(_ id: Int64, from table: String, of account: UUID) async throws -> Bool {
        try await write { connection in
            try connection.execute("DELETE FROM \(table) WHERE id = $1 AND account = $2", [Int(id), account]) > 0
        }
    }

    private static func cells(of content: Countdown.Content) -> [any PostgresValue] {
        [
            content.name, content.day.text, content.isYearly, content.before, content.after, content.kind.rawValue,
            content.job,
        ]
    }

    private static func countdown(_ row: PostgresRow) throws -> Countdown? {
        guard let day = CalendarDay(try row["day"] as String), let kind = Countdown.Kind(rawValue: try row["kind"])
        else { return nil }
        let content = Countdown.Content(
            name: try row["name"],
            day: day,
            isYearly: try row["is_yearly"],
            before: try row["before"],
            after: try row["after"],
            kind: kind,
            job: try row["job"]
        )
        return Countdown(id: Int64(try row["id"] as Int), content: content)
    }

    private static func reminder(_ row: PostgresRow) throws -> Reminder? {
        guard let repetition = Reminder.Repetition(rawValue: try row["repetition"]) else { return nil }
        let content = Reminder.Content(text: try row["text"], at: try row["at"], repetition: repetition)
        return Reminder(id: Int64(try row["id"] as Int), content: content, doneAt: try row["done_at"])
    }
}
