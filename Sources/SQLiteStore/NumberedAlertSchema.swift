import GRDB

/// Devices, subscriptions, matches and notifications by number.
///
/// Rows that were kept by random identifiers lay scattered over their tables: a turn with many matches wrote most pages of
/// each of them again with every step. Rows by number stand in the order in which they came, identifiers that grow with
/// time do in their indexes, and what is found by device is a narrow index.
enum NumberedAlertSchema {
    /// A job that was found is kept once for all devices that are told of it, until `found_at` is so long ago that no match
    /// has it any more. When subscriptions matched last stands apart from what they want, which no turn writes. Active
    /// devices and their subscriptions are counted as they come and go: an app asks how many there are at any time.
    static let sql = """
        DROP INDEX device_by_activity;
        DROP INDEX device_by_end;
        DROP INDEX device_by_profile;
        DROP INDEX device_by_account;
        DROP INDEX alert_match_by_time;
        DROP INDEX alert_match_unread;
        DROP INDEX alert_match_by_age;
        DROP INDEX outbox_open;
        DROP INDEX outbox_due;
        DROP INDEX outbox_leased;
        DROP INDEX outbox_by_device;
        DROP INDEX outbox_by_end;
        DROP INDEX outbox_in_turn;
        DROP INDEX outbox_match_by_match;
        ALTER TABLE device RENAME TO old_device;
        ALTER TABLE subscription RENAME TO old_subscription;
        ALTER TABLE alert_match RENAME TO old_alert_match;
        ALTER TABLE outbox RENAME TO old_outbox;
        ALTER TABLE outbox_match RENAME TO old_outbox_match;

        CREATE TABLE device (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
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
            seen_at REAL,
            token_at REAL,
            inactive_at REAL,
            environment TEXT,
            web_key BLOB,
            web_secret BLOB,
            wants_mail INTEGER NOT NULL DEFAULT 0
        );
        INSERT INTO device (id, token, platform, os_version, app_version, model, zone, profile, secret_hash, claimed_at,
                account, active, registered_at, seen_at, token_at, inactive_at, environment, web_key, web_secret, wants_mail)
            SELECT id, token, platform, os_version, app_version, model, zone, profile, secret_hash, claimed_at,
                account, active, registered_at, seen_at, token_at, inactive_at, environment, web_key, web_secret, wants_mail
            FROM old_device ORDER BY registered_at, id;
        CREATE INDEX device_by_profile ON device (profile) WHERE profile IS NOT NULL;
        CREATE INDEX device_by_account ON device (account) WHERE account IS NOT NULL;
        CREATE INDEX device_by_end ON device (inactive_at) WHERE inactive_at IS NOT NULL;
        CREATE INDEX device_by_use ON device (coalesce(seen_at, registered_at)) WHERE active;

        CREATE TABLE subscription (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            device INTEGER NOT NULL REFERENCES device(number) ON DELETE CASCADE,
            keywords TEXT NOT NULL,
            sources TEXT,
            cities TEXT,
            is_remote_only INTEGER,
            content TEXT NOT NULL,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL,
            UNIQUE (device, content)
        );
        INSERT INTO subscription (id, device, keywords, sources, cities, is_remote_only, content, created_at, updated_at)
            SELECT old.id, device.number, keywords, sources, cities, is_remote_only, content, created_at, updated_at
            FROM old_subscription AS old JOIN device ON device.id = old.device ORDER BY created_at, old.id;
        CREATE TABLE subscription_match (
            subscription INTEGER PRIMARY KEY REFERENCES subscription(number) ON DELETE CASCADE,
            at REAL NOT NULL
        );
        INSERT INTO subscription_match
            SELECT number, last_match_at FROM old_subscription AS old JOIN subscription ON subscription.id = old.id
            WHERE last_match_at IS NOT NULL ORDER BY number;

        CREATE TABLE alert_job (
            number INTEGER PRIMARY KEY,
            posting INTEGER NOT NULL,
            title TEXT NOT NULL,
            company TEXT NOT NULL,
            url TEXT NOT NULL,
            source TEXT NOT NULL,
            posted_at REAL NOT NULL,
            found_at REAL NOT NULL
        );
        INSERT INTO alert_job (posting, title, company, url, source, posted_at, found_at)
            SELECT posting, title, company, url, source, posted_at, max(at) FROM old_alert_match
            GROUP BY posting, title, company, url, source, posted_at;
        CREATE INDEX alert_job_by_posting ON alert_job (posting);
        CREATE INDEX alert_job_by_age ON alert_job (found_at);
        CREATE TABLE alert_match (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            posting INTEGER NOT NULL,
            device INTEGER NOT NULL REFERENCES device(number) ON DELETE CASCADE,
            job INTEGER NOT NULL,
            keywords TEXT NOT NULL,
            relevance REAL NOT NULL,
            at REAL NOT NULL,
            read_at REAL,
            UNIQUE (posting, device)
        );
        INSERT INTO alert_match (id, posting, device, job, keywords, relevance, at, read_at)
            SELECT old.id, old.posting, device.number, alert_job.number, keywords, relevance, at, read_at
            FROM old_alert_match AS old JOIN device ON device.id = old.device
            JOIN alert_job ON alert_job.posting = old.posting AND alert_job.title = old.title
                AND alert_job.company = old.company AND alert_job.url = old.url AND alert_job.source = old.source
                AND alert_job.posted_at = old.posted_at
            ORDER BY at, old.id;
        CREATE INDEX alert_match_by_time ON alert_match (device, at, read_at);
        CREATE INDEX alert_match_by_age ON alert_match (at);

        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            device INTEGER NOT NULL REFERENCES device(number) ON DELETE CASCADE,
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
        );
        INSERT INTO outbox (id, device, kind, dedupe, text, state, created_at, not_before, turn, lead, attempt, tried_at,
                lease_token, lease_until, ended_at, reason)
            SELECT old.id, device.number, kind, dedupe, text, state, created_at, not_before, turn, lead, attempt, tried_at,
                lease_token, lease_until, ended_at, reason
            FROM old_outbox AS old JOIN device ON device.id = old.device ORDER BY created_at, old.id;
        CREATE TABLE outbox_match (
            notification INTEGER NOT NULL REFERENCES outbox(number) ON DELETE CASCADE,
            match INTEGER NOT NULL REFERENCES alert_match(number) ON DELETE CASCADE,
            PRIMARY KEY (notification, match)
        ) WITHOUT ROWID;
        INSERT INTO outbox_match
            SELECT outbox.number, alert_match.number FROM old_outbox_match AS old
            JOIN outbox ON outbox.id = old.notification JOIN alert_match ON alert_match.id = old.match
            ORDER BY outbox.number, alert_match.number;
        CREATE UNIQUE INDEX outbox_open ON outbox (device) WHERE kind = 'job_match' AND state = 'waiting';
        CREATE INDEX outbox_due ON outbox (not_before) WHERE state = 'waiting';
        CREATE INDEX outbox_leased ON outbox (device, lease_until) WHERE state = 'leased';
        CREATE INDEX outbox_by_device ON outbox (device, ended_at);
        CREATE INDEX outbox_by_end ON outbox (ended_at, state) WHERE ended_at IS NOT NULL;
        CREATE INDEX outbox_in_turn ON outbox (turn) WHERE turn IS NOT NULL;
        CREATE INDEX outbox_match_by_match ON outbox_match (match);

        DROP TABLE old_outbox_match;
        DROP TABLE old_outbox;
        DROP TABLE old_alert_match;
        DROP TABLE old_subscription;
        DROP TABLE old_device;

        CREATE TABLE alert_total (
            active_devices INTEGER NOT NULL,
            active_subscriptions INTEGER NOT NULL
        );
        INSERT INTO alert_total SELECT
            (SELECT count(*) FROM device WHERE active),
            (SELECT count(*) FROM subscription JOIN device ON device.number = device WHERE active);
        CREATE TRIGGER device_added AFTER INSERT ON device WHEN new.active BEGIN
            UPDATE alert_total SET active_devices = active_devices + 1;
        END;
        CREATE TRIGGER device_turned AFTER UPDATE OF active ON device WHEN new.active <> old.active BEGIN
            UPDATE alert_total SET active_devices = active_devices + new.active - old.active,
                active_subscriptions = active_subscriptions
                    + (new.active - old.active) * (SELECT count(*) FROM subscription WHERE device = new.number);
        END;
        CREATE TRIGGER device_removed BEFORE DELETE ON device WHEN old.active BEGIN
            UPDATE alert_total SET active_devices = active_devices - 1, active_subscriptions = active_subscriptions
                - (SELECT count(*) FROM subscription WHERE device = old.number);
        END;
        CREATE TRIGGER subscription_added AFTER INSERT ON subscription BEGIN
            UPDATE alert_total SET active_subscriptions = active_subscriptions
                + (SELECT active FROM device WHERE number = new.device);
        END;
        CREATE TRIGGER subscription_removed AFTER DELETE ON subscription BEGIN
            UPDATE alert_total SET active_subscriptions = active_subscriptions
                - coalesce((SELECT active FROM device WHERE number = old.device), 0);
        END;
        """
}
