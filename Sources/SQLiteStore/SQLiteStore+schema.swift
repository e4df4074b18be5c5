import Foundation
import GRDB

extension SQLiteStore {
    /// All versions of the schema. A released one is never changed, only followed by another.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in
            try database.execute(sql: sessions)
            try database.execute(sql: postings)
        }
        migrator.registerMigration("2") { database in
            try database.execute(sql: library)
            try database.execute(sql: AccountSchema.sql)
        }
        migrator.registerMigration("3") { database in
            try database.execute(sql: compactPostings)
        }
        migrator.registerMigration("4") { database in
            try database.execute(sql: PostingSchema.sql)
            try PostingSchema.convert(database)
        }
        migrator.registerMigration("5") { database in
            // Counts the changes of what was found out.
            try database.execute(sql: "ALTER TABLE session ADD COLUMN revision INTEGER NOT NULL DEFAULT 0")
        }
        migrator.registerMigration("6") { database in
            try database.execute(sql: boundKeys)
            try database.execute(sql: AccountSchema.boundSignIns)
        }
        migrator.registerMigration("7") { database in
            try database.execute(sql: ListingSchema.sql)
            try ListingSchema.convert(database, now: Date())
        }
        migrator.registerMigration("8") { database in
            try database.execute(sql: AlertSchema.sql)
        }
        migrator.registerMigration("9") { database in
            try database.execute(sql: ProfileSchema.sql)
        }
        migrator.registerMigration("10") { database in
            try database.execute(sql: OutboxSchema.sql)
            try OutboxSchema.convert(database, now: Date())
        }
        migrator.registerMigration("11") { database in
            try database.execute(sql: AccountSchema.details)
        }
        migrator.registerMigration("12") { database in
            try database.execute(sql: PublicationSchema.sql)
        }
        migrator.registerMigration("13") { database in
            try database.execute(sql: NumberedAlertSchema.sql)
        }
        migrator.registerMigration("14") { database in
            // The words that the index of listings has.
            try database.execute(
                sql: "CREATE VIRTUAL TABLE posting_word USING fts5vocab('posting_listing', 'row')"
            )
        }
        migrator.registerMigration("15") { database in
            try database.execute(sql: BriefSchema.sql)
        }
        migrator.registerMigration("16") { database in
            // Nobody looks for what a turn has found: that the turn is over is seen by the turn.
            try database.execute(sql: "DROP INDEX outbox_in_turn")
        }
        migrator.registerMigration("17") { database in
            try database.execute(sql: PostingBlocks.sql)
            try PostingBlocks.convert(database)
        }
        migrator.registerMigration("18") { database in
            // Identifiers that apps chose, where they write them in another way.
            try database.execute(sql: "ALTER TABLE publication ADD COLUMN spelling TEXT")
            try database.execute(sql: "ALTER TABLE publication_deleted ADD COLUMN spelling TEXT")
        }
        migrator.registerMigration("19") { database in
            try database.execute(sql: cards)
        }
        migrator.registerMigration("20") { database in
            // Postings get them when they are imported again.
            try database.execute(sql: "ALTER TABLE posting ADD COLUMN words BLOB")
        }
        return migrator
    }

    /// What a card shows of a job beside its title, and the number that all postings of a job have: stars and the like are kept
    /// by it as well. Of what was stored before, nothing is known of it; postings get their numbers when they are imported
    /// again.
    private static let cards = """
        ALTER TABLE session_job ADD COLUMN salary_currency TEXT;
        ALTER TABLE session_job ADD COLUMN salary_minimum REAL;
        ALTER TABLE session_job ADD COLUMN salary_maximum REAL;
        ALTER TABLE session_job ADD COLUMN salary_unit TEXT;
        ALTER TABLE session_job ADD COLUMN employment_type TEXT;
        ALTER TABLE session_job ADD COLUMN skills TEXT NOT NULL DEFAULT '';
        ALTER TABLE session_job ADD COLUMN excerpt TEXT NOT NULL DEFAULT '';
        ALTER TABLE posting ADD COLUMN job INTEGER;
        ALTER TABLE session_job ADD COLUMN job INTEGER;
        ALTER TABLE job_star ADD COLUMN number INTEGER;
        ALTER TABLE job_event ADD COLUMN number INTEGER;
        """

    /// Texts apart from what matching reads; occupations as numbers, the newest postings of each first.
    private static let compactPostings = """
        CREATE TABLE posting_text (
            posting INTEGER PRIMARY KEY REFERENCES posting(number) ON DELETE CASCADE,
            description TEXT NOT NULL
        );
        INSERT INTO posting_text SELECT number, description FROM posting;
        ALTER TABLE posting DROP COLUMN description;
        ALTER TABLE posting_reach RENAME TO old_posting_reach;
        DROP INDEX posting_reach_by_posting;
        CREATE TABLE posting_reach (
            occupation INTEGER NOT NULL,
            country TEXT NOT NULL,
            age INTEGER NOT NULL,
            posting INTEGER NOT NULL,
            PRIMARY KEY (occupation, country, age, posting)
        ) WITHOUT ROWID;
        INSERT INTO posting_reach
            SELECT CAST(replace(occupation, '-', '') AS INTEGER), country,
                -CAST(coalesce(posted_at, 0) / 86400 AS INTEGER), posting
            FROM old_posting_reach JOIN posting ON number = posting;
        DROP TABLE old_posting_reach;
        """

    /// Keys that belong to a holder, and a queue in which clients take turns.
    private static let boundKeys = """
        ALTER TABLE session ADD COLUMN retry_holder_hash BLOB;
        CREATE INDEX session_by_retry_holder ON session (retry_holder_hash) WHERE retry_holder_hash IS NOT NULL;
        ALTER TABLE queue ADD COLUMN client BLOB;
        ALTER TABLE queue ADD COLUMN is_slow INTEGER NOT NULL DEFAULT 0;
        """

    private static let library = """
        ALTER TABLE session ADD COLUMN owner TEXT;
        ALTER TABLE session ADD COLUMN retry_key_hash BLOB;
        ALTER TABLE session ADD COLUMN location TEXT;
        CREATE INDEX session_by_owner ON session (owner, created_at) WHERE owner IS NOT NULL;
        CREATE UNIQUE INDEX session_by_retry_key ON session (retry_key_hash) WHERE retry_key_hash IS NOT NULL;
        CREATE INDEX posting_by_expiry ON posting (expires_at) WHERE expires_at IS NOT NULL;
        CREATE INDEX session_by_expiry ON session (expires_at);
        CREATE TABLE job_event (
            session_id TEXT NOT NULL REFERENCES session(id) ON DELETE CASCADE,
            job TEXT NOT NULL,
            kind TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (session_id, job, kind)
        ) WITHOUT ROWID;
        CREATE TABLE job_star (
            holder TEXT NOT NULL,
            session_id TEXT REFERENCES session(id) ON DELETE CASCADE,
            job TEXT NOT NULL,
            starred_at REAL NOT NULL,
            title TEXT NOT NULL,
            company TEXT NOT NULL,
            location TEXT NOT NULL,
            url TEXT NOT NULL,
            PRIMARY KEY (holder, job)
        ) WITHOUT ROWID;
        CREATE INDEX job_star_by_session ON job_star (session_id) WHERE session_id IS NOT NULL;
        """

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
