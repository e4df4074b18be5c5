import CheckedNumbers
import TextFolding

/// Tells headings from other lines: by their words, and by looking like the other headings of the document.
struct HeadingRecogniser {
    /// How headings of one rank look.
    private struct Style {
        let size: Double
        let isBold: Bool
        let isCapitals: Bool
        let isEstimate: Bool

        init(_ line: DocumentLine) {
            size = line.fontSize
            isBold = line.isBold
            isCapitals = line.isAllCapitals
            isEstimate = line.isRecognised
        }

        /// Alike, but for what recognition makes of one size.
        func matches(_ other: Style) -> Bool {
            abs(size - other.size) < (isEstimate ? 0.08 : 0.025) * size && isBold == other.isBold
                && isCapitals == other.isCapitals
        }
    }

    private let lexicon: Lexicon
    /// Of headings that are so common that they show what headings look like here.
    private var styles: [Style]
    /// Of all lines that say what headings say.
    private let known: [Style]
    /// The same by block, for the common ones: a sidebar has smaller headings than what stands beside it.
    private var stylesByBlock: [Int: [Style]]
    /// Of most of these; nil where too few look alike to tell.
    private let common: Style?
    /// Of most lines.
    private let ofText: Style?
    /// Points of most lines.
    let bodySize: Double
    /// Whether headings have a sign in front as items of lists do: "❖ EDUCATION".
    private let areMarked: Bool

    /// Of lines that say nothing that is known as a heading, and are as short as one.
    private let others: [Style]
    /// The same, whatever they look like, with their left edges.
    private let unknown: [(style: Style, left: Double)]
    /// Known headings that have a number in front.
    private let numbered: Int

    private let lines: [DocumentLine]
    /// Keys of lines that end with a colon and stand in the document more than once.
    private let repeatedLabels: Set<String>

    /// Whether a colon behind a line speaks against a heading, since those that are known have none.
    let endsRarelyWithColon: Bool

    /// Known headings of one look, from which on another line of that look is a heading, too.
    private static let leastHeadings = 2

    /// Known headings of one look, from which on a plainer line is none, whatever it says.
    private static let leastAlike = 3

    /// Kinds whose headings are so common that they show what headings look like here.
    private static let telling: Set<SectionKind> = [.work, .education, .skills]

    init(_ lexicon: Lexicon, lines: [DocumentLine]) {
        self.lexicon = lexicon
        self.lines = lines
        let sizes = lines.map(\.fontSize).sorted()
        bodySize = sizes.isEmpty ? 10 : sizes[sizes.count / 2]
        var known: [Style] = []
        var telling: [(style: Style, line: DocumentLine)] = []
        var withColon = 0
        var numbered = 0
        var others: [Style] = []
        var unknown: [(style: Style, left: Double)] = []
        let body = bodySize
        let areMarked = Self.areMarked(lines, bodySize: body, lexicon: lexicon)
        self.areMarked = areMarked
        for (index, line) in lines.enumerated() where line.cells.count == 1 {
            guard Self.mayBeHeading(line, bodySize: body, areMarked: areMarked) else { continue }
            guard let kind = lexicon.heading(line.text), index == 0 || !Self.goesOn(lines[index - 1], with: line) else {
                if line.isBold || line.isAllCapitals { others.append(Style(line)) }
                if line.wordCount <= Self.mostWords { unknown.append((Style(line), line.left)) }
                continue
            }
            known.append(Style(line))
            if line.text.hasSuffix(":") { withColon += 1 }
            if HeadingNumber.removed(from: line.text) != line.text { numbered += 1 }
            if Self.telling.contains(kind) { telling.append((Style(line), line)) }
        }
        self.known = known
        self.numbered = numbered
        self.others = others
        self.unknown = unknown
        let labels = lines.filter(Self.opensTold).map { Lexicon.headingKey($0.text) }
        repeatedLabels = Set(Dictionary(grouping: labels) { $0 }.filter { $0.value.count > 1 }.keys)
        endsRarelyWithColon = known.count - withColon >= max(Self.leastAlike, 2 * withColon)
        common = Self.most(of: known, atLeast: Self.leastAlike)
        ofText = Self.usual(among: lines)
        styles = []
        stylesByBlock = [:]
        for (style, line) in telling where !isPlainer(line) {
            styles.append(style)
            stylesByBlock[line.block, default: []].append(style)
        }
        if styles.isEmpty {
            styles = Self.stylesByType(lines.filter { Self.mayBeHeading($0, bodySize: body) }, bodySize: body)
        }
    }

    /// The look of most lines, sizes taken together that hardly differ.
    private static func usual(among lines: [DocumentLine]) -> Style? {
        struct Look: Hashable {
            let quarters: Int
            let isBold: Bool
            let isCapitals: Bool
        }
        let looks = Dictionary(grouping: lines) { line in
            Look(
                quarters: Int(saturating: (4 * line.fontSize).rounded()),
                isBold: line.isBold,
                isCapitals: line.isAllCapitals
            )
        }
        return looks.values.max { ($0.count, $0[0].fontSize) < ($1.count, $1[0].fontSize) }.map { Style($0[0]) }
    }

    /// The look that most have, if so many do.
    private static func most(of styles: [Style], atLeast least: Int) -> Style? {
        let counts = styles.map { style in styles.count { $0.matches(style) } }
        guard let most = counts.max(), most >= least else { return nil }
        return counts.firstIndex(of: most).map { styles[$0] }
    }

    /// What the line is the heading of; nil when it is none.
    ///
    /// - Parameters:
    ///   - line: a line, or its first cell.
    ///   - isCell: whether others stand beside it, as in the head of a table, which may be bold as well.
    /// - Returns: the kind of section that it opens.
    func kind(of line: DocumentLine, isCell: Bool = false) -> SectionKind? {
        if let kind = kindOfText(line, isCell: isCell) { return kind }
        // "CONTRACTS (through Acme Ltd, 2016 to now)": what stands in brackets behind a heading is no part of it.
        guard line.text.hasSuffix(")"), let bracket = line.text.firstRange(of: " ("), line.cells.count == 1 else {
            return nil
        }
        return kindOfText(line.with(text: String(line.text[..<bracket.lowerBound])), isCell: isCell)
    }

    private func kindOfText(_ line: DocumentLine, isCell: Bool) -> SectionKind? {
        guard mayBeHeading(line), line.wordCount <= 8, line.text.count <= 70 else {
            return nil
        }
        let looksLikeHeading = hasHeadingStyle(line)
        if let kind = lexicon.heading(line.text) {
            // A known heading may be a plain word, too: then it must not look plainer than the others.
            if isPlainer(line) { return nil }
            return looksLikeHeading || styles.isEmpty || Self.stands(out: line, bodySize: bodySize) ? kind : nil
        }
        if line.isRecognised, looksLikeHeading, let kind = misreadHeading(line.text) { return kind }
        // Where no heading is spelled as it should be, none shows what the others look like.
        if styles.isEmpty, line.cells.count == 1, line.wordCount <= 3, line.text.first?.isUppercase == true,
            let kind = misreadHeading(line.text, leastBytes: Self.leastTyped)
        {
            return kind
        }
        guard looksLikeHeading, looksLikeHeadingOfColumn(line),
            line.wordCount <= Self.mostWords || Self.isTold(line.text) || areKnown(line.text),
            !HeadingNumber.removed(from: line.text).hasNumber, !line.text.contains("@"), line.cells.count == 1,
            !isTitle(line.text)
        else { return nil }
        let isDistinct =
            line.fontSize > bodySize * 1.05 || line.isAllCapitals || !isCell && line.isBold && common?.isBold == true
        guard isDistinct else { return nil }
        if line.wordCount <= Self.mostTyped, let kind = misreadHeading(line.text, leastBytes: Self.leastTyped) {
            return kind
        }
        if isHeadingOfDuties(line.text) { return .duties }
        return lexicon.headings.words.kind(Lexicon.headingKey(line.text)) ?? firstKind(line.text)
    }

    private static let joints = [" & ", " and ", " und ", " et ", " y ", " e ", " en ", " og ", " och ", " i ", ", "]

    /// "Schooling & Certificates": what the first of two things is about that a heading names.
    private func firstKind(_ text: String) -> SectionKind? {
        for joint in Self.joints {
            guard let cut = text.firstRange(of: joint) else { continue }
            let kinds = [text[..<cut.lowerBound], text[cut.upperBound...]].map { part in
                lexicon.heading(String(part)) ?? lexicon.headings.words.kind(Lexicon.headingKey(String(part)))
            }
            if kinds.allSatisfy({ $0 != nil }) { return kinds[0] }
        }
        return nil
    }

    /// Words of a heading that nothing else tells.
    private static let mostWords = 5

    /// "Educational institutions attended with dates": headings of many words have hardly any that others have not.
    private func areKnown(_ text: String) -> Bool { lexicon.headings.words.areKnown(Lexicon.headingKey(text)) }

    /// "JOB RESPONSIBILITIES" once in a document: where it stands again and again, it is a label in each entry.
    func isHeadingOfDuties(_ text: String) -> Bool {
        guard lexicon.columnLabels.kind(text) == .told else { return false }
        let key = Lexicon.headingKey(text)
        return lines.count { $0.cells.count == 1 && Lexicon.headingKey($0.text) == key } == 1
    }

    /// "Activities:" in each of several positions: what stands again and again in front of what is told is no heading.
    func isLabelOfEntries(_ line: DocumentLine) -> Bool {
        Self.opensTold(line) && repeatedLabels.contains(Lexicon.headingKey(line.text))
    }

    private static func opensTold(_ line: DocumentLine) -> Bool { line.text.hasSuffix(":") && line.cells.count == 1 }

    /// Letters of a heading that is misspelled: "EXPERIANCE".
    private static let leastTyped = 9
    /// Words of one.
    private static let mostTyped = 4

    /// From such log-odds on, what ends like a title is one: "PROJECT MANAGER" stands over no projects.
    private static let clearTitle = 2.0

    private func isTitle(_ text: String) -> Bool {
        let words = TitleWords.words(of: text)
        guard let last = words.last, lexicon.titleWords.isEnding(last) else { return false }
        return lexicon.titleWords.logOdds(words) > Self.clearTitle
    }

    /// How much larger than the text headings are that nothing but their size tells.
    private static let leastLarger = 1.1

    /// Items of lists are none, unless a picture stands in front of larger type.
    private static func mayBeHeading(_ line: DocumentLine, bodySize: Double, areMarked: Bool = false) -> Bool {
        guard line.isBullet, line.fontSize <= bodySize * leastLarger || line.isRecognised || line.wordCount > 5 else {
            return true
        }
        return areMarked && stands(out: line, bodySize: bodySize)
    }

    private func mayBeHeading(_ line: DocumentLine) -> Bool {
        Self.mayBeHeading(line, bodySize: bodySize, areMarked: areMarked)
    }

    /// Whether most known headings stand behind the sign of a list, and look like headings apart from that.
    private static func areMarked(_ lines: [DocumentLine], bodySize: Double, lexicon: Lexicon) -> Bool {
        var kinds: Set<SectionKind> = []
        var marked = 0
        var plain = 0
        for line in lines where line.cells.count == 1 && stands(out: line, bodySize: bodySize) {
            guard let kind = lexicon.heading(line.text) else { continue }
            if line.isBullet {
                marked += 1
                kinds.insert(kind)
            } else {
                plain += 1
            }
        }
        return marked > plain && kinds.count >= leastAlike && !kinds.isDisjoint(with: telling)
    }

    /// Lines of one look that are headings, whatever they say.
    private static let leastUnknown = 3

    /// The look of short lines that are larger than the text, where no heading is known: the one of most lines.
    private static func stylesByType(_ lines: [DocumentLine], bodySize: Double) -> [Style] {
        let large = lines.filter { line in
            line.cells.count == 1 && line.wordCount <= 5
                && line.fontSize > bodySize * 1.15 && !line.text.hasNumber && !line.isRecognised
        }.map { Style($0) }
        let counts = large.map { style in large.count { $0.matches(style) } }
        guard let most = counts.max(), most >= leastUnknown, let index = counts.firstIndex(of: most) else { return [] }
        return [large[index]]
    }

    /// Words of a line that another may go on with.
    private static let leastWords = 5

    /// Whether a line ends the sentence of the one before, which looks the same: "… and information" / "technology."
    static func goesOn(_ previous: DocumentLine, with line: DocumentLine) -> Bool {
        guard isNext(line, to: previous), !line.isBullet, line.cells.count == 1,
            previous.wordCount >= leastWords, Style(previous).matches(Style(line)), !Sentences.ends(previous.text),
            !previous.text.hasSuffix(":")
        else { return false }
        return line.text.hasSuffix(".") || line.text.first?.isLowercase == true || previous.text.hasSuffix(",")
            || WrappedHeader.endsOpen(previous.text)
    }

    /// Whether a line stands in the block of another, or begins the next page.
    private static func isNext(_ line: DocumentLine, to previous: DocumentLine) -> Bool {
        previous.page == line.page ? previous.block == line.block : previous.page + 1 == line.page
    }

    /// "Kitchens I have run and worked in": headings that say it in a clause have more words than others.
    private static func isTold(_ text: String) -> Bool { text.split(separator: " ").contains("I") }

    /// Whether the line looks exactly as headings do here, and as nothing else would: then it opens a section of
    /// unknown kind.
    ///
    /// - Parameters:
    ///   - line: one that says nothing that is known as a heading.
    ///   - isAmongEntries: whether names of employers and schools are expected here, which may look like headings.
    ///   - isInHead: whether it belongs to the head of the page so far.
    /// - Returns: whether it is a heading.
    func looksLikeUnknownHeading(_ line: DocumentLine, isAmongEntries: Bool, isInHead: Bool) -> Bool {
        let text = HeadingNumber.removed(from: line.text)
        guard mayBeHeading(line), text.wordCount <= 4, line.cells.count == 1,
            hasHeadingStyle(line),
            looksLikeHeadingOfColumn(line)
        else { return false }
        guard !text.contains(where: { $0.isNumber || ",.@|".contains($0) }), !lexicon.careerBreaks.isOne(text)
        else { return false }
        let style = Style(line)
        if line.fontSize > bodySize * 1.15, line.isBold || line.isAllCapitals { return true }
        // As large as several headings and nothing else, however thin; in the head of the page the person's title may be.
        if !isInHead, line.fontSize > bodySize * 1.25, known.filter({ $0.matches(style) }).count >= Self.leastHeadings {
            return true
        }
        // Entries may look like headings, but have no number where headings have one; and what looks so is a heading where
        // hardly anything else does.
        let isTold =
            !isAmongEntries || numbered >= Self.leastHeadings && text != line.text
            || isAlone(style) && !isTitle(text) && !namesOrganisation(text)
        return isTold && (line.isBold || line.isAllCapitals)
            && known.filter { $0.matches(style) }.count >= (isAmongEntries ? Self.leastAlike : Self.leastHeadings)
    }

    /// Whether most lines of a look are known headings.
    private func isAlone(_ style: Style) -> Bool {
        Self.knownToOne * others.count { $0.matches(style) } <= known.count { $0.matches(style) }
    }

    /// Known headings for each line that is none, where a look is that of headings.
    private static let knownToOne = 3

    private func namesOrganisation(_ text: String) -> Bool {
        !lexicon.schoolNames.words(in: text.foldedTokens, of: text).isEmpty
            || EmployerNames(lexicon).likelihood(text) > EmployerNames.unknown
    }

    /// A known heading with one letter recognised wrong ("Skilis").
    private func misreadHeading(_ text: String, leastBytes: Int = 5) -> SectionKind? {
        let key = Lexicon.headingKey(text)
        return key.utf8.count >= leastBytes ? lexicon.headings.misread(key) : nil
    }

    /// How much larger than the headings a line may be that is none.
    private static let mostAlike = 1.06

    /// Whether a line lacks what sets the headings of the document apart, and no other heading looks like it:
    /// "Bachelor of Arts in" / "Education".
    private func isPlainer(_ line: DocumentLine) -> Bool {
        guard let common, !line.isRecognised, !line.text.hasSuffix(":") else { return false }
        // "WORK EXPERIENCE (Total 15 Years)": what stands in brackets behind a heading need not look like one.
        let bracket = line.text.hasSuffix(")") ? line.text.firstRange(of: " (") : nil
        let style = Style(bracket.map { line.with(text: String(line.text[..<$0.lowerBound])) } ?? line)
        let alike = known.count { $0.matches(style) }
        guard alike < Self.leastHeadings || isOfEntries(style, at: line.left, alike: alike) else { return false }
        // Text may be set larger than thin headings are, and is no heading for that.
        let isText = ofText?.matches(style) == true && ofText?.matches(common) == false
        guard isText || style.size < common.size * Self.mostAlike else { return false }
        return common.isCapitals && !style.isCapitals || common.isBold && !style.isBold
            || style.size < common.size * 0.93
    }

    /// Whether as many other short lines of a column look so as there are headings that do: "Diploma" among the names of
    /// positions and schools.
    private func isOfEntries(_ style: Style, at left: Double, alike: Int) -> Bool {
        unknown.count { $0.style.matches(style) && abs($0.left - left) < Self.edge } >= alike
    }

    /// Points by which lines of one column begin apart.
    private static let edge = 12.0

    private func hasHeadingStyle(_ line: DocumentLine) -> Bool {
        let style = Style(line)
        return styles.contains { $0.matches(style) }
    }

    /// Whether a line looks like a heading of the block it stands in, where that has any.
    private func looksLikeHeadingOfColumn(_ line: DocumentLine) -> Bool {
        let style = Style(line)
        return stylesByBlock[line.block]?.contains { $0.matches(style) } ?? true
    }

    /// Larger than the text, bold or in capitals.
    private static func stands(out line: DocumentLine, bodySize: Double) -> Bool {
        line.fontSize > bodySize * 1.08 || line.isBold || line.isAllCapitals || line.text.hasSuffix(":")
    }
}
