package import Accounts
package import Foundation

/// Logins, which are families of refresh tokens, and sign-ins under way.
extension PostgresStore {
    // MARK: Refresh tokens

    package func add(_ token: RefreshToken) async throws {
        try await writeAccounts { try Self.insert(token, in: $0) }
    }

    package func rotate(
        hash: Data,
        successor: RefreshSuccessor,
        now: Date,
        grace: Double
    ) async throws -> RefreshRotation {
        try await writeAccounts { connection in
            guard let row = try connection.row("SELECT * FROM refresh_token WHERE hash = $1 FOR UPDATE", [hash]) else {
                return .unknown
            }
            let token = try RefreshToken(stored: row)
            switch RotationStep(token, successor: successor, now: now, grace: grace) {
            case .refuse(let rotation):
                return rotation
            case .use(let next):
                try connection.execute(
                    "UPDATE refresh_token SET used_at = $2, replacement = $3 WHERE hash = $1",
                    [hash, now, successor.hash]
                )
                try Self.insert(next, in: connection)
                return .fresh(account: token.account, family: token.family)
            case .repeatUse(let next):
                try Self.insert(next, in: connection)
                return .repeated(account: token.account, family: token.family)
            case .revoke:
                try connection.execute("DELETE FROM refresh_token WHERE family = $1", [token.family])
                return .reused(account: token.account, family: token.family)
            }
        }
    }

    package func isLive(family: UUID, now: Date) async throws -> Bool {
        try await readAccounts { connection in
            try connection.value(
                "SELECT EXISTS (SELECT 1 FROM refresh_token WHERE family = $1 AND expires_at > $2)",
                [family, now]
            ) ?? false
        }
    }

    package func revoke(family: UUID) async throws {
        try await writeAccounts { _ = try $0.execute("DELETE FROM refresh_token WHERE family = $1", [family]) }
    }

    package func revokeAll(of account: UUID) async throws {
        try await writeAccounts { _ = try $0.execute("DELETE FROM refresh_token WHERE account_id = $1", [account]) }
    }

    // MARK: Sign-ins under way

    package func add(_ state: AuthorizationState) async throws {
        _ = try await writeAccounts { connection in
            try connection.execute(
                """
                INSERT INTO authorization_state
                    (hash, provider, nonce, verifier, redirect, browser_hash, challenge, client_state, expires_at)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
                """,
                [
                    state.hash, state.provider, state.nonce, state.verifier, state.redirect, state.browserHash,
                    state.challenge, state.clientState, state.expiresAt,
                ]
            )
        }
    }

    package func takeState(hash: Data, now: Date) async throws -> AuthorizationState? {
        try await writeAccounts { connection in
            try connection.row("DELETE FROM authorization_state WHERE hash = $1 RETURNING *", [hash])
                .map { try AuthorizationState(stored: $0) }
                .flatMap { $0.expiresAt > now ? $0 : nil }
        }
    }

    package func add(_ code: SignInCode) async throws {
        _ = try await writeAccounts { connection in
            try connection.execute(
                "INSERT INTO sign_in_code (hash, account_id, challenge, expires_at) VALUES ($1, $2, $3, $4)",
                [code.hash, code.account, code.challenge, code.expiresAt]
            )
        }
    }

    package func takeCode(hash: Data, now: Date) async throws -> SignInCode? {
        try await writeAccounts { connection in
            try connection.row("DELETE FROM sign_in_code WHERE hash = $1 RETURNING *", [hash])
                .map { try SignInCode(stored: $0) }
                .flatMap { $0.expiresAt > now ? $0 : nil }
        }
    }

    // MARK: Upkeep

    package func deleteExpired(now: Date) async throws {
        try await writeAccounts { connection in
            for table in ["refresh_token", "authorization_state", "sign_in_code"] {
                try connection.execute("DELETE FROM \(table) WHERE expires_at <= $1", [now])
            }
            try connection.execute(
                "DELETE FROM account_client WHERE seen_at <= $1",
                [now.addingTimeInterval(-ClientMemory.lifetime)]
            )
        }
    }

    // MARK: Parts of transactions

    private static func insert(_ token: RefreshToken, in connection: PostgresConnection) throws {
        try connection.execute(
            """
            INSERT INTO refresh_token (hash, family, account_id, issued_at, expires_at, used_at, replacement)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            """,
            [
                token.hash, token.family, token.account, token.issuedAt, token.expiresAt, token.usedAt,
                token.replacement,
            ]
        )
    }
}
