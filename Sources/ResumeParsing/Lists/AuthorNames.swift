import TextFolding

/// Reads the authors in front of a reference: "Doe, J., & Roe, R.", "J. Doe and R. Roe", "Doe J, Roe R et al.".
package enum AuthorNames {
    /// The beginning of a text that is names of authors; empty where it is none.
    static func prefix(of text: String) -> Substring {
        let words = text.split(separator: " ")
        var index = 0
        var names = 0
        while index < words.count, let next = name(in: words, at: index) {
            names += 1
            index = next
            if index < words.count, ["&", "and", "und", "et", "y", "e", "i", "en", "con"].contains(words[index]),
                name(in: words, at: index + 1) != nil
            {
                index += 1
            }
            if let end = etAl(in: words, at: index) {
                index = end
                break
            }
            if let last = words[..<index].last?.last, ":".contains(last) { break }
        }
        guard names > 0 else { return listBeforeColon(text) }
        guard index < words.count, let last = words[..<index].last else { return "" }
        let isClosed = last.last.map { ".:,;".contains($0) } == true || words[index].hasPrefix("(")
        return isClosed ? text[..<last.endIndex] : ""
    }

    /// "Jane Doe, Richard Roe: Brot und Hefe": at least two whole names before a colon.
    private static func listBeforeColon(_ text: String) -> Substring {
        guard let colon = text.firstRange(of: ": ") else { return "" }
        let names = text[..<colon.lowerBound].split(separator: ",").map { $0.split(separator: " ") }
        let areNames = names.allSatisfy { words in
            (2...4).contains(words.count) && words.allSatisfy { isSurname($0) || isInitials(String($0)) }
        }
        return names.count > 1 && areNames ? text[..<colon.upperBound] : ""
    }

    /// The names in a text, each as written.
    package static func list(_ text: String) -> [String] {
        var words = text.split { " \u{A0}".contains($0) }.map(String.init)
        words = words.map { ["&", "and", "und", "y"].contains($0) ? ";" : $0 }
        words.removeAll { ["al.", "al"].contains($0.lowercased().filter { $0 != "," }) }
        if text.contains("et al") { words.removeAll { $0 == "et" } }
        let parts = words.joined(separator: " ").split { ";,".contains($0) }.map {
            Signs.trimmed(String($0))
        }
        .map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty && $0 != "." }
        var names: [String] = []
        // "Doe, Jane, and Richard Roe": the first is written the other way round.
        var rest = parts[...]
        if parts.count > 1, !parts[0].contains(" "), !hasInitials(parts[0]), !hasInitials(parts[1]),
            text.contains(parts[0] + ", " + parts[1]),
            isSurname(Substring(parts[0])), isSurname(Substring(parts[1])),
            parts.dropFirst(2).allSatisfy({ $0.contains(" ") })
        {
            names.append(parts[0] + ", " + (parts[1].hasSuffix(".") ? String(parts[1].dropLast()) : parts[1]))
            rest = parts.dropFirst(2)
        }
        for part in rest {
            // "Doe, J.": the initials belong to the name before the comma.
            if let last = names.last, isInitials(part), !last.contains(where: { ".,".contains($0) }),
                !last.contains(" ")
                    || isInitials(part) && names.last.map({ !hasInitials($0) }) == true
            {
                names[names.count - 1] = last + ", " + part
            } else {
                names.append(part)
            }
        }
        return names.map { name in
            let ends = name.split(separator: " ").last.map { $0.count > 3 } ?? false
            return ends && name.hasSuffix(".") ? String(name.dropLast()) : name
        }.filter { $0.contains(where: \.isLetter) }
    }

    private static func hasInitials(_ name: String) -> Bool {
        name.split(separator: " ").contains { isInitials(String($0)) }
    }

    private static func isInitials(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter)
        return (1...4).contains(letters.count) && letters.allSatisfy(\.isUppercase)
            && text.allSatisfy { $0.isLetter || ".- ".contains($0) } && (letters.count <= 2 || text.contains("."))
    }

    private static func initials(_ words: [Substring], _ index: Int) -> Bool {
        guard index < words.count else { return false }
        return isInitials(String(words[index].trimmingSuffix { ",;:*†".contains($0) }))
    }

    private static func isSurname(_ word: Substring) -> Bool {
        let bare = word.trimmingSuffix { ",;:.*†".contains($0) }
        return bare.count > 1 && bare.first?.isUppercase == true
            && bare.allSatisfy { $0.isLetter || "-'’".contains($0) } && bare.dropFirst().contains { $0.isLowercase }
    }

    private static let particles: Set<Substring> = [
        "van", "von", "de", "der", "den", "da", "di", "del", "la", "le", "dos",
    ]

    /// Where the words behind a name begin.
    private static func name(in words: [Substring], at start: Int) -> Int? {
        var index = start
        var initialsBefore = 0
        while initials(words, index), initialsBefore < 3, words[index].last.map({ !",;:".contains($0) }) == true {
            initialsBefore += 1
            index += 1
        }
        var surnames = 0
        while index < words.count, surnames < 3 {
            if particles.contains(words[index]) {
                index += 1
                continue
            }
            guard isSurname(words[index]) else { break }
            surnames += 1
            index += 1
            if words[index - 1].last.map({ ",;:.".contains($0) }) == true { break }
        }
        guard surnames > 0 else { return nil }
        if initialsBefore > 0 { return index }
        var initialsBehind = 0
        while initials(words, index), initialsBehind < 3 {
            initialsBehind += 1
            index += 1
            if words[index - 1].last.map({ ",;:".contains($0) }) == true { break }
        }
        return initialsBehind > 0 ? index : nil
    }

    private static func etAl(in words: [Substring], at index: Int) -> Int? {
        guard index + 1 < words.count, words[index].lowercased() == "et", words[index + 1].lowercased().hasPrefix("al")
        else { return nil }
        return index + 2
    }
}
