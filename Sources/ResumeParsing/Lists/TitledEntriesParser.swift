import Places
import Resume
import TextFolding

/// Reads certificates and awards: a title, who gave it, and when.
struct TitledEntriesParser {
    let scanner: DateScanner
    let lexicon: Lexicon
    let gazetteer: Gazetteer

    init(lexicon: Lexicon, gazetteer: Gazetteer, scanner: DateScanner) {
        self.lexicon = lexicon
        self.gazetteer = gazetteer
        self.scanner = scanner
    }

    /// More parts than these without a date are a list of short names.
    private static let mostParts = 3

    func entries(from lines: [DocumentLine]) -> [TitledEntry] {
        var entries: [TitledEntry] = []
        let items = paired(ListedItem.items(of: lines, scanner: scanner))
        let hasTitles = items.contains { !$0.isBullet } && items.first?.isBullet == false
        for item in items {
            // Bullets under a title with a date tell about it.
            if hasTitles, item.isBullet, let last = entries.indices.last, entries[last].date != nil,
                scanner.firstMatch(in: item.text) == nil
            {
                entries[last].summary = entries[last].summary.map { $0 + "\n" + item.text } ?? item.text
                entries[last].lines += item.references
                continue
            }
            let texts = texts(of: item.text)
            for text in texts {
                if let entry = entry(text, link: texts.count == 1 ? item.link : nil, lines: item.references) {
                    entries.append(entry)
                }
            }
        }
        return entries
    }

    /// A title over a line that says who and when is one item with it.
    private func paired(_ items: [ListedItem]) -> [ListedItem] {
        let dated = items.map { scanner.firstMatch(in: $0.text) != nil }
        let alternates =
            items.count >= 2 && items.count.isMultiple(of: 2) && !items.contains { $0.isBullet }
            && dated.enumerated().allSatisfy { $0.element == !$0.offset.isMultiple(of: 2) }
        var result: [ListedItem] = []
        for (index, item) in items.enumerated() {
            if let last = result.last, !item.isBullet, !item.isBold, last.lines.count < 4,
                last.isBold && scanner.firstMatch(in: last.text) == nil
                    || alternates && !index.isMultiple(of: 2)
            {
                result[result.count - 1].text += " | " + item.text
                result[result.count - 1].lines += item.lines
            } else {
                result.append(item)
            }
        }
        return result
    }

    /// Items that share a line: cut at semicolons, and at commas where there are many and no date.
    private func texts(of text: String) -> [String] {
        let parts = ListItems.pieces(text, at: ["; "])
        guard parts.count == 1 else { return parts }
        let names = ListItems.pieces(text, at: [", "])
        guard names.count > Self.mostParts, scanner.firstMatch(in: text) == nil,
            names.allSatisfy({ $0.wordCount <= 5 })
        else {
            // "Forklift (2021), First aid (2022)": each with its own date.
            let own = names.filter { DatedText($0, scanner: scanner).text.hasLetter }
            let dates = names.filter { $0.hasSuffix(")") && scanner.firstMatch(in: $0) != nil }
            return own.count == names.count && dates.count == names.count && names.count > 1 ? names : [text]
        }
        return names
    }

    private func entry(_ text: String, link: String?, lines: [LineReference]) -> TitledEntry? {
        let (bare, written) = WebAddresses.cut(from: text)
        let dated = DatedText(bare, scanner: scanner)
        let pieces = ListItems.pieces(dated.text, at: [" | "])
        let told = pieces.count > 1 ? pieces.dropFirst().filter(isTold) : []
        let (title, issuer) = issuer(in: pieces.filter { !told.contains($0) }.joined(separator: " | "))
        guard title.contains(where: \.isLetter) else { return nil }
        return TitledEntry(
            title: title,
            issuer: issuer,
            date: dated.date,
            url: written ?? link,
            summary: told.isEmpty ? nil : told.joined(separator: " "),
            lines: lines
        )
    }

    // MARK: Who gave it

    private func issuer(in text: String) -> (title: String, issuer: String?) {
        let pieces = ListItems.pieces(text, at: [" | ", " · ", " • ", " @ "])
        if let first = pieces.first, pieces.count > 1 {
            let rest = pieces.dropFirst().map { lexicon.label(of: $0)?.rest ?? withoutBy($0) ?? $0 }
            if let name = rest.first(where: isOrganisation) ?? rest.first(where: isShortName) {
                let (title, inside) = issuer(in: first)
                return (title, inside ?? name)
            }
            return issuer(in: first)
        }
        for separator in [" – ", " — ", " - "] {
            guard let range = text.ranges(of: separator).last else { continue }
            let left = Signs.trimmed(String(text[..<range.lowerBound]))
            let right = Signs.trimmed(String(text[range.upperBound...]))
            if isOrganisation(right) { return (left, right) }
            if lexicon.issuers.contains(Lexicon.key(left)) { return (right, left) }
        }
        if let by = byClause(in: text) { return by }
        if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
            let inside = String(text[text.index(after: open)...].dropLast())
            let left = Signs.trimmed(String(text[..<open]))
            if isOrganisation(inside, least: 0.8), !left.isEmpty { return (left, inside) }
        }
        let parts = ListItems.pieces(text, at: [", "])
        for cut in parts.indices.dropFirst() where isOrganisation(parts[cut]) {
            return (parts[..<cut].joined(separator: ", "), parts[cut...].joined(separator: ", "))
        }
        return (text, nil)
    }

    private func byClause(in text: String) -> (title: String, issuer: String?)? {
        let words = text.split(separator: " ").map(String.init)
        for length in [3, 2, 1] {
            for start in words.indices.dropFirst() where start + length < words.count {
                let phrase = Lexicon.key(words[start..<(start + length)].joined(separator: " "))
                let isBy = length == 1 && (phrase == "by" || phrase == "from")
                guard lexicon.labels[phrase] == .issuer || isBy, phrase != "issuer",
                    words[start + length].first?.isUppercase == true
                else { continue }
                let title = Signs.trimmed(words[..<start].joined(separator: " "))
                return (title, Signs.trimmed(words[(start + length)...].joined(separator: " ")))
            }
        }
        return nil
    }

    private func withoutBy(_ text: String) -> String? { byClause(in: "x " + text)?.issuer }

    /// A name, and no figure, place or sentence.
    private func isShortName(_ text: String) -> Bool {
        text.filter(\.isNumber).count * 2 <= text.count && !gazetteer.isPlace(text) && !isTold(text)
    }

    private func isTold(_ text: String) -> Bool { text.hasSuffix(".") || text.wordCount > 8 }

    /// Whether a text is the name of someone who certifies: known as such, or named as employers and schools are.
    private func isOrganisation(_ text: String) -> Bool { isOrganisation(text, least: 0.55) }

    private func isOrganisation(_ text: String, least: Double) -> Bool {
        let key = Lexicon.key(text)
        guard text.hasLetter, text.first?.isLowercase != true else { return false }
        if lexicon.issuers.contains(key) { return true }
        let tokens = text.foldedTokens
        // "IHK Berlin": one of many of a name.
        if tokens.count > 1, let place = text.split(separator: " ").last, gazetteer.isPlace(String(place)),
            lexicon.issuers.contains(tokens.dropLast().joined(separator: " "))
        {
            return true
        }
        if tokens.count >= 2, ["state", "ministry", "board", "government", "city"].contains(tokens[0]),
            tokens[1] == "of"
        {
            return true
        }
        guard text.wordCount <= 8 else { return false }
        return EmployerNames(lexicon).likelihood(text) >= least || EducationPiece.isSchool(text, lexicon: lexicon)
    }
}
