import TextFolding

/// What is written before and behind the names of persons and belongs to none: degrees, chambers, forms of address,
/// pronouns.
struct NameAffixes: Sendable {
    private enum Kind: String {
        case postNominal = "post_nominal"
        case address
        case degree
        case title
        case generation
        case pronoun
        case birth
    }

    /// Degrees, memberships and certificates, folded, without points.
    private let postNominals: Set<String>
    /// Degrees and forms of address that stand before a name and are left out; "Dr." and "Prof." belong to it.
    private let before: Set<String>
    /// Those of them that are degrees.
    private let degrees: Set<String>
    /// Titles that stay in front of a name.
    private let titles: Set<String>
    private let generations: Set<String>
    private let pronouns: Set<String>
    /// Words between a name and the one that the person was born with.
    private let birth: Set<String>

    /// Reads a table with two columns, a word and its kind.
    init(_ table: TableFile) {
        var words: [Kind: Set<String>] = [:]
        for row in table.rows {
            if let kind = Kind(rawValue: row[1]) { words[kind, default: []].insert(row[0].folded) }
        }
        postNominals = words[.postNominal] ?? []
        degrees = words[.degree] ?? []
        before = degrees.union(words[.address] ?? [])
        titles = words[.title] ?? []
        generations = words[.generation] ?? []
        pronouns = words[.pronoun] ?? []
        birth = words[.birth] ?? []
    }

    /// Without points and marks of registration, and without what stands in brackets.
    private static func key(_ word: String) -> String {
        let folded = word.folded
        guard !folded.utf8.allSatisfy({ $0.isPlainSmall }) else { return folded }
        return String(folded.drop { $0 == "(" }.prefix { $0 != "(" }).filter { !".®™©)".contains($0) }
    }

    func isGeneration(_ word: String) -> Bool { generations.contains(Self.key(word)) }

    func isTitle(_ word: String) -> Bool { titles.contains(Self.key(word)) }

    /// "RN", "Ph.D.", "PMP®", "FRCS(Ed)", "P.Eng."
    func isPostNominal(_ word: String) -> Bool {
        let key = Self.key(word)
        if word.contains(where: { "®™".contains($0) }) { return true }
        // "MA" is a degree, and "Ma" a name.
        let isWritten = key.count > 2 || word.contains(".") || word == word.uppercased()
        if postNominals.contains(key) { return isWritten }
        if let stem = key.split(separator: "-").first, stem.count < key.count, postNominals.contains(String(stem)) {
            return true
        }
        // Points within: "C.Psych.", where a name has one behind an initial at most.
        let parts = word.split(separator: ".")
        // "Faisal K.P": initials behind a name.
        if parts.count <= 3, parts.allSatisfy({ $0.count == 1 }) { return false }
        return parts.count > 1 && parts.joined().count <= 8 && parts.allSatisfy { $0.allSatisfy(\.isLetter) }
    }

    /// "AWS-SAA", "CISSP": an abbreviation, as behind a comma none but degrees are.
    static func isAbbreviation(_ word: String) -> Bool {
        let letters = word.filter(\.isLetter)
        return (2...8).contains(letters.count) && letters == letters.uppercased() && letters != letters.lowercased()
    }

    /// "she/her", "(They/Them)"
    func isPronouns(_ word: String) -> Bool {
        guard word.contains("/") else { return false }
        let parts = word.split { "/()[],".contains($0) }
        return parts.count > 1 && parts.allSatisfy { pronouns.contains($0.folded) }
    }

    /// The words without what stands before and behind the name.
    func stripped(_ words: [String]) -> [String] {
        var words = words
        if let cut = words.firstIndex(where: { birth.contains(Self.key($0)) }), cut > 1 { words = Array(words[..<cut]) }
        words = withoutEnd(withoutPronouns(words))
        var kept: [String] = []
        while words.count > 2, let first = words.first {
            let key = Self.key(first)
            if titles.contains(key) {
                kept.append(first)
            } else if !before.contains(key), !key.hasPrefix("dipl-"), !Self.isPartOfTitle(first, behind: kept) {
                break
            }
            words.removeFirst()
        }
        return kept + words
    }

    /// A name with the degrees that are printed before and behind it: "mgr inż. Jana Muster", "Jane Doe, RN, MSN".
    ///
    /// - Parameters:
    ///   - name: without them.
    ///   - text: where it is printed.
    /// - Returns: the name as it is printed; without forms of address, and what is no degree.
    func printed(_ name: String, in text: String) -> String {
        guard let range = text.firstRange(of: name) else { return name }
        var start = range.lowerBound
        for word in text[..<start].split(separator: " ").reversed() {
            let isBeside = text[word.endIndex..<start].allSatisfy { $0 == " " }
            let key = Self.key(String(word))
            guard isBeside,
                titles.contains(key) || degrees.contains(key) || key.hasPrefix("dipl-")
                    || word.hasSuffix(".") && word.first?.isLowercase == true
            else { break }
            start = word.startIndex
        }
        var end = range.upperBound
        for word in text[end...].split(whereSeparator: { ", ".contains($0) }) {
            guard text[end..<word.startIndex].allSatisfy({ ", ".contains($0) }), isPostNominal(String(word)),
                word.first?.isLetter == true
            else { break }
            end = word.endIndex
        }
        // A small word in front of a name is a degree only behind one: "med." of "Dr. med."
        let before = text[start..<range.lowerBound].split(separator: " ").first
        if let before, before.first?.isLowercase == true, !degrees.contains(Self.key(String(before))) {
            start = range.lowerBound
        }
        return String(text[start..<end])
    }

    /// "med." of "Dr. med.", "h.c." of "Prof. Dr. h.c."
    private static func isPartOfTitle(_ word: String, behind kept: [String]) -> Bool {
        word.hasSuffix(".") && word.first?.isLowercase == true && (!kept.isEmpty || word.count <= 5)
    }

    private func withoutPronouns(_ words: [String]) -> [String] {
        guard words.contains(where: { $0.contains("/") }) else { return words }
        let joined = words.joined(separator: " ").split(separator: " / ").joined(separator: "/")
        return joined.split(separator: " ").map(String.init).filter { !isPronouns($0) }
    }

    private func withoutEnd(_ words: [String]) -> [String] {
        var words = words
        while words.count > 2, let last = words.last {
            let pair = words.suffix(2).joined()
            if words.count > 3, pair.filter(\.isLetter).count <= 4, pair.hasSuffix("."),
                postNominals.contains(Self.key(pair))
            {
                // "M. Sc."
                words.removeLast(2)
            } else if isPostNominal(last) || isAside(last, behind: words[words.count - 2]) {
                words.removeLast()
            } else {
                break
            }
        }
        return words
    }

    /// "(Hons)" behind a degree, "(M.A.)", "(1990)"
    private func isAside(_ word: String, behind previous: String) -> Bool {
        guard word.hasPrefix("("), word.hasSuffix(")") else { return false }
        let inside = String(word.dropFirst().dropLast())
        return isPostNominal(inside) || isPostNominal(previous) || Self.isAbbreviation(inside) && inside.count <= 4
            || inside.contains(where: \.isNumber)
    }
}
