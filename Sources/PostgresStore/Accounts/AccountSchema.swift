/// The tables of accounts, refresh tokens and sign-ins under way.
enum AccountSchema {
    /// Times are seconds since 1970, hashes are SHA-256, lists are JSON. What is NULL was not told.
    static let sql = """
        CREATE TABLE account (
            id uuid PRIMARY KEY,
            email text COLLATE "C" NOT NULL CONSTRAINT account_email_is_new UNIQUE,
            email_proven bool NOT NULL,
            password_hash text,
            created_at float8 NOT NULL,
            deactivated_at float8
        );
        CREATE TABLE account_identity (
            provider text COLLATE "C" NOT NULL,
            subject text COLLATE "C" NOT NULL,
            account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            CONSTRAINT account_identity_is_new PRIMARY KEY (provider, subject)
        );
        CREATE INDEX account_identity_by_account ON account_identity (account_id);
        CREATE TABLE refresh_token (
            hash bytea PRIMARY KEY,
            family uuid NOT NULL,
            account_id uuid NOT NULL CONSTRAINT refresh_token_has_account REFERENCES account (id) ON DELETE CASCADE,
            issued_at float8 NOT NULL,
            expires_at float8 NOT NULL,
            used_at float8,
            replacement bytea
        );
        CREATE INDEX refresh_token_by_family ON refresh_token (family);
        CREATE INDEX refresh_token_by_account ON refresh_token (account_id);
        CREATE INDEX refresh_token_by_end ON refresh_token (expires_at);
        CREATE TABLE authorization_state (
            hash bytea PRIMARY KEY,
            provider text NOT NULL,
            nonce text NOT NULL,
            verifier text NOT NULL,
            redirect text NOT NULL,
            browser_hash bytea NOT NULL,
            challenge text,
            client_state text,
            expires_at float8 NOT NULL
        );
        CREATE INDEX authorization_state_by_end ON authorization_state (expires_at);
        CREATE TABLE sign_in_code (
            hash bytea PRIMARY KEY,
            account_id uuid NOT NULL CONSTRAINT sign_in_code_has_account REFERENCES account (id) ON DELETE CASCADE,
            challenge text NOT NULL,
            expires_at float8 NOT NULL
        );
        CREATE INDEX sign_in_code_by_end ON sign_in_code (expires_at);
        CREATE INDEX sign_in_code_by_account ON sign_in_code (account_id);
        CREATE TABLE account_client (
            account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            client bytea NOT NULL,
            seen_at float8 NOT NULL,
            PRIMARY KEY (account_id, client)
        );
        CREATE INDEX account_client_by_age ON account_client (seen_at);
        CREATE TABLE account_profile (
            account uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
            name text,
            username text,
            nickname text,
            role text NOT NULL,
            zone text,
            language text,
            personality text,
            modules text,
            place text,
            brief_at text,
            brief_by text NOT NULL
        );
        """
}
