import Resume
import TextFolding

/// Reads a reference to a publication: authors, title, where and when it appeared, and its identifier.
struct CitationReader {
    let scanner: DateScanner

    private static let venueWords: Set<String> = [
        "journal", "proceedings", "proc", "conference", "review", "transactions", "letters", "magazine", "press",
        "symposium", "workshop", "annals", "bulletin", "archives", "zeitschrift", "jahrbuch", "verlag", "revue",
        "annales", "revista", "anales", "rivista", "atti", "tijdschrift", "czasopismo", "wydawnictwo", "lancet",
        "arxiv",
        "university", "universidad", "universite", "universitat", "publishing", "books", "quarterly", "preprint",
        "congress", "kongress", "congreso", "colloque", "tagung", "ieee", "acm", "springer", "elsevier", "wiley",
    ]

    func entry(_ item: ListedItem) -> TitledEntry? {
        let (withoutDOI, doi) = Self.cutDOI(from: item.text)
        let (bare, url) = WebAddresses.cut(from: withoutDOI)
        let dated = date(in: bare)
        let parts = parts(of: withoutLeadingDate(bare))
        let title = Self.title(parts.title, date: dated, scanner: scanner)
        guard title.contains(where: \.isLetter) else { return nil }
        let venue = parts.venue.map { withoutDate($0) }.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
        let citation = Citation(authors: AuthorNames.list(parts.authors), venue: venue, doi: doi)
        let publisher = venue.map { name in
            String(name.prefix { $0 != "," && $0 != ";" }).trimmingSuffix { $0.isNumber || " .(:".contains($0) }
        }
        return TitledEntry(
            title: title,
            issuer: publisher.flatMap { $0.isEmpty ? nil : String($0) },
            date: dated,
            url: url ?? item.link,
            citation: citation,
            lines: item.references
        )
    }

    // MARK: Identifier and date

    private static func cutDOI(from text: String) -> (text: String, doi: String?) {
        let words = text.split(separator: " ").map(String.init)
        for (index, word) in words.enumerated() {
            guard let start = word.firstRange(of: "10.")?.lowerBound else { continue }
            let doi = word[start...].trimmingSuffix { ".,;)]".contains($0) }
            let registrant = doi.dropFirst(3).prefix { $0.isNumber }
            guard (4...9).contains(registrant.count), doi.dropFirst(3 + registrant.count).hasPrefix("/") else {
                continue
            }
            var rest = words
            rest.remove(at: index)
            // Labels stand before it, glued or apart.
            if index > 0, rest[index - 1].lowercased().hasPrefix("doi") { rest.remove(at: index - 1) }
            let isPage = word[..<start].contains("://")
            let kept = isPage ? rest + [String(word[..<start]) + doi] : rest
            return (kept.joined(separator: " "), String(doi))
        }
        return (text, nil)
    }

    /// The date in brackets, else the last one that is no number of pages.
    private func date(in text: String) -> PartialDate? {
        for piece in text.split(separator: "(").dropFirst() {
            let inside = String(piece.prefix { $0 != ")" })
            if let match = scanner.firstMatch(in: inside), match.characters.lowerBound == 0 {
                return match.range.start ?? match.range.end
            }
        }
        var masked = Array(text)
        var last: PartialDate?
        for _ in 0..<6 {
            guard let match = scanner.firstMatch(in: String(masked)) else { break }
            last = match.range.start ?? match.range.end
            for index in match.characters { masked[index] = "\u{1}" }
        }
        return last
    }

    private func withoutDate(_ text: String) -> String {
        let dated = DatedText(text, scanner: scanner).text
        var trimmed = String(Signs.trimmed(dated).trimmingSuffix { " .,;:(".contains($0) })
        // "J Example Bak. 2020;12(3):45-67"
        for (wrong, right) in [(". ;", "; "), (" ;", "; "), (" : ", ": ")] {
            while let range = trimmed.firstRange(of: wrong) { trimmed.replaceSubrange(range, with: right) }
        }
        for prefix in ["In: ", "in: ", "In ", "in "] where trimmed.hasPrefix(prefix) {
            return String(trimmed.dropFirst(prefix.count))
        }
        return trimmed
    }

    /// "2020: Doe, J.: …"
    private func withoutLeadingDate(_ text: String) -> String {
        guard let match = scanner.firstMatch(in: String(text.prefix(30))), match.characters.lowerBound == 0 else {
            return text
        }
        let rest = text.dropFirst(match.characters.upperBound).drop { $0 == " " }
        guard let sign = rest.first, ":–—-|".contains(sign) else { return text }
        return String(rest.dropFirst().drop { $0 == " " })
    }

    // MARK: Parts

    private func parts(of text: String) -> (authors: String, title: String, venue: String?) {
        for (open, close) in [("“", "”"), ("„", "“"), ("«", "»"), ("\"", "\""), ("‘", "’"), ("'", "'")] {
            guard let start = Self.opening(open, in: text) else { continue }
            let behind = text[start.upperBound...]
            guard let end = Self.closing(close, in: behind), behind[..<end.lowerBound].count > 8 else { continue }
            let venue = Signs.trimmed(String(behind[end.upperBound...].drop { " .,".contains($0) }))
            return (
                authors(before: String(text[..<start.lowerBound])), String(behind[..<end.lowerBound]),
                venue.isEmpty ? nil : venue
            )
        }
        let authors = AuthorNames.prefix(of: text)
        var rest = String(text.dropFirst(authors.count).drop { $0 == " " })
        // "(in press)", "(2020, March)"
        var hasDate = false
        if !authors.isEmpty, rest.hasPrefix("("), let close = rest.firstIndex(of: ")") {
            rest = String(rest[rest.index(after: close)...])
            hasDate = true
        }
        // "(2020). Title. Venue", "2020. Title"
        let afterSigns = rest.drop { " .,:;(".contains($0) }
        if !authors.isEmpty, !hasDate, let match = scanner.firstMatch(in: String(afterSigns)),
            match.characters.lowerBound == 0
        {
            rest = String(afterSigns.dropFirst(match.characters.upperBound).drop { " ).,:;".contains($0) })
        }
        rest = String(rest.drop { " .,:;–-".contains($0) })
        let (title, venue) = titleAndVenue(rest, isCited: !authors.isEmpty)
        return (String(authors), title, venue)
    }

    /// Where a quotation begins: an apostrophe within a word begins none.
    private static func opening(_ sign: String, in text: String) -> Range<String.Index>? {
        guard text.contains(sign) else { return nil }
        return text.ranges(of: sign).first { range in
            range.lowerBound == text.startIndex || !text[text.index(before: range.lowerBound)].isLetter
        }
    }

    private static func closing(_ sign: String, in text: Substring) -> Range<String.Index>? {
        guard text.contains(sign) else { return nil }
        return text.ranges(of: sign).first { range in
            range.upperBound == text.endIndex || !text[range.upperBound].isLetter
        }
    }

    /// "Doe, J. 2020. ": the authors, without the year behind them.
    private func authors(before title: String) -> String {
        let names = AuthorNames.prefix(of: title)
        return names.isEmpty ? DatedText(title, scanner: scanner).text : String(names)
    }

    private func titleAndVenue(_ text: String, isCited: Bool) -> (title: String, venue: String?) {
        for separator in [" | ", ". ", "? ", " – ", " — ", " In: ", ", in: ", ", In "] {
            guard let range = text.firstRange(of: separator) else { continue }
            let title = String(text[..<range.lowerBound])
            guard isCited && title.count > 3 || title.count > 8,
                title.wordCount > 1 || separator == " | " || isCited
            else { continue }
            let venue = Signs.trimmed(String(text[range.upperBound...]))
            return (separator == "? " ? title + "?" : title, venue.contains(where: \.isLetter) ? venue : nil)
        }
        let parts = ListItems.pieces(text, at: [", "])
        if let cut = parts.indices.dropFirst().first(where: { index in
            parts[index].foldedTokens.contains { Self.venueWords.contains($0) }
        }) {
            return (parts[..<cut].joined(separator: ", "), parts[cut...].joined(separator: ", "))
        }
        return (text, nil)
    }

    private static func title(_ text: String, date: PartialDate?, scanner: DateScanner) -> String {
        let dated = date == nil ? text : DatedText(text, scanner: scanner).text
        return String(Signs.trimmed(dated).trimmingSuffix { " .,".contains($0) })
    }
}
