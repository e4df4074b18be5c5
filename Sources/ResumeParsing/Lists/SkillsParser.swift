import Resume
import TextFolding

/// Reads skills, in groups where the document groups them.
struct SkillsParser {
    let levels: SkillLevels

    /// Longer items are sentences, not skills.
    private static let mostWords = 6

    /// What lines list: skills in groups, and what is told in sentences between them.
    func read(_ lines: [DocumentLine]) -> (groups: [SkillGroup], sentences: [Sourced<String>]) {
        var groups: [SkillGroup] = []
        var sentences: [Sourced<String>] = []
        for (name, texts) in labelled(lines) {
            let items = texts.flatMap { (text, reference) in
                ListItems.split(SkillLevels.parted(text)).filter { !levels.isLevel($0) }.map(levels.name)
                    .filter { $0.contains { $0.isLetter || $0.isNumber } && $0.count > 1 || isSingle($0) }
                    .map { Sourced($0, lines: [reference]) }
            }
            let keywords = items.filter { $0.value.wordCount <= Self.mostWords }
            sentences += items.filter { $0.value.wordCount > Self.mostWords }
            guard !keywords.isEmpty else { continue }
            if let last = groups.indices.last, name == nil || groups[last].name == name {
                groups[last].keywords += keywords
            } else {
                groups.append(SkillGroup(name: name, keywords: keywords))
            }
        }
        return (groups, sentences)
    }

    /// "C" and "R" are skills of one letter.
    private func isSingle(_ text: String) -> Bool { text == "C" || text == "R" }

    /// The texts under each label: "Languages: Go, C", a bold line over its items, or none.
    private func labelled(_ lines: [DocumentLine]) -> [(name: String?, texts: [(String, LineReference)])] {
        var result: [(name: String?, texts: [(String, LineReference)])] = []
        let hasPlain = lines.contains { !$0.isBold }
        var label: String?
        let items = joined(lines)
        let hasDashes = items.filter { dashedLabel($0.text) != nil }.count > 1
        for item in items {
            let text = ListedItem.withoutNumber(item.text)
            let groups = labelledParts(text) ?? (hasDashes ? dashedLabel(text).map { [$0] } : nil)
            if let groups {
                for (name, rest) in groups {
                    if levels.isLevel(rest) {
                        // "Python: 4/5" is a skill and no group.
                        result.append((label, [(name, item.line.reference)]))
                    } else {
                        label = name
                        result.append((label, [(rest, item.line.reference)]))
                    }
                }
            } else if item.line.isBold, hasPlain, !item.line.isBullet, !text.contains(","), item.line.cells.count == 1 {
                label = text
            } else if item.cells.count > 1, isLabel(item.line, of: item.cells) {
                label = item.cells[0]
                result.append((label, [(item.cells.dropFirst().joined(separator: ", "), item.line.reference)]))
            } else {
                let texts = item.cells.count > 1 ? item.cells : [text]
                result.append((label, texts.map { ($0, item.line.reference) }))
            }
        }
        return result
    }

    /// Words of a label beside a list.
    private static let mostLabelWords = 3

    /// Whether the first cell of a line names what stands beside it: bold, or a few words beside a list with commas.
    private func isLabel(_ line: DocumentLine, of cells: [String]) -> Bool {
        if line.cells[0].isBold, !line.cells[1].isBold { return true }
        return cells.count == 2 && !cells[0].contains(",") && cells[0].wordCount <= Self.mostLabelWords
            && cells[1].count { $0 == "," } > 1
    }

    /// "Languages: Go, C", "Office: Word; Design: Figma"
    private func labelledParts(_ text: String) -> [(name: String, rest: String)]? {
        func parted(_ text: String) -> (name: String, rest: String)? {
            guard let colon = text.firstIndex(of: ":"), text.distance(from: text.startIndex, to: colon) < 40 else {
                return nil
            }
            let name = Signs.trimmed(String(text[..<colon]))
            return name.isEmpty ? nil : (name, String(text[text.index(after: colon)...]))
        }
        let pieces = ListItems.pieces(text, at: ["; "])
        let parts = pieces.compactMap(parted)
        return pieces.count > 1 && parts.count == pieces.count ? parts : parted(text).map { [$0] }
    }

    /// "Languages – Go, C"
    private func dashedLabel(_ text: String) -> (name: String, rest: String)? {
        guard let dash = text.firstRange(of: " – ") ?? text.firstRange(of: " - ") else { return nil }
        let name = String(text[..<dash.lowerBound])
        let rest = String(text[dash.upperBound...])
        let isLabel = name.wordCount <= 4 && !name.contains(",") && !name.contains(":")
        return isLabel && rest.contains(", ") ? (name, rest) : nil
    }

    private typealias Item = (line: DocumentLine, text: String, cells: [String])

    /// Lines with what was wrapped put back: a list that ends with a comma, or with half a word, goes on.
    private func joined(_ lines: [DocumentLine]) -> [Item] {
        var result: [Item] = []
        let right = lines.map(\.right).max() ?? 0
        for line in lines {
            if let last = result.last, !line.isBullet, line.cells.count == 1, last.line.block == line.block,
                isUnfinished(last.text, right: lastRight(result, lines), edge: right, next: line)
            {
                result[result.count - 1].text = HighlightJoiner.join(last.text, line.text)
                let cell = last.cells[last.cells.count - 1]
                result[result.count - 1].cells[last.cells.count - 1] = HighlightJoiner.join(cell, line.text)
            } else {
                result.append((line, line.text, line.cells.map(\.text)))
            }
        }
        return result
    }

    private func lastRight(_ result: [Item], _ lines: [DocumentLine]) -> Double {
        guard let last = result.last else { return 0 }
        let ending = lines.last { last.text.hasSuffix($0.text) }
        return ending?.right ?? last.line.right
    }

    private func isUnfinished(_ text: String, right: Double, edge: Double, next: DocumentLine) -> Bool {
        guard text.contains(",") else {
            return text.hasSuffix("-") && next.text.first?.isLowercase == true || text.isUnfinished(before: next.text)
        }
        if text.hasSuffix(",") || text.hasSuffix("-") || text.hasSuffix("&") { return true }
        guard !next.text.contains(":"), !next.isBold else { return false }
        let firstWord = Double(next.text.prefix { $0 != " " }.count + 1) * next.fontSize * 0.5
        return right + firstWord > edge - 4 && text.count > 30
    }
}
