import TextFolding

/// Entries that are written as paragraphs: what names them ends at a full stop, what follows tells about them.
struct DatedParagraphs {
    let scanner: DateScanner

    /// Longer paragraphs tell a story; nothing is gained by reading on.
    private static let mostLines = 40

    /// The lines with paragraphs cut into what names an entry and what tells about it.
    func divided(_ lines: [DocumentLine]) -> [DocumentLine] {
        joined(lines).flatMap(withoutSentences)
    }

    /// Where every entry is a paragraph with a full stop behind its dates, its lines are one.
    private func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        let starts = lines.indices.map { isStart(lines, at: $0) }
        guard starts.filter({ $0 }).count >= 2 else { return lines }
        var result: [DocumentLine] = []
        var length = 0
        for (line, isStart) in zip(lines, starts) {
            guard !isStart, !line.isBullet, length > 0, length < Self.mostLines, let last = result.last,
                last.block == line.block, last.page == line.page
            else {
                length = isStart ? 1 : 0
                result.append(line)
                continue
            }
            length += 1
            result[result.count - 1] = last.with(text: HighlightJoiner.join(last.text, line.text))
        }
        return result
    }

    /// Whether a paragraph begins here: with its dates, or with a name that ends in them on this line or the next one.
    private func isStart(_ lines: [DocumentLine], at index: Int) -> Bool {
        let line = lines[index]
        guard !line.isBullet, line.cells.count == 1 else { return false }
        if let match = scanner.firstMatch(in: line.text), match.isRange, match.characters.lowerBound <= 1 {
            let stop = Self.stopBehindDates(match, in: line.text)
            return stop != nil && stop != line.text.endIndex
        }
        guard index == 0 || lines[index - 1].text.hasSuffix(".") else { return false }
        if endsName(line) { return true }
        guard index + 1 < lines.count, scanner.firstMatch(in: line.text) == nil,
            Sentences.end(in: line.text[...]) == nil
        else { return false }
        return endsName(lines[index + 1])
    }

    /// Whether dates with a full stop behind them stand on the line, and no sentence before them.
    private func endsName(_ line: DocumentLine) -> Bool {
        guard !line.isBullet, line.cells.count == 1, let match = scanner.firstMatch(in: line.text), match.isRange,
            match.characters.lowerBound > 1
        else { return false }
        let before = line.text.prefix(match.characters.lowerBound)
        return Self.stopBehindDates(match, in: line.text) != nil && Sentences.end(in: before) == nil
            && !Self.tells(before)
    }

    /// Words in small letters that make a text a sentence, and letters that such a word has at least.
    private static let leastSmallWords = 3
    private static let leastLetters = 4

    /// "Moved the post rooms of six offices from paper to scans, 2010 to 2016.": whether a text tells, and names nothing.
    private static func tells(_ text: Substring) -> Bool {
        text.split(separator: " ").count { $0.count >= leastLetters && $0.allSatisfy(\.isLowercase) } >= leastSmallWords
    }

    /// Where the full stop behind the dates ends, over a note on how long it was; nil where none stands there.
    private static func stopBehindDates(_ match: DateMatch, in text: String) -> String.Index? {
        var rest = text.dropFirst(match.characters.upperBound)
        if rest.hasPrefix(" ("), let close = rest.firstIndex(of: ")") { rest = rest[rest.index(after: close)...] }
        guard rest.hasPrefix(". ") || rest == "." else { return nil }
        return rest.index(after: rest.startIndex)
    }

    /// "2017 – 2019. Clerk, Acme, Leeds. Sorted the mail.": what stands behind the first sentence tells, and does not name.
    private func withoutSentences(_ line: DocumentLine) -> [DocumentLine] {
        guard line.wordCount > 6, line.cells.count == 1, let match = scanner.firstMatch(in: line.text), match.isRange
        else { return [line] }
        if match.characters.lowerBound > 1 {
            // "Clerk – Acme – Leeds, 2017 – 2019. Sorted the mail.", but "Taught reading. Mentor since 2016. Wrote reports." names nothing.
            guard !line.isBullet, let stop = Self.stopBehindDates(match, in: line.text),
                Sentences.end(in: line.text.prefix(match.characters.lowerBound)) == nil
            else { return [line] }
            let told = line.text[stop...].drop { $0 == " " }
            let end = line.text.index(line.text.startIndex, offsetBy: match.characters.upperBound)
            let name = line.with(text: String(line.text[..<end]))
            return told.isEmpty ? [name] : [name, line.with(text: String(told))]
        }
        var rest = line.text.dropFirst(match.characters.upperBound)
        if let stop = Self.stopBehindDates(match, in: line.text) { rest = line.text[stop...] }
        rest = rest.drop { " .:,–-".contains($0) }
        guard let stop = Sentences.end(in: rest) else { return [line] }
        let header = line.text[..<stop]
        let body = line.text[stop...].drop { ". ".contains($0) }
        guard !body.isEmpty else { return [line] }
        return [line.with(text: String(header)), line.with(text: String(body))]
    }
}
