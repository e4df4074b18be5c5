import CheckedNumbers
import TextFolding

/// Divides the lines of a document into sections.
struct SectionSplitter {
    private let lexicon: Lexicon
    private let recogniser: HeadingRecogniser
    private let lines: [DocumentLine]
    /// Points of the largest type.
    private let largest: Double

    /// Sections that a label in front of a line ("Languages: Dutch, English") may open.
    private static let labelled: Set<SectionKind> = [
        .skills, .languages, .education, .certificates, .summary, .interests, .awards, .references,
    ]

    /// Sections of entries or groups, each with a name that may look like a heading; the head of the page has the
    /// person's.
    private static let entries: Set<SectionKind> = [
        .header, .skills, .work, .volunteer, .education, .courses, .projects, .military, .publications, .awards,
        .certificates,
        .other, .duties,
    ]

    init(_ lexicon: Lexicon, lines: [DocumentLine]) {
        self.lexicon = lexicon
        let whole = lines.filter { !Self.isFooter($0.text) }.map { Self.withWholeWords($0, lexicon: lexicon) }
        let lines = Self.joinLabels(whole, lexicon: lexicon)
        self.lines = lines
        largest = lines.map(\.fontSize).max() ?? 0
        recogniser = HeadingRecogniser(lexicon, lines: lines)
    }

    private static let pageWords: Set<String> = ["page", "seite", "pagina", "strona", "sida", "side", "strana", "sivu"]
    private static let ofWords: Set<String> = ["of", "von", "de", "sur", "di", "van", "z", "av", "af", "/"]

    /// "Jane Doe – Page 2 of 3": the number of a page, with or without whose it is.
    private static func isFooter(_ text: String) -> Bool {
        guard text.utf8.count <= 80, text.utf8.last?.isPlainDigit == true else { return false }
        var words = text.foldedTokens[...]
        guard words.count >= 2, words.count <= 10, words.removeLast().allSatisfy(\.isNumber) else { return false }
        if let last = words.last, ofWords.contains(last) { words.removeLast() }
        if let last = words.last, last.allSatisfy(\.isNumber) { words.removeLast() }
        return words.last.map(pageWords.contains) == true
    }

    /// Letters of a heading that is set wide.
    private static let leastSpaced = 5

    /// "E D U C A T I O N": a heading set with spaces between its letters, with the words that it is made of.
    private static func withWholeWords(_ line: DocumentLine, lexicon: Lexicon) -> DocumentLine {
        guard line.wordCount >= leastSpaced, line.cells.count == 1,
            line.text.split(separator: " ").allSatisfy({ $0.count == 1 }),
            let heading = lexicon.headings.whole(line.text.folded.filter { $0 != " " })
        else { return line }
        return line.with(text: line.isAllCapitals ? heading.uppercased() : heading)
    }

    func sections() -> [Section] {
        var sections = [Section(kind: .header)]
        // Which section the text at a left edge belonged to, for blocks that go on after another column.
        var sectionAtEdge: [Int: Int] = [:]
        var current = 0
        var previous: DocumentLine?
        for (index, line) in lines.enumerated() {
            if let previous, previous.block != line.block {
                current = section(atBlockStart: index, current: current, known: sectionAtEdge, in: &sections)
            }
            let goesOn = previous.map { HeadingRecogniser.goesOn($0, with: line) } == true
            previous = line
            if goesOn {
                sections[current].lines.append(line)
            } else if !opensList(index, of: sections[current]), let opened = open(line, in: sections[current]) {
                sections.append(opened)
                current = sections.count - 1
            } else if let labelled = openLabelled(line, in: sections[current]) {
                sections.append(labelled)
            } else {
                sections[current].lines.append(line)
            }
            sectionAtEdge[Self.edge(line)] = current
        }
        return sections
    }

    /// Sections that are lists, any item of which may be called like another section.
    private static let lists: Set<SectionKind> = [.skills, .interests, .languages]
    /// Words of an item of a list, and items behind the first that show that it is one.
    private static let wordsOfItem = 4
    private static let leastFollowing = 2

    /// Whether a line right below the heading of a list is its first item: it looks like those that follow.
    ///
    ///     Skills
    ///     Speaking
    ///     Active listening
    private func opensList(_ index: Int, of section: Section) -> Bool {
        guard section.heading != nil, section.lines.isEmpty, Self.lists.contains(section.kind) else { return false }
        let line = lines[index]
        let following = lines[(index + 1)...].prefix(Self.leastFollowing)
        return following.count == Self.leastFollowing
            && following.allSatisfy { next in
                next.block == line.block && next.wordCount <= Self.wordsOfItem && !next.text.hasNumber
                    && next.isBold == line.isBold && next.isAllCapitals == line.isAllCapitals
                    && abs(next.fontSize - line.fontSize) < Self.leastDifference
                    && lexicon.heading(next.text) == nil
            }
    }

    /// Headings in a rail of their own may take two lines ("Work" over "experience"), each beside a line of the
    /// section.
    private static func joinLabels(_ lines: [DocumentLine], lexicon: Lexicon) -> [DocumentLine] {
        var lines = lines
        // Lines that were the second half of a heading and nothing else.
        var taken: Set<Int> = []
        for index in lines.indices.dropLast() where lines[index].cells.count >= 2 {
            let first = lines[index].cells[0]
            guard first.text.hasLetter, let second = lines[index + 1].cells.first,
                abs(first.left - second.left) < 3 || abs(first.right - second.right) < 3,
                lines[index + 1].block == lines[index].block,
                lines[index + 1].top - lines[index].top < 2 * lines[index].fontSize,
                lexicon.heading(first.text + " " + second.text) != nil
            else { continue }
            let label = DocumentLine.Cell(
                text: first.text + " " + second.text,
                left: first.left,
                right: max(first.right, second.right),
                isBold: first.isBold,
                isItalic: first.isItalic
            )
            guard let joined = lines[index].with(cells: [label] + lines[index].cells.dropFirst()) else { continue }
            lines[index] = joined
            if let rest = lines[index + 1].with(cells: Array(lines[index + 1].cells.dropFirst())) {
                lines[index + 1] = rest
            } else {
                taken.insert(index + 1)
            }
        }
        return lines.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }

    /// How much larger than most of the text the name of a person is, to tell by that alone.
    private static let leastLarger = 1.1

    /// Points by which a heading is larger than what is none.
    private static let leastDifference = 0.4

    private static func edge(_ line: DocumentLine) -> Int { Int(saturating: line.left / 12) }

    /// The section that the first line of a block goes on with.
    private func section(
        atBlockStart index: Int,
        current: Int,
        known: [Int: Int],
        in sections: inout [Section]
    ) -> Int {
        let line = lines[index]
        // The head of the page may stand beside or behind a sidebar.
        let isLargest = line.fontSize > largest * 0.9 && line.fontSize > recogniser.bodySize * Self.leastLarger
        if line.page == 1, isLargest,
            line.top < 200 || !sections.contains(where: { $0.kind == .header && !$0.lines.isEmpty })
        {
            sections.append(Section(kind: .header))
            return sections.count - 1
        }
        if line.page == 1, sections[current].kind != .header, beginsWithContact(lines[index...]) {
            sections.append(Section(kind: .contact))
            return sections.count - 1
        }
        // What stands under the last line of the page before is in the same column, however far it is set in.
        if index > 0, line.page != lines[index - 1].page, Self.areAbove(lines[index - 1], line) { return current }
        let edge = Self.edge(line)
        return known[edge] ?? known[edge - 1] ?? known[edge + 1] ?? section(beside: index, in: sections) ?? current
    }

    private static func areAbove(_ upper: DocumentLine, _ lower: DocumentLine) -> Bool {
        upper.left < (lower.cells.last?.right ?? lower.left) && lower.left < (upper.cells.last?.right ?? upper.left)
    }

    /// The section that a column goes on with which begins higher up than the line before ends: what stands beside it.
    private func section(beside index: Int, in sections: [Section]) -> Int? {
        let line = lines[index]
        guard index > 0, lines[index - 1].page == line.page, lines[index - 1].top > line.bottom else { return nil }
        return sections.lastIndex { section in
            section.lines.contains { $0.page == line.page && abs($0.top - line.top) < line.fontSize }
        }
    }

    /// Lines that tell how a person is reached, at most.
    private static let mostContactLines = 7

    /// Whether a column begins with how the person is reached, under no heading.
    private func beginsWithContact(_ lines: ArraySlice<DocumentLine>) -> Bool {
        guard let block = lines.first?.block else { return false }
        let top = lines.prefix(Self.mostContactLines).prefix { line in
            line.block == block && line.wordCount <= 8 && recogniser.kind(of: line) == nil
        }
        return top.contains { ContactScanner.email(in: $0.text) != nil }
            || top.contains { ContactScanner.phone(in: $0.text) != nil }
    }

    /// A heading alone on its line, or in the first cell with content beside it (a label rail).
    private func open(_ line: DocumentLine, in current: Section) -> Section? {
        if isLabelWithin(current, line) || isFieldWithin(current, line) { return nil }
        if let kind = recogniser.kind(of: line) { return Section(kind: kind, heading: line) }
        // "Tasks   Ran the shop" beneath "Employer   Acme" is a field of the same form.
        if line.cells.count >= 2, lexicon.columnLabels.isField(line),
            current.lines.contains(where: lexicon.columnLabels.isField)
        {
            return nil
        }
        // "Phone   0131 …" labels one line and opens nothing, and neither does the head of a table.
        if line.cells.count >= 2, !isTableHead(line), let label = line.with(cells: [line.cells[0]]),
            let kind = recogniser.kind(of: label, isCell: true),
            kind != .contact, kind != .personal,
            let rest = line.with(cells: Array(line.cells.dropFirst()))
        {
            return Section(kind: kind, heading: label, lines: [rest])
        }
        // What stands above all else is whose résumé it is, however it looks.
        guard current.kind != .header || !current.lines.isEmpty else { return nil }
        let isUnknown = recogniser.looksLikeUnknownHeading(
            line,
            isAmongEntries: Self.entries.contains(current.kind),
            isInHead: current.kind == .header
        )
        guard isUnknown else { return nil }
        return Section(kind: recogniser.isHeadingOfDuties(line.text) ? .duties : .other, heading: line)
    }

    private func isTableHead(_ line: DocumentLine) -> Bool {
        lexicon.columnLabels.isTableHead(line) || line.cells.allSatisfy { lexicon.studyLabels.kind($0.text) != nil }
    }

    /// What is told of a position as well, under a label of its own: "Recent projects:".
    private static let told: Set<SectionKind> = [.projects, .awards, .skills, .courses]

    /// "Achievements:", "Projects handled:" between the duties of a position, set plainer than the heading of the section.
    private func isLabelWithin(_ section: Section, _ line: DocumentLine) -> Bool {
        guard section.kind == .work, !section.lines.isEmpty, let heading = section.heading else { return false }
        if recogniser.isLabelOfEntries(line) { return true }
        let isColonOdd = line.text.hasSuffix(":") && !heading.text.hasSuffix(":")
        if isColonOdd, recogniser.endsRarelyWithColon, let kind = lexicon.heading(line.text), Self.told.contains(kind) {
            return true
        }
        let kind = lexicon.columnLabels.kind(line.text)
        guard kind == .told || kind == .note && line.wordCount > 1 else { return false }
        return heading.fontSize > line.fontSize + Self.leastDifference || heading.isAllCapitals && !line.isAllCapitals
            || heading.isBold && !line.isBold || isColonOdd
    }

    /// "TECHNOLOGIES : SQL" beneath a position tells about it, and "Company : Acme Technologies" is part of one.
    private func isFieldWithin(_ section: Section, _ line: DocumentLine) -> Bool {
        guard line.cells.count == 1, let colon = line.text.firstIndex(of: ":"),
            line.text[colon...].contains(where: { $0.isLetter || $0.isNumber })
        else { return false }
        if section.kind == .work, !section.lines.isEmpty { return true }
        return lexicon.columnLabels.isLabel(line.text[..<colon].folded.trimmingSuffix { $0 == " " }.description)
    }

    /// "Languages: Dutch, English" outside a list of jobs.
    private func openLabelled(_ line: DocumentLine, in section: Section) -> Section? {
        let kind = section.kind
        guard let colon = line.text.firstIndex(of: ":") else { return nil }
        let label = String(line.text[..<colon])
        // "EDUCATION: Diploma" in capitals, as the other headings are.
        let isHeading =
            section.heading?.isAllCapitals == true && !line.isBullet && label == label.uppercased()
            && label.contains(where: \.isLetter)
        guard isHeading || kind != .work && kind != .projects && kind != .skills else { return nil }
        let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " }
        // "Languages known: …" between father's name and nationality ends no form.
        if kind == .personal, lexicon.personalLabels.table.kind(label) != nil { return nil }
        guard !rest.isEmpty, let opened = lexicon.heading(label), Self.labelled.contains(opened) else {
            return nil
        }
        // "Diploma: Welding, 1995, Example College" is a study among others.
        if kind == .education, [.education, .certificates].contains(opened), names(String(rest)) { return nil }
        return Section(kind: opened, heading: nil, lines: [line.with(text: String(rest))])
    }

    /// Whether a text says where or when something was learnt.
    private func names(_ text: String) -> Bool {
        text.hasNumber || !lexicon.schoolNames.words(in: text.foldedTokens, of: text).isEmpty
    }
}

extension DocumentLine {
    /// The line with other text, in one cell.
    func with(text: String) -> DocumentLine {
        with(cells: [Cell(text: text, left: left, right: right, isBold: isBold, isItalic: false)]) ?? self
    }
}
