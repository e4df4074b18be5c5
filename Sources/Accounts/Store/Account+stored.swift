package import StoredRows

extension Account {
    /// Reads a row of accounts.
    ///
    /// - Parameters:
    ///   - row: all columns of the table of accounts.
    ///   - identities: those of the account.
    /// - Throws: `AccountStoreError.unavailable` for a row that is damaged.
    package init(stored row: some StoredRow, identities: [AccountIdentity]) throws {
        self = try AccountStoreError.reading {
            Account(
                id: try row.identifier("id"),
                email: EmailAddress(stored: try row.text("email")),
                isEmailProven: try row.flag("email_proven"),
                passwordHash: try row.text(ifAny: "password_hash"),
                identities: identities,
                createdAt: try row.time("created_at"),
                deactivatedAt: try row.time(ifAny: "deactivated_at")
            )
        }
    }
}

extension AccountIdentity {
    /// Reads a row of identities.
    package init(stored row: some StoredRow) throws {
        self = try AccountStoreError.reading {
            AccountIdentity(provider: try row.text("provider"), subject: try row.text("subject"))
        }
    }
}

extension AccountDetails {
    /// Reads a row of details; nothing in any cell where none were ever told.
    package init(stored row: some StoredRow) throws {
        self.init()
        name = try row.text(ifAny: "name")
        username = try row.text(ifAny: "username")
        nickname = try row.text(ifAny: "nickname")
        role = try row.text(ifAny: "role").flatMap(AccountRole.init) ?? .user
        zone = try row.text(ifAny: "zone")
        language = try row.text(ifAny: "language")
        personality = try row.text(ifAny: "personality")
        modules = StoredList.texts(try row.text(ifAny: "modules"))
        place = try row.text(ifAny: "place")
        briefAt = try row.text(ifAny: "brief_at")
        briefBy = StoredList.texts(try row.text(ifAny: "brief_by")) ?? []
    }
}

extension AuthorizationState {
    /// Reads a row of sign-ins under way.
    package init(stored row: some StoredRow) throws {
        self.init(
            hash: try row.bytes("hash"),
            provider: try row.text("provider"),
            nonce: try row.text("nonce"),
            verifier: try row.text("verifier"),
            redirect: try row.text("redirect"),
            browserHash: try row.bytes("browser_hash"),
            challenge: try row.text(ifAny: "challenge"),
            clientState: try row.text(ifAny: "client_state"),
            expiresAt: try row.time("expires_at")
        )
    }
}

extension SignInCode {
    /// Reads a row of codes.
    package init(stored row: some StoredRow) throws {
        self = try AccountStoreError.reading {
            SignInCode(
                hash: try row.bytes("hash"),
                account: try row.identifier("account_id"),
                challenge: try row.text("challenge"),
                expiresAt: try row.time("expires_at")
            )
        }
    }
}

extension RefreshToken {
    /// Reads a row of tokens.
    package init(stored row: some StoredRow) throws {
        self = try AccountStoreError.reading {
            var token = RefreshToken(
                hash: try row.bytes("hash"),
                family: try row.identifier("family"),
                account: try row.identifier("account_id"),
                issuedAt: try row.time("issued_at"),
                expiresAt: try row.time("expires_at")
            )
            token.usedAt = try row.time(ifAny: "used_at")
            token.replacement = try row.bytes(ifAny: "replacement")
            return token
        }
    }
}

extension AccountStoreError {
    /// Reads a row; only a damaged database has rows that cannot be read.
    static func reading<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch is UnexpectedCell {
            throw AccountStoreError.unavailable
        }
    }
}
