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

    /// Sign-ins that only the browser which began can finish, codes, and from where people signed in. What was under way
    /// is begun again.
    static let boundSignIns = """
        DELETE FROM authorization_state;
        ALTER TABLE authorization_state ADD COLUMN browser_hash BLOB NOT NULL DEFAULT x'';
        ALTER TABLE authorization_state ADD COLUMN challenge TEXT;
        ALTER TABLE authorization_state ADD COLUMN client_state TEXT;
        CREATE TABLE sign_in_code (
            hash BLOB PRIMARY KEY NOT NULL,
            account_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            challenge TEXT NOT NULL,
            expires_at REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX sign_in_code_by_end ON sign_in_code (expires_at);
        CREATE INDEX sign_in_code_by_account ON sign_in_code (account_id);
        CREATE TABLE account_client (
            account_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            client BLOB NOT NULL,
            seen_at REAL NOT NULL,
            PRIMARY KEY (account_id, client)
        ) WITHOUT ROWID;
        CREATE INDEX account_client_by_age ON account_client (seen_at);
        """

    /// What is kept beside accounts. Lists are JSON; what is NULL was not told.
    static let details = """
        ALTER TABLE account ADD COLUMN deactivated_at REAL;
        CREATE TABLE account_profile (
            account TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            name TEXT,
            username TEXT,
            nickname TEXT,
            role TEXT NOT NULL,
            zone TEXT,
            language TEXT,
            personality TEXT,
            modules TEXT,
            place TEXT,
            brief_at TEXT,
            brief_by TEXT NOT NULL
        ) WITHOUT ROWID;
        """
}
