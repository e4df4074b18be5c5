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
    /// Bytes of an abbreviation that stands in a text of any letters.
    private static let longestCode = 5
    /// What is so likely one thing is not cut in two.
    private static let clear = 4.5
    /// Words of a rest that tells: "Acme, Akron, OH Responsibilities: …".
    private static let tailWords = 4

    private var weights: HeaderWeights { clues.weights }

    private struct State {
        var score: Double
        var spans: [HeaderParse.Span]
    }

    func parses(_ line: HeaderAtoms.Line, at slot: Int) -> [HeaderContent: HeaderParse] {
        let atoms = line.atoms
        guard !atoms.isEmpty else { return [.neither: .empty] }
        let count = min(atoms.count, Self.longestLine)
        var states = [[State?]](
            repeating: [State?](repeating: nil, count: HeaderContent.allCases.count),
            count: count + 1
        )
        states[0][HeaderContent.neither.rawValue] = State(score: 0, spans: [])
        for start in 0..<count {
            let reached = HeaderContent.allCases.compactMap { content in
                states[start][content.rawValue].map { (content, $0) }
            }
            guard !reached.isEmpty else { continue }
            for end in (start + 1)...min(start + Self.mostAtoms, count) {
                if end - start > 1, atoms[start..<end].contains(where: { $0.label != nil }) { break }
                for option in options(line, start..<end, slot: slot) {
                    for (content, state) in reached {
                        var next = content
                        var isPossible = true
                        for span in option.spans {
                            guard let followed = next.followed(by: span.label) else {
                                isPossible = false
                                break
                            }
                            next = followed
                        }
                        guard isPossible else { continue }
                        var score = state.score + option.score
                        if content.namesEmployer { score += option.behindEmployer }
                        if atoms[start].gap == .connective {
                            // "Clerk at Acme"
                            switch (state.spans.last?.label, option.spans.first?.label) {
                            case (.title?, .employer?), (nil, .employer?): score += weights[.connective]
                            case (.employer?, .title?), (_, .title?): score -= weights[.connective]
                            default: break
                            }
                        }
                        // "Harrow, Castellan LLP": a town stands behind what is in it.
                        if state.spans.last?.label == .place, option.spans.first?.label == .employer {
                            switch atoms[start].gap {
                            case .comma: score += weights[.townAhead]
                            case .dash: score += weights[.townAhead] / 2
                            default: break
                            }
                        }
                        // "Juniper – Women's Apparel": of two unknown names the first is the employer's.
                        if [.other, .unit].contains(state.spans.last?.label), option.spans.first?.label == .employer,
                            [.dash, .comma].contains(atoms[start].gap)
                        {
                            score += weights[.nameAhead]
                        }
                        if score > states[end][next.rawValue]?.score ?? -.infinity {
                            states[end][next.rawValue] = State(score: score, spans: state.spans + option.spans)
                        }
                    }
                }
            }
        }
        var result: [HeaderContent: HeaderParse] = [:]
        for content in HeaderContent.allCases {
            if count == atoms.count, let state = states[count][content.rawValue] {
                result[content] = HeaderParse(score: state.score, spans: state.spans)
            }
            guard content != .neither else { continue }
            // What follows a place or a name on the same line may tell already.
            for end in 1..<max(count, 2) where end < atoms.count {
                guard let state = states[end][content.rawValue],
                    atoms[end...].reduce(0, { $0 + $1.text.wordCount }) >= Self.tailWords
                else { continue }
                let score = state.score + weights[.tail]
                if score > (result[content]?.score ?? -.infinity) + line.prose {
                    result[content] = HeaderParse(score: score - line.prose, spans: state.spans, tail: end)
                }
            }
        }
        return result
    }

    private struct Option {
        let spans: [HeaderParse.Span]
        let score: Double
        /// What is added behind an employer.
        var behindEmployer = 0.0
    }

    private func options(_ line: HeaderAtoms.Line, _ range: Range<Int>, slot: Int) -> [Option] {
        let atoms = line.atoms[range]
        let first = line.atoms[range.lowerBound]
        let text = Self.text(of: line, range)
        let whole = text
        let words = atoms.flatMap(\.words)
        var scores = clues.scores(text, words: words)
        if Self.isUnbalanced(text) { for label in HeaderLabel.allCases { scores[label] += weights[.unbalanced] } }
        if range.count > 1 {
            // "Juniper – Women's Apparel": what stands apart from an employer is a part of it.
            let apart = atoms.dropFirst().count { $0.gap == .dash || $0.gap == .bracket }
            scores[.employer] += weights[.apart] * Double(apart)
        }
        if range.count == 1, let label = first.label {
            for other in HeaderLabel.allCases where other != label { scores[other] += weights[.labelMismatch] }
            scores[label] = max(scores[label], 0) + weights[.label]
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
        // On a line of its own the slot tells nothing: names stand there, too.
        var inSlot = 0.0
        if range.count == 1, range.upperBound == line.atoms.count, first.gap != .start, scores[.place] < 0,
            profile?.hasPlaces(behind: first.gap) == true, clues.mayBePlace(text)
        {
            inSlot = max(0, weights[.placeUnknown] + weights[.placeSlot] - scores[.place])
        }
        func span(_ label: HeaderLabel, _ text: String) -> HeaderParse.Span {
            HeaderParse.Span(
                label: label,
                text: text,
                atoms: range.lowerBound...(range.upperBound - 1),
                atomCount: line.atoms.count,
                cell: first.cell,
                style: first.style,
                gap: first.gap,
                isCapitals: first.isCapitals,
                isBareCut: text.utf8.count < whole.utf8.count
            )
        }
        var options: [Option] = []
        for label in HeaderLabel.allCases {
            if label == .other, range.count > 1 { continue }
            let span = span(label, text)
            let fit = profile?.fit(span, line: slot) ?? 0
            let score = scores[label] + crossing + fit
            options.append(Option(spans: [span], score: score, behindEmployer: label == .place ? inSlot : 0))
        }
        if range.count > 1, let titleIndex = options.firstIndex(where: { $0.spans[0].label == .title }) {
            let alone = clues.scores(first.text, words: first.words)[.title]
            let names = atoms.dropFirst().filter { clues.isName($0.text) }
            let more =
                alone + (isMixed ? weights[.crossesCapitals] : 0) + weights[.moreTitle] * Double(range.count - 1)
                + weights[.nameInTitle] * Double(names.count)
            if more > options[titleIndex].score, alone > Self.leastTitle,
                !atoms.dropFirst().contains(where: { $0.label != nil }), names.allSatisfy({ $0.gap == .dash })
            {
                options[titleIndex] = Option(spans: options[titleIndex].spans, score: more)
            }
        }
        if range.count > 1, atoms.dropFirst().allSatisfy({ $0.gap == .comma && $0.label == nil }) {
            // "East Legon, Accra": a quarter that no gazetteer knows, in front of its town.
            let last = line.atoms[range.upperBound - 1]
            if range.count == 2, weights[.quarter] > 0, clues.scores(last.text, words: last.words)[.place] > 0,
                clues.mayBePlace(first.text), range.lowerBound > 0,
                let index = options.firstIndex(where: { $0.spans[0].label == .place })
            {
                options[index] = Option(
                    spans: options[index].spans,
                    score: max(options[index].score, weights[.quarter])
                )
            }
        }
        let isHabit = bareCut == .habitualBareCut
        let isClear = words.count <= 3 && max(scores[.title], scores[.employer]) > Self.clear || scores[.place] > 0
        guard range.count == 1 && !isClear || isHabit && range.count <= 3, first.label == nil,
            Self.bareCutWords.contains(text.wordCount)
        else { return options }
        for (left, right) in bareCuts(text) {
            let (before, after) = (TitleWords.words(of: left), TitleWords.words(of: right))
            let (ofLeft, ofRight) = (clues.scores(left, words: before), clues.scores(right, words: after))
            for (one, other) in [(HeaderLabel.title, HeaderLabel.employer), (.employer, .title)] {
                let spans = [span(one, left), span(other, right)]
                let fit = spans.reduce(0) { $0 + (profile?.fit($1, line: slot) ?? 0) }
                options.append(
                    Option(
                        spans: spans,
                        score: ofLeft[one] + ofRight[other] + crossing + weights[bareCut] + fit
                    )
                )
            }
        }
        return options
    }

    /// The likeliest places at which a text without signs is a title and an employer, or the other way round.
    private func bareCuts(_ text: String) -> [(String, String)] {
        let parts = text.split(separator: " ")
        guard parts.count >= 2 else { return [] }
        let words = parts.map { TitleWords.words(of: $0) }
        var cuts: [(score: Double, at: Int)] = []
        let all = Array(words.joined())
        let known = clues.headline.count
        let isHeadlineFirst = known > 0 && all.starts(with: clues.headline) && all.count > known
        for cut in 1..<parts.count {
            let right = parts[cut]
            guard right.first?.isUppercase == true || right.first?.isNumber == true,
                !Self.isOpen(words[cut - 1], parts[cut - 1]), !Self.isOpen(words[cut], right)
            else { continue }
            let left = Array(words[..<cut].joined())
            let behind = Array(words[cut...].joined())
            let before = clues.titles.logOdds(left, isWhole: false)
            let after = clues.titles.logOdds(behind, isWhole: false)
            // An employer's own words are no more like a title than others.
            let score =
                isHeadlineFirst && left.count == known ? 99 : max(before - max(0, after), after - max(0, before))
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

    private static func isOpen(_ words: [String], _ part: Substring) -> Bool {
        words.isEmpty && !part.contains(where: \.isNumber) || words.count == 1 && open.contains(words[0])
            || part.hasSuffix("/") || part.hasSuffix("-") || part.hasSuffix("&") || part.hasPrefix("/")
    }

    private func cost(of gap: HeaderAtom.Gap) -> Double {
        switch gap {
        case .start: 0
        case .cell: weights[.crossesCell]
        case .strong: weights[.crossesStrong]
        case .connective: weights[.crossesConnective]
        case .comma: weights[.crossesComma]
        case .dash: weights[.crossesDash]
        case .bracket: weights[.crossesBracket]
        case .style: weights[.crossesStyle]
        case .town: weights[.crossesTown]
        }
    }

    /// The text of some atoms as it stands on the line.
    static func text(of line: HeaderAtoms.Line, _ range: Range<Int>) -> String {
        let atoms = line.atoms[range]
        guard let first = atoms.first, let last = atoms.last else { return "" }
        guard atoms.count > 1 else { return first.text }
        guard first.cell == last.cell, first.cell < line.characters.count else {
            return atoms.map(\.text).joined(separator: " ")
        }
        let characters = line.characters[first.cell]
        guard last.range.upperBound <= characters.count, first.range.lowerBound < last.range.upperBound else {
            return atoms.map(\.text).joined(separator: " ")
        }
        var text = String(characters[first.range.lowerBound..<last.range.upperBound])
        if text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }) { text += ")" }
        if text.count(where: { $0 == "[" }) > text.count(where: { $0 == "]" }) { text += "]" }
        return text
    }
}
