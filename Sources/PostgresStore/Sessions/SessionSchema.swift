/// The tables of sessions, their files, the queue, and what people did with jobs.
enum SessionSchema {
    /// Times are seconds since 1970, so that they come back as they were.
    ///
    /// The queue is small and changes all the time: its pages have room for that, and are cleaned early. Uploads are mostly
    /// compressed already.
    static let sql = """
        CREATE TABLE session (
            id uuid PRIMARY KEY,
            user_search_id uuid NOT NULL,
            created_at float8 NOT NULL,
            expires_at float8 NOT NULL,
            status text NOT NULL,
            view_token_hash bytea NOT NULL UNIQUE,
            failure text,
            analysis bytea,
            owner uuid,
            retry_key_hash bytea,
            retry_holder_hash bytea,
            location text,
            revision int8 NOT NULL DEFAULT 0
        ) WITH (fillfactor = 80);
        CREATE INDEX session_by_owner ON session (owner, created_at) WHERE owner IS NOT NULL;
        CREATE INDEX session_by_age ON session (created_at);
        CREATE INDEX session_by_expiry ON session (expires_at);
        CREATE UNIQUE INDEX session_by_retry_key ON session (retry_key_hash) WHERE retry_key_hash IS NOT NULL;
        CREATE UNIQUE INDEX session_by_retry_holder ON session (retry_holder_hash)
            WHERE retry_holder_hash IS NOT NULL;

        CREATE TABLE session_piece (
            session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
            position int8 NOT NULL,
            piece int8 NOT NULL,
            bytes bytea NOT NULL,
            PRIMARY KEY (session_id, position, piece)
        ) WITH (autovacuum_vacuum_scale_factor = 0.02, toast.autovacuum_vacuum_scale_factor = 0.02);
        ALTER TABLE session_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;

        CREATE TABLE session_job (
            session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
            position int8 NOT NULL,
            bucket text NOT NULL,
            category text NOT NULL,
            score int8 NOT NULL,
            distance float8,
            role text NOT NULL,
            matching_skills text NOT NULL,
            source text NOT NULL,
            identifier text NOT NULL,
            title text NOT NULL,
            company text NOT NULL,
            location text NOT NULL,
            workplace text NOT NULL,
            eligible_countries text NOT NULL,
            url text NOT NULL,
            posted_at float8,
            salary_currency text,
            salary_minimum float8,
            salary_maximum float8,
            salary_unit text,
            employment_type text,
            skills text NOT NULL,
            excerpt text NOT NULL,
            job int8,
            PRIMARY KEY (session_id, position)
        );

        CREATE TABLE queue (
            session_id uuid PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
            queued_at float8 NOT NULL,
            client bytea,
            is_slow bool NOT NULL,
            attempt int8 NOT NULL DEFAULT 0,
            lease_token uuid,
            lease_until float8,
            holder uuid
        ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
        CREATE INDEX queue_by_age ON queue (queued_at);

        CREATE TABLE job_event (
            session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
            job text NOT NULL,
            kind text NOT NULL,
            at float8 NOT NULL,
            number int8,
            PRIMARY KEY (session_id, job, kind)
        );
        CREATE TABLE job_star (
            holder uuid NOT NULL,
            session_id uuid REFERENCES session (id) ON DELETE CASCADE,
            job text NOT NULL,
            starred_at float8 NOT NULL,
            title text NOT NULL,
            company text NOT NULL,
            location text NOT NULL,
            url text NOT NULL,
            number int8,
            PRIMARY KEY (holder, job)
        );
        CREATE INDEX job_star_by_session ON job_star (session_id) WHERE session_id IS NOT NULL;

        -- Written to see whether anything can be written.
        CREATE TABLE written (number int8 PRIMARY KEY, at float8 NOT NULL);
        """
}
