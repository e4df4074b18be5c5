/// What an adapter makes of a row.
enum DraftOutcome {
    case draft(PostingDraft)
    /// A posting that its owner does not show.
    case unlisted
    /// Something else than a posting, which is nothing to report.
    case notice
}

/// Reads the rows of one JSON format.
protocol JSONFeedAdapter: Sendable {
    /// Where the rows are.
    static var shape: JSONRows.Shape { get }

    /// Names of which every posting has one: a first row without any is a notice.
    static var marks: [String] { get }

    /// Reads a row.
    ///
    /// - Parameters:
    ///   - row: the row, an object.
    ///   - feed: what the document says about all rows.
    /// - Returns: what it is.
    /// - Throws: why it is no posting, where that is known already.
    func outcome(of row: JSONValue, in feed: JSONValue) throws(PostingRejection) -> DraftOutcome
}

/// Reads the items of one XML format.
protocol XMLFeedAdapter: Sendable {
    /// Names of the elements that are rows.
    static var items: Set<String> { get }

    /// Reads an item.
    ///
    /// - Parameters:
    ///   - row: the item.
    ///   - feed: texts of the document outside its items.
    /// - Returns: what it is.
    func outcome(of row: XMLRow, in feed: [String: String]) -> DraftOutcome
}
