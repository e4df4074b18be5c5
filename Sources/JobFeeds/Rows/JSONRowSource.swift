/// Postings in JSON documents of one format: one document, or the blocks of a web page.
struct JSONRowSource: FeedRowSource {
    private var documents: [JSONRows]
    private let adapter: any JSONFeedAdapter
    private let source: String
    private let count: Int
    private var number = 0

    init(documents: [JSONRows], adapter: any JSONFeedAdapter, source: String) {
        self.documents = documents.reversed()
        count = documents.count
        self.adapter = adapter
        self.source = source
    }

    var share: Double {
        guard let current = documents.last else { return 1 }
        return (Double(count - documents.count) + current.share) / Double(count)
    }

    mutating func next() -> FeedRow? {
        while !documents.isEmpty {
            guard let item = documents[documents.count - 1].next() else {
                documents.removeLast()
                continue
            }
            number += 1
            return row(item, feed: documents[documents.count - 1].surroundings)
        }
        return nil
    }

    private func row(_ item: JSONRows.Item, feed: JSONValue) -> FeedRow {
        guard case .value(let value) = item else {
            guard case .rejected(let reason) = item else { return FeedRow(number: number, outcome: .notice) }
            return FeedRow(number: number, outcome: .rejected(reason))
        }
        guard case .object = value else {
            return FeedRow(number: number, outcome: .rejected("an object is expected, this is \(value.kind)"))
        }
        // Some lists begin with their terms of use.
        if number == 1, !value.hasAny(type(of: adapter).marks) { return FeedRow(number: 1, outcome: .notice) }
        return FeedRow(number: number, source: source) { () throws(PostingRejection) in
            try adapter.outcome(of: value, in: feed)
        }
    }
}
