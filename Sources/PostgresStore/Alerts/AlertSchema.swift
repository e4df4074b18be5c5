/// Devices, what they want, what was found for them, what is sent to them, and turns that one process has at a time.
enum AlertSchema {
    /// Lists are JSON, times seconds since 1970. A letter may go to an account, which need not have a device.
    ///
    /// A job that was found is kept once for all devices that are told of it. When subscriptions matched last stands apart
    /// from what they want, which no turn writes.
    static let sql = """
        CREATE TABLE device (
            number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            id uuid NOT NULL UNIQUE,
            token text COLLATE "C",
            platform text NOT NULL,
            os_version text NOT NULL,
            app_version text NOT NULL,
            model text NOT NULL,
            zone text NOT NULL,
            profile text COLLATE "C",
            secret_hash bytea NOT NULL UNIQUE,
            claimed_at float8,
            account uuid,
            active bool NOT NULL,
            registered_at float8 NOT NULL,
            seen_at float8,
            token_at float8,
            inactive_at float8,
            environment text,
            web_key bytea,
            web_secret bytea,
            wants_mail bool NOT NULL DEFAULT false
        ) WITH (fillfactor = 80);
        CREATE UNIQUE INDEX device_by_token ON device (md5(token)) WHERE token IS NOT NULL;
        CREATE INDEX device_by_profile ON device (profile) WHERE profile IS NOT NULL;
        CREATE INDEX device_by_account ON device (account) WHERE account IS NOT NULL;
        CREATE INDEX device_by_end ON device (inactive_at) WHERE inactive_at IS NOT NULL;
        CREATE INDEX device_by_use ON device ((coalesce(seen_at, registered_at))) WHERE active;

        CREATE TABLE subscription (
            number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            id uuid NOT NULL UNIQUE,
            device int8 NOT NULL REFERENCES device (number) ON DELETE CASCADE,
            keywords text NOT NULL,
            sources text,
            cities text,
            is_remote_only bool,
            content text COLLATE "C" NOT NULL,
            created_at float8 NOT NULL,
            updated_at float8 NOT NULL
        );
        CREATE UNIQUE INDEX subscription_by_content ON subscription (device, md5(content));
        CREATE TABLE subscription_match (
            subscription int8 PRIMARY KEY REFERENCES subscription (number) ON DELETE CASCADE,
            at float8 NOT NULL
        ) WITH (fillfactor = 70);
        CREATE TABLE subscription_revision (revision int8 NOT NULL);
        INSERT INTO subscription_revision VALUES (0);

        CREATE TABLE alert_job (
            number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            posting int8 NOT NULL,
            title text NOT NULL,
            company text NOT NULL,
            url text NOT NULL,
            source text NOT NULL,
            posted_at float8 NOT NULL,
            found_at float8 NOT NULL
        );
        CREATE INDEX alert_job_by_posting ON alert_job (posting);
        CREATE INDEX alert_job_by_age ON alert_job (found_at);
        CREATE TABLE alert_match (
            number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            id uuid NOT NULL UNIQUE,
            posting int8 NOT NULL,
            device int8 NOT NULL REFERENCES device (number) ON DELETE CASCADE,
            job int8 NOT NULL,
            keywords text NOT NULL,
            relevance float8 NOT NULL,
            at float8 NOT NULL,
            read_at float8,
            UNIQUE (posting, device)
        );
        CREATE INDEX alert_match_by_time ON alert_match (device, at, read_at);
        CREATE INDEX alert_match_by_age ON alert_match (at);

        CREATE TABLE outbox (
            number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            id uuid NOT NULL UNIQUE,
            device int8 REFERENCES device (number) ON DELETE CASCADE,
            account uuid REFERENCES account (id) ON DELETE CASCADE,
            kind text NOT NULL,
            dedupe text COLLATE "C" UNIQUE,
            text text,
            state text NOT NULL DEFAULT 'waiting',
            created_at float8 NOT NULL,
            not_before float8 NOT NULL,
            turn int8,
            lead uuid,
            attempt int8 NOT NULL DEFAULT 0,
            tried_at float8,
            lease_token uuid,
            lease_until float8,
            ended_at float8,
            reason text,
            CHECK ((device IS NULL) <> (account IS NULL))
        ) WITH (fillfactor = 80);
        CREATE UNIQUE INDEX outbox_open ON outbox (device) WHERE kind = 'job_match' AND state = 'waiting';
        CREATE INDEX outbox_due ON outbox (not_before) WHERE state = 'waiting';
        CREATE INDEX outbox_leased ON outbox (device, lease_until) WHERE state = 'leased';
        CREATE INDEX outbox_by_device ON outbox (device, ended_at);
        CREATE INDEX outbox_by_account ON outbox (account) WHERE account IS NOT NULL;
        CREATE INDEX outbox_by_end ON outbox (ended_at, state) WHERE ended_at IS NOT NULL;
        CREATE TABLE outbox_match (
            notification int8 NOT NULL REFERENCES outbox (number) ON DELETE CASCADE,
            match int8 NOT NULL REFERENCES alert_match (number) ON DELETE CASCADE,
            PRIMARY KEY (notification, match)
        );
        CREATE INDEX outbox_match_by_match ON outbox_match (match);

        CREATE TABLE turn (
            name text PRIMARY KEY,
            holder uuid,
            lease_until float8 NOT NULL DEFAULT 0,
            fence int8 NOT NULL DEFAULT 0,
            mark int8 NOT NULL DEFAULT 0
        ) WITH (fillfactor = 50);
        INSERT INTO turn (name, mark) SELECT 'alerts', coalesce(max(number), 0) FROM posting;
        INSERT INTO turn (name) VALUES ('digest'), ('retention'), ('brief');

        CREATE TABLE profile (
            name text COLLATE "C" PRIMARY KEY,
            id uuid NOT NULL UNIQUE,
            secret_hash bytea,
            account uuid,
            first_name text,
            last_name text,
            email text,
            phone text,
            location text,
            job_title text,
            years int8,
            linkedin text,
            portfolio text,
            bio text,
            job_types text,
            remote text,
            skills text,
            places text,
            minimum_salary int8,
            maximum_salary int8,
            currency text,
            is_negotiable bool,
            keywords text NOT NULL,
            notifies_of_matches bool,
            reminds_of_applications bool,
            sends_weekly_digest bool,
            sends_market_insights bool,
            has_quiet_hours bool,
            quiet_start text,
            quiet_end text,
            preferred_time text,
            visibility text,
            shares_analytics bool,
            shares_views bool,
            allows_recommendations bool,
            session bytea,
            created_at float8 NOT NULL,
            updated_at float8 NOT NULL,
            seen_at float8 NOT NULL
        );
        CREATE INDEX profile_by_secret ON profile (secret_hash) WHERE secret_hash IS NOT NULL;
        CREATE INDEX profile_by_account ON profile (account) WHERE account IS NOT NULL;
        CREATE INDEX profile_by_use ON profile (seen_at);
        """
}
