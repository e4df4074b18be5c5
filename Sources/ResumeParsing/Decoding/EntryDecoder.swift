import Careers
import Glibc
import Resume
import TextFolding

/// Explains the lines of a section as entries, by one decision over all of them.
///
/// Every line with a date may be the middle of a header. Each header has a score for every grammar; the grammar, or the few,
/// with the best sum over all entries are those of the section. Headers that stray from it need better reasons of their own.
struct EntryDecoder {
    let scanner: DateScanner
    let knowledge: CareerKnowledge
    let atoms: HeaderAtoms
    let clues: SpanClues

    private var weights: HeaderWeights { clues.weights }

    private static let mostGrammars = 3
    /// No entry counts less than this for or against a grammar.
    private static let least = -4.0
    /// Words of a line without a date that can be part of a header.
    private static let longestName = 24
    /// What names nothing that its words could make up for.
    private static let plainlyTold = -9.0
    /// What a line must come to that says where, or on what terms, and nothing else.
    private static let leastAside = 2.0
    /// Heights of a line by which the next one of a text is further down at most.
    private static let mostGap = 0.9

    /// A line of the section, with all that does not depend on the others' labels.
    private struct Row {
        let line: DocumentLine
        let header: HeaderLine
        let drafts: HeaderDrafts
        var atoms: HeaderAtoms.Line { drafts.line }
        /// How much more the line looks like a part of a header than like what is told.
        var look: Double
        /// What it adds that the line says when; nil for none.
        let date: Double?
        var parses: [HeaderContent: HeaderParse] = [:] {
            didSet {
                sums = HeaderContent.allCases.map { (parses[$0]?.score).map { $0 + look } ?? -.infinity }
            }
        }
        /// What the line adds to a header, by what it names.
        private(set) var sums: [Double] = []
    }

    private struct Candidate {
        let row: Int
        let isDated: Bool
        /// By the number of the grammar; minus infinity where it does not fit.
        var scores: [Double]
        /// The lines of the header where they are known.
        var lines: ClosedRange<Int>?
        /// Whether its dates stand alone, or at the edge of a line that is no item and no sentence.
        var isApart = false
        /// Whether its dates are those of the headers below together: an employer with several positions.
        var isBanner = false
        /// Whether it is one of these headers below, whose employer need not be named again.
        var isUnderBanner = false

        /// Whether it may lack a title, or an employer, for a reason, so that it need not be built like others.
        func mayBeShort(_ grammar: HeaderGrammar) -> Bool {
            isBanner && grammar.title == nil || isUnderBanner && grammar.employer == nil
        }

        var best: Double { scores.max() ?? -.infinity }
    }

    private struct Choice {
        let candidate: Int
        let grammar: HeaderGrammar
        let score: Double
        let lines: ClosedRange<Int>
        /// The numbers of the grammars of the section.
        let preferred: Set<Int>
    }

    /// The entries, in order.
    func entries(in lines: [DocumentLine]) -> [DecodedEntry] {
        entries(rows(of: lines), bounds: nil)
    }

    /// The entries whose headers are known.
    ///
    /// - Parameters:
    ///   - headers: lines of headers, and of what is told between them.
    ///   - bounds: the numbers of the lines of each header.
    /// - Returns: an entry for each header that names something.
    func entries(of headers: [HeaderLine], bounds: [ClosedRange<Int>]) -> [DecodedEntry] {
        let rows = headers.map { header in
            Row(
                line: header.line,
                header: header,
                drafts: HeaderDrafts(atoms.atoms(of: header)),
                look: 0,
                date: header.dates.map { _ in 0 }
            )
        }
        return entries(rows, bounds: bounds)
    }

    private func entries(_ lines: [Row], bounds: [ClosedRange<Int>]?) -> [DecodedEntry] {
        var rows = lines
        guard !rows.isEmpty else { return [] }
        var parser = HeaderLineParser(clues: clues)
        var choices: [Choice] = []
        var candidates: [Candidate] = []
        for round in 0..<2 {
            for index in rows.indices where bounds != nil || mayName(index, rows) {
                rows[index].parses = parser.parses(rows[index].drafts, at: 0)
            }
            candidates = bounds.map { self.candidates(rows, bounds: $0) } ?? self.candidates(rows)
            choices = chosen(candidates, rows)
            guard round == 0 else { break }
            var profile = HeaderProfile(weights: weights)
            var slots: [(slot: HeaderProfile.Slot, atom: HeaderAtom)] = []
            for choice in choices where candidates[choice.candidate].isDated {
                for index in choice.lines {
                    let content = choice.grammar.content(at: index - candidates[choice.candidate].row)
                    let spans = rows[index].parses[content]?.spans ?? []
                    for span in spans { profile.add(span, line: 0) }
                    slots += self.slots(behind: spans, on: rows[index].atoms)
                }
                // Places may stand on the line below as well.
                for row in rows[choice.lines.lowerBound...min(choice.lines.upperBound + 1, rows.count - 1)] {
                    guard !row.line.isBullet, let end = row.atoms.atoms.last,
                        let evidence = clues.placeEvidence(end.text)
                    else { continue }
                    profile.add(HeaderProfile.Slot(label: nil, gap: end.gap), evidence: evidence)
                }
            }
            for (slot, atom) in slots { profile.add(slot, evidence: evidence(of: atom, among: slots.map(\.atom))) }
            parser.profile = profile
            let dated = choices.filter { candidates[$0.candidate].isDated }
            let bare = dated.count { choice in
                choice.lines.contains { index in
                    let content = choice.grammar.content(at: index - candidates[choice.candidate].row)
                    return rows[index].parses[content]?.spans.contains { $0.isBareCut } == true
                }
            }
            parser.bareCut =
                bare * 2 > dated.count
                ? .habitualBareCut : dated.count >= 3 && bare * 3 <= dated.count ? .strayBareCut : .bareCut
        }
        return choices.enumerated().map { number, choice in
            // What stands between the headers on both sides.
            let previous = number > 0 ? choices[number - 1].lines.upperBound + 1 : 0
            let next = number + 1 < choices.count ? choices[number + 1].lines.lowerBound : rows.count
            return entry(choice, candidates[choice.candidate], rows, within: previous..<next, profile: parser.profile)
        }
    }

    // MARK: Places

    /// What stands right behind the pieces of a line, and behind the first word of those that reach over signs.
    private func slots(
        behind spans: [HeaderParse.Span],
        on line: HeaderAtoms.Line
    ) -> [(slot: HeaderProfile.Slot, atom: HeaderAtom)] {
        spans.filter { !$0.isBareCut && ($0.label == .title || $0.label == .employer) }.flatMap { span in
            Set([span.atoms.lowerBound + 1, span.atoms.upperBound + 1]).compactMap { index in
                guard line.atoms.indices.contains(index), line.atoms[index].label == nil else { return nil }
                let atom = line.atoms[index]
                return (HeaderProfile.Slot(label: span.label, gap: atom.gap), atom)
            }
        }
    }

    /// What a short name that nothing is known about says for places standing where it does.
    private static let evidenceOfName = 0.25

    /// How much a text speaks for places standing where it does; a name that several titles or employers have behind
    /// them is hardly a part of each.
    private func evidence(of atom: HeaderAtom, among others: [HeaderAtom]) -> Double {
        guard let evidence = clues.placeEvidence(atom.text) else { return 0 }
        let isRepeated =
            others.count { $0.text == atom.text } > 1
            && clues.titles.logOdds(clues.lookedUp(atom.words)[...]) < 0
        return isRepeated ? 1 : max(evidence, Self.evidenceOfName)
    }

    // MARK: Rows

    private func rows(of lines: [DocumentLine]) -> [Row] {
        let survey = HeaderSurvey(lines, scanner: scanner, knowledge: knowledge)
        let anchors = lines.indices.filter { survey.dated[$0]?.isRange == true && lines[$0].wordCount <= 16 }
        let share = Double(anchors.count { lines[$0].isBullet }) / Double(max(anchors.count, 1))
        let items = DatedItems(scanner: scanner)
        let areEntries = items.areEntries(lines)
        let bulleted = areEntries ? 1 : share
        let headed = Self.bulletedNames(lines, anchors: anchors, dated: survey.dated)
        let edges = lines.rightEdges
        let prominence = Prominence(lines)
        var isTold = false
        let areProminent = lines.count { prominence.has($0) } * 2 > lines.count
        return lines.indices.map { index in
            let line = lines[index]
            let header = HeaderLine(line, scanner: scanner)
            // "Hours per week: 40" may stand anywhere in a header, and names nothing.
            if header.dates == nil, atoms.labels.field(line)?.kind == .note {
                return Row(line: line, header: header, drafts: HeaderDrafts(HeaderAtoms.Line()), look: 0, date: nil)
            }
            var look = 0.0
            if line.isTold { look += weights[.told] }
            if line.isBullet {
                look += headed.contains(index) ? weights[.headedBullet] : weights[.bullet] * (1 - bulleted)
            }
            var prose = 0.0
            let head = areEntries ? items.head(of: line) : line.text
            let length = head.wordCount
            if length > 12 { prose += weights[.longLine] * Double(length - 12) }
            if Sentences.ends(head), length >= 4 { prose += weights[.sentenceEnd] }
            if Sentences.end(in: head[...]) != nil { prose += weights[.sentenceInside] }
            // "2012 – 2014: rollout at a bank"
            let content = header.cells.first?.text ?? line.text
            if content.first?.isLowercase == true,
                index == 0 || !isNameBeside(lines[index - 1], survey.dated[index - 1], edge: edges[line.block])
            {
                look += weights[.lowercaseStart]
            }
            let plain = head.split(separator: " ").count { $0.first?.isLowercase == true && $0.count > 3 }
            if plain > 2 { prose += weights[.plainWords] * Double(plain - 2) }
            if prominence.has(line), !areProminent { look += weights[.prominent] }
            if survey.isIndented(line), header.dates == nil, !prominence.has(line) { look += weights[.indented] }
            let goesOn =
                index > 0 && !header.isStretch
                && continues(lines[index - 1], line, edge: edges[line.block] ?? line.right)
            if goesOn { look += weights[.continuation] }
            isTold = line.isBullet && !headed.contains(index) || isTold && goesOn
            // What is plainly told is not taken apart.
            let isPlain = header.dates == nil && look < -3.5
            var atoms = isPlain ? HeaderAtoms.Line() : atoms.atoms(of: header)
            atoms.prose = prose
            return Row(
                line: line,
                header: header,
                drafts: HeaderDrafts(atoms),
                look: look + prose,
                date: date(of: line, header: header, isEntry: survey.dated[index] != nil)
            )
        }
    }

    /// Signs in front of items that stand in front of names as well.
    private static let namingSigns: Set<Character> = ["»", "›", ">", "→", "➤"]

    /// Items of a list that stand in the same place above all dates, also the first, or below dates that have nothing
    /// above them: they name entries.
    private static func bulletedNames(
        _ lines: [DocumentLine],
        anchors: [Int],
        dated: [DateMatch?]
    ) -> Set<Int> {
        guard anchors.count >= 2 else { return [] }
        var names: Set<Int> = []
        for offset in 1...2 {
            let above = anchors.map { $0 - offset }
            if above.allSatisfy({ $0 >= 0 && lines[$0].isBullet }) { names.formUnion(above) }
        }
        let areFirst = anchors.allSatisfy { index in
            let isAlone = dated[index].map { DatePlacement.isAlone($0, on: lines[index]) } == true
            return isAlone && (index == 0 || lines[index - 1].isBullet)
        }
        // A sign that stands below dates alone marks names: "» Acme, Hull".
        let under = anchors.map { $0 + 1 }.filter { $0 < lines.count && lines[$0].isBullet }
        if under.count == anchors.count, let sign = lines[under[0]].reference.text.first,
            Self.namingSigns.contains(sign)
                || lines.contains(where: { $0.isBullet && $0.reference.text.first != sign }),
            lines.count(where: { $0.isBullet && $0.reference.text.first == sign }) == under.count,
            under.allSatisfy({ lines[$0].reference.text.first == sign })
        {
            names.formUnion(under)
        }
        let below = anchors.map { $0 + 1 }
        if areFirst, below.allSatisfy({ $0 < lines.count && lines[$0].isBullet }) { names.formUnion(below) }
        return names
    }

    /// How much of a line is free behind a text that does not go on below.
    private static let leastFree = 0.25

    /// Whether a line is a name beside a date and not full, so that the next one does not go on with it.
    private func isNameBeside(_ line: DocumentLine, _ date: DateMatch?, edge: Double?) -> Bool {
        guard let date, date.isRange, !line.isBullet, !line.isTold, let last = line.text.last else { return false }
        let edge = edge ?? line.right
        return (last.isLetter || last.isNumber || last == ")")
            && edge - line.right > Self.leastFree * (edge - line.left)
    }

    private func date(of line: DocumentLine, header: HeaderLine, isEntry: Bool) -> Double? {
        guard header.dates != nil, let match = scanner.firstMatch(in: line.text) else { return nil }
        var score = header.isStretch ? weights[.stretch] : 0
        let isApart = header.cells.count < line.cells.count
        let isAtEnd = match.characters.lowerBound <= 3 || match.characters.upperBound >= line.text.count - 3
        if !isApart, !isAtEnd { score += weights[.dateInside] }
        if !isEntry { score += weights[.dateWithin] }
        return score
    }

    /// Whether a line goes on with the text of the one before, which was full.
    private func continues(_ previous: DocumentLine, _ line: DocumentLine, edge: Double) -> Bool {
        guard previous.block == line.block, line.cells.count == 1, !line.isBullet, line.isBold == previous.isBold,
            previous.wordCount >= 6, abs(line.left - previous.left) < 30,
            line.top - previous.bottom < Self.mostGap * (previous.bottom - previous.top)
        else { return false }
        let first = line.text.prefix { $0 != " " }.count
        let letter = (previous.right - previous.left) / Double(max(previous.text.count, 1))
        let isFull = previous.right + letter * Double(first + 1) > edge - 2
        return isFull && !previous.text.hasSuffix(".") && previous.isBullet || previous.text.hasSuffix(",")
            || isFull && previous.wordCount >= 10
    }

    /// Whether a line may be part of a header: most lines of a section tell, and are not worth looking at closely.
    private func mayName(_ index: Int, _ rows: [Row]) -> Bool {
        let row = rows[index]
        if row.date != nil { return true }
        guard row.look - row.atoms.prose > -3.5, row.look > Self.plainlyTold, row.line.wordCount <= Self.longestName
        else { return false }
        let reach = max(0, index - HeaderGrammar.reach)...min(rows.count - 1, index + HeaderGrammar.reach)
        return row.look > -2 || rows[reach].contains { $0.date != nil }
    }

    // MARK: Candidates

    private func candidates(_ rows: [Row]) -> [Candidate] {
        var candidates: [Candidate] = []
        let dates = rows.count { ($0.date ?? -1) > 1 }
        let banners = banners(rows)
        for index in rows.indices {
            if let date = rows[index].date {
                let banner = banners.first { $0.contains(index) }
                let isApart = date >= weights[.stretch] && !rows[index].line.isBullet && rows[index].look > -1
                let isBanner = banner?.lowerBound == index
                let isUnderBanner = banner != nil && !isBanner
                let scores = scores(
                    around: index,
                    rows,
                    base: date,
                    isBanner: isBanner,
                    isUnderBanner: isUnderBanner
                )
                if let scores {
                    candidates.append(
                        Candidate(
                            row: index,
                            isDated: true,
                            scores: scores,
                            isApart: isApart,
                            isBanner: isBanner,
                            isUnderBanner: isUnderBanner
                        )
                    )
                }
            } else if !rows[index].line.isBullet, !rows[index].line.isTold {
                var base = weights[dates == 0 ? .undatedAlone : dates == 1 ? .undated : .undatedAmongDated]
                if rows[index].look > 0.5 { base += weights[.undatedProminent] }
                if let scores = scores(around: index, rows, base: base, isFirst: true) {
                    candidates.append(Candidate(row: index, isDated: false, scores: scores))
                }
            }
        }
        return candidates
    }

    /// Lines whose dates are those of two or more lines below together, in whichever order: the first has one end of them, the
    /// last the other; each with all lines up to that one.
    private func banners(_ rows: [Row]) -> [ClosedRange<Int>] {
        let dated = rows.indices.filter { rows[$0].date != nil && rows[$0].header.isStretch }
        var banners: [ClosedRange<Int>] = []
        for (number, index) in dated.enumerated() {
            guard let whole = rows[index].header.dates, let start = whole.start else { continue }
            var count = 0
            var (isStart, isEnd) = (false, false)
            for below in dated[(number + 1)...] {
                guard let part = rows[below].header.dates, let first = part.start,
                    first.lastMonthIndex >= start.firstMonthIndex
                else { break }
                let (begins, ends) = (
                    Self.agree(first, start), Self.agree(part.end, whole.end) && part.isCurrent == whole.isCurrent
                )
                guard count > 0 || begins != ends else { break }
                count += 1
                isStart = isStart || begins
                isEnd = isEnd || ends
                if isStart, isEnd {
                    if !areEngagements(dated.filter { $0 > index && $0 <= below }, rows) {
                        banners.append(index...below)
                    }
                    break
                }
            }
        }
        return banners
    }

    /// "Tesco – Business Analyst (2017 – 2019)" below the time with an agency: whether most of some lines name an employer
    /// beside the title, so that the line above is no banner for them.
    private func areEngagements(_ below: [Int], _ rows: [Row]) -> Bool {
        let named = below.count { index in
            let parses = rows[index].parses
            let both = [HeaderContent.titleThenEmployer, .employerThenTitle].compactMap { parses[$0]?.score }.max()
            guard let both, let title = parses[.title]?.score else { return false }
            return both > title - weights[.noEmployer]
        }
        return named * 2 > below.count
    }

    /// Whether two dates may be the same: one may be told less exactly.
    private static func agree(_ one: PartialDate?, _ other: PartialDate?) -> Bool {
        guard let one, let other else { return one == other }
        return one.firstMonthIndex <= other.lastMonthIndex && other.firstMonthIndex <= one.lastMonthIndex
    }

    /// One candidate for each header whose lines are known; all of its lines are explained.
    private func candidates(_ rows: [Row], bounds: [ClosedRange<Int>]) -> [Candidate] {
        bounds.map { header in
            let index = header.first { rows[$0].date != nil } ?? header.lowerBound
            var scores = [Double](repeating: -.infinity, count: HeaderGrammar.all.count)
            for (number, grammar) in HeaderGrammar.all.enumerated() {
                let offsets = [grammar.title, grammar.employer].compactMap(\.self)
                guard offsets.allSatisfy({ header.contains(index + $0) }) else { continue }
                let parses = header.map { rows[$0].parses[grammar.content(at: $0 - index)]?.score }
                guard parses.allSatisfy({ $0 != nil }) else { continue }
                // Known headers are headers, whatever their words say.
                scores[number] =
                    40 + parses.reduce(0) { $0 + ($1 ?? 0) } + (grammar.title == nil ? weights[.noTitle] : 0)
                    + (grammar.employer == nil ? weights[.noEmployer] : 0)
            }
            return Candidate(row: index, isDated: true, scores: scores, lines: header)
        }
    }

    /// The scores of a header around a line, by the number of the grammar; nil where none fits.
    ///
    /// - Parameters:
    ///   - index: the number of the line.
    ///   - rows: all lines.
    ///   - base: what the line itself adds.
    ///   - isFirst: whether it must be the first of a header that is likelier than none.
    ///   - isBanner: whether it has the dates of the headers below together.
    ///   - isUnderBanner: whether it is one of these headers.
    /// - Returns: a score for each grammar.
    private func scores(
        around index: Int,
        _ rows: [Row],
        base: Double,
        isFirst: Bool = false,
        isBanner: Bool = false,
        isUnderBanner: Bool = false
    ) -> [Double]? {
        var scores = [Double](repeating: -.infinity, count: HeaderGrammar.all.count)
        var isAny = false
        let isDated = rows[index].date != nil
        for (number, grammar) in HeaderGrammar.all.enumerated() where !isFirst || grammar.lines.lowerBound == 0 {
            let lines = (index + grammar.lines.lowerBound)...(index + grammar.lines.upperBound)
            guard lines.lowerBound >= 0, lines.upperBound < rows.count else { continue }
            var score = base
            var isPossible = true
            for line in lines {
                if line != index, let date = rows[line].date, date > 1.5 || !isDated {
                    isPossible = false
                    break
                }
                guard !rows[line].sums.isEmpty else {
                    isPossible = false
                    break
                }
                score += rows[line].sums[grammar.contents[line - lines.lowerBound].rawValue]
            }
            guard isPossible, score > -.infinity else { continue }
            let noTitle = isBanner ? -weights[.noTitle] : weights[.noTitle]
            score += grammar.title == nil ? noTitle : weights[.distance] * Double(abs(grammar.title ?? 0))
            let noEmployer = isUnderBanner ? -weights[.noEmployer] : weights[.noEmployer]
            score += grammar.employer == nil ? noEmployer : weights[.distance] * Double(abs(grammar.employer ?? 0))
            if isFirst, score <= 0 { continue }
            scores[number] = score
            isAny = true
        }
        return isAny ? scores : nil
    }

    // MARK: The decision

    /// Headers one below the other, none of which has a line of another.
    private struct Path {
        let score: Double
        let end: Int
        let choices: [Choice]
    }

    private func chosen(_ candidates: [Candidate], _ rows: [Row]) -> [Choice] {
        var groups = grammars(candidates)
        var best = path(candidates, among: Set(groups.joined()))
        // What a grammar seemed to gain it may have taken from the lines of another header.
        for index in groups.indices.dropFirst().reversed() {
            var fewer = groups
            fewer.remove(at: index)
            let without = path(candidates, among: Set(fewer.joined()))
            if without.score >= best.score + weights[.anotherGrammar] { (groups, best) = (fewer, without) }
        }
        return best.choices
    }

    /// The best headers of a section that has some grammars.
    private func path(_ candidates: [Candidate], among grammars: Set<Int>) -> Path {
        // The best end of all that comes before, candidate by candidate.
        var paths: [Path] = [Path(score: 0, end: -1, choices: [])]
        for (number, candidate) in candidates.enumerated() {
            var next = paths
            for grammarNumber in HeaderGrammar.ordered where candidate.scores[grammarNumber] > -.infinity {
                var score = candidate.scores[grammarNumber]
                score += cost(of: grammarNumber, of: candidate, among: grammars)
                let apart = candidate.isApart ? weights[.stretchApart] : 0
                // Built like the others it is a header, be its names as strange as they may.
                guard score + (grammars.contains(grammarNumber) ? apart : 0) > 0 else { continue }
                let grammar = HeaderGrammar.all[grammarNumber]
                let own = (candidate.row + grammar.lines.lowerBound)...(candidate.row + grammar.lines.upperBound)
                let lines = candidate.lines ?? own
                guard let before = paths.filter({ $0.end < lines.lowerBound }).max(by: { $0.score < $1.score }) else {
                    continue
                }
                let choice = Choice(
                    candidate: number,
                    grammar: grammar,
                    score: score,
                    lines: lines,
                    preferred: grammars
                )
                next.append(
                    Path(
                        score: before.score + score + apart,
                        end: lines.upperBound,
                        choices: before.choices + [choice]
                    )
                )
            }
            // Of all that end alike only the best can be part of the whole.
            var best: [Int: Path] = [:]
            for path in next where path.score > best[path.end]?.score ?? -.infinity { best[path.end] = path }
            paths = best.values.sorted { $0.end < $1.end }
        }
        return paths.max { $0.score < $1.score } ?? Path(score: 0, end: -1, choices: [])
    }

    /// What it costs a header to be built unlike the others of its section.
    private func cost(of grammar: Int, of candidate: Candidate, among preferred: Set<Int>) -> Double {
        guard !preferred.contains(grammar), !candidate.mayBeShort(HeaderGrammar.all[grammar]) else {
            return 0
        }
        return weights[.straying] + (isMirrored(grammar, in: preferred) ? weights[.mirrored] : 0)
    }

    /// Whether a header is built like others, with title and employer exchanged: nobody writes so without a reason.
    private func isMirrored(_ grammar: Int, in others: Set<Int>) -> Bool {
        HeaderGrammar.mirrors[grammar].map(others.contains) == true
    }

    /// The grammars that explain the dated entries of a section best together, each with that of headers under its banner.
    private func grammars(_ candidates: [Candidate]) -> [[Int]] {
        let dated = candidates.filter { $0.isDated && !$0.isBanner }
        let entries = dated.isEmpty ? candidates : dated
        var current = entries.map { max($0.best + weights[.straying], Self.least) }
        var chosen: Set<Int> = []
        var groups: [[Int]] = []
        while groups.count < Self.mostGrammars {
            var best: (grammar: Int, gain: Double)?
            for grammar in HeaderGrammar.all.indices where !chosen.contains(grammar) {
                var gain = 0.0
                for (entry, score) in zip(entries, current) {
                    gain += max(0, entry.scores[grammar] - score)
                }
                if !chosen.isEmpty { gain += weights[.anotherGrammar] }
                if isMirrored(grammar, in: chosen) { gain += weights[.mirrored] }
                if gain > best?.gain ?? 0 { best = (grammar, gain) }
            }
            guard let best, chosen.isEmpty || best.gain > 0 else { break }
            let alike = [best.grammar] + (HeaderGrammar.underBanner[best.grammar].map { [$0] } ?? [])
            groups.append(alike)
            chosen.formUnion(alike)
            for index in entries.indices {
                for grammar in alike { current[index] = max(current[index], entries[index].scores[grammar]) }
            }
        }
        return groups
    }

    // MARK: Entries

    private func entry(
        _ choice: Choice,
        _ candidate: Candidate,
        _ rows: [Row],
        within room: Range<Int>,
        profile: HeaderProfile?
    ) -> DecodedEntry {
        var lines = choice.lines
        var spans: [HeaderParse.Span] = []
        for index in lines {
            let parse = rows[index].parses[choice.grammar.content(at: index - candidate.row)]
            let named = parse?.spans ?? []
            spans += WholeTitles.spans(named, of: rows[index].atoms)
        }
        // What stands below and says where, or on what terms, is a part of the header.
        while candidate.lines == nil, lines.upperBound + 1 < room.upperBound,
            let below = aside(rows[lines.upperBound + 1], profile: profile)
        {
            spans += below
            lines = lines.lowerBound...(lines.upperBound + 1)
        }
        var entry = DecodedEntry(
            header: lines,
            told: told(on: choice.lines.upperBound, choice, candidate, rows),
            title: spans.first { $0.label == .title }.map { title in
                WholeTitles.printed(title, in: lines.map { rows[$0].atoms })
            },
            employer: whole(spans.first { $0.label == .employer }, among: spans),
            byname: byname(among: spans),
            places: lines.flatMap { rows[$0].atoms.labelledPlaces } + Self.places(spans),
            terms: lines.flatMap { rows[$0].atoms.terms } + spans.filter { $0.label == .terms }.map(\.text),
            units: spans.filter { $0.label == .unit }.map(\.text),
            dates: nil,
            isEmployerAbove: (choice.grammar.employer ?? 0) < (choice.grammar.title ?? 0),
            titleCertainty: nil,
            employerCertainty: nil
        )
        doubt(&entry, choice, candidate, rows, within: room)
        let row = rows[candidate.row]
        if var dates = row.header.dates {
            if !row.header.isStretch, dates.start == nil {
                dates.start = dates.end
                if isSince(candidate.row, rows) { dates.end = nil }
            }
            entry.dates = dates
        }
        return entry
    }

    /// "Chef, Jul 2014" above "Cook, 2011 – June 2014": whether a lone date says since when.
    ///
    /// That of the newest position does where the one below has two, and has ended by then.
    private func isSince(_ index: Int, _ rows: [Row]) -> Bool {
        let dated = rows.indices.filter { rows[$0].date != nil && rows[$0].header.dates != nil }
        guard dated.count > 1, dated[0] == index, rows[dated[1]].header.isStretch, !rows[index].header.isSpan,
            let date = rows[index].header.dates?.end, date.month != nil,
            let before = rows[dated[1]].header.dates?.end
        else { return false }
        return before.firstMonthIndex <= date.lastMonthIndex
    }

    /// What a line of a header tells behind its names.
    private func told(on index: Int, _ choice: Choice, _ candidate: Candidate, _ rows: [Row]) -> String? {
        let parse = rows[index].parses[choice.grammar.content(at: index - candidate.row)]
        let line = rows[index].atoms
        return parse?.tail.map { HeaderLineParser.text(of: line, $0..<line.atoms.count) }
    }

    /// Weights of what makes a name certain, fitted so that of the names with a certainty of 80 % as many are right.
    private static let certaintyOfMargin = 0.35
    private static let certaintyOfWords = 0.3
    private static let certaintyOfAnything = 0.6
    private static let mostAlternatives = 3

    /// How sure title and employer are, from how much worse the best reading is that has others, and from their own words.
    ///
    /// What other headers take stands for none of them.
    private func doubt(
        _ entry: inout DecodedEntry,
        _ choice: Choice,
        _ candidate: Candidate,
        _ rows: [Row],
        within room: Range<Int>
    ) {
        var titles: [String: Double] = [:]
        var employers: [String: Double] = [:]
        for (number, score) in candidate.scores.enumerated() where score > -.infinity {
            let grammar = HeaderGrammar.all[number]
            let score = score + cost(of: number, of: candidate, among: choice.preferred)
            let own = (candidate.row + grammar.lines.lowerBound)...(candidate.row + grammar.lines.upperBound)
            guard own.lowerBound >= room.lowerBound, own.upperBound < room.upperBound else { continue }
            let lines = candidate.lines ?? own
            func first(_ label: HeaderLabel) -> String? {
                for index in lines {
                    let parse = rows[index].parses[grammar.content(at: index - candidate.row)]
                    if let span = parse?.spans.first(where: { $0.label == label }) { return span.text }
                }
                return nil
            }
            if let title = first(.title) { titles[title] = max(titles[title] ?? -.infinity, score) }
            if let employer = first(.employer) { employers[employer] = max(employers[employer] ?? -.infinity, score) }
        }
        entry.titleCertainty = certainty(of: entry.title?.text, label: .title, score: choice.score, others: titles)
        entry.employerCertainty = certainty(
            of: entry.employer?.text,
            label: .employer,
            score: choice.score,
            others: employers
        )
    }

    private func certainty(
        of text: String?,
        label: HeaderLabel,
        score: Double,
        others: [String: Double]
    ) -> Certainty? {
        // "Analyst" is no other reading of "Analyst – Payments Team".
        let ranked = others.filter { other in
            !(text?.contains(other.key) ?? false) || label != .title && other.key != text
        }
        .sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        let alternatives = ranked.filter { $0.value > score - Self.farOff }.prefix(Self.mostAlternatives).map(\.key)
        guard let text else {
            return alternatives.isEmpty ? nil : Certainty(0, alternatives: alternatives)
        }
        let margin = min(score - (ranked.first?.value ?? score - Self.farOff), Self.farOff)
        let own = clues.scores(text, words: TitleWords.words(of: text))[label]
        let evidence =
            Self.certaintyOfMargin * margin + Self.certaintyOfWords * min(max(own, -6), 6) + Self.certaintyOfAnything
        return Certainty(1 / (1 + exp(-evidence)), alternatives: alternatives)
    }

    /// Log-odds by which a reading is worse that is not worth telling.
    private static let farOff = 6.0

    /// The places as they are printed: "Sassuolo (MO)".
    private static func places(_ spans: [HeaderParse.Span]) -> [String] {
        var places: [String] = []
        for span in spans where span.label == .place {
            if span.gap == .bracket, let last = places.popLast() {
                places.append(last + " (" + span.text + ")")
            } else {
                places.append(span.text)
            }
        }
        return places
    }

    /// "City of Oban, Department of Planning": an employer with the part behind it, which may belong to its name.
    private func whole(_ employer: HeaderParse.Span?, among spans: [HeaderParse.Span]) -> HeaderParse.Span? {
        guard var employer, clues.units.isPublicBody(employer.text) else { return employer }
        let part = spans.first {
            $0.label == .unit && $0.cell == employer.cell && $0.atoms.lowerBound == employer.atoms.upperBound + 1
        }
        if let part { employer.text += ", " + part.text }
        return employer
    }

    /// What the brackets right behind an employer say that it is called as well: "Kestrel Group (KG)".
    private func byname(among spans: [HeaderParse.Span]) -> String? {
        guard let employer = spans.first(where: { $0.label == .employer }) else { return nil }
        let behind = spans.first {
            $0.cell == employer.cell && $0.gap == .bracket && $0.atoms.lowerBound == employer.atoms.upperBound + 1
                && [.other, .unit, .employer].contains($0.label)
        }
        return behind.flatMap { clues.isByname($0.text, of: employer.text) ? $0.text : nil }
    }

    /// What a line says of where and on what terms, and nothing else; nil where it says more.
    private func aside(_ row: Row, profile: HeaderProfile?) -> [HeaderParse.Span]? {
        guard !row.line.isBullet, !row.line.isTold, row.date == nil, row.line.wordCount <= 6, row.look > -2,
            let parse = row.parses[.neither], !parse.spans.isEmpty
        else { return nil }
        if parse.spans.allSatisfy({ $0.label == .place || $0.label == .terms }), parse.score > Self.leastAside {
            return parse.spans
        }
        // Where other headers have a place, a short name is one, too.
        guard weights[.placeSlot] > 0, parse.spans.count == 1, let span = parse.spans.first,
            profile?.hasPlaces(in: HeaderProfile.Slot(label: nil, gap: .start)) == true, clues.mayBePlace(span.text)
        else { return nil }
        return [span.labelled(.place)]
    }
}
