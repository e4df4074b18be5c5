/// Lists of publications.
enum PublicationSchema {
    /// A publication's number begins with that of its list and goes on in the order in which the list grew: whoever adds to
    /// a list has locked it.
    ///
    /// Lists are JSON, times seconds since 1970. Keys, `searched` and `folded` are folded texts; a part is looked for in
    /// those of one list, which is not long.
    static let sql = """
        CREATE TABLE publication_list (
            number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            account uuid NOT NULL UNIQUE,
            next int8 NOT NULL
        );
        CREATE TABLE publication (
            number int8 PRIMARY KEY,
            list int8 NOT NULL REFERENCES publication_list (number) ON DELETE CASCADE,
            id uuid NOT NULL UNIQUE,
            spelling text,
            title text NOT NULL,
            author text NOT NULL,
            contributors text NOT NULL,
            year int8,
            kind text,
            fields jsonb NOT NULL,
            folded jsonb NOT NULL,
            searched text COLLATE "C" NOT NULL,
            title_key text COLLATE "C" NOT NULL,
            author_key text COLLATE "C" NOT NULL,
            identity text COLLATE "C" NOT NULL,
            doi_key text COLLATE "C",
            key text COLLATE "C" NOT NULL,
            key_base text COLLATE "C" NOT NULL,
            key_number int8 NOT NULL,
            revision int8 NOT NULL,
            created_at float8 NOT NULL,
            updated_at float8 NOT NULL
        );
        CREATE INDEX publication_by_change ON publication (list, updated_at);
        CREATE INDEX publication_by_year ON publication (list, year);
        CREATE INDEX publication_by_identity ON publication (list, md5(identity));
        CREATE INDEX publication_by_doi ON publication (list, md5(doi_key)) WHERE doi_key IS NOT NULL;
        CREATE INDEX publication_by_key ON publication (list, md5(key));
        CREATE INDEX publication_by_key_base ON publication (list, md5(key_base), key_number);
        CREATE TABLE publication_evidence (
            publication int8 PRIMARY KEY REFERENCES publication (number) ON DELETE CASCADE,
            session uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
            lines text NOT NULL
        );
        CREATE INDEX publication_evidence_by_session ON publication_evidence (session);
        CREATE TABLE publication_deleted (
            list int8 NOT NULL REFERENCES publication_list (number) ON DELETE CASCADE,
            id uuid NOT NULL,
            spelling text,
            deleted_at float8 NOT NULL,
            PRIMARY KEY (list, id)
        );
        CREATE INDEX publication_deleted_by_list ON publication_deleted (list, deleted_at);
        CREATE INDEX publication_deleted_by_time ON publication_deleted (deleted_at);
        """
}
