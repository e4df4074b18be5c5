/// Postings of Vitae's own schema, one a line.
struct LineRowSource: FeedRowSource {
    private var lines: Lines
    private let decoder: PostingLineDecoder

    init(lines: Lines, decoder: PostingLineDecoder) {
        self.lines = lines
        self.decoder = decoder
    }

    var share: Double { lines.share }

    mutating func next() -> FeedRow? {
        guard let line = lines.next() else { return nil }
        guard let bytes = line.bytes else {
            return FeedRow(number: line.number, outcome: .rejected("the line is too large"))
        }
        do {
            let read = try decoder.posting(from: bytes)
            return FeedRow(
                number: line.number,
                outcome: .posting(read.posting),
                reach: read.reach
            )
        } catch {
            return FeedRow(number: line.number, outcome: .rejected(error.reason))
        }
    }
}
