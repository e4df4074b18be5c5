import GRDB

extension SQLiteStore {
    /// All versions of the schema. A released one is never changed, only followed by another.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in
            try database.execute(sql: sessions)
            try database.execute(sql: postings)
        }
        return migrator
    }

    /// Times are seconds since 1970, identifiers are UUIDs in text.
    private static let sessions = """
        CREATE TABLE session (
            id TEXT PRIMARY KEY NOT NULL,
            user_search_id TEXT NOT NULL,
            created_at REAL NOT NULL,
            expires_at REAL NOT NULL,
            status TEXT NOT NULL,
            view_token_hash BLOB NOT NULL UNIQUE,
            failure TEXT,
            analysis BLOB
        ) WITHOUT ROWID;
        CREATE TABLE session_file (
            session_id TEXT NOT NULL REFERENCES session(id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            bytes BLOB NOT NULL,
            UNIQUE (session_id, position)
        );
        CREATE TABLE session_job (
            session_id TEXT NOT NULL REFERENCES session(id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            bucket TEXT NOT NULL,
            category TEXT NOT NULL,
            score INTEGER NOT NULL,
            distance REAL,
            role TEXT NOT NULL,
            matching_skills TEXT NOT NULL,
            source TEXT NOT NULL,
            identifier TEXT NOT NULL,
            title TEXT NOT NULL,
            company TEXT NOT NULL,
            location TEXT NOT NULL,
            workplace TEXT NOT NULL,
            eligible_countries TEXT NOT NULL,
            url TEXT NOT NULL,
            posted_at REAL,
            PRIMARY KEY (session_id, position)
        ) WITHOUT ROWID;
        CREATE TABLE queue (
            session_id TEXT PRIMARY KEY NOT NULL REFERENCES session(id) ON DELETE CASCADE,
            queued_at REAL NOT NULL,
            state TEXT NOT NULL,
            attempt INTEGER NOT NULL DEFAULT 0,
            lease_token TEXT,
            lease_until REAL
        ) WITHOUT ROWID;
        CREATE INDEX queue_by_age ON queue (state, queued_at);
        """

    private static let postings = """
        CREATE TABLE posting (
            number INTEGER PRIMARY KEY,
            source TEXT NOT NULL,
            identifier TEXT NOT NULL,
            title TEXT NOT NULL,
            company TEXT NOT NULL,
            url TEXT NOT NULL,
            description TEXT NOT NULL,
            places TEXT NOT NULL,
            workplace TEXT NOT NULL,
            eligible_countries TEXT NOT NULL,
            employment_type TEXT,
            salary_currency TEXT,
            salary_minimum REAL,
            salary_maximum REAL,
            salary_unit TEXT,
            posted_at REAL,
            expires_at REAL,
            occupations TEXT NOT NULL,
            seniority INTEGER NOT NULL,
            skills TEXT NOT NULL,
            UNIQUE (source, identifier)
        );
        CREATE TABLE posting_reach (
            occupation TEXT NOT NULL,
            country TEXT NOT NULL,
            posting INTEGER NOT NULL REFERENCES posting(number) ON DELETE CASCADE,
            PRIMARY KEY (occupation, country, posting)
        ) WITHOUT ROWID;
        CREATE INDEX posting_reach_by_posting ON posting_reach (posting);
        """
}
