/// Devices, what they want, what was found for them, and turns that one process has at a time.
enum AlertSchema {
    /// Lists are JSON, identifiers UUIDs in text, times seconds since 1970.
    static let sql = """
        CREATE TABLE device (
            id TEXT PRIMARY KEY NOT NULL,
            token TEXT UNIQUE,
            platform TEXT NOT NULL,
            os_version TEXT NOT NULL,
            app_version TEXT NOT NULL,
            model TEXT NOT NULL,
            zone TEXT NOT NULL,
            profile TEXT,
            secret_hash BLOB NOT NULL UNIQUE,
            claimed_at REAL,
            account TEXT,
            active INTEGER NOT NULL,
            registered_at REAL NOT NULL,
            seen_at REAL
        ) WITHOUT ROWID;
        CREATE INDEX device_by_activity ON device (active);
        CREATE TABLE subscription (
            id TEXT PRIMARY KEY NOT NULL,
            device TEXT NOT NULL REFERENCES device(id) ON DELETE CASCADE,
            keywords TEXT NOT NULL,
            sources TEXT,
            cities TEXT,
            is_remote_only INTEGER,
            content TEXT NOT NULL,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL,
            last_match_at REAL,
            UNIQUE (device, content)
        ) WITHOUT ROWID;
        CREATE TABLE alert_match (
            id TEXT PRIMARY KEY NOT NULL,
            device TEXT NOT NULL REFERENCES device(id) ON DELETE CASCADE,
            posting INTEGER NOT NULL,
            title TEXT NOT NULL,
            company TEXT NOT NULL,
            url TEXT NOT NULL,
            source TEXT NOT NULL,
            posted_at REAL NOT NULL,
            keywords TEXT NOT NULL,
            relevance REAL NOT NULL,
            at REAL NOT NULL,
            read_at REAL,
            UNIQUE (device, posting)
        ) WITHOUT ROWID;
        CREATE INDEX alert_match_by_time ON alert_match (device, at DESC, id);
        CREATE INDEX alert_match_unread ON alert_match (device) WHERE read_at IS NULL;
        CREATE INDEX alert_match_by_age ON alert_match (at);
        CREATE TABLE turn (
            name TEXT PRIMARY KEY NOT NULL,
            holder TEXT,
            lease_until REAL NOT NULL DEFAULT 0,
            fence INTEGER NOT NULL DEFAULT 0,
            mark INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        INSERT INTO turn (name, mark) SELECT 'alerts', highest FROM posting_number;
        CREATE TABLE subscription_revision (revision INTEGER NOT NULL);
        INSERT INTO subscription_revision VALUES (0);
        """
}
