package import Accounts
package import Foundation
import GRDB
import StoredRows

/// Logins, which are families of refresh tokens, and sign-ins under way.
extension SQLiteStore {
    // MARK: Refresh tokens

    package func add(_ token: RefreshToken) async throws {
        try await writeAccounts { database in
            do {
                try Self.insert(token, in: database)
            } catch DatabaseError.SQLITE_CONSTRAINT_FOREIGNKEY {
                throw AccountStoreError.unknownAccount
            }
        }
    }

    package func rotate(
        hash: Data,
        successor: RefreshSuccessor,
        now: Date,
        grace: Double
    ) async throws -> RefreshRotation {
        try await writeAccounts { database in
            let row = try Row.fetchOne(database, sql: "SELECT * FROM refresh_token WHERE hash = ?", arguments: [hash])
            guard let row else { return .unknown }
            let token = try RefreshToken(stored: row)
            switch RotationStep(token, successor: successor, now: now, grace: grace) {
            case .refuse(let rotation):
                return rotation
            case .use(let next):
                try database.execute(
                    sql: "UPDATE refresh_token SET used_at = ?, replacement = ? WHERE hash = ?",
                    arguments: [now.timeIntervalSince1970, successor.hash, hash]
                )
                try Self.insert(next, in: database)
                return .fresh(account: token.account, family: token.family)
            case .repeatUse(let next):
                try Self.insert(next, in: database)
                return .repeated(account: token.account, family: token.family)
            case .revoke:
                try Self.deleteTokens(ofFamily: token.family, in: database)
                return .reused(account: token.account, family: token.family)
            }
        }
    }

    package func isLive(family: UUID, now: Date) async throws -> Bool {
        try await readAccounts { database in
            try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM refresh_token WHERE family = ? AND expires_at > ?)",
                arguments: [family.uuidString, now.timeIntervalSince1970]
            ) ?? false
        }
    }

    package func revoke(family: UUID) async throws {
        try await writeAccounts { try Self.deleteTokens(ofFamily: family, in: $0) }
    }

    package func revokeAll(of account: UUID) async throws {
        try await writeAccounts { database in
            try database.execute(
                sql: "DELETE FROM refresh_token WHERE account_id = ?",
                arguments: [account.uuidString]
            )
        }
    }

    // MARK: Sign-ins under way

    package func add(_ state: AuthorizationState) async throws {
        try await writeAccounts { database in
            try database.execute(
                sql: """
                    INSERT INTO authorization_state
                        (hash, provider, nonce, verifier, redirect, browser_hash, challenge, client_state, expires_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    state.hash, state.provider, state.nonce, state.verifier, state.redirect, state.browserHash,
                    state.challenge, state.clientState, state.expiresAt.timeIntervalSince1970,
                ]
            )
        }
    }

    package func takeState(hash: Data, now: Date) async throws -> AuthorizationState? {
        try await writeAccounts { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM authorization_state WHERE hash = ?",
                arguments: [hash]
            )
            guard let row else { return nil }
            try database.execute(sql: "DELETE FROM authorization_state WHERE hash = ?", arguments: [hash])
            let state = try AuthorizationState(stored: row)
            return state.expiresAt > now ? state : nil
        }
    }

    package func add(_ code: SignInCode) async throws {
        try await writeAccounts { database in
            do {
                try database.execute(
                    sql: "INSERT INTO sign_in_code (hash, account_id, challenge, expires_at) VALUES (?, ?, ?, ?)",
                    arguments: [
                        code.hash, code.account.uuidString, code.challenge, code.expiresAt.timeIntervalSince1970,
                    ]
                )
            } catch DatabaseError.SQLITE_CONSTRAINT_FOREIGNKEY {
                throw AccountStoreError.unknownAccount
            }
        }
    }

    package func takeCode(hash: Data, now: Date) async throws -> SignInCode? {
        try await writeAccounts { database in
            let row = try Row.fetchOne(database, sql: "SELECT * FROM sign_in_code WHERE hash = ?", arguments: [hash])
            guard let row else { return nil }
            try database.execute(sql: "DELETE FROM sign_in_code WHERE hash = ?", arguments: [hash])
            let code = try SignInCode(stored: row)
            return code.expiresAt > now ? code : nil
        }
    }

    // MARK: Upkeep

    package func deleteExpired(now: Date) async throws {
        try await writeAccounts { database in
            for sql in [
                "DELETE FROM refresh_token WHERE expires_at <= ?",
                "DELETE FROM authorization_state WHERE expires_at <= ?",
                "DELETE FROM sign_in_code WHERE expires_at <= ?",
            ] {
                try database.execute(sql: sql, arguments: [now.timeIntervalSince1970])
            }
            try database.execute(
                sql: "DELETE FROM account_client WHERE seen_at <= ?",
                arguments: [now.timeIntervalSince1970 - ClientMemory.lifetime]
            )
        }
    }

    // MARK: Parts of transactions

    private static func insert(_ token: RefreshToken, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO refresh_token (hash, family, account_id, issued_at, expires_at, used_at, replacement)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                token.hash, token.family.uuidString, token.account.uuidString, token.issuedAt.timeIntervalSince1970,
                token.expiresAt.timeIntervalSince1970, token.usedAt?.timeIntervalSince1970, token.replacement,
            ]
        )
    }

    private static func deleteTokens(ofFamily family: UUID, in database: Database) throws {
        try database.execute(sql: "DELETE FROM refresh_token WHERE family = ?", arguments: [family.uuidString])
    }
}
