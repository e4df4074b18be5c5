import TextFolding

extension StatedLocation {
    /// The names alone, commas between them: what leads over to them, their kinds and what trails behind are gone.
    ///
    /// - Parameter gazetteer: knows which names are names.
    /// - Returns: the same as the text where there is nothing of that.
    func bare(_ gazetteer: Gazetteer) -> String {
        var names: [String] = []
        for piece in PlaceParts.pieces(of: Self.withSpaces(text), isName: gazetteer.cities.contains) {
            names +=
                EastAsianNames.isIn(piece)
                ? EastAsianNames.towns(in: piece, isName: gazetteer.cities.contains)
                : Self.names(in: piece, gazetteer: gazetteer)
        }
        return names.joined(separator: ", ")
    }

    /// With a space where a dash joins a name and what is none: "New Delhi-110001", "São Paulo-SP", "Austin-Onsite".
    private static func withSpaces(_ text: String) -> String {
        text.split(separator: " ").map { word -> String in
            if let dash = word.firstIndex(of: "-"), dash > word.startIndex {
                let sides = [word[..<dash], word[word.index(after: dash)...]]
                let isWork = sides.map { LocationWords.workplaces.contains($0.folded) }
                if isWork[0] != isWork[1] { return sides.joined(separator: ", ") }
            }
            guard let dash = word.lastIndex(where: { "-–—".contains($0) }), dash > word.startIndex else {
                return String(word)
            }
            let name = word[..<dash]
            let rest = word[word.index(after: dash)...]
            let isCode = PlaceParts.isCode(rest) && name.contains(where: \.isLowercase)
            let isNumber = rest.count > 2 && rest.utf8.allSatisfy(\.isPlainDigit) && !name.hasDigit
            return isCode || isNumber ? name + " " + rest : String(word)
        }.joined(separator: " ")
    }

    private static func names(in piece: Substring, gazetteer: Gazetteer) -> [String] {
        var words = piece.split { $0 == " " || $0 == "\u{A0}" }[...]
        while words.count > 1, !gazetteer.cities.contains(joined(words)) {
            if let count = leading(words, in: LocationWords.leads) ?? leading(words, in: LocationWords.kinds)
                ?? leading(words, in: LocationWords.labels)
            {
                words = words.dropFirst(count)
            } else if let count = trailing(words) {
                words = words.dropLast(count)
            } else {
                break
            }
        }
        guard words.count > 1 || !LocationWords.workplaces.contains(joined(words)) else { return [] }
        let whole = words.joined(separator: " ")
        // "Chicago Illinois USA"
        guard words.count > 1, !gazetteer.cities.contains(whole.folded) else { return [whole] }
        let country = (1...min(longestPhrase, words.count - 1)).first {
            gazetteer.countries[joined(words.suffix($0))] != nil
        }
        guard let country else { return [whole] }
        return [words.dropLast(country), words.suffix(country)].map { $0.joined(separator: " ") }
    }

    private static func joined(_ words: ArraySlice<Substring>) -> String { words.joined(separator: " ").folded }

    private static let longestPhrase = 4

    private static func leading(_ words: ArraySlice<Substring>, in phrases: Set<String>) -> Int? {
        (1...min(longestPhrase, words.count - 1)).reversed().first { phrases.contains(joined(words.prefix($0))) }
    }

    /// Words that say nothing behind a name, as a letter that tells parts of a town: "København N".
    private static func trailing(_ words: ArraySlice<Substring>) -> Int? {
        if let last = words.last, last.count == 1, last.allSatisfy(\.isUppercase) { return 1 }
        return (1...min(longestPhrase, words.count - 1)).reversed().first {
            LocationWords.trails.contains(joined(words.suffix($0)))
        }
    }
}
