import Foundation

/// The parts of a person's name, as bibliographies sort and shorten it.
package struct PersonName: Hashable, Sendable {
    package var given = ""
    /// "van der", "de la": stands before the surname and is not sorted by.
    package var particle = ""
    package var family = ""
    /// "Jr.", "III".
    package var suffix = ""

    package init(given: String = "", particle: String = "", family: String, suffix: String = "") {
        self.given = given
        self.particle = particle
        self.family = family
        self.suffix = suffix
    }

    /// Takes a name apart: "Last, First", "von Last, Jr., First", "First von Last", "Last FM".
    package init(_ text: String) {
        let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        switch parts.count {
        case 0: self.init(family: text)
        case 1: self.init(words: parts[0].split(separator: " ").map(String.init))
        case 2: self.init(surname: parts[0], given: parts[1])
        default:
            let isSuffix = Self.isSuffix(parts[1])
            self.init(surname: parts[0], given: isSuffix ? parts[2...].joined(separator: ", ") : parts[1])
            suffix = isSuffix ? parts[1] : parts[2...].joined(separator: ", ")
        }
    }

    private init(surname: String, given: String) {
        let words = surname.split(separator: " ").map(String.init)
        let count = words.dropLast().prefix { Self.isParticle($0) }.count
        self.init(
            given: given,
            particle: words.prefix(count).joined(separator: " "),
            family: words.dropFirst(count).joined(separator: " ")
        )
    }

    /// A name without commas.
    private init(words: [String]) {
        guard words.count > 1, let last = words.last else {
            self.init(family: words.first ?? "")
            return
        }
        // "Doe JA": medical references write initials behind the surname, without points.
        if words[0].contains(where: \.isLowercase), (1...3).contains(last.count), last.allSatisfy(\.isUppercase),
            !Self.isSuffix(last)
        {
            let surname = Array(words.dropLast())
            let count = surname.dropLast().prefix { Self.isParticle($0) }.count
            self.init(
                given: last,
                particle: surname.prefix(count).joined(separator: " "),
                family: surname.dropFirst(count).joined(separator: " ")
            )
            return
        }
        var rest = words
        var suffix = ""
        if rest.count > 2, Self.isSuffix(last) {
            suffix = last
            rest.removeLast()
        }
        let start = rest.dropLast().firstIndex { Self.isParticle($0) } ?? rest.count - 1
        let end = rest[start...].dropLast().lastIndex { Self.isParticle($0) }.map { $0 + 1 } ?? start
        self.init(
            given: rest[..<start].joined(separator: " "),
            particle: rest[start..<end].joined(separator: " "),
            family: rest[end...].joined(separator: " "),
            suffix: suffix
        )
    }

    /// "von Last, Jr., First", which BibTeX, RIS and lists have.
    package var turned: String {
        let surname = [particle, family].filter { !$0.isEmpty }.joined(separator: " ")
        return [surname, suffix, given].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func isParticle(_ word: String) -> Bool { word.first?.isLowercase == true }

    /// "Jr.", "III"
    static func isSuffix(_ text: String) -> Bool {
        ["jr", "jr.", "sr", "sr.", "ii", "iii", "iv"].contains(text.lowercased())
    }
}
