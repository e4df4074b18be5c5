import Accounts
package import Foundation
import GRDB

/// From where people signed in.
extension SQLiteStore {
    /// Clients that are remembered of one account, the latest: a telephone changes its address every day.
    private static let mostClients = 50

    package func remember(client: Data, of account: UUID, now: Date) async throws {
        try await writeAccounts { database in
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO account_client (account_id, client, seen_at)
                    SELECT id, ?, ? FROM account WHERE id = ?
                    """,
                arguments: [client, now.timeIntervalSince1970, account.uuidString]
            )
            try database.execute(
                sql: """
                    DELETE FROM account_client WHERE account_id = ? AND client NOT IN (
                        SELECT client FROM account_client WHERE account_id = ? ORDER BY seen_at DESC LIMIT ?
                    )
                    """,
                arguments: [account.uuidString, account.uuidString, Self.mostClients]
            )
        }
    }

    package func hasSeen(client: Data, of account: UUID, since: Date) async throws -> Bool {
        try await readAccounts { database in
            try Bool.fetchOne(
                database,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM account_client WHERE account_id = ? AND client = ? AND seen_at > ?)
                    """,
                arguments: [account.uuidString, client, since.timeIntervalSince1970]
            ) ?? false
        }
    }
}
