/// The tables of postings and of what leads to them.
enum PostingSchema {
    /// Postings get their words when they are imported again.
    static let words = "ALTER TABLE posting ADD COLUMN words bytea"

    /// Times are seconds since 1970. Texts that are compared or put in order are compared byte by byte, whatever language
    /// the database speaks.
    ///
    /// The indexes hold the newest postings of each occupation and country, and of each term, side by side: what is looked
    /// at does not grow with the number of postings.
    static let sql = """
        CREATE SEQUENCE posting_number;
        CREATE TABLE posting (
            number int8 PRIMARY KEY,
            source text COLLATE "C" NOT NULL,
            identifier text COLLATE "C" NOT NULL,
            title text NOT NULL,
            company text NOT NULL,
            url text NOT NULL,
            places text[] NOT NULL,
            countries text[] NOT NULL,
            workplace text NOT NULL,
            eligible_countries text NOT NULL,
            employment_type text,
            salary_currency text,
            salary_minimum float8,
            salary_maximum float8,
            salary_unit text,
            posted_at float8,
            expires_at float8,
            occupations text NOT NULL,
            seniority int8 NOT NULL,
            skills text[] NOT NULL,
            fingerprint int8,
            job int8,
            first_seen_at float8 NOT NULL,
            UNIQUE (source, identifier)
        );
        CREATE INDEX posting_by_age ON posting (posted_at DESC NULLS LAST, number);
        CREATE INDEX posting_by_expiry ON posting (expires_at) WHERE expires_at IS NOT NULL;
        CREATE INDEX posting_by_fingerprint ON posting (fingerprint, number) WHERE fingerprint IS NOT NULL;
        CREATE TABLE posting_text (
            posting int8 PRIMARY KEY REFERENCES posting (number) ON DELETE CASCADE,
            description text NOT NULL
        );
        CREATE TABLE posting_reach (
            occupation int8 NOT NULL,
            country text COLLATE "C" NOT NULL,
            age int8 NOT NULL,
            posting int8 NOT NULL,
            PRIMARY KEY (occupation, country, age, posting)
        );
        CREATE TABLE posting_term (
            term text COLLATE "C" NOT NULL,
            posting int8 NOT NULL,
            PRIMARY KEY (term, posting)
        );
        CREATE TABLE posting_copy (
            source text COLLATE "C" NOT NULL,
            identifier text COLLATE "C" NOT NULL,
            posting int8 NOT NULL,
            PRIMARY KEY (source, identifier)
        );
        CREATE INDEX posting_copy_by_posting ON posting_copy (posting);
        """
}
