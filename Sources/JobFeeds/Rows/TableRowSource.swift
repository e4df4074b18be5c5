/// Postings of Vitae's own schema, one a record of a table.
struct TableRowSource: FeedRowSource {
    private var records: CSVRecords
    private let adapter: TableAdapter
    private let source: String

    /// - Parameters:
    ///   - bytes: the table; nil comes back where its first record names no title or identifier.
    ///   - source: the name that identifiers belong to.
    ///   - limits: what a record may cost.
    init?(_ bytes: [UInt8], source: String, limits: FeedLimits) {
        records = CSVRecords(bytes, limit: limits.rowBytes)
        guard let first = records.next(), case .cells(let header) = first.item,
            let adapter = TableAdapter(header: header)
        else { return nil }
        self.adapter = adapter
        self.source = source
    }

    var share: Double { records.share }

    mutating func next() -> FeedRow? {
        guard let record = records.next() else { return nil }
        switch record.item {
        case .rejected(let reason): return FeedRow(number: record.line, outcome: .rejected(reason))
        case .cells(let cells):
            let adapter = adapter
            return FeedRow(number: record.line, source: source) { () throws(PostingRejection) in
                .draft(try adapter.draft(of: cells))
            }
        }
    }
}
