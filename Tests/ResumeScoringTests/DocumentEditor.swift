import Resume
import TextDocument

/// Edits the words of a document by the lines that statements were read from.
struct DocumentEditor {
    var document: TextDocument
    private let original: TextDocument

    static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    static let fullMonths = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    /// Eighty skills that nothing else in a résumé shows.
    static let buzzwords: [String] = (1...80).map { "Platform\($0)," }

    init(_ document: TextDocument) {
        self.document = document
        original = document
    }

    var isChanged: Bool { document != original }

    mutating func edit(_ lines: [LineReference]?, _ change: ([TextWord]) -> [TextWord]) {
        var done: Set<[Int]> = []
        for line in lines ?? [] where done.insert([line.page, line.line]).inserted {
            guard let page = document.pages.firstIndex(where: { $0.number == line.page }),
                document.pages[page].lines.indices.contains(line.line - 1)
            else { continue }
            let words = document.pages[page].lines[line.line - 1].words
            document.pages[page].lines[line.line - 1].words = change(words)
        }
    }

    mutating func remove(_ lines: [LineReference]?) { edit(lines) { _ in [] } }

    mutating func remove(_ entry: WorkEntry) { remove(entry.lines + entry.highlights.flatMap(\.lines)) }

    mutating func removeLinks() {
        for page in document.pages.indices {
            for line in document.pages[page].lines.indices {
                let words = document.pages[page].lines[line].words.compactMap { word -> TextWord? in
                    var word = word
                    word.link = word.link.flatMap { $0.contains("mailto:") ? $0 : nil }
                    let text = word.text.lowercased()
                    let isLink = ["linkedin", "github", "http", "www.", "xing.com", "behance"].contains {
                        text.contains($0)
                    }
                    let isAddress =
                        text.contains(".") && text.contains("/") || text.hasSuffix(".com") || text.hasSuffix(".org")
                    return isLink || isAddress && !text.contains("@") ? nil : word
                }
                document.pages[page].lines[line].words = words
            }
        }
    }

    /// All words on one line, without marks and full stops.
    mutating func merge(_ highlights: [Sourced<String>]) {
        var all: [TextWord] = []
        edit(highlights.flatMap(\.lines)) { words in
            for var word in words where word.text.contains(where: { $0.isLetter || $0.isNumber }) {
                while let last = word.text.last, ".;".contains(last) { word.text.removeLast() }
                all.append(word)
            }
            return []
        }
        edit(highlights.first?.lines.first.map { [$0] }) { _ in all }
    }

    /// Puts the entries into the opposite order; where they do not stand in one column on one page, nothing happens.
    mutating func reverse(_ entries: [WorkEntry]) {
        let starts = entries.compactMap { ($0.lines + $0.highlights.flatMap(\.lines)).map(\.line).min() }
        let ends = entries.compactMap { ($0.lines + $0.highlights.flatMap(\.lines)).map(\.line).max() }
        let pages = Set(entries.flatMap { $0.lines + $0.highlights.flatMap(\.lines) }.map(\.page))
        guard starts.count == entries.count, starts == starts.sorted(), let page = pages.first, pages.count == 1,
            zip(ends, starts.dropFirst()).allSatisfy({ $0 < $1 }),
            let index = document.pages.firstIndex(where: { $0.number == page }), let first = starts.first,
            let last = ends.last,
            last <= document.pages[index].lines.count
        else { return }
        let lines = document.pages[index].lines
        guard Set(lines[(first - 1)..<last].map(\.block)).count == 1 else { return }
        let pieces = starts.indices.map {
            lines[(starts[$0] - 1)..<($0 + 1 < starts.count ? starts[$0 + 1] - 1 : last)]
        }
        var top = lines[first - 1].box?.top ?? 0
        let shuffled = pieces.reversed().flatMap { $0 }.map { line in
            let moved = Self.moved(line, to: top)
            top += 14
            return moved
        }
        document.pages[index].lines.replaceSubrange((first - 1)..<last, with: shuffled)
    }

    static func moved(_ line: TextLine, to top: Double) -> TextLine {
        var line = line
        let shift = top - (line.box?.top ?? top)
        for index in line.words.indices {
            line.words[index].box.top += shift
            line.words[index].box.bottom += shift
        }
        return line
    }

    mutating func repeatPages() {
        let count = document.pages.count
        document.pages += document.pages.map { page in
            var page = page
            page.number += count
            return page
        }
    }

    mutating func hide(_ count: Int) {
        guard !document.pages.isEmpty else { return }
        document.pages[0].hiddenWords += (0..<count).map { ["python", "leadership", "kubernetes", "sales"][$0 % 4] }
    }

    mutating func append(_ texts: [String], to line: LineReference?) {
        edit(line.map { [$0] }) { words in
            guard let last = words.last else { return words }
            return words + Self.words(([","] + texts).joined(separator: " "), like: last)
        }
    }

    mutating func insert(_ highlights: [Sourced<String>], behind entry: WorkEntry) {
        guard let place = entry.highlights.last?.lines.last, place.page == highlights.first?.lines.first?.page,
            let index = document.pages.firstIndex(where: { $0.number == place.page })
        else { return }
        // From the end of the page, so that the numbers of earlier lines stay true.
        let lines = document.pages[index].lines
        let copies = highlights.flatMap(\.lines).compactMap { line in
            lines.indices.contains(line.line - 1) ? lines[line.line - 1] : nil
        }
        guard place.line <= lines.count else { return }
        document.pages[index].lines.insert(
            contentsOf: copies.map { copy in
                var copy = copy
                copy.block = lines[place.line - 1].block
                return copy
            },
            at: place.line
        )
    }

    mutating func pad() {
        guard let last = document.pages.last else { return }
        for number in 1...3 {
            var page = last
            page.number = last.number + number
            page.lines = (0..<45).map { row in
                let text =
                    "Further words number \(row * number) that stand here for nothing but the sake of their length"
                let word = TextWord(
                    text: "",
                    box: Bounds(left: 50, top: Double(row) * 15, right: 90, bottom: Double(row) * 15 + 10),
                    fontSize: 10
                )
                return TextLine(words: Self.words(text, like: word), block: 0)
            }
            document.pages.append(page)
        }
    }
}
