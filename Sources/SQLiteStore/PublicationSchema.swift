/// Lists of publications.
///
/// A publication's number begins with that of its list, so that a list lies together, in the order in which it grew, and
/// the index of three letters is read only where the list is.
enum PublicationSchema {
    /// Lists are JSON, identifiers UUIDs in text, times seconds since 1970. Keys are folded; what is NULL was not told.
    static let sql = """
        CREATE TABLE publication_list (
            number INTEGER PRIMARY KEY,
            account TEXT NOT NULL UNIQUE,
            next INTEGER NOT NULL
        );
        CREATE TABLE publication (
            number INTEGER PRIMARY KEY,
            list INTEGER NOT NULL,
            id TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL,
            author TEXT NOT NULL,
            contributors TEXT NOT NULL,
            year INTEGER,
            kind TEXT,
            venue TEXT,
            publisher TEXT,
            language_published TEXT,
            language_researched TEXT,
            country_of_research TEXT,
            keywords TEXT,
            source TEXT,
            language_family TEXT,
            biblio_name TEXT,
            isbn TEXT,
            issn TEXT,
            url TEXT,
            date_of_entry TEXT,
            doi TEXT,
            abstract TEXT,
            volume TEXT,
            issue TEXT,
            pages TEXT,
            editor TEXT,
            edition TEXT,
            place TEXT,
            note TEXT,
            title_key TEXT NOT NULL,
            author_key TEXT NOT NULL,
            identity TEXT NOT NULL,
            doi_key TEXT,
            key TEXT NOT NULL,
            key_base TEXT NOT NULL,
            key_number INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL
        );
        CREATE INDEX publication_by_change ON publication (list, updated_at);
        CREATE INDEX publication_by_title ON publication (list, title_key);
        CREATE INDEX publication_by_author ON publication (list, author_key);
        CREATE INDEX publication_by_year ON publication (list, year);
        CREATE INDEX publication_by_identity ON publication (list, identity);
        CREATE INDEX publication_by_doi ON publication (list, doi_key) WHERE doi_key IS NOT NULL;
        CREATE UNIQUE INDEX publication_by_key ON publication (list, key);
        CREATE INDEX publication_by_key_base ON publication (list, key_base, key_number);
        CREATE TABLE publication_text (
            number INTEGER PRIMARY KEY REFERENCES publication(number) ON DELETE CASCADE,
            text TEXT NOT NULL
        );
        CREATE VIRTUAL TABLE publication_index USING fts5(text, content = '', columnsize = 0, tokenize = 'trigram');
        CREATE TABLE publication_evidence (
            publication INTEGER PRIMARY KEY REFERENCES publication(number) ON DELETE CASCADE,
            session TEXT NOT NULL REFERENCES session(id) ON DELETE CASCADE,
            lines TEXT NOT NULL
        );
        CREATE INDEX publication_evidence_by_session ON publication_evidence (session);
        CREATE TABLE publication_deleted (
            list INTEGER NOT NULL,
            id TEXT NOT NULL,
            deleted_at REAL NOT NULL,
            PRIMARY KEY (list, id)
        ) WITHOUT ROWID;
        CREATE INDEX publication_deleted_by_list ON publication_deleted (list, deleted_at);
        CREATE INDEX publication_deleted_by_time ON publication_deleted (deleted_at);
        """
}
