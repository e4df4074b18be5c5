package import StoredRows

extension StarredJob {
    /// Reads a row of stars.
    ///
    /// - Throws: `UnexpectedCell` for a row that is damaged.
    package init(stored row: some StoredRow) throws {
        self.init(
            id: try row.text("job"),
            title: try row.text("title"),
            company: try row.text("company"),
            location: try row.text("location"),
            url: try row.text("url"),
            starredAt: try row.time("starred_at")
        )
    }
}
