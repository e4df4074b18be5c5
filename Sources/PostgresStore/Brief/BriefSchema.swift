/// What briefs are made of.
enum BriefSchema {
    /// Times are seconds since 1970, days `2026-11-30`. `brief_day` has the days whose brief was dealt with, whether there
    /// was something to tell or not.
    static let sql = """
        CREATE TABLE countdown (
            id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            account uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            name text COLLATE "C" NOT NULL,
            day text COLLATE "C" NOT NULL,
            is_yearly bool NOT NULL,
            before text,
            after text,
            kind text NOT NULL,
            job text,
            created_at float8 NOT NULL,
            CONSTRAINT countdown_is_new UNIQUE (account, name, day)
        );
        CREATE INDEX countdown_by_day ON countdown (day) WHERE NOT is_yearly;
        CREATE TABLE reminder (
            id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            account uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            text text NOT NULL,
            at float8 NOT NULL,
            repetition text NOT NULL,
            done_at float8,
            created_at float8 NOT NULL
        );
        CREATE INDEX reminder_by_account ON reminder (account);
        CREATE INDEX reminder_by_end ON reminder (done_at) WHERE done_at IS NOT NULL AND repetition = 'none';
        CREATE TABLE weather_answer (
            place text COLLATE "C" PRIMARY KEY,
            fetched_at float8 NOT NULL,
            body bytea NOT NULL
        );
        CREATE TABLE brief_day (
            account uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            day text COLLATE "C" NOT NULL,
            at float8 NOT NULL,
            PRIMARY KEY (account, day)
        );
        CREATE INDEX brief_day_by_age ON brief_day (at);
        CREATE INDEX account_profile_by_brief ON account_profile (brief_at) WHERE brief_at IS NOT NULL;
        """
}
