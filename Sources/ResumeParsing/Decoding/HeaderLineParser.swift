import Careers
import TextFolding

/// Finds the best labels for the pieces of one line, for each combination of title and employer that it may name.
struct HeaderLineParser {
    let clues: SpanClues
    /// What other headers of the section say about where labels stand and how they look; nil at first.
    var profile: HeaderProfile?

    /// Atoms that one span takes at most.
    private static let mostAtoms = 4
    /// Atoms of a header line; longer ones name nothing.
    private static let longestLine = 14
    /// How often the section cuts between title and employer where nothing stands between them.
    var bareCut = HeaderClue.bareCut
    /// Words of a text that is cut so.
    private static let bareCutWords = 2...14
    /// Words of a name in the last cell of a line that may be a place.
    private static let railWords = 3
    private static let leastTitle = 1.0
    /// What a text must come to to be an employer whatever stands beside it.
    private static let clearEmployer = 2.5
    /// Bytes of an abbreviation that stands in a text of any letters.
    private static let longestCode = 5
    /// What is so likely one thing is not cut in two.
    private static let clear = 4.5
    /// Words of a rest that tells: "Acme, Akron, OH Responsibilities: …".
    private static let tailWords = 4

    private var weights: HeaderWeights { clues.weights }

    /// The best way to a place on the line, with what it names so far.
    private struct State {
        var score = -Double.infinity
        var last: HeaderLabel?
        /// Where its last step began, what had been named there, and the number of the step among those of the range.
        var start = 0
        var content = HeaderContent.neither
        var end = 0
        var option = 0
    }

    /// One way to read a range of atoms: as one thing, or cut in two.
    private struct Option {
        let first: HeaderLabel
        var second: HeaderLabel?
        /// Number of the cut between both.
        var cut = 0
        var score: Double
        /// What is added where others have places.
        var inSlot = 0.0

        var last: HeaderLabel { second ?? first }
    }

    func parses(_ drafts: HeaderDrafts, at slot: Int) -> [HeaderContent: HeaderParse] {
        let line = drafts.line
        let atoms = line.atoms
        guard !atoms.isEmpty else { return [.neither: .empty] }
        let count = min(atoms.count, Self.longestLine)
        let contents = HeaderContent.allCases
        var states = [State](repeating: State(), count: (count + 1) * contents.count)
        states[HeaderContent.neither.rawValue].score = 0
        var options: [[[Option]]] = []
        for start in 0..<count {
            var behind: [[Option]] = []
            let reached = contents.filter { states[start * contents.count + $0.rawValue].score > -.infinity }
            for end in (start + 1)...min(start + Self.mostAtoms, count) where !reached.isEmpty {
                if end - start > 1, atoms[start..<end].contains(where: { $0.label != nil }) { break }
                let ways = self.options(drafts.draft(start..<end, by: self), of: line, slot: slot)
                let gap = atoms[start].gap
                let endsWithPlace = end == atoms.count && hasPlaces(nil, gap)
                for (number, option) in ways.enumerated() {
                    for content in reached {
                        guard var next = content.followed(by: option.first) else { continue }
                        if let second = option.second {
                            guard let followed = next.followed(by: second) else { continue }
                            next = followed
                        }
                        let state = states[start * contents.count + content.rawValue]
                        var score = state.score + option.score
                        if option.inSlot > 0,
                            endsWithPlace && (content.namesEmployer || gap == .date) || hasPlaces(state.last, gap)
                        {
                            score += option.inSlot
                        }
                        if gap == .connective {
                            // "Clerk at Acme"
                            switch (state.last, option.first) {
                            case (.title?, .employer), (nil, .employer): score += weights[.connective]
                            case (.employer?, .title), (_, .title): score -= weights[.connective]
                            default: break
                            }
                        }
                        // "Harrow, Castellan LLP": a town stands behind what is in it.
                        if state.last == .place, option.first == .employer {
                            switch gap {
                            case .comma: score += weights[.townAhead]
                            case .dash: score += weights[.townAhead] / 2
                            default: break
                            }
                        }
                        // "Victoria, Berlin": a town stands in front of its region only.
                        if state.last == .place, option.first == .place, gap == .comma || gap == .dash,
                            !clues.isPlace(
                                Self.text(of: line, state.start..<start) + ", " + Self.text(of: line, start..<end)
                            )
                        {
                            score += weights[.placeAgain]
                        }
                        // "Juniper – Women's Apparel": of two unknown names the first is the employer's.
                        if option.first == .employer, state.last == .other || state.last == .unit,
                            gap == .dash || gap == .comma
                        {
                            score += weights[.nameAhead]
                        }
                        let target = end * contents.count + next.rawValue
                        guard score > states[target].score else { continue }
                        states[target] = State(
                            score: score,
                            last: option.last,
                            start: start,
                            content: content,
                            end: end,
                            option: number
                        )
                    }
                }
                behind.append(ways)
            }
            options.append(behind)
        }
        func spans(to end: Int, _ content: HeaderContent) -> [HeaderParse.Span] {
            var spans: [HeaderParse.Span] = []
            var state = states[end * contents.count + content.rawValue]
            while state.end > 0 {
                let draft = drafts.draft(state.start..<state.end, by: self)
                let option = options[state.start][state.end - state.start - 1][state.option]
                if let second = option.second {
                    let cut = cuts(of: draft)[option.cut]
                    spans.append(draft.span(second, cut.right))
                    spans.append(draft.span(option.first, cut.left))
                } else {
                    spans.append(draft.span(option.first, draft.text))
                }
                state = states[state.start * contents.count + state.content.rawValue]
            }
            return spans.reversed()
        }
        var result: [HeaderContent: HeaderParse] = [:]
        for content in contents {
            var best = -Double.infinity
            var tail: Int?
            let whole = states[count * contents.count + content.rawValue].score
            if count == atoms.count { best = whole }
            if content != .neither {
                // What follows a place or a name on the same line may tell already.
                for end in 1..<max(count, 2) where end < atoms.count {
                    let state = states[end * contents.count + content.rawValue].score
                    guard state > -.infinity,
                        drafts.wordsBehind[end] >= Self.tailWords || atoms[end].gap == .sentence
                    else { continue }
                    let score = state + weights[.tail]
                    if score > best + line.prose { (best, tail) = (score - line.prose, end) }
                }
            }
            guard best > -.infinity else { continue }
            result[content] = HeaderParse(score: best, spans: spans(to: tail ?? count, content), tail: tail)
        }
        return result
    }

    /// Whether others have places behind a label, or at the end of a line.
    private func hasPlaces(_ label: HeaderLabel?, _ gap: HeaderAtom.Gap) -> Bool {
        profile?.hasPlaces(in: HeaderProfile.Slot(label: label, gap: gap)) == true
    }

    private static let noFits = [Double](repeating: 0, count: HeaderLabel.allCases.count)

    private func options(_ draft: HeaderDraft, of line: HeaderAtoms.Line, slot: Int) -> [Option] {
        let (range, scores, first) = (draft.range, draft.scores, draft.first)
        // On a line of its own the slot tells nothing: names stand there, too.
        var inSlot = 0.0
        if profile != nil, range.count == 1, first.gap != .start, first.label == nil, scores[.place] < 0,
            clues.mayBePlace(draft.text)
        {
            inSlot = max(0, weights[.placeUnknown] + weights[.placeSlot] - scores[.place])
        }
        let fits = profile?.fits(HeaderProfile.Look(draft.span(.other, draft.text), line: slot)) ?? Self.noFits
        var options: [Option] = []
        options.reserveCapacity(HeaderLabel.allCases.count)
        for label in HeaderLabel.allCases where label != .other || range.count == 1 {
            var score = scores[label] + draft.crossing + fits[label.rawValue]
            if label == .title, let more = draft.titleWithMore, more > score { score = more }
            if label == .place, draft.isQuarter { score = max(score, weights[.quarter]) }
            options.append(Option(first: label, score: score, inSlot: label == .place ? inSlot : 0))
        }
        let isHabit = bareCut == .habitualBareCut
        guard range.count == 1 && !draft.isClear || isHabit && range.count <= 3, first.label == nil,
            Self.bareCutWords.contains(draft.text.wordCount)
        else { return options }
        let fit = fits[HeaderLabel.title.rawValue] + fits[HeaderLabel.employer.rawValue]
        for (number, cut) in cuts(of: draft).enumerated() {
            for (one, other) in [(HeaderLabel.title, HeaderLabel.employer), (.employer, .title)] {
                options.append(
                    Option(
                        first: one,
                        second: other,
                        cut: number,
                        score: cut.ofLeft[one] + cut.ofRight[other] + draft.crossing + weights[bareCut] + fit
                            + (one == .title && cut.isShort ? weights[.titleGoesOn] : 0)
                            + ((one == .title ? cut.isRightOfTitle : cut.isLeftOfTitle) ? weights[.cutsTitle] : 0)
                            + weights[.titleNamesake] * Double(one == .title ? cut.unknownOfLeft : cut.unknownOfRight)
                    )
                )
            }
        }
        return options
    }

    /// What the words of a range of atoms say, whatever other headers look like.
    fileprivate func draft(_ line: HeaderAtoms.Line, _ range: Range<Int>) -> HeaderDraft {
        let atoms = line.atoms[range]
        let first = line.atoms[range.lowerBound]
        let text = Self.text(of: line, range)
        let words = range.count == 1 ? first.words : atoms.flatMap(\.words)
        var scores = clues.scores(text, words: words)
        if Self.isUnbalanced(text) { for label in HeaderLabel.allCases { scores[label] += weights[.unbalanced] } }
        // "(full post)": nobody's name stands in brackets in small letters.
        if first.gap == .bracket, !text.contains(where: { $0.isUppercase || $0.isNumber }),
            text.contains(where: \.isLowercase)
        {
            scores[.employer] = min(scores[.employer], -6)
        }
        if range.lowerBound > 0, first.gap == .bracket, !clues.hasLegalForm(text) {
            scores[.employer] += weights[.employerBracketed]
        }
        if range.count > 1 {
            // "Juniper – Women's Apparel": what stands apart from an employer is a part of it.
            let apart = atoms.dropFirst().count { $0.gap == .dash || $0.gap == .bracket }
            scores[.employer] += weights[.apart] * Double(apart)
            // "Finance, Acme Ltd": a part stands behind the name that it is a part of.
            if scores[.employer] > -6, clues.scores(first.text, words: first.words)[.unit] > 0 {
                scores[.employer] += weights[.apart]
            }
        }
        if range.count == 1, let label = first.label {
            for other in HeaderLabel.allCases where other != label { scores[other] += weights[.labelMismatch] }
            scores[label] = max(scores[label], 0) + weights[.label]
        }
        // "Chair, Department of Physics": what somebody is does not say where.
        if atoms.dropFirst().contains(where: { $0.gap == .comma && OrganisationUnits.isDepartment($0.text) }) {
            scores[.title] = min(scores[.title], SpanClues.impossible)
        }
        // "Ames, IA", "Belo Horizonte - MG": no title stands in a region's place.
        if range.count == 1, range.lowerBound > 0, [.comma, .dash, .bracket].contains(first.gap),
            first.text.utf8.count == 2,
            first.text == first.text.uppercased(),
            clues.isPlace(line.atoms[range.lowerBound - 1].text + ", " + first.text)
        {
            scores[.title] = min(scores[.title], SpanClues.impossible)
            scores[.employer] = min(scores[.employer], SpanClues.impossible)
        }
        // "Chicago, Illinois": a town in front of its region employs nobody.
        if range.count == 1, range.upperBound < line.atoms.count, first.label == nil,
            line.atoms[range.upperBound].gap == .comma,
            clues.isTown(text, in: line.atoms[range.upperBound].text)
        {
            scores[.employer] = min(scores[.employer], SpanClues.impossible)
        }
        var crossing = atoms.dropFirst().reduce(0) { $0 + cost(of: $1.gap) }
        // "Deckhand, BRIGHTWATER LINE, Oban"
        let isMixed =
            !atoms.allSatisfy(\.isCapitals)
            && atoms.contains { $0.isCapitals && $0.text.utf8.count > Self.longestCode }
        if isMixed {
            crossing += weights[.crossesCapitals]
        }
        if range.count == 1, first.gap == .cell, range.upperBound == line.atoms.count, first.label == nil,
            weights[.placeInLastCell] != 0, text.wordCount <= Self.railWords, clues.mayBePlace(text)
        {
            scores[.place] = max(scores[.place], weights[.placeInLastCell])
        }
        let draft = HeaderDraft(
            range: range,
            atomCount: line.atoms.count,
            first: first,
            text: text,
            scores: scores,
            crossing: crossing,
            isClear: words.count <= 3 && max(scores[.title], scores[.employer]) > Self.clear || scores[.place] > 0
        )
        guard range.count > 1 else { return draft }
        let alone = clues.scores(first.text, words: first.words)[.title]
        if alone > Self.leastTitle, !atoms.dropFirst().contains(where: { $0.label != nil }) {
            let names = atoms.dropFirst().filter { clues.isName($0.text) }
            if names.allSatisfy({ $0.gap == .dash }) {
                draft.titleWithMore =
                    alone + (isMixed ? weights[.crossesCapitals] : 0) + weights[.moreTitle] * Double(range.count - 1)
                    + weights[.nameInTitle] * Double(names.count)
            }
        }
        if range.count == 2, range.lowerBound > 0, weights[.quarter] > 0 {
            // "East Legon, Accra": a quarter that no gazetteer knows, in front of its town.
            let last = line.atoms[range.upperBound - 1]
            draft.isQuarter =
                last.gap == .comma && last.label == nil && clues.scores(last.text, words: last.words)[.place] > 0
                && clues.mayBePlace(first.text) && !clues.hasWordOfEmployers(first.text)
        }
        return draft
    }

    /// The likeliest cuts of a range of atoms in two.
    private func cuts(of draft: HeaderDraft) -> [HeaderDraft.Cut] {
        if let known = draft.cuts { return known }
        let cuts = bareCuts(draft.text).map { left, right -> HeaderDraft.Cut in
            let (leftWords, words) = (TitleWords.words(of: left), TitleWords.words(of: right))
            let ofLeft = clues.scores(left, words: leftWords)
            let ofRight = clues.scores(right, words: words)
            let (unknownOfLeft, unknownOfRight) = (clues.countUnknown(leftWords), clues.countUnknown(words))
            return HeaderDraft.Cut(
                left: left,
                right: right,
                ofLeft: ofLeft,
                ofRight: ofRight,
                isShort: goesOn(leftWords, with: words),
                isLeftOfTitle: unknownOfLeft == 0 && ofLeft[.employer] < Self.clearEmployer,
                isRightOfTitle: unknownOfRight == 0 && ofRight[.employer] < Self.clearEmployer,
                unknownOfLeft: unknownOfLeft,
                unknownOfRight: unknownOfRight
            )
        }
        draft.cuts = cuts
        return cuts
    }

    /// Whether what stands behind a title goes on with it: "Assistant" in front of "Manager Blue Harbour", but not "Apprentice"
    /// in front of "Miller Construction".
    private func goesOn(_ title: [String], with words: [String]) -> Bool {
        guard let end = words.dropLast().firstIndex(where: clues.titles.isEnding) else { return false }
        guard end == 0, let last = title.last, clues.titles.isEnding(last) else { return true }
        return clues.titles.isPair(last, words[0])
    }

    /// The likeliest places at which a text without signs is a title and an employer, or the other way round.
    private func bareCuts(_ text: String) -> [(String, String)] {
        let parts = text.split(separator: " ")
        guard parts.count >= 2 else { return [] }
        let words = parts.map { clues.lookedUp(TitleWords.words(of: $0)) }
        var cuts: [(score: Double, at: Int)] = []
        let all = Array(words.joined())
        let known = clues.headline.count
        let isHeadlineFirst = known > 0 && all.count > known && all.map(\.text).starts(with: clues.headline)
        var before = words[0].count
        for cut in 1..<parts.count {
            defer { before += words[cut].count }
            let right = parts[cut]
            guard right.first?.isUppercase == true || right.first?.isNumber == true,
                !Self.isOpen(words[cut - 1], parts[cut - 1]), !Self.isOpen(words[cut], right),
                // "Secretary II": a grade belongs to what stands in front.
                words[cut].first.map({ JobTitle.isGrade($0.text) }) != true
            else { continue }
            let left = clues.titles.logOdds(all[..<before], isWhole: false)
            let behind = clues.titles.logOdds(all[before...], isWhole: false)
            // An employer's own words are no more like a title than others.
            let score = isHeadlineFirst && before == known ? 99 : max(left - max(0, behind), behind - max(0, left))
            cuts.append((score, cut))
        }
        return cuts.sorted { ($0.score, $1.at) > ($1.score, $0.at) }.prefix(3).map { cut in
            let left = text[..<parts[cut.at - 1].endIndex]
            let right = text[parts[cut.at].startIndex...]
            return (Signs.trimmed(String(left)), Signs.trimmed(String(right)))
        }.filter { !$0.0.isEmpty && !$0.1.isEmpty }
    }

    /// Words and signs that a name goes on behind.
    private static let open: Set<String> = [
        "of", "and", "for", "the", "de", "der", "und", "et", "in", "to", "with", "y", "e",
    ]

    private static func isUnbalanced(_ text: String) -> Bool {
        guard let close = text.firstIndex(of: ")") else { return false }
        return text.firstIndex(of: "(").map { $0 > close } ?? true
    }

    private static func isOpen(_ words: [TitleWords.Word], _ part: Substring) -> Bool {
        words.isEmpty && !part.contains(where: \.isNumber) || words.count == 1 && open.contains(words[0].text)
            || part.hasSuffix("/") || part.hasSuffix("-") || part.hasSuffix("&") || part.hasPrefix("/")
    }

    private func cost(of gap: HeaderAtom.Gap) -> Double {
        switch gap {
        case .start, .date, .bracket, .style: 0
        case .cell: weights[.crossesCell]
        case .strong: weights[.crossesStrong]
        case .connective: weights[.crossesConnective]
        case .comma: weights[.crossesComma]
        case .dash: weights[.crossesDash]
        case .town: weights[.crossesTown]
        case .sentence: weights[.crossesSentence]
        }
    }

    /// The text of some atoms as it stands on the line.
    static func text(of line: HeaderAtoms.Line, _ range: Range<Int>) -> String {
        let atoms = line.atoms[range]
        guard let first = atoms.first, let last = atoms.last else { return "" }
        guard atoms.count > 1 else { return first.text }
        guard first.cell == last.cell, first.cell < line.cells.count,
            last.range.upperBound <= line.cells[first.cell].characters.count,
            first.range.lowerBound < last.range.upperBound
        else { return atoms.map(\.text).joined(separator: " ") }
        return line.cells[first.cell].text(first.range.lowerBound..<last.range.upperBound)
    }
}

/// What the atoms of a line say, in ranges: it does not depend on other headers, and is asked for more than once.
final class HeaderDrafts {
    let line: HeaderAtoms.Line
    /// Words from each atom on.
    let wordsBehind: [Int]
    private var drafts: [Int: HeaderDraft] = [:]

    init(_ line: HeaderAtoms.Line) {
        self.line = line
        var words = 0
        wordsBehind = line.atoms.reversed().map { atom in
            words += atom.text.wordCount
            return words
        }.reversed()
    }

    fileprivate func draft(_ range: Range<Int>, by parser: HeaderLineParser) -> HeaderDraft {
        let key = range.lowerBound * (line.atoms.count + 1) + range.upperBound
        if let known = drafts[key] { return known }
        let draft = parser.draft(line, range)
        drafts[key] = draft
        return draft
    }
}

/// What a range of atoms says.
final class HeaderDraft {
    /// A cut of the text in two.
    struct Cut {
        let left: String
        let right: String
        let ofLeft: SpanScores
        let ofRight: SpanScores
        /// Whether the right part goes on with the title: "Assistant" in front of "Manager Blue Harbour".
        let isShort: Bool
        /// Whether a part has only words that titles have, and neither a legal form nor a known name, so that it hardly
        /// is an employer: "Brand Marketing" before "Manager".
        let isLeftOfTitle: Bool
        let isRightOfTitle: Bool
        /// Words of either part that no title has.
        let unknownOfLeft: Int
        let unknownOfRight: Int
    }

    let range: Range<Int>
    let atomCount: Int
    let first: HeaderAtom
    let text: String
    let scores: SpanScores
    /// What it costs to read over the signs within.
    let crossing: Double
    /// Whether it is so likely one thing that it is not cut in two.
    let isClear: Bool
    /// The score of a complete title with further parts; nil where it cannot be one.
    fileprivate(set) var titleWithMore: Double?
    /// Whether it is a quarter in front of its town.
    fileprivate(set) var isQuarter = false
    /// Nil as long as nobody asked.
    fileprivate(set) var cuts: [Cut]?

    init(
        range: Range<Int>,
        atomCount: Int,
        first: HeaderAtom,
        text: String,
        scores: SpanScores,
        crossing: Double,
        isClear: Bool
    ) {
        self.range = range
        self.atomCount = atomCount
        self.first = first
        self.text = text
        self.scores = scores
        self.crossing = crossing
        self.isClear = isClear
    }

    /// The range, or a part of it, with a label.
    func span(_ label: HeaderLabel, _ text: String) -> HeaderParse.Span {
        HeaderParse.Span(
            label: label,
            text: text,
            atoms: range.lowerBound...(range.upperBound - 1),
            atomCount: atomCount,
            cell: first.cell,
            style: first.style,
            gap: first.gap,
            isCapitals: first.isCapitals,
            isBareCut: text.utf8.count < self.text.utf8.count
        )
    }
}
