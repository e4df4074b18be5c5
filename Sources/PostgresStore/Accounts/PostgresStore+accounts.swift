package import Accounts
package import Foundation
import Sessions
import StoredRows

extension PostgresStore: AccountStore {
    package func add(_ account: Account) async throws {
        try await writeAccounts { connection in
            try connection.execute(
                """
                INSERT INTO account (id, email, email_proven, password_hash, created_at, deactivated_at)
                VALUES ($1, $2, $3, $4, $5, $6)
                """,
                [
                    account.id, account.email.text, account.isEmailProven, account.passwordHash, account.createdAt,
                    account.deactivatedAt,
                ]
            )
            for identity in account.identities { try Self.insert(identity, of: account.id, in: connection) }
        }
    }

    package func account(id: UUID) async throws -> Account? {
        try await readAccounts { connection in
            try connection.row("SELECT * FROM account WHERE id = $1", [id])
                .map { try Self.account(from: $0, in: connection) }
        }
    }

    package func account(email: EmailAddress) async throws -> Account? {
        try await readAccounts { connection in
            try connection.row("SELECT * FROM account WHERE email = $1", [email.text])
                .map { try Self.account(from: $0, in: connection) }
        }
    }

    package func account(identity: AccountIdentity) async throws -> Account? {
        try await readAccounts { connection in
            try connection.row(
                """
                SELECT account.* FROM account_identity JOIN account ON account.id = account_identity.account_id
                WHERE provider = $1 AND subject = $2
                """,
                [identity.provider, identity.subject]
            ).map { try Self.account(from: $0, in: connection) }
        }
    }

    package func link(_ identity: AccountIdentity, to account: UUID) async throws {
        try await writeAccounts { connection in
            let isProven: Bool? = try connection.value("SELECT email_proven FROM account WHERE id = $1", [account])
            guard let isProven else { throw AccountStoreError.unknownAccount }
            if !isProven { try Self.handOver(account, in: connection) }
            let owner: UUID? = try connection.value(
                "SELECT account_id FROM account_identity WHERE provider = $1 AND subject = $2",
                [identity.provider, identity.subject]
            )
            if owner == account { return }
            // Where another account is the owner, this throws, and the transaction undoes the handing over.
            try Self.insert(identity, of: account, in: connection)
        }
    }

    package func setPassword(_ hash: String, of account: UUID) async throws {
        try await change(account, "UPDATE account SET password_hash = $2 WHERE id = $1", [account, hash])
    }

    package func proveAddress(of account: UUID) async throws {
        try await change(account, "UPDATE account SET email_proven = true WHERE id = $1", [account])
    }

    package func delete(account: UUID) async throws -> Bool {
        try await writeAccounts { try $0.execute("DELETE FROM account WHERE id = $1", [account]) == 1 }
    }

    package func deactivate(account: UUID, at date: Date) async throws {
        try await change(account, "UPDATE account SET deactivated_at = $2 WHERE id = $1", [account, date]) {
            connection in
            try connection.execute("DELETE FROM refresh_token WHERE account_id = $1", [account])
        }
    }

    package func accounts(from offset: Int, limit: Int) async throws -> (accounts: [Account], total: Int) {
        try await readAccounts { connection in
            let rows = try connection.rows(
                // Identifiers in the order in which their texts are.
                "SELECT * FROM account ORDER BY created_at, id LIMIT $1 OFFSET $2",
                [limit, offset]
            )
            let total: Int? = try connection.value("SELECT count(*) FROM account")
            return (try rows.map { try Self.account(from: $0, in: connection) }, total ?? 0)
        }
    }

    // MARK: Details

    package func details(of account: UUID) async throws -> AccountDetails? {
        try await readAccounts { try Self.details(of: account, in: $0) }
    }

    package func changeDetails(
        of account: UUID,
        _ change: @escaping @Sendable (inout AccountDetails) throws -> Void
    ) async throws -> AccountDetails {
        try await writeAccounts { connection in
            guard var details = try Self.details(of: account, in: connection) else {
                throw AccountStoreError.unknownAccount
            }
            try change(&details)
            try connection.execute(
                """
                INSERT INTO account_profile
                    (account, name, username, nickname, role, zone, language, personality, modules, place, brief_at,
                     brief_by)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
                ON CONFLICT (account) DO UPDATE SET name = excluded.name, username = excluded.username,
                    nickname = excluded.nickname, role = excluded.role, zone = excluded.zone,
                    language = excluded.language, personality = excluded.personality, modules = excluded.modules,
                    place = excluded.place, brief_at = excluded.brief_at, brief_by = excluded.brief_by
                """,
                [
                    account, details.name, details.username, details.nickname, details.role.rawValue, details.zone,
                    details.language, details.personality, details.modules.map(StoredList.json), details.place,
                    details.briefAt, StoredList.json(details.briefBy),
                ]
            )
            return details
        }
    }

    // MARK: From where people signed in

    /// Clients that are remembered of one account, the latest: a telephone changes its address every day.
    private static let mostClients = 50

    package func remember(client: Data, of account: UUID, now: Date) async throws {
        try await writeAccounts { connection in
            try connection.execute(
                """
                INSERT INTO account_client (account_id, client, seen_at) SELECT id, $2, $3 FROM account WHERE id = $1
                ON CONFLICT (account_id, client) DO UPDATE SET seen_at = excluded.seen_at
                """,
                [account, client, now]
            )
            try connection.execute(
                """
                DELETE FROM account_client WHERE account_id = $1 AND client NOT IN (
                    SELECT client FROM account_client WHERE account_id = $1 ORDER BY seen_at DESC LIMIT $2
                )
                """,
                [account, Self.mostClients]
            )
        }
    }

    package func hasSeen(client: Data, of account: UUID, since: Date) async throws -> Bool {
        try await readAccounts { connection in
            try connection.value(
                "SELECT EXISTS (SELECT 1 FROM account_client WHERE account_id = $1 AND client = $2 AND seen_at > $3)",
                [account, client, since]
            ) ?? false
        }
    }

    // MARK: Parts of transactions

    private static func insert(_ identity: AccountIdentity, of account: UUID, in connection: PostgresConnection) throws
    {
        try connection.execute(
            "INSERT INTO account_identity (provider, subject, account_id) VALUES ($1, $2, $3)",
            [identity.provider, identity.subject, account]
        )
    }

    /// Makes an account that of the person whose address a provider vouches for: no other way in is left.
    private static func handOver(_ account: UUID, in connection: PostgresConnection) throws {
        for sql in [
            "UPDATE account SET email_proven = true, password_hash = NULL WHERE id = $1",
            "DELETE FROM account_identity WHERE account_id = $1",
            "DELETE FROM refresh_token WHERE account_id = $1",
        ] {
            try connection.execute(sql, [account])
        }
    }

    private static func account(from row: PostgresRow, in connection: PostgresConnection) throws -> Account {
        let id: UUID = try row["id"]
        let identities = try connection.rows(
            "SELECT provider, subject FROM account_identity WHERE account_id = $1 ORDER BY provider, subject",
            [id]
        )
        return try Account(stored: row, identities: try identities.map { try AccountIdentity(stored: $0) })
    }

    /// What is kept beside an account; nil where there is no account.
    private static func details(of account: UUID, in connection: PostgresConnection) throws -> AccountDetails? {
        try connection.row(
            """
            SELECT account_profile.* FROM account LEFT JOIN account_profile ON account_profile.account = account.id
            WHERE account.id = $1
            """,
            [account]
        ).map { try AccountDetails(stored: $0) }
    }

    // MARK: Transactions

    /// Changes an account, and more that depends on it.
    private func change(
        _ account: UUID,
        _ sql: String,
        _ values: [any PostgresValue & Sendable],
        then body: @Sendable @escaping (PostgresConnection) throws -> Void = { _ in }
    ) async throws {
        try await writeAccounts { connection in
            guard try connection.execute(sql, values) == 1 else { throw AccountStoreError.unknownAccount }
            try body(connection)
        }
    }

    /// Runs a read that fails in the words of `AccountStore`.
    func readAccounts<Value: Sendable>(
        _ body: @Sendable @escaping (PostgresConnection) throws -> Value
    ) async throws -> Value {
        do {
            return try await read(body)
        } catch {
            throw Self.accountFailure(error)
        }
    }

    /// Runs a change that fails in the words of `AccountStore`, as if nobody else changed anything meanwhile.
    func writeAccounts<Value: Sendable>(
        _ body: @Sendable @escaping (PostgresConnection) throws -> Value
    ) async throws -> Value {
        do {
            return try await write(.serializable, body)
        } catch {
            throw Self.accountFailure(error)
        }
    }

    /// Tells a server that fails, and what others have already, apart from mistakes.
    private static func accountFailure(_ error: any Error) -> any Error {
        switch error {
        case SessionStoreError.unavailable: AccountStoreError.unavailable
        case let error as PostgresError:
            switch error.brokenConstraint {
            case "account_email_is_new": AccountStoreError.emailTaken
            case "account_identity_is_new": AccountStoreError.identityTaken
            case "refresh_token_has_account", "sign_in_code_has_account": AccountStoreError.unknownAccount
            default: error
            }
        default: error
        }
    }
}
