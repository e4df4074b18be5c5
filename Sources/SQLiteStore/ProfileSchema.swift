/// What people told apps of themselves.
enum ProfileSchema {
    /// Lists are JSON, identifiers UUIDs in text, times seconds since 1970. What is NULL was not told.
    static let sql = """
        CREATE TABLE profile (
            name TEXT PRIMARY KEY NOT NULL,
            id TEXT NOT NULL UNIQUE,
            secret_hash BLOB,
            account TEXT,
            first_name TEXT,
            last_name TEXT,
            email TEXT,
            phone TEXT,
            location TEXT,
            job_title TEXT,
            years INTEGER,
            linkedin TEXT,
            portfolio TEXT,
            bio TEXT,
            job_types TEXT,
            remote TEXT,
            skills TEXT,
            places TEXT,
            minimum_salary INTEGER,
            maximum_salary INTEGER,
            currency TEXT,
            is_negotiable INTEGER,
            keywords TEXT NOT NULL,
            notifies_of_matches INTEGER,
            reminds_of_applications INTEGER,
            sends_weekly_digest INTEGER,
            sends_market_insights INTEGER,
            has_quiet_hours INTEGER,
            quiet_start TEXT,
            quiet_end TEXT,
            preferred_time TEXT,
            visibility TEXT,
            shares_analytics INTEGER,
            shares_views INTEGER,
            allows_recommendations INTEGER,
            session BLOB,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL,
            seen_at REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX profile_by_secret ON profile (secret_hash) WHERE secret_hash IS NOT NULL;
        CREATE INDEX profile_by_account ON profile (account) WHERE account IS NOT NULL;
        CREATE INDEX profile_by_use ON profile (seen_at);
        CREATE INDEX device_by_profile ON device (profile) WHERE profile IS NOT NULL;
        CREATE INDEX device_by_account ON device (account) WHERE account IS NOT NULL;
        """
}
