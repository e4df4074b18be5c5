import Accounts
package import Foundation

extension PostgresStore: LimitStore {
    /// Seconds by which sums of times may be wrong.
    private static let tolerance = 0.000_001

    package func take(_ bucket: Data, rate: Double, burst: Int, now: Date) async throws -> Double? {
        // One statement, which is stored by itself. A token is time: a bucket that is full later has less in it.
        try await glimpse { [clock = clock(now)] connection in
            try connection.value(
                """
                WITH moment AS MATERIALIZED (SELECT \(Self.clock) AS now), taken AS (
                    INSERT INTO rate_bucket AS known (key, full_at) SELECT $2, now + $3 FROM moment
                    ON CONFLICT (key) DO UPDATE SET full_at = greatest(known.full_at + $3, excluded.full_at)
                        WHERE greatest(known.full_at + $3, excluded.full_at) <= excluded.full_at - $3 + $4 + $5
                    RETURNING full_at
                )
                SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM taken)
                    THEN greatest(coalesce((SELECT full_at FROM rate_bucket WHERE key = $2), now) + $3 - $4 - now, 0)
                    END
                FROM moment
                """,
                [clock, bucket, 1 / rate, Double(burst) / rate, Self.tolerance]
            )
        }
    }

    package func giveBack(_ bucket: Data, rate: Double) async throws {
        _ = try await glimpse { connection in
            try connection.execute("UPDATE rate_bucket SET full_at = full_at - $2 WHERE key = $1", [bucket, 1 / rate])
        }
    }

    /// Forgets what says nothing any more.
    func sweepLimits(now: Date) async throws {
        _ = try await glimpse { [clock = clock(now)] connection in
            try connection.execute("DELETE FROM rate_bucket WHERE full_at <= \(Self.clock)", [clock])
        }
    }
}
