import Foundation
import GRDB
import JobMatching
import StoredRows

/// The fourth version of the tables of postings: texts that many share are numbers, terms lead to postings, and copies in
/// several sources are known.
enum PostingSchema {
    /// `places`, `skills` and `employment_type` of `posting` become numbers of `posting_value`, `workplace` a letter.
    /// `posting_term` keeps no text, only which postings have a term.
    static let sql = """
        CREATE TABLE posting_value (
            number INTEGER PRIMARY KEY,
            text TEXT NOT NULL UNIQUE
        );
        CREATE TABLE posting_copy (
            source TEXT NOT NULL,
            identifier TEXT NOT NULL,
            posting INTEGER NOT NULL,
            PRIMARY KEY (source, identifier)
        ) WITHOUT ROWID;
        CREATE INDEX posting_copy_by_posting ON posting_copy (posting);
        CREATE VIRTUAL TABLE posting_term USING fts5(
            terms, content='', detail=none, columnsize=0, tokenize='ascii'
        );
        ALTER TABLE posting ADD COLUMN fingerprint INTEGER;
        CREATE INDEX posting_by_fingerprint ON posting (fingerprint) WHERE fingerprint IS NOT NULL;
        DELETE FROM posting_reach;
        """

    private static let rowsAtOnce = 1_000

    /// Rewrites what there is. Fingerprints stay unknown until a posting is imported again.
    static func convert(_ database: Database) throws {
        var values = PostingValues()
        var reader = PostingRow(isWhole: false)
        let update = try database.makeStatement(
            sql: "UPDATE posting SET places = ?, skills = ?, employment_type = ?, workplace = ? WHERE number = ?"
        )
        var last: Int64 = 0
        while true {
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT \(PostingRow.firstColumns) FROM posting WHERE number > ? ORDER BY number LIMIT ?",
                arguments: [last, rowsAtOnce]
            )
            guard let end = rows.last else { return }
            last = end[0]
            for row in rows {
                let number: Int64 = row[0]
                let places = (row[6] as String).split(separator: "\n").map(String.init)
                let skills = StoredList.items(row[18])
                let workplace = JobPosting.Workplace(rawValue: row[7]) ?? .onSite
                try update.execute(arguments: [
                    try values.cell(of: places, in: database), try values.cell(of: skills, in: database),
                    try (row[9] as String?).map { try values.cell(of: [$0], in: database) },
                    StoredWorkplace.letter(of: workplace), number,
                ])
                guard let changed = try reader.posting(number: number, in: database) else { continue }
                try PostingReach(number: number, posting: changed.posting).add(in: database)
            }
        }
    }
}
