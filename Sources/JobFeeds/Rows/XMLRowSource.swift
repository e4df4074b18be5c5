/// Postings in an XML document, which is read as a whole: its parser gives rows when it likes.
struct XMLRowSource: FeedRowSource {
    private var rows: ArraySlice<XMLRow>
    private let surroundings: [String: String]
    private let count: Int
    private var breakage: String?
    private let adapter: any XMLFeedAdapter
    private let source: String
    private var number = 0

    init(_ document: XMLRows, adapter: any XMLFeedAdapter, source: String) {
        rows = document.rows[...]
        count = document.rows.count
        surroundings = document.surroundings
        breakage = document.breakage
        self.adapter = adapter
        self.source = source
    }

    var share: Double { count == 0 ? 1 : Double(count - rows.count) / Double(count) }

    mutating func next() -> FeedRow? {
        number += 1
        guard let row = rows.popFirst() else {
            guard let reason = breakage else { return nil }
            breakage = nil
            return FeedRow(number: number, outcome: .rejected(reason))
        }
        if let defect = row.defect { return FeedRow(number: number, outcome: .rejected(defect)) }
        let (adapter, surroundings) = (adapter, surroundings)
        return FeedRow(number: number, source: source) { adapter.outcome(of: row, in: surroundings) }
    }
}
