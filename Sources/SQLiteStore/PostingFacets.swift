/// Which source and which company a posting has, by their numbers in `posting_tally`.
struct PostingFacets: Hashable, Sendable {
    let source: UInt32
    let company: UInt32

    init(source: Int64, company: Int64) {
        self.source = UInt32(clamping: source)
        self.company = UInt32(clamping: company)
    }

    /// Both in one.
    init(word: UInt64) {
        source = UInt32(truncatingIfNeeded: word >> 32)
        company = UInt32(truncatingIfNeeded: word)
    }

    var word: UInt64 { UInt64(source) << 32 | UInt64(company) }
}
