package import Accounts
package import Foundation
import GRDB
import StoredRows

/// What is kept of people beside their accounts.
extension SQLiteStore {
    package func details(of account: UUID) async throws -> AccountDetails? {
        try await readAccounts { try Self.details(of: account, in: $0) }
    }

    package func changeDetails(
        of account: UUID,
        _ change: @escaping @Sendable (inout AccountDetails) throws -> Void
    ) async throws -> AccountDetails {
        try await writeAccounts { database in
            guard var details = try Self.details(of: account, in: database) else {
                throw AccountStoreError.unknownAccount
            }
            try change(&details)
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO account_profile
                        (account, name, username, nickname, role, zone, language, personality, modules, place, brief_at,
                        brief_by)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    account.uuidString, details.name, details.username, details.nickname, details.role.rawValue,
                    details.zone, details.language, details.personality, details.modules.map(StoredList.json),
                    details.place,
                    details.briefAt, StoredList.json(details.briefBy),
                ]
            )
            return details
        }
    }

    /// What is kept beside an account; nil where there is no account.
    static func details(of account: UUID, in database: Database) throws -> AccountDetails? {
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT account_profile.* FROM account LEFT JOIN account_profile ON account_profile.account = account.id
                WHERE account.id = ?
                """,
            arguments: [account.uuidString]
        )
        return try row.map { try AccountDetails(stored: $0) }
    }
}
