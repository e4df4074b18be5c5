import Foundation
import GRDB

/// What is to be sent to devices, and what was.
enum OutboxSchema {
    /// Times are seconds since 1970. `token_at` is when a device said its token last, `turn` the fence of the turn that
    /// still finds matches for a notification, `lead` the match that it is told apart by on the screen.
    ///
    /// A device has one notification of matches that waits: what is found meanwhile joins it.
    static let sql = """
        ALTER TABLE device ADD COLUMN token_at REAL;
        ALTER TABLE device ADD COLUMN inactive_at REAL;
        ALTER TABLE device ADD COLUMN environment TEXT;
        ALTER TABLE device ADD COLUMN web_key BLOB;
        ALTER TABLE device ADD COLUMN web_secret BLOB;
        ALTER TABLE device ADD COLUMN wants_mail INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX device_by_end ON device (inactive_at) WHERE inactive_at IS NOT NULL;
        CREATE TABLE outbox (
            id TEXT PRIMARY KEY NOT NULL,
            device TEXT NOT NULL REFERENCES device(id) ON DELETE CASCADE,
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
            reason TEXT
        ) WITHOUT ROWID;
        CREATE UNIQUE INDEX outbox_open ON outbox (device) WHERE kind = 'job_match' AND state = 'waiting';
        CREATE INDEX outbox_due ON outbox (not_before) WHERE state = 'waiting';
        CREATE INDEX outbox_leased ON outbox (device, lease_until) WHERE state = 'leased';
        CREATE INDEX outbox_by_device ON outbox (device, ended_at);
        CREATE INDEX outbox_by_end ON outbox (ended_at, state) WHERE ended_at IS NOT NULL;
        CREATE INDEX outbox_in_turn ON outbox (turn) WHERE turn IS NOT NULL;
        CREATE TABLE outbox_match (
            notification TEXT NOT NULL REFERENCES outbox(id) ON DELETE CASCADE,
            match TEXT NOT NULL REFERENCES alert_match(id) ON DELETE CASCADE,
            PRIMARY KEY (notification, match)
        ) WITHOUT ROWID;
        CREATE INDEX outbox_match_by_match ON outbox_match (match);
        INSERT INTO turn (name) VALUES ('digest'), ('retention');
        """

    /// Counts the days of devices that are inactive from now on: nobody noted since when they are.
    static func convert(_ database: Database, now: Date) throws {
        try database.execute(
            sql: "UPDATE device SET inactive_at = ? WHERE NOT active",
            arguments: [now.timeIntervalSince1970]
        )
    }
}
