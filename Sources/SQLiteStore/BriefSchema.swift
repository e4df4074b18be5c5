/// What briefs are made of, and notifications that belong to an account instead of a device.
enum BriefSchema {
    /// Times are seconds since 1970, days `2026-11-30`, identifiers of accounts UUIDs in text. `brief_day` has the days whose
    /// brief was dealt with, whether there was something to tell or not.
    ///
    /// A letter with a brief goes to an account, which need not have a device: the outbox is made anew for it.
    static let sql = """
        CREATE TABLE countdown (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            account TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            day TEXT NOT NULL,
            is_yearly INTEGER NOT NULL,
            before TEXT,
            after TEXT,
            kind TEXT NOT NULL,
            job TEXT,
            created_at REAL NOT NULL,
            UNIQUE (account, name, day)
        );
        CREATE INDEX countdown_by_day ON countdown (day) WHERE NOT is_yearly;
        CREATE TABLE reminder (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            account TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            text TEXT NOT NULL,
            at REAL NOT NULL,
            repetition TEXT NOT NULL,
            done_at REAL,
            created_at REAL NOT NULL
        );
        CREATE INDEX reminder_by_account ON reminder (account);
        CREATE INDEX reminder_by_end ON reminder (done_at) WHERE done_at IS NOT NULL AND repetition = 'none';
        CREATE TABLE weather_answer (
            place TEXT PRIMARY KEY NOT NULL,
            fetched_at REAL NOT NULL,
            body BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE brief_day (
            account TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            day TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (account, day)
        ) WITHOUT ROWID;
        CREATE INDEX brief_day_by_age ON brief_day (at);
        CREATE INDEX account_profile_by_brief ON account_profile (brief_at) WHERE brief_at IS NOT NULL;
        CREATE TABLE new_outbox (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            device INTEGER REFERENCES device(number) ON DELETE CASCADE,
            account TEXT REFERENCES account(id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            dedupe TEXT UNIQUE,
            text TEXT,
            state TEXT NOT NULL DEFAULT 'waiting',
            created_at REAL NOT NULL,
            not_before REAL NOT NULL,
            turn INTEGER,
            lead TEXT,
            attempt INTEGER NOT NULL DEFAULT 0,
            tried_at REAL,
            lease_token TEXT,
            lease_until REAL,
            ended_at REAL,
            reason TEXT,
            CHECK ((device IS NULL) <> (account IS NULL))
        );
        INSERT INTO new_outbox (number, id, device, kind, dedupe, text, state, created_at, not_before, turn, lead, attempt,
                tried_at, lease_token, lease_until, ended_at, reason)
            SELECT number, id, device, kind, dedupe, text, state, created_at, not_before, turn, lead, attempt, tried_at,
                lease_token, lease_until, ended_at, reason
            FROM outbox;
        DROP TABLE outbox;
        ALTER TABLE new_outbox RENAME TO outbox;
        CREATE UNIQUE INDEX outbox_open ON outbox (device) WHERE kind = 'job_match' AND state = 'waiting';
        CREATE INDEX outbox_due ON outbox (not_before) WHERE state = 'waiting';
        CREATE INDEX outbox_leased ON outbox (device, lease_until) WHERE state = 'leased';
        CREATE INDEX outbox_by_device ON outbox (device, ended_at);
        CREATE INDEX outbox_by_account ON outbox (account) WHERE account IS NOT NULL;
        CREATE INDEX outbox_by_end ON outbox (ended_at, state) WHERE ended_at IS NOT NULL;
        CREATE INDEX outbox_in_turn ON outbox (turn) WHERE turn IS NOT NULL;
        INSERT INTO turn (name) VALUES ('brief');
        """
}
