/// Reads a section about schooling: of all ways to cut its lines into entries, and these into degrees, fields, schools,
/// places and dates, the likeliest, with one order of these for the whole section.
struct StudyDecoder {
    let words: [StudyWord]
    let clues: StudyClues
    /// Lines of the section that stand apart from the one above, and that are set like the first of all.
    let isApart: [Bool]
    let isTitled: [Bool]

    /// Words that one piece takes at most.
    private static let longest = 14
    /// Letters of an abbreviated region.
    private static let lettersOfRegion = 3
    /// What it costs to cut the town off the name of a university that has many.
    private static let costOfCutSystem = -7.0
    /// Below this no piece is worth a look.
    private static let leastScore = -11.0
    /// How much likelier a way may be than one that is given up.
    private static let beam = 14.0

    struct Span {
        let label: StudyLabel
        let words: Range<Int>
    }

    private struct Piece {
        let end: Int
        let label: StudyLabel
        let score: Double
        /// What an entry has named that has it.
        let content: StudyGrammar.Content
    }

    /// Where a way through the words stands: what the entry has named, and the label before.
    private enum Place {
        static let labels = StudyLabel.allCases.count + 1
        static let count = StudyGrammar.Content.count * labels
        static let start = labels - 1

        static func of(_ content: StudyGrammar.Content, _ label: StudyLabel) -> Int {
            content.rawValue * labels + label.rawValue  // checked: numbers of cases
        }

        static func content(_ place: Int) -> StudyGrammar.Content { .init(rawValue: place / labels) }
        static func label(_ place: Int) -> StudyLabel? { StudyLabel(rawValue: place % labels) }
    }

    private struct Step {
        var score = -Double.infinity
        var from: Int32 = 0
        var place: UInt8 = 0
        var label = StudyLabel.note
        var opensEntry = false
    }

    /// What does not depend on the grammar: which pieces there are, and what speaks for them behind each other.
    private struct Lattice {
        let pieces: [[Piece]]
        /// By word, by the label in front and by the label of the piece.
        let links: [Double]
        /// By word and by the label in front: what speaks for another entry there.
        let openings: [Double]
        /// By word and place. A section has thousands, so that all grammars share them.
        var steps: [Step]
        /// The places that a way has come to, by word: few of all there are.
        var reached: [[Int]]

        /// Forgets the ways of the grammar before.
        mutating func clear() {
            for word in reached.indices {
                for place in reached[word] { steps[word * Place.count + place] = Step() }
                reached[word].removeAll(keepingCapacity: true)
            }
        }
    }

    /// The entries of the section, each with its pieces in order.
    func entries() -> [[Span]] {
        guard !words.isEmpty else { return [] }
        let cuts = words.indices.map { mayCut($0) } + [true]
        var lattice = Lattice(
            pieces: words.indices.map { self.pieces(at: $0, cuts) },
            links: words.indices.flatMap { index in
                (0..<Place.labels).flatMap { previous in
                    StudyLabel.allCases.map { linkScore(StudyLabel(rawValue: previous), $0, at: index) }
                }
            },
            openings: words.indices.flatMap { index in
                (0..<Place.labels).map { entryScore(at: index, StudyLabel(rawValue: $0)) }
            },
            steps: [Step](repeating: Step(), count: (words.count + 1) * Place.count),
            reached: [[Int]](repeating: [], count: words.count + 1)
        )
        var best: (score: Double, entries: [[Span]])?
        for grammar in StudyGrammar.all {
            let result = decode(&lattice, grammar)
            if result.score > best?.score ?? -.infinity { best = (result.score, path(lattice.steps, to: result.last)) }
        }
        return best?.entries ?? []
    }

    // MARK: Pieces

    private func pieces(at start: Int, _ cuts: [Bool]) -> [Piece] {
        guard cuts[start] else { return [] }
        var pieces: [Piece] = []
        // What it costs each label to go on over the signs so far.
        var crossing = [Double](repeating: 0, count: StudyLabel.allCases.count)
        let opening = StudyLabel.allCases.map { openingScore($0, at: start) }
        for end in (start + 1)...words.count {
            // However long they are, words that nothing parts are at least a remark.
            let isLong = end - start > Self.longest
            if isLong, !pieces.isEmpty { break }
            if end - 1 > start {
                for label in StudyLabel.allCases {
                    crossing[label.rawValue] +=
                        Self.crossing(words[end - 1], label)
                        - (isApart[words[end - 1].row] && words[end - 1].gap == .line ? 0.5 : 0)
                }
                guard crossing.contains(where: { $0 > Self.leastScore }) else { break }
            }
            guard cuts[end] else { continue }
            for label in isLong ? [.note] : StudyLabel.allCases {
                let base = crossing[label.rawValue] + opening[label.rawValue]
                guard base > Self.leastScore else { continue }
                let score = base + clues.score(label, start..<end)
                guard score > Self.leastScore else { continue }
                let content = clues.isNamed(label, start..<end) ? label.content.union(.named) : label.content
                pieces.append(Piece(end: end, label: label, score: score, content: content))
            }
        }
        return pieces
    }

    /// Whether a piece may begin with a word.
    private func mayCut(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let word = words[index]
        if word.gap != .bare || word.date != nil || word.isFiller || words[index - 1].date != nil { return true }
        if clues.opensDegree(index) || clues.closesDegree(index) { return true }
        if clues.opensRepetition(index) || clues.closesRepetition(index) { return true }
        if clues.isPlaceholder(index) != clues.isPlaceholder(index - 1) || opensPlace(index) { return true }
        return word.isCapitalised && clues.hasSchool(beside: index)
    }

    private func opensPlace(_ index: Int) -> Bool { clues.opensTown(index) || clues.opensCountry(index) }

    private func openingScore(_ label: StudyLabel, at index: Int) -> Double {
        let word = words[index]
        switch word.gap {
        case .bare:
            if label == .date || index > 0 && words[index - 1].date != nil { return 0 }
            if label == .note, clues.opensRepetition(index) { return 0 }
            let isSeam = clues.closesDegree(index) || label == .degree && clues.opensDegree(index)
            let cut = isSeam ? -0.8 : clues.endsSchool(index) ? -1.2 : -2
            return label != .place ? cut : opensPlace(index) ? 0 : cut - 0.5
        case .field: return label == .area ? 0.5 : label == .place ? 0 : -2
        case .school: return label == .school ? 3 : label == .place ? -3 : -2.5
        case .grade: return label == .score ? 1 : -1
        case .bracket: return label == .degree || label == .school ? -0.5 : 0
        case .wrap, .line, .cell, .strong, .colon, .dash, .comma: return 0
        }
    }

    /// Words that lead to a part of the field in front of them.
    private static let majors: Set<String> = ["major", "majoring", "concentration", "specialization", "specializing"]

    /// What it costs a piece to go on with a word.
    private static func crossing(_ word: StudyWord, _ label: StudyLabel) -> Double {
        switch word.gap {
        case .bare: return 0
        case .wrap: return -0.3
        case .line: return label == .note ? -3 : -4.5
        case .cell: return -4
        case .strong: return label == .score ? -2 : -4
        case .colon: return label == .score ? -0.5 : -4
        case .dash:
            // "Education - Majoring in Physical Education"
            if label == .area, word.tokens.first.map(majors.contains) == true { return 0 }
            return label == .score ? -0.3 : -1.5
        case .comma:
            return switch label {
            case .place: 0
            case .area: -0.5
            case .school: -1.3
            case .degree: -2
            case .date, .score, .note: -0.5
            }
        case .bracket: return label == .area ? -1 : -0.2
        case .field:
            return switch label {
            case .degree: -2.5
            case .school: -1
            case .area, .place, .date, .score, .note: -0.5
            }
        case .school: return label == .school ? -0.5 : -3
        case .grade: return -2
        }
    }

    // MARK: The way

    private func decode(_ lattice: inout Lattice, _ grammar: StudyGrammar) -> (score: Double, last: Int) {
        let count = words.count
        let labels = StudyLabel.allCases.count
        lattice.clear()
        var bests = [Double](repeating: -.infinity, count: count + 1)
        lattice.steps[Place.start].score = 0
        bests[0] = 0
        // Minus infinity for what cannot follow.
        let behind = (0..<StudyGrammar.Content.count).flatMap { content in
            StudyLabel.allCases.map { grammar.score($0, behind: .init(rawValue: content)) ?? -.infinity }
        }
        let worths = (0..<StudyGrammar.Content.count).map { StudyGrammar.worth(of: .init(rawValue: $0)) }
        let opening = lattice.openings
        let links = lattice.links
        lattice.reached[0] = [Place.start]
        for start in 0..<count where bests[start] > -.infinity {
            let pieces = lattice.pieces[start]
            for place in lattice.reached[start].sorted() {
                let step = lattice.steps[start * Place.count + place].score
                guard step > bests[start] - Self.beam else { continue }
                let content = Place.content(place)
                let before = start * Place.labels + place % Place.labels  // checked: numbers of cases
                let firstLink = before * labels  // checked: numbers of cases
                let freshLink = (start * Place.labels + labels) * labels  // checked: numbers of cases
                let firstOrder = content.rawValue * labels  // checked: numbers of cases
                let fresh = opening[before] + worths[content.rawValue]
                for piece in pieces {
                    let label = piece.label.rawValue
                    func take(_ score: Double, _ content: StudyGrammar.Content, opensEntry: Bool) {
                        let target = Place.of(content, piece.label)
                        let index = piece.end * Place.count + target
                        let known = lattice.steps[index].score
                        guard score > known else { return }
                        // What is given up there anyway need not be kept.
                        guard piece.end == count || score > bests[piece.end] - Self.beam else { return }
                        if known == -.infinity { lattice.reached[piece.end].append(target) }
                        lattice.steps[index] = Step(
                            score: score,
                            from: Int32(start),  // checked: words of a section
                            place: UInt8(place),  // checked: fewer places than that
                            label: piece.label,
                            opensEntry: opensEntry
                        )
                        if score > bests[piece.end] { bests[piece.end] = score }
                    }
                    let names = piece.content
                    let own = step + piece.score
                    take(
                        own + behind[firstOrder + label] + links[firstLink + label],
                        content.union(names),
                        opensEntry: content.isEmpty && !names.isEmpty
                    )
                    guard !content.isEmpty, !names.isEmpty else { continue }
                    take(own + behind[label] + links[freshLink + label] + fresh, names, opensEntry: true)
                }
            }
        }
        var last = 0
        var best = -Double.infinity
        for place in 0..<Place.count {
            let score = lattice.steps[count * Place.count + place].score + worths[Place.content(place).rawValue]
            if score > best { (best, last) = (score, place) }
        }
        return (best, last)
    }

    private func path(_ steps: [Step], to last: Int) -> [[Span]] {
        var entries: [[Span]] = []
        var spans: [Span] = []
        var end = words.count
        var place = last
        while end > 0 {
            let step = steps[end * Place.count + place]
            spans.append(Span(label: step.label, words: Int(step.from)..<end))  // checked: a word before the end
            if step.opensEntry {
                entries.append(spans.reversed())
                spans = []
            }
            (end, place) = (Int(step.from), Int(step.place))  // checked: a word and a place before it
        }
        // What stands above the first entry belongs to it.
        if !spans.isEmpty {
            if entries.isEmpty { return [spans.reversed()] }
            entries[entries.count - 1] = spans.reversed() + entries[entries.count - 1]
        }
        return entries.reversed()
    }

    /// What speaks for a label behind another, with what stands between them.
    private func linkScore(_ previous: StudyLabel?, _ label: StudyLabel, at index: Int) -> Double {
        let gap = words[index].gap
        switch label {
        case .area:
            guard previous == .degree else {
                if gap == .line, [.place, .score, .note].contains(previous) { return -2.5 }
                return previous == .school ? -1.2 : previous == .date ? -0.8 : -1
            }
            return switch gap {
            case .field: 2
            case .colon: 2
            case .bracket: 1
            case .comma, .dash: 1.2
            case .bare, .strong, .cell, .wrap: 0.5
            case .line: -0.3
            case .school, .grade: -2
            }
        case .place:
            // A town behind a school belongs to its name, unless a sign or a region tells.
            let cut = gap != .bare || clues.isPlaceholder(index) || opensPlace(index) ? 0 : -3.0
            // "University of California, Example"
            if previous == .school, gap == .comma, clues.endsSystem(index) { return Self.costOfCutSystem }
            return switch previous {
            case .school: cut + (gap == .line ? 0.3 : 1)
            case .degree: cut - 1.5
            case .area: cut - 1.2
            case .date, .place, .score, .note, nil: cut - 0.3
            }
        case .degree:
            // "Boston, MA"
            if previous == .place {
                let isRegion = words[index].text.count { $0.isLetter } <= Self.lettersOfRegion
                return gap == .comma ? -5 : gap == .bare ? isRegion ? -3 : -1 : 0
            }
            return previous == .area && gap == .bare ? -1.5 : 0
        case .school:
            // "High School Diploma : College Preparatory 1999 Example High School": what is learnt stands behind a colon.
            if previous == .degree, gap == .colon { return -1 }
            return previous == .place && gap == .comma
                ? -2 : previous == .school && [.bare, .school].contains(gap) ? -4 : 0
        case .date, .score, .note: return 0
        }
    }

    private func entryScore(at index: Int, _ previous: StudyLabel?) -> Double {
        let word = words[index]
        if word.isEnclosed { return -8 }
        return switch word.gap {
        case .line: (isApart[word.row] ? 0.7 : 0) + (isTitled[word.row] ? 0.7 : 0)
        case .wrap: -1.5
        case .cell, .strong, .dash: -3.5
        case .comma: -4
        case .colon, .bracket, .field, .school, .grade: -6
        // "Magister inżynier" is one degree.
        case .bare: previous == .date || previous == .place ? -2 : previous == .degree ? -6 : -3
        }
    }
}
