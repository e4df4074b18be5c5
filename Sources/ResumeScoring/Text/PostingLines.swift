import Resume
import TextDocument

/// Lines of a job posting that somebody pasted into a document.
///
/// One phrase of a posting proves nothing: a recruiter may quote it. Several different ones close together do, and then
/// all that stands between them is the employer's text too.
struct PostingLines: Sendable {
    /// So many different phrases make a posting.
    private static let leastPhrases = 3
    /// Lines between two phrases of one posting.
    private static let mostBetween = 15

    let lines: [DocumentText.Line]
    private let places: Set<Int>

    init(_ text: DocumentText, phrases: PhraseTable) {
        var found: [DocumentText.Line] = []
        var start = 0
        var last = 0
        var seen: Set<Int> = []
        func close() {
            if seen.count >= Self.leastPhrases { found += text.lines[start...last] }
            seen = []
        }
        for (index, line) in text.lines.enumerated() {
            let matches = phrases.matches(in: line.text.tokens)
            guard !matches.isEmpty else { continue }
            if !seen.isEmpty, index - last > Self.mostBetween { close() }
            if seen.isEmpty { start = index }
            last = index
            seen.formUnion(matches.map(\.phrase))
        }
        close()
        lines = found
        places = Set(found.map { Self.place(page: text.document.pages[$0.pageIndex].number, line: $0.lineIndex + 1) })
    }

    /// Whether a statement was read from them.
    func contains(_ lines: [LineReference]) -> Bool {
        guard !places.isEmpty, let first = lines.first else { return false }
        return places.contains(Self.place(page: first.page, line: first.line))
    }

    private static func place(page: Int, line: Int) -> Int { page << 32 | line }
}

extension Resume {
    /// The résumé without what was read from a pasted posting.
    func without(_ posting: PostingLines) -> Resume {
        guard !posting.lines.isEmpty else { return self }
        var own = self
        if let summary = basics.summary, posting.contains(summary.lines) { own.basics.summary = nil }
        own.work = work.compactMap { $0.without(posting) }
        own.volunteer = volunteer.compactMap { $0.without(posting) }
        own.education.removeAll { posting.contains($0.lines) }
        own.projects.removeAll { posting.contains($0.lines) }
        for index in own.projects.indices {
            own.projects[index].highlights.removeAll { posting.contains($0.lines) }
        }
        own.certificates.removeAll { posting.contains($0.lines) }
        own.publications.removeAll { posting.contains($0.lines) }
        own.awards.removeAll { posting.contains($0.lines) }
        for index in own.skills.indices { own.skills[index].keywords.removeAll { posting.contains($0.lines) } }
        own.skills.removeAll { $0.keywords.isEmpty }
        return own
    }
}

extension WorkEntry {
    /// The entry without statements of a pasted posting; nil where it stands in the posting itself.
    fileprivate func without(_ posting: PostingLines) -> WorkEntry? {
        guard !posting.contains(lines) else { return nil }
        var own = self
        own.highlights.removeAll { posting.contains($0.lines) }
        return own
    }
}
