import Foundation
import JobAlerts
import StoredRows

/// Keeps matches, and puts them into the notifications of their devices; in one transaction.
enum AlertIntake {
    /// How often the notification of a device may be sent while matches are put into it.
    private static let mostTries = 20

    /// - Parameters:
    ///   - matches: of those for one device and posting, the first is kept.
    ///   - subscriptions: which led to them.
    ///   - turn: that found them; nil where nobody is notified.
    ///   - connection: to write on.
    /// - Returns: how many are new.
    /// - Throws: what the database throws.
    static func add(
        _ matches: [AlertMatch],
        subscriptions: [UUID],
        notifying turn: Turn?,
        in connection: PostgresConnection
    ) throws -> Int {
        guard let at = matches.last?.at else { return 0 }
        let jobs = try jobs(of: matches, in: connection)
        let rows = try connection.rows(
            """
            INSERT INTO alert_match (id, posting, device, job, keywords, relevance, at)
            SELECT wanted.id, wanted.posting, device.number, wanted.job, wanted.keywords, wanted.relevance, wanted.at
            FROM unnest($1::uuid[], $2::int8[], $3::uuid[], $4::int8[], $5::text[], $6::float8[], $7::float8[])
                WITH ORDINALITY AS wanted (id, posting, device, job, keywords, relevance, at, place)
            JOIN device ON device.id = wanted.device AND active
            ORDER BY place ON CONFLICT DO NOTHING RETURNING number, device
            """,
            [
                matches.map(\.id), matches.map { Int($0.job.number) }, matches.map(\.device),
                matches.map { jobs[$0.job] ?? 0 }, matches.map { StoredList.json($0.keywords) },
                matches.map(\.relevance), matches.map(\.at.timeIntervalSince1970),
            ]
        )
        let added = try rows.map { row -> (match: Int, device: Int) in (try row["number"], try row["device"]) }
        if let turn, !added.isEmpty { try notify(added, turn, at: at, in: connection) }
        try connection.execute(
            """
            INSERT INTO subscription_match (subscription, at)
            SELECT number, $2 FROM subscription WHERE id = ANY ($1) ORDER BY number
            ON CONFLICT (subscription) DO UPDATE SET at = excluded.at
            """,
            [subscriptions, at]
        )
        return added.count
    }

    /// Numbers of the copies of jobs as they are now.
    private static func jobs(
        of matches: [AlertMatch],
        in connection: PostgresConnection
    ) throws -> [AlertedJob: Int] {
        let times = Dictionary(matches.map { ($0.job, $0.at) }, uniquingKeysWith: max)
        let jobs = times.sorted { $0.key.number < $1.key.number }
        let columns = "posting, title, company, url, source, posted_at, found_at"
        let wanted = """
            unnest($1::int8[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[])
                WITH ORDINALITY AS wanted (\(columns), place)
            """
        let isSame = """
            known.posting = wanted.posting AND known.title = wanted.title AND known.company = wanted.company
                AND known.url = wanted.url AND known.source = wanted.source AND known.posted_at = wanted.posted_at
            """
        let values: [any PostgresValue] = [
            jobs.map { Int($0.key.number) }, jobs.map(\.key.title), jobs.map(\.key.company), jobs.map(\.key.url),
            jobs.map(\.key.source), jobs.map(\.key.postedAt.timeIntervalSince1970),
            jobs.map(\.value.timeIntervalSince1970),
        ]
        try connection.execute(
            """
            UPDATE alert_job AS known SET found_at = greatest(known.found_at, wanted.found_at)
            FROM \(wanted) WHERE \(isSame)
            """,
            values
        )
        try connection.execute(
            """
            INSERT INTO alert_job (\(columns))
            SELECT \(columns) FROM \(wanted)
            WHERE NOT EXISTS (SELECT 1 FROM alert_job AS known WHERE \(isSame)) ORDER BY place
            """,
            values
        )
        let rows = try connection.rows(
            """
            SELECT place, min(known.number) AS number FROM \(wanted) JOIN alert_job AS known ON \(isSame) GROUP BY place
            """,
            values
        )
        var numbers: [AlertedJob: Int] = [:]
        for row in rows {
            let place: Int = try row["place"]
            numbers[jobs[place - 1].key] = try row["number"]
        }
        return numbers
    }

    /// Puts matches into the notifications that wait for their devices. They may be sent when the turn is over.
    private static func notify(
        _ added: [(match: Int, device: Int)],
        _ turn: Turn,
        at date: Date,
        in connection: PostgresConnection
    ) throws {
        var identifiers = TimeOrderedIdentifiers()
        var seen: Set<Int> = []
        var missing = added.map(\.device).filter { seen.insert($0).inserted }
        var notifications: [Int: Int] = [:]
        for _ in 0..<mostTries where !missing.isEmpty {
            try connection.execute(
                """
                INSERT INTO outbox (id, device, kind, created_at, not_before, turn)
                SELECT id, device, 'job_match', $3, $3, $4
                FROM unnest($1::uuid[], $2::int8[]) WITH ORDINALITY AS fresh (id, device, place) ORDER BY place
                ON CONFLICT (device) WHERE kind = 'job_match' AND state = 'waiting' DO NOTHING
                """,
                [missing.map { _ in identifiers.next(at: date) }, missing, date, turn.fence]
            )
            // Nobody sends it any more before the transaction ends; one that was sent meanwhile is not among them.
            let rows = try connection.rows(
                """
                SELECT number, device FROM outbox
                WHERE device = ANY ($1) AND kind = 'job_match' AND state = 'waiting' ORDER BY number FOR UPDATE
                """,
                [missing]
            )
            for row in rows { notifications[try row["device"]] = try row["number"] as Int }
            missing.removeAll { notifications[$0] != nil }
        }
        let links = added.compactMap { match, device in notifications[device].map { (match, $0) } }
        try connection.execute(
            """
            INSERT INTO outbox_match (notification, match) SELECT * FROM unnest($1::int8[], $2::int8[])
            ON CONFLICT DO NOTHING
            """,
            [links.map(\.1), links.map(\.0)]
        )
    }
}
