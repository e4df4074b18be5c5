import Careers
import TextFolding

/// Reads entries as job boards write them out, each field on a line of its own, and none of them but the first certain:
///
///     Store Clerk
///     Kestrel Foods -  Leeds, England
///     March 2019 to Present
struct BoardEntries {
    let scanner: DateScanner
    let knowledge: CareerKnowledge
    let isPlace: (String) -> Bool

    /// Lines of employers with a dash that show that it is this form.
    private static let least = 1
    private static let leastEntries = 2
    private static let mostWords = 12
    /// From such a likelihood on, a line above an employer without dates names a position.
    private static let leastTitle = 0.55

    /// The entries of a section.
    ///
    /// - Parameter lines: all of it.
    /// - Returns: nil where they are not written so.
    func blocks(of lines: [DocumentLine]) -> [EntryBlock]? {
        let dashed = lines.map(isEmployer)
        guard dashed.count(where: \.self) >= Self.least else { return nil }
        let dates = lines.map(isDates)
        var titles: Set<Int> = []
        var last = -1
        for index in lines.indices.dropFirst() where index - 1 > last && isField(lines[index]) {
            let isDated = index + 1 < lines.count && dates[index + 1]
            guard isField(lines[index - 1]), !dates[index], !dates[index - 1], !dashed[index - 1],
                isDated || dashed[index] && isTitle(lines[index - 1], above: lines[index])
            else { continue }
            titles.insert(index - 1)
            last = isDated ? index + 1 : index
        }
        // Every line with dates and most employers with dashes belong to an entry.
        let owned = Set(titles.map { $0 + 2 })
        guard titles.count >= Self.leastEntries,
            lines.indices.allSatisfy({ owned.contains($0) || !isDated(lines[$0]) }),
            titles.count(where: { dashed[$0 + 1] }) * 2 >= titles.count
        else { return nil }
        return blocks(of: lines, titles: titles, dates: dates)
    }

    private func blocks(of lines: [DocumentLine], titles: Set<Int>, dates: [Bool]) -> [EntryBlock] {
        var blocks: [EntryBlock] = []
        var index = 0
        while index < lines.count {
            guard titles.contains(index) else {
                if !blocks.isEmpty { blocks[blocks.count - 1].body.append(lines[index]) }
                index += 1
                continue
            }
            var block = EntryBlock(header: [
                HeaderLine(named: lines[index]), HeaderLine(named: parted(lines[index + 1])),
            ])
            index += 2
            if index < lines.count, dates[index] {
                block.header.append(HeaderLine(lines[index], scanner: scanner))
                index += 1
            }
            blocks.append(block)
        }
        return blocks
    }

    // MARK: Lines

    /// Whether a line may be a field: short, no item of a list, and no sentence.
    private func isField(_ line: DocumentLine) -> Bool {
        !line.isBullet && line.wordCount <= Self.mostWords
            && !(line.wordCount > 3 && Sentences.ends(line.text)) && !line.text.hasSuffix(":")
    }

    /// Whether a line is a stretch of time and nothing else.
    private func isDates(_ line: DocumentLine) -> Bool {
        guard !line.isBullet, let match = scanner.firstMatch(in: line.text), match.isRange else { return false }
        return match.characters.count + 2 >= line.text.count
    }

    /// Whether a line says when something was, and no label says what that is.
    private func isDated(_ line: DocumentLine) -> Bool {
        guard !line.isBullet, line.wordCount <= Self.mostWords, let match = scanner.firstMatch(in: line.text),
            match.isRange
        else { return false }
        return !line.text.prefix(match.characters.lowerBound).contains(":")
    }

    /// The name of an employer, and the place behind the dash as a field of its own.
    private func parted(_ line: DocumentLine) -> DocumentLine {
        guard isEmployer(line), let dash = ["-", "–", "—"].compactMap({ line.text.ranges(of: " \($0) ").last }).first
        else { return line }
        return line.with(text: line.text[..<dash.lowerBound] + " | " + line.text[dash.upperBound...])
    }

    /// Whether a line is a name with a place, or with nothing, behind a dash.
    private func isEmployer(_ line: DocumentLine) -> Bool {
        guard isField(line), scanner.firstMatch(in: line.text)?.isRange != true else { return false }
        let words = line.text.split(separator: " ")
        guard let dash = words.lastIndex(where: { ["-", "–", "—"].contains($0) }), dash > 0 else { return false }
        return dash == words.count - 1 || isPlace(Self.name(words[(dash + 1)...]))
    }

    /// Words as names are written, where all are in small letters.
    private static func name(_ words: ArraySlice<Substring>) -> String {
        let areSmall = words.allSatisfy { $0.first?.isUppercase != true }
        return words.map { areSmall ? $0.prefix(1).uppercased() + $0.dropFirst() : String($0) }.joined(separator: " ")
    }

    private func isTitle(_ line: DocumentLine, above employer: DocumentLine) -> Bool {
        let title = knowledge.titleLikelihood(line.text)
        return title >= Self.leastTitle && title > knowledge.titleLikelihood(employer.text)
    }
}
