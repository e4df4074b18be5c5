extension TextDocument {
    /// Shares of a page's height in which headers and footers stand.
    private static let margin = 0.12
    /// Shares of a page's height in which a number alone is the page's.
    private static let outerMargin = 0.08
    /// Points by which the copies of a header may lie apart.
    private static let tolerance = 4.0
    /// Words that stand beside a page number.
    private static let pageWords: Set<String> = [
        "page", "of", "seite", "von", "sur", "de", "página", "pagina", "strona", "z", "sida", "av", "side", "blad",
        "van", "di", "cv", "resume", "résumé", "lebenslauf",
    ]

    /// The document with its page numbers, the marks of who made the form, and the copies of its headers and footers,
    /// marked as repeated.
    ///
    /// What the first page says is never marked, these apart: the contact details may be nowhere else.
    package var markingRepetition: TextDocument {
        guard format == .pdf || format.isImage else { return self }
        var marked = self
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
                }
                marked.pages[pageIndex].lines[lineIndex].isRepeated =
                    isCopy || Self.isPageMark(line, at: box, on: page)
            }
            seen += first
        }
        return marked
    }

    private static func isInMargin(_ box: Bounds, of page: TextPage, share: Double) -> Bool {
        box.bottom < page.height * share || box.top > page.height * (1 - share)
    }

    /// Signs of who made a form, and of where a browser printed it from.
    private static let makersMarks = ["©", "about:blank", "file://"]

    private static func isPageMark(_ text: String, at box: Bounds, on page: TextPage) -> Bool {
        guard isInMargin(box, of: page, share: outerMargin) else { return false }
        if makersMarks.contains(where: text.contains), !text.contains("@") { return true }
        // Most lines have no digit.
        guard !text.utf8.allSatisfy({ $0 < 0x80 && !(0x30...0x39).contains($0) }) else { return false }
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        // Four digits are a year.
        let numbers = words.filter { $0.count <= 3 && $0.allSatisfy(\.isNumber) }
        return words.count <= 4 && (1...2).contains(numbers.count)
            && words.count == numbers.count + words.filter { pageWords.contains(String($0)) }.count
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
