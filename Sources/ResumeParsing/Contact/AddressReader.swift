import Places
import Resume
import TextFolding

/// Finds street and postal code of a place that a résumé names as the person's own.
struct AddressReader {
    let lexicon: Lexicon
    let gazetteer: Gazetteer

    /// The longest street with number and floor, in characters.
    private static let longestStreet = 70

    /// The location with what stands around it.
    ///
    /// - Parameters:
    ///   - location: as found so far.
    ///   - address: the text that it was found in.
    ///   - before: the line before that, where a street may stand alone.
    /// - Returns: the location with street and postal code, where the text has them.
    func completed(_ location: Location, from address: String, before: String?) -> Location {
        var location = location
        let words = address.split { " ,\u{A0}".contains($0) }.map(String.init)
        let code = location.countryCode.flatMap { postalCode(in: words, country: $0, city: location.city) }
        location.postalCode = code?.text
        let names = [location.city, location.countryCode == nil ? nil : code?.text].compactMap { $0 }
        if let street = street(in: address, upTo: names) {
            location.street = street
        } else if let before, isStreet(before), startsWithPlace(address, code: code?.text) {
            location.street = Signs.trimmed(before)
        }
        return location
    }

    // MARK: Postal code

    /// The words of the shape that postal codes of a country have, nearest to the name of the town.
    private func postalCode(in words: [String], country: String, city: String?) -> (text: String, index: Int)? {
        guard let shapes = lexicon.postalShapes[country] else { return nil }
        let town = city?.foldedTokens.last
        let townIndex = words.firstIndex { $0.foldedTokens.last == town } ?? words.count
        var best: (text: String, index: Int, distance: Int)?
        for index in words.indices {
            for length in [2, 1] where index + length <= words.count {
                let bare = words[index..<(index + length)].joined(separator: " ").drop { "〒(".contains($0) }
                let text = Self.withoutCountry(bare.trimmingSuffix { ".;:)".contains($0) })
                guard shapes.contains(Self.shape(of: text)) else { continue }
                let distance = abs(index - townIndex)
                if distance < best?.distance ?? .max { best = (text, index, distance) }
            }
        }
        guard let best, best.distance <= 5 else { return nil }
        // A house number stands at the beginning, and a code behind the town there.
        if country == "US", best.index < townIndex, townIndex < words.count { return nil }
        return (best.text, best.index)
    }

    /// "D-50667", "CH-8001"
    private static func withoutCountry(_ text: some StringProtocol) -> String {
        let parts = text.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter && $0.isUppercase }), parts[0].count <= 2 else {
            return String(text)
        }
        return String(parts[1])
    }

    private static func shape(of text: String) -> String {
        String(text.map { $0.isASCII && $0.isNumber ? "9" : $0.isASCII && $0.isLetter && $0.isUppercase ? "A" : $0 })
    }

    // MARK: Street

    private func street(in address: String, upTo names: [String]) -> String? {
        let ends = names.compactMap { Self.start(of: $0, in: address) }
        guard let end = ends.min() else { return nil }
        let text = Self.trimmed(String(address.prefix(end)))
        let parts = ListItems.pieces(text, at: [" | ", " · ", " • "])
        guard let last = parts.last else { return nil }
        return isStreet(last) ? last : nil
    }

    /// Where a name stands in an address, by its folded words; characters before it.
    private static func start(of name: String, in address: String) -> Int? {
        let wanted = name.folded
        let characters = Array(address)
        for index in characters.indices
        where index == 0 || !characters[index - 1].isLetter && !characters[index - 1].isNumber {
            let rest = String(characters[index...].prefix(name.count + 4)).folded
            if rest.hasPrefix(wanted) { return index }
        }
        return nil
    }

    private static func trimmed(_ text: String) -> String {
        let bare = text.trimmingSuffix { " ,;(–-|".contains($0) }
        let words = bare.split(separator: " ")
        // "D-" of a postal code.
        guard let last = words.last, last.count <= 3, last.hasSuffix("-") else { return String(bare) }
        return words.dropLast().joined(separator: " ")
    }

    private static let ordinals: Set<Substring> = ["st", "nd", "rd", "th"]

    /// A number and a word, of which one is a word of streets, or the number stands first.
    private func isStreet(_ text: String) -> Bool {
        guard text.count <= Self.longestStreet, text.hasNumber, text.hasLetter,
            !text.contains("@"), !text.contains("www."), !text.contains("://"), !text.contains(":"),
            ContactScanner.phone(in: text) == nil
        else { return false }
        let words = text.split { " ,".contains($0) }.map { $0.folded }
        guard words.count >= 2 else { return false }
        let hasWord = words.contains(where: lexicon.isStreetWord)
        // "3rd Grade Teacher" numbers no house.
        let isOrdinal = words.first.map {
            $0.first?.isNumber == true && Self.ordinals.contains($0.drop { $0.isNumber })
        }
        let startsWithNumber =
            words.first?.first?.isNumber == true && isOrdinal != true || words.last?.first?.isNumber == true
        return hasWord || startsWithNumber && words.count <= 8 && text.filter(\.isNumber).count <= 8
    }

    private func startsWithPlace(_ address: String, code: String?) -> Bool {
        let bare = code.map { address.hasPrefix($0) ? String(address.dropFirst($0.count)) : address } ?? address
        return gazetteer.isPlace(Signs.trimmed(bare))
    }
}
