import Foundation
import GRDB
import JobMatching

/// The seventh version of the tables of postings: numbers that are never given twice, first sights, lists of what is open
/// and how much there is of it.
enum ListingSchema {
    /// `posting.listing` is null for a posting that is over. `posting_listing` has a row for each other one, under the same
    /// number: words of title and company, and facets. `posting_tally` counts open postings by what they have.
    static let sql = """
        ALTER TABLE posting ADD COLUMN first_seen_at REAL NOT NULL DEFAULT 0;
        ALTER TABLE posting ADD COLUMN listing INTEGER;
        CREATE INDEX posting_by_sight ON posting (first_seen_at) WHERE listing IS NOT NULL;
        CREATE INDEX posting_by_source_sight ON posting (source, first_seen_at) WHERE listing IS NOT NULL;
        CREATE INDEX posting_by_company ON posting (company COLLATE NOCASE, first_seen_at, listing)
            WHERE listing IS NOT NULL;
        CREATE INDEX posting_by_title ON posting (title COLLATE NOCASE, listing) WHERE listing IS NOT NULL;
        CREATE INDEX posting_by_closing ON posting (expires_at, listing)
            WHERE listing IS NOT NULL AND expires_at IS NOT NULL;
        CREATE TABLE posting_number (highest INTEGER NOT NULL);
        INSERT INTO posting_number SELECT coalesce(max(number), 0) FROM posting;
        CREATE TABLE posting_listed (
            listing INTEGER PRIMARY KEY,
            source INTEGER NOT NULL,
            company INTEGER NOT NULL
        );
        CREATE VIRTUAL TABLE posting_listing USING fts5(
            words, content='', detail=none, columnsize=0, prefix='1 2 3', tokenize='ascii'
        );
        CREATE TABLE posting_tally (
            number INTEGER PRIMARY KEY,
            kind INTEGER NOT NULL,
            name TEXT NOT NULL,
            folded TEXT NOT NULL,
            jobs INTEGER NOT NULL DEFAULT 0,
            UNIQUE (kind, name)
        );
        CREATE INDEX posting_tally_by_jobs ON posting_tally (kind, jobs DESC, name);
        CREATE TABLE posting_place (
            value INTEGER PRIMARY KEY,
            folded TEXT NOT NULL,
            latitude REAL,
            longitude REAL
        );
        CREATE INDEX posting_place_by_latitude ON posting_place (latitude, longitude) WHERE latitude IS NOT NULL;
        """

    private static let rowsAtOnce = 1_000

    /// Lists what there is. When it was seen first is not known: it counts as seen on the day it was posted.
    ///
    /// - Parameters:
    ///   - database: to write in.
    ///   - now: the latest that a posting was seen.
    /// - Throws: what the database throws.
    static func convert(_ database: Database, now: Date) throws {
        try database.execute(
            sql: "UPDATE posting SET first_seen_at = min(coalesce(posted_at, :now), :now)",
            arguments: ["now": now.timeIntervalSince1970]
        )
        var reader = PostingRow(isWhole: false)
        var tally = PostingTally()
        var last: Int64 = 0
        while true {
            let stored = try reader.postings(
                from: "posting WHERE number > ? ORDER BY number LIMIT ?",
                arguments: [last, rowsAtOnce],
                in: database
            )
            guard let end = stored.last else { break }
            last = end.number
            for posting in stored {
                try PostingListing(posting, in: database)?.add(to: &tally, now: now, in: database)
            }
        }
        try tally.flush(in: database)
    }
}
