import Places
import TextFolding

/// Finds the town at the end of a name where no sign parts them: "Kestrel Foods Tulsa" in front of "OK".
struct TrailingTown {
    let gazetteer: Gazetteer

    /// Words that a name goes on behind, be it of a town or of an employer.
    private static let openings: Set<String> = [
        "of", "at", "the", "de", "du", "del", "and", "&", "et", "e", "y", "und", "en", "i", "och", "og", "ve", "for",
        "in",
        "port", "fort", "new", "old", "lake", "mount",
        "mt",
        "san", "santa", "saint", "st", "north", "south", "east", "west", "upper", "lower", "el", "los", "las", "la",
        "le",
        "camp", "base", "cape", "point", "glen", "grand", "isle", "villa", "greater", "downtown", "city", "town",
        "universitat", "stadt",
    ]
    /// Words that a town is called by.
    private static let mostWords = 3

    /// A name without the town at its end.
    ///
    /// - Parameters:
    ///   - text: both together.
    ///   - region: what stands behind the town: the code of its region, or what is in place of one.
    /// - Returns: nil where the name ends with no town.
    func cut(_ text: String, region: String) -> (name: String, town: String)? {
        guard region.count == 2 && region == region.uppercased() || Placeholders.isPlace(region) else { return nil }
        // "Belo Horizonte, MG" is a town as it stands, although "Horizonte" is one as well.
        guard !gazetteer.isPlace(text + ", " + region) else { return nil }
        let words = text.split(separator: " ")
        if let parted = cutBehindHyphen(words, region) { return parted }
        for count in (1...Self.mostWords).reversed() where count < words.count {
            let town = words.suffix(count).joined(separator: " ")
            let before = words.dropLast(count)
            guard let opening = before.last, !Self.openings.contains(Lexicon.key(String(opening))),
                words[words.count - count].first?.isUppercase == true,
                Placeholders.isPlace(town) || gazetteer.isPlace(town + ", " + region)
            else { continue }
            return (before.joined(separator: " "), town)
        }
        return nil
    }

    /// "Kestrel Healthcare-Atlanta", as job boards print it.
    private func cutBehindHyphen(_ words: [Substring], _ region: String) -> (name: String, town: String)? {
        for count in 1...Self.mostWords where count <= words.count {
            let first = words[words.count - count]
            guard let hyphen = first.lastIndex(of: "-"), hyphen > first.startIndex else { continue }
            let town = ([first[first.index(after: hyphen)...]] + words.suffix(count - 1)).joined(separator: " ")
            guard town.first?.isUppercase == true, gazetteer.isPlace(town + ", " + region) else { continue }
            let name = words.dropLast(count) + [first[..<hyphen]]
            return (name.joined(separator: " "), town)
        }
        return nil
    }
}
