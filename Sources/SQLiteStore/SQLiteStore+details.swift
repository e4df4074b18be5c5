package import Accounts
package import Foundation
import GRDB

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
                    details.zone, details.language, details.personality, details.modules.map(Self.json), details.place,
                    details.briefAt, Self.json(details.briefBy),
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
        return row.map { details($0) }
    }

    /// The details in a row; nothing in any cell where none were ever told.
    static func details(_ row: Row) -> AccountDetails {
        var details = AccountDetails()
        details.name = row["name"]
        details.username = row["username"]
        details.nickname = row["nickname"]
        details.role = (row["role"] as String?).flatMap(AccountRole.init) ?? .user
        details.zone = row["zone"]
        details.language = row["language"]
        details.personality = row["personality"]
        details.modules = texts(row["modules"])
        details.place = row["place"]
        details.briefAt = row["brief_at"]
        details.briefBy = texts(row["brief_by"]) ?? []
        return details
    }
}
