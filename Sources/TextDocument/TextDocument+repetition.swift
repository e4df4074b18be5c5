extension TextDocument {
    /// Shares of a page's height in which headers and footers stand.
    private static let margin = 0.12
    /// Shares of a page's height in which a number alone is the page's.
    private static let outerMargin = 0.08
    /// Points by which the copies of a header may lie apart.
    private static let tolerance = 4.0
    /// Words that stand beside a page number.
    private static let pageWords: Set<String> = [
        "page", "pages", "pg", "p", "of", "seite", "von", "sur", "de", "página", "pagina", "pág", "pag", "strona", "z",
        "sida", "av", "side", "blad", "van", "di", "strana", "str", "stranica", "od", "oldal", "sivu", "sayfa", "стр",
        "страница", "из", "сторінка", "з", "cv", "resume", "résumé", "lebenslauf", "vitae", "curriculum", "continued",
    ]
    /// What a header says with the name of the person.
    private static let namedMarks: Set<String> = [
        "resume", "résumé", "cv", "lebenslauf", "vitae", "curriculum", "continued", "page", "seite", "página",
    ]
    /// Lines at the top of a document in which the name stands.
    private static let letterhead = 3

    /// The document with its page numbers, the marks of who made the form, and the copies of its headers and footers,
    /// marked as repeated.
    ///
    /// What the first page says is never marked, these apart: the contact details may be nowhere else.
    package var markingRepetition: TextDocument {
        var marked = self
        guard format == .pdf || format.isImage else {
            // Headers and footers have no place of their own; what only counts pages is no content anywhere.
            for pageIndex in pages.indices {
                for lineIndex in pages[pageIndex].lines.indices {
                    let line = pages[pageIndex].lines[lineIndex].text
                    marked.pages[pageIndex].lines[lineIndex].isRepeated = Self.isPageCount(line)
                }
            }
            return marked
        }
        let counts = laterMargins
        let head = Set(pages.first?.lines.prefix(Self.letterhead).flatMap { Self.words($0.text) } ?? [])
        var seen: [(text: String, top: Double)] = []
        for pageIndex in marked.pages.indices {
            let page = marked.pages[pageIndex]
            var first: [(text: String, top: Double)] = []
            for lineIndex in page.lines.indices {
                guard let box = page.lines[lineIndex].box, Self.isInMargin(box, of: page, share: Self.margin) else {
                    continue
                }
                let line = page.lines[lineIndex].text
                var isCopy = false
                // What stands on one page alone is compared with nothing.
                if marked.pages.count > 1 {
                    let text = Self.withoutNumbers(line)
                    isCopy = seen.contains { $0.text == text && abs($0.top - box.top) < Self.tolerance }
                    if !isCopy { first.append((text, box.top)) }
                    if pageIndex > 0 {
                        isCopy = isCopy || counts[text] ?? 0 > 1 || Self.isNamedMark(line, head: head)
                    }
                }
                marked.pages[pageIndex].lines[lineIndex].isRepeated =
                    isCopy || Self.isPageMark(line, at: box, on: page)
            }
            seen += first
        }
        return marked
    }

    /// On how many pages behind the first each line stands in a margin: many documents say there again whose they are.
    private var laterMargins: [String: Int] {
        guard pages.count > 2 else { return [:] }
        var counts: [String: Int] = [:]
        for page in pages.dropFirst() {
            let lines = page.lines.filter { line in
                line.box.map { Self.isInMargin($0, of: page, share: Self.outerMargin) } == true
            }
            for text in Set(lines.map { Self.withoutNumbers($0.text) }) { counts[text, default: 0] += 1 }
        }
        return counts
    }

    /// Whether a line says whose pages these are and nothing else: "Jane Doe – Résumé", "Doe, page 2".
    private static func isNamedMark(_ text: String, head: Set<String>) -> Bool {
        let words = words(text)
        guard words.contains(where: namedMarks.contains), words.count <= 8 else { return false }
        return words.allSatisfy { word in
            head.contains(word) || pageWords.contains(word) || word.count <= 2 && word.allSatisfy(\.isNumber)
        }
    }

    /// Whether a line counts pages in words: a number alone may be anything.
    private static func isPageCount(_ text: String) -> Bool {
        let words = words(text)
        guard (2...4).contains(words.count), let first = words.first, first.hasPrefix("pag") || first == "seite" else {
            return false
        }
        let numbers = words.filter { $0.count <= 3 && $0.allSatisfy(\.isNumber) }
        return (1...2).contains(numbers.count)
            && words.count == numbers.count + words.filter(pageWords.contains).count
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func isInMargin(_ box: Bounds, of page: TextPage, share: Double) -> Bool {
        box.bottom < page.height * share || box.top > page.height * (1 - share)
    }

    /// Signs of who made a form, and of where a browser printed it from.
    private static let makersMarks = ["©", "about:blank", "file://"]

    private static func isPageMark(_ text: String, at box: Bounds, on page: TextPage) -> Bool {
        guard isInMargin(box, of: page, share: outerMargin) else { return false }
        if makersMarks.contains(where: text.contains), !text.contains("@") { return true }
        if isStampOfBrowser(text) { return true }
        // Most lines have no digit.
        guard !text.utf8.allSatisfy({ $0 < 0x80 && !(0x30...0x39).contains($0) }) else { return false }
        let words = words(text)
        // Four digits are a year.
        let numbers = words.filter { $0.count <= 3 && $0.allSatisfy(\.isNumber) }
        return words.count <= 4 && (1...2).contains(numbers.count)
            && words.count == numbers.count + words.filter(pageWords.contains).count
    }

    /// "11/29/26, 6:47 AM Jane Doe – CV": when a browser printed the page, with the page's title.
    private static func isStampOfBrowser(_ text: String) -> Bool {
        guard text.first?.isNumber == true, let comma = text.firstIndex(of: ",") else { return false }
        let day = text[..<comma].split { "/.-".contains($0) }
        let rest = text[text.index(after: comma)...].drop { $0 == " " }
        guard day.count == 3, day.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return false }
        let hours = rest.prefix(while: \.isNumber)
        let minutes = rest.dropFirst(hours.count + 1).prefix(while: \.isNumber)
        return (1...2).contains(hours.count) && rest.dropFirst(hours.count).first == ":" && minutes.count == 2
    }

    /// Lower case, with every number as one mark: "Page 2 of 3" is a copy of "Page 1 of 3".
    private static func withoutNumbers(_ text: String) -> String {
        var result = ""
        for character in text.lowercased() {
            if !character.isNumber {
                result.append(character)
            } else if result.last != "#" {
                result.append("#")
            }
        }
        return result
    }
}
