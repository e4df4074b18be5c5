/// Where title and employer stand in a header, seen from the line that says when.
///
/// All entries of a section are written by one hand, so that one grammar, or two, explain them all.
struct HeaderGrammar: Sendable {
    /// Lines below the dated one (above it: negative); nil where the header names none.
    let title: Int?
    let employer: Int?
    /// Whether the title comes first where both stand on one line.
    let isTitleFirst: Bool
    /// The lines of the header, from the first name or date to the last.
    let lines: ClosedRange<Int>
    /// What each of them names.
    let contents: [HeaderContent]

    init(title: Int?, employer: Int?, isTitleFirst: Bool) {
        self.title = title
        self.employer = employer
        self.isTitleFirst = isTitleFirst
        let lines = min(title ?? 0, employer ?? 0, 0)...max(title ?? 0, employer ?? 0, 0)
        self.lines = lines
        contents = lines.map { offset in
            switch (title == offset, employer == offset) {
            case (true, true): isTitleFirst ? .titleThenEmployer : .employerThenTitle
            case (true, false): .title
            case (false, true): .employer
            case (false, false): .neither
            }
        }
    }

    /// Lines that a header reaches above and below its date.
    static let reach = 3

    static let all: [HeaderGrammar] = {
        let offsets: [Int?] = [nil] + (-reach...reach).map { $0 }
        return offsets.flatMap { title in
            offsets.flatMap { employer -> [HeaderGrammar] in
                guard title != nil || employer != nil else { return [] }
                let grammar = HeaderGrammar(title: title, employer: employer, isTitleFirst: true)
                guard title == employer else { return [grammar] }
                return [grammar, HeaderGrammar(title: title, employer: employer, isTitleFirst: false)]
            }
        }
    }()

    /// By number: the grammar with title and employer exchanged.
    static let mirrors: [Int?] = all.map { grammar in
        all.firstIndex { other in
            other.title == grammar.employer && other.employer == grammar.title
                && (grammar.title != grammar.employer || other.isTitleFirst != grammar.isTitleFirst)
        }
    }

    /// By number: the grammar of further positions under an employer that stands on a line above the first.
    static let underBanner: [Int?] = all.map { grammar in
        guard let title = grammar.title, let employer = grammar.employer, employer < title else { return nil }
        return all.firstIndex { $0.title == title && $0.employer == nil }
    }

    /// What the line names that stands so far below the dated one.
    func content(at offset: Int) -> HeaderContent {
        lines.contains(offset) ? contents[offset - lines.lowerBound] : .neither
    }

    /// The numbers of all grammars, in the order of titles and employers.
    static let ordered: [Int] = all.indices.sorted { all[$0].order.lexicographicallyPrecedes(all[$1].order) }

    private var order: [Int] { [title ?? 9, employer ?? 9, isTitleFirst ? 0 : 1] }
}
