package import Foundation

/// Turns the bytes of a feed into postings, row by row: a bad row is told, never fatal.
package struct FeedReader: Sendable {
    private let format: FeedFormat
    private let source: String
    private let limits: FeedLimits

    /// - Parameters:
    ///   - format: how the feed is written.
    ///   - source: the name that its identifiers belong to, and the company where a posting names none.
    ///   - limits: what a row may cost.
    package init(format: FeedFormat, source: String, limits: FeedLimits = FeedLimits()) {
        self.format = format
        self.source = source
        self.limits = limits
    }

    /// The rows of a feed, read as they are asked for.
    ///
    /// - Parameter data: the feed.
    /// - Returns: postings, rejections and the rest in the feed's order; of a document that breaks off, those before the break.
    /// - Throws: why it is no document of the format at all.
    package func rows(of data: Data) throws(FeedError) -> FeedRows {
        switch format {
        case .ndjson:
            let decoder = PostingLineDecoder(source: source, limits: limits)
            return FeedRows(LineRowSource(lines: Lines(data, limit: limits.rowBytes), decoder: decoder))
        case .csv:
            guard let rows = TableRowSource([UInt8](data), source: source, limits: limits) else {
                throw wrongShape(data)
            }
            return FeedRows(rows)
        case .greenhouse: return try json(data, GreenhouseAdapter())
        case .lever: return try json(data, LeverAdapter())
        case .ashby: return try json(data, AshbyAdapter())
        case .workable: return try json(data, WorkableAdapter())
        case .smartrecruiters: return try json(data, SmartRecruitersAdapter())
        case .recruitee: return try json(data, RecruiteeAdapter())
        case .jsonLD: return try jsonLD(data)
        case .indeedXML: return try xml(data, IndeedAdapter(), roots: ["source", "jobs", "job", "feed"])
        case .rss: return try xml(data, SyndicationAdapter(), roots: ["rss", "feed", "rdf:rdf", "entry"])
        case .remotive: return try json(data, RemotiveAdapter())
        case .arbeitnow: return try json(data, ArbeitnowAdapter())
        }
    }

    private func json<Adapter: JSONFeedAdapter>(_ data: Data, _ adapter: Adapter) throws(FeedError) -> FeedRows {
        guard let rows = JSONRows([UInt8](data), shape: Adapter.shape, limits: limits) else { throw wrongShape(data) }
        return FeedRows(JSONRowSource(documents: [rows], adapter: adapter, source: source))
    }

    /// JSON-LD stands alone or in a web page.
    private func jsonLD(_ data: Data) throws(FeedError) -> FeedRows {
        let bytes = [UInt8](data)
        let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
        guard first == UInt8(ascii: "<") else { return try json(data, JobPostingAdapter()) }
        let documents = ScriptBlocks.jsonLD(in: bytes).compactMap { block in
            JSONRows(block, shape: JobPostingAdapter.shape, limits: limits)
        }
        guard !documents.isEmpty else {
            throw .wrongShape(expected: .jsonLD, found: "a page without a block of JSON-LD")
        }
        return FeedRows(JSONRowSource(documents: documents, adapter: JobPostingAdapter(), source: source))
    }

    private func xml<Adapter: XMLFeedAdapter>(
        _ data: Data,
        _ adapter: Adapter,
        roots: Set<String>
    ) throws(FeedError) -> FeedRows {
        let prolog = try XMLProlog([UInt8](data.prefix(1 << 16)))
        guard roots.contains(prolog.root) else {
            guard prolog.root.isEmpty else {
                throw .wrongShape(expected: format, found: "an XML document <\(prolog.root)>")
            }
            throw wrongShape(data)
        }
        let document = XMLRows(items: Adapter.items, limits: limits)
        document.read(data)
        return FeedRows(XMLRowSource(document, adapter: adapter, source: source))
    }

    private func wrongShape(_ data: Data) -> FeedError {
        .wrongShape(expected: format, found: DocumentLook.words(for: data))
    }
}

/// The rows of a feed, each read when it is asked for.
package struct FeedRows: Sequence, IteratorProtocol {
    private var source: any FeedRowSource

    init(_ source: any FeedRowSource) {
        self.source = source
    }

    /// The next row; nil at the end.
    package mutating func next() -> FeedRow? {
        source.next()
    }

    /// Which share of the feed was read so far, 0-1.
    package var share: Double { Swift.min(1, Swift.max(0, source.share)) }
}
