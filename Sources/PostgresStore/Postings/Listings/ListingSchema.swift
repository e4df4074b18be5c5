/// The tables of what is open: lists, their words, and how much there is of it.
enum ListingSchema {
    /// Texts for orders are compared byte by byte, with small letters in place of ASCII's capitals.
    ///
    /// `words` holds words of title and company, and facets. Counts are kept by triggers, whatever changes the lists: one
    /// import at a time does.
    static let sql = """
        CREATE TABLE posting_listing (
            posting int8 PRIMARY KEY,
            listed_at int8 NOT NULL,
            first_seen_at float8 NOT NULL,
            expires_at float8,
            source text COLLATE "C" NOT NULL,
            company text COLLATE "C" NOT NULL,
            company_folded text COLLATE "C" NOT NULL,
            company_order text COLLATE "C" NOT NULL,
            title_order text COLLATE "C" NOT NULL,
            counted text COLLATE "C" NOT NULL,
            words tsvector NOT NULL
        );
        CREATE INDEX posting_listing_by_time ON posting_listing (listed_at, posting);
        CREATE INDEX posting_listing_by_title ON posting_listing (title_order, listed_at, posting);
        CREATE INDEX posting_listing_by_company
            ON posting_listing (company_order, first_seen_at, listed_at, posting);
        CREATE INDEX posting_listing_by_sight ON posting_listing (first_seen_at);
        CREATE INDEX posting_listing_by_source ON posting_listing (source, first_seen_at);
        CREATE INDEX posting_listing_by_end ON posting_listing (expires_at) WHERE expires_at IS NOT NULL;
        CREATE INDEX posting_listing_by_words ON posting_listing USING gin (words);

        CREATE TABLE posting_place (
            number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            line text COLLATE "C" NOT NULL,
            folded text COLLATE "C" NOT NULL,
            latitude float8,
            longitude float8
        );
        CREATE UNIQUE INDEX posting_place_by_line ON posting_place (md5(line));
        CREATE INDEX posting_place_by_latitude ON posting_place (latitude) WHERE latitude IS NOT NULL;

        CREATE TABLE posting_total (postings int8 NOT NULL, revision int8 NOT NULL);
        INSERT INTO posting_total VALUES (0, 0);
        CREATE TABLE posting_tally (
            kind text COLLATE "C" NOT NULL,
            name text COLLATE "C" NOT NULL,
            jobs int8 NOT NULL,
            PRIMARY KEY (kind, name)
        ) WITH (fillfactor = 70);
        CREATE INDEX posting_tally_by_jobs ON posting_tally (kind, jobs DESC, name);
        CREATE TABLE posting_company (
            name text COLLATE "C" PRIMARY KEY,
            folded text COLLATE "C" NOT NULL,
            jobs int8 NOT NULL
        ) WITH (fillfactor = 70);
        CREATE INDEX posting_company_by_jobs ON posting_company (jobs DESC, name);
        CREATE TABLE posting_employer (
            source text COLLATE "C" NOT NULL,
            company text COLLATE "C" NOT NULL,
            jobs int8 NOT NULL,
            PRIMARY KEY (source, company)
        ) WITH (fillfactor = 70);
        CREATE INDEX posting_employer_without_jobs ON posting_employer (source) WHERE jobs = 0;

        CREATE FUNCTION posting_listing_count() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            step int8 := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
            rows int8 := (SELECT count(*) FROM changed);
        BEGIN
            IF rows = 0 THEN RETURN NULL; END IF;
            UPDATE posting_total SET postings = postings + step * rows, revision = revision + 1;
            INSERT INTO posting_tally AS known (kind, name, jobs)
                SELECT kind, name, step * count(*) FROM (
                    SELECT 'source' AS kind, source AS name FROM changed
                    UNION ALL SELECT 'hour', (floor(first_seen_at / 3600)::int8 % 24)::text FROM changed
                    UNION ALL SELECT 'word', unnest(string_to_array(counted, ' ')) FROM changed
                ) AS counted GROUP BY kind, name
                ON CONFLICT (kind, name) DO UPDATE SET jobs = known.jobs + excluded.jobs;
            INSERT INTO posting_company AS known (name, folded, jobs)
                SELECT company, min(company_folded), step * count(*) FROM changed GROUP BY company
                ON CONFLICT (name) DO UPDATE SET jobs = known.jobs + excluded.jobs;
            INSERT INTO posting_employer AS known (source, company, jobs)
                SELECT source, company, step * count(*) FROM changed GROUP BY source, company
                ON CONFLICT (source, company) DO UPDATE SET jobs = known.jobs + excluded.jobs;
            IF step < 0 THEN
                DELETE FROM posting_tally WHERE kind IN ('source', 'hour', 'word') AND jobs = 0;
                DELETE FROM posting_company WHERE jobs = 0;
                DELETE FROM posting_employer WHERE jobs = 0;
            END IF;
            RETURN NULL;
        END $$;
        CREATE TRIGGER posting_listing_added AFTER INSERT ON posting_listing REFERENCING NEW TABLE AS changed
            FOR EACH STATEMENT EXECUTE FUNCTION posting_listing_count();
        CREATE TRIGGER posting_listing_removed AFTER DELETE ON posting_listing REFERENCING OLD TABLE AS changed
            FOR EACH STATEMENT EXECUTE FUNCTION posting_listing_count();
        """
}
