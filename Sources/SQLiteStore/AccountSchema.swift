/// The tables of accounts, refresh tokens and sign-ins under way.
enum AccountSchema {
    /// Times are seconds since 1970, identifiers are UUIDs in text, hashes are SHA-256.
    static let sql = """
        CREATE TABLE account (
            id TEXT PRIMARY KEY NOT NULL,
            email TEXT NOT NULL UNIQUE,
            email_proven INTEGER NOT NULL,
            password_hash TEXT,
            created_at REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE account_identity (
            provider TEXT NOT NULL,
            subject TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            PRIMARY KEY (provider, subject)
        ) WITHOUT ROWID;
        CREATE INDEX account_identity_by_account ON account_identity (account_id);
        CREATE TABLE refresh_token (
            hash BLOB PRIMARY KEY NOT NULL,
            family TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            issued_at REAL NOT NULL,
            expires_at REAL NOT NULL,
            used_at REAL,
            replacement BLOB
        ) WITHOUT ROWID;
        CREATE INDEX refresh_token_by_family ON refresh_token (family);
        CREATE INDEX refresh_token_by_account ON refresh_token (account_id);
        CREATE INDEX refresh_token_by_end ON refresh_token (expires_at);
        CREATE TABLE authorization_state (
            hash BLOB PRIMARY KEY NOT NULL,
            provider TEXT NOT NULL,
            nonce TEXT NOT NULL,
            verifier TEXT NOT NULL,
            redirect TEXT NOT NULL,
            expires_at REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX authorization_state_by_end ON authorization_state (expires_at);
        """
}
