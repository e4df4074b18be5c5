package import Accounts
package import Foundation
import GRDB
import StoredRows
import Sessions

extension SQLiteStore: AccountStore {
    package func add(_ account: Account) async throws {
        try await writeAccounts { database in
            do {
                try database.execute(
                    sql: """
                        INSERT INTO account (id, email, email_proven, password_hash, created_at, deactivated_at)
                        VALUES (?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        account.id.uuidString, account.email.text, account.isEmailProven, account.passwordHash,
                        account.createdAt.timeIntervalSince1970, account.deactivatedAt?.timeIntervalSince1970,
                    ]
                )
            } catch DatabaseError.SQLITE_CONSTRAINT_UNIQUE {
                // The address is the only unique column; a taken identifier breaks the primary key instead.
                throw AccountStoreError.emailTaken
            }
            for identity in account.identities { try Self.insert(identity, of: account.id, in: database) }
        }
    }

    package func account(id: UUID) async throws -> Account? {
        try await readAccounts { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM account WHERE id = ?",
                arguments: [id.uuidString]
            )
            return try row.map { try Self.account(from: $0, in: database) }
        }
    }

    package func account(email: EmailAddress) async throws -> Account? {
        try await readAccounts { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM account WHERE email = ?",
                arguments: [email.text]
            )
            return try row.map { try Self.account(from: $0, in: database) }
        }
    }

    package func account(identity: AccountIdentity) async throws -> Account? {
        try await readAccounts { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT account.* FROM account_identity JOIN account ON account.id = account_identity.account_id
                    WHERE provider = ? AND subject = ?
                    """,
                arguments: [identity.provider, identity.subject]
            )
            return try row.map { try Self.account(from: $0, in: database) }
        }
    }

    package func link(_ identity: AccountIdentity, to account: UUID) async throws {
        try await writeAccounts { database in
            let isProven = try Bool.fetchOne(
                database,
                sql: "SELECT email_proven FROM account WHERE id = ?",
                arguments: [account.uuidString]
            )
            guard let isProven else { throw AccountStoreError.unknownAccount }
            if !isProven { try Self.handOver(account, in: database) }
            let owner = try String.fetchOne(
                database,
                sql: "SELECT account_id FROM account_identity WHERE provider = ? AND subject = ?",
                arguments: [identity.provider, identity.subject]
            )
            if owner == account.uuidString { return }
            // Where another account is the owner, this throws, and the transaction undoes the handing over.
            try Self.insert(identity, of: account, in: database)
        }
    }

    package func setPassword(_ hash: String, of account: UUID) async throws {
        try await writeAccounts { database in
            try database.execute(
                sql: "UPDATE account SET password_hash = ? WHERE id = ?",
                arguments: [hash, account.uuidString]
            )
            guard database.changesCount == 1 else { throw AccountStoreError.unknownAccount }
        }
    }

    package func proveAddress(of account: UUID) async throws {
        try await writeAccounts { database in
            try database.execute(
                sql: "UPDATE account SET email_proven = 1 WHERE id = ?",
                arguments: [account.uuidString]
            )
            guard database.changesCount == 1 else { throw AccountStoreError.unknownAccount }
        }
    }

    package func delete(account: UUID) async throws -> Bool {
        try await writeAccounts { database in
            try database.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [account.uuidString])
            return database.changesCount == 1
        }
    }

    package func deactivate(account: UUID, at date: Date) async throws {
        try await writeAccounts { database in
            try database.execute(
                sql: "UPDATE account SET deactivated_at = ? WHERE id = ?",
                arguments: [date.timeIntervalSince1970, account.uuidString]
            )
            guard database.changesCount == 1 else { throw AccountStoreError.unknownAccount }
            try database.execute(sql: "DELETE FROM refresh_token WHERE account_id = ?", arguments: [account.uuidString])
        }
    }

    package func accounts(from offset: Int, limit: Int) async throws -> (accounts: [Account], total: Int) {
        try await readAccounts { database in
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT * FROM account ORDER BY created_at, id LIMIT ? OFFSET ?",
                arguments: [limit, offset]
            )
            let total = try Int.fetchOne(database, sql: "SELECT count(*) FROM account") ?? 0
            return (try rows.map { try Self.account(from: $0, in: database) }, total)
        }
    }

    // MARK: Parts of transactions

    private static func insert(_ identity: AccountIdentity, of account: UUID, in database: Database) throws {
        do {
            try database.execute(
                sql: "INSERT INTO account_identity (provider, subject, account_id) VALUES (?, ?, ?)",
                arguments: [identity.provider, identity.subject, account.uuidString]
            )
        } catch DatabaseError.SQLITE_CONSTRAINT_PRIMARYKEY {
            throw AccountStoreError.identityTaken
        }
    }

    /// Makes an account that of the person whose address a provider vouches for: no other way in is left.
    private static func handOver(_ account: UUID, in database: Database) throws {
        for sql in [
            "UPDATE account SET email_proven = 1, password_hash = NULL WHERE id = ?",
            "DELETE FROM account_identity WHERE account_id = ?",
            "DELETE FROM refresh_token WHERE account_id = ?",
        ] {
            try database.execute(sql: sql, arguments: [account.uuidString])
        }
    }

    private static func account(from row: Row, in database: Database) throws -> Account {
        guard let id: String = row["id"] else { throw AccountStoreError.unavailable }
        let identities = try Row.fetchAll(
            database,
            sql: "SELECT provider, subject FROM account_identity WHERE account_id = ? ORDER BY provider, subject",
            arguments: [id]
        )
        return try Account(stored: row, identities: try identities.map { try AccountIdentity(stored: $0) })
    }

    // MARK: Transactions

    /// Runs a read that fails in the words of `AccountStore`.
    func readAccounts<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await read(body)
        } catch {
            throw Self.accountFailure(error)
        }
    }

    /// Runs a write that fails in the words of `AccountStore`.
    func writeAccounts<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await write(body)
        } catch {
            throw Self.accountFailure(error)
        }
    }

    /// Tells a disk or a file that fails apart from mistakes, as a caller of the account store hears it.
    private static func accountFailure(_ error: any Error) -> any Error {
        switch error {
        case SessionStoreError.unavailable: AccountStoreError.unavailable
        default: error
        }
    }
}
