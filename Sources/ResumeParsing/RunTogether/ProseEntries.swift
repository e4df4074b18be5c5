import Careers
import TextFolding

/// Reads positions that are told in sentences of a paragraph:
///
///     Since 2019 I have worked as a Planner at Sample Foods. Before that I was a Clerk with Example Ltd from 2014 to 2019.
struct ProseEntries {
    let scanner: DateScanner
    let knowledge: CareerKnowledge

    /// Sentences of that form which show that it is one.
    private static let least = 2
    /// Sentences of a section that are looked at.
    private static let most = 400
    private static let longestTitle = 7
    private static let longestEmployer = 8
    /// From such a likelihood on, words behind "as" name a position; and words that a sentence begins with.
    private static let leastTitle = 0.55
    private static let clearTitle = 0.8

    /// Words in front of a title.
    private static let openings: Set<String> = [
        "as", "am", "was", "been", "became", "become", "is", "als", "comme", "como", "bin", "war", "the", "role",
    ]
    private static let articles: Set<String> = [
        "a", "an", "the", "their", "ein", "eine", "un", "une", "una", "um", "uma",
    ]
    /// Words in front of an employer.
    private static let places: Set<String> = ["at", "with", "for", "bei", "chez", "by", "en", "na", "no"]
    /// Words in lower case that names of employers go on with.
    private static let connectives: Set<String> = [
        "of", "and", "the", "&", "de", "du", "des", "del", "la", "und", "et", "y",
    ]

    private struct Position {
        let title: String
        let employer: String
        /// Whether words of a sentence stand in front of it.
        let isTold: Bool
    }

    /// The positions of a section.
    ///
    /// - Parameter lines: all of it.
    /// - Returns: nil where most of its dates stand in no such sentence.
    func blocks(of lines: [DocumentLine]) -> [EntryBlock]? {
        var blocks: [EntryBlock] = []
        var others = 0
        var told = 0
        for (sentence, line) in sentences(of: lines).prefix(Self.most) {
            let match = scanner.firstMatch(in: sentence)
            guard let match, match.isRange, let position = position(in: sentence, dates: match) else {
                if match?.isRange == true { others += 1 }
                if !blocks.isEmpty { blocks[blocks.count - 1].body.append(line.with(text: sentence).asTold) }
                continue
            }
            told += position.isTold ? 1 : 0
            let dates = String(Array(sentence)[match.characters])
            let name = line.with(text: position.title + " | " + position.employer).withoutBullet
            let header = [HeaderLine(named: name), HeaderLine(line.with(text: dates).withoutBullet, scanner: scanner)]
            blocks.append(EntryBlock(header: header))
        }
        return blocks.count >= Self.least && told * 2 >= blocks.count && others * 2 <= blocks.count ? blocks : nil
    }

    // MARK: Sentences

    /// The sentences of paragraphs, each with the line that it ends on.
    private func sentences(of lines: [DocumentLine]) -> [(text: String, line: DocumentLine)] {
        var sentences: [(text: String, line: DocumentLine)] = []
        var begun: [String] = []
        func end(_ line: DocumentLine) {
            guard !begun.isEmpty else { return }
            sentences.append((begun.joined(separator: " "), line))
            begun = []
        }
        for line in lines {
            if line.isBullet || line.cells.count > 1 { end(line) }
            var start = line.text.startIndex
            for stop in line.text.ranges(of: ". ") where Self.isEnd(stop, of: line.text, from: start) {
                begun.append(String(line.text[start..<stop.lowerBound]))
                end(line)
                start = stop.upperBound
            }
            begun.append(String(line.text[start...]))
            if line.isBullet || Sentences.ends(line.text) { end(line) }
        }
        if let last = lines.last { end(last) }
        return sentences
    }

    /// Whether a full stop ends a sentence: behind a word in small letters, a number or a longer word, before a capital.
    private static func isEnd(_ stop: Range<String.Index>, of text: String, from start: String.Index) -> Bool {
        let word = text[start..<stop.lowerBound].reversed().prefix { $0 != " " }
        let isWord =
            word.last?.isLowercase == true || word.last?.isNumber == true || word.count > 4 || word.first == ")"
        return isWord && text[stop.upperBound...].first?.isUppercase == true
    }

    /// Who somebody was, and where, in one sentence with dates.
    private func position(in sentence: String, dates: DateMatch) -> Position? {
        let words = sentence.split(separator: " ")
        guard words.count >= 4, words.contains(where: { Self.places.contains(String($0)) }) else { return nil }
        for index in words.indices {
            let isOpened = index > 0 && Self.openings.contains(words[index - 1].lowercased())
            let isFirst = index == 0 || words[index - 1].hasSuffix(":")
            guard isOpened || isFirst, let found = position(in: words[index...], isOpened: isOpened) else { continue }
            return found
        }
        return nil
    }

    private func position(in words: ArraySlice<Substring>, isOpened: Bool) -> Position? {
        let named = words.drop { Self.articles.contains($0.lowercased()) }
        guard
            let cut = named.prefix(Self.longestTitle + 1).firstIndex(where: { Self.places.contains(String($0)) }),
            cut > named.startIndex
        else { return nil }
        let title = HeaderFragmenter.trimmed(named[..<cut].joined(separator: " "))
        // What a sentence begins with is a title where all its words have capitals.
        guard isOpened || named[..<cut].allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
        guard !title.isEmpty, knowledge.titleLikelihood(title) >= (isOpened ? Self.leastTitle : Self.clearTitle) else {
            return nil
        }
        let employer = employer(in: named[(cut + 1)...])
        guard !employer.isEmpty, employer.contains(where: \.isUppercase) else { return nil }
        let name = title.prefix(1).uppercased() + title.dropFirst()
        return Position(title: name, employer: employer, isTold: isOpened)
    }

    private func employer(in words: ArraySlice<Substring>) -> String {
        var taken: [Substring] = []
        for word in words.drop(while: { Self.articles.contains($0.lowercased()) }).prefix(Self.longestEmployer) {
            guard
                word.first?.isUppercase == true || word.first?.isNumber == true && !taken.isEmpty
                    || Self.connectives.contains(String(word)) && !taken.isEmpty
            else { break }
            if scanner.firstMatch(in: String(word)) != nil { break }
            taken.append(word)
            if let last = word.last, ",;)".contains(last) { break }
        }
        while let last = taken.last, Self.connectives.contains(String(last)) { taken.removeLast() }
        return HeaderFragmenter.trimmed(taken.joined(separator: " "))
    }
}
