import Careers
import Places
import TextFolding

/// Reads a text as the name of a person, without what is written around it; nil where it cannot be one.
struct NameReader {
    let lexicon: Lexicon
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    /// Words between what sort of document it is and whose.
    private static let of: Set<String> = ["of", "for", "von", "de", "di", "do", "da", "van"]
    private static let longestName = 80
    private static let particles: Set<String> = [
        "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "do", "la", "le", "el", "al", "bin",
        "ibn", "bint", "binti", "abu", "ben", "bat", "ul", "ur", "vande", "vander", "am", "auf", "till", "tot", "op",
        "dem", "y", "e", "zu", "zur", "ter", "ten", "af", "av", "o", "st", "ap", "ab", "ferch", "uí", "ní", "nic",
        "mac",
        "los", "las", "dello", "degli", "binte",
    ]
    /// What looks as much like a title as this is one, where it stands beside a name.
    private static let title = 0.55

    /// Whether a name must go on behind its last word: "Femke van der".
    func endsWithParticle(_ text: String) -> Bool {
        text.split(separator: " ").last.map { Self.particles.contains(String($0)) } == true
    }

    func name(_ text: String) -> String? {
        let bare = Self.withoutDocument(withoutAside(withoutContact(text)))
        var words = lexicon.nameAffixes.stripped(self.words(of: person(in: bare)))
        let latin = words.filter(Self.isLatin)
        // "Wei Zhang 张伟": one name in two scripts.
        if latin.count >= 2, latin.count < words.count { words = latin }
        guard (1...6).contains(words.count), let last = words.last else { return nil }
        let length = words.joined().count
        guard length <= Self.longestName, length >= (latin.isEmpty ? 2 : 3) else { return nil }
        // "Handled cash.": a full stop ends a sentence, or what is cut short.
        guard !last.hasSuffix(".") || last.filter(\.isLetter).count <= 3 else { return nil }
        let name = words.joined(separator: " ")
        let isEmployer = words.dropFirst().contains { lexicon.legalForms.contains($0.folded.filter { $0 != "." }) }
        guard !isEmployer, lexicon.headings[Lexicon.headingKey(name)] == nil,
            !DocumentTitles.namesDocument(name)
        else { return nil }
        let areNames = words.enumerated().allSatisfy { isPart($1, at: $0, of: words.count) }
        return areNames ? name : nil
    }

    /// Whether a word is one that names are made of.
    private func isPart(_ word: String, at index: Int, of count: Int) -> Bool {
        guard let first = word.first, first.isLetter || "(\"“'‘«".contains(first),
            word.allSatisfy({ $0.isLetter || ".'’‘ʼ-‑()\"“”«»".contains($0) }), word.hasLetter
        else { return false }
        let initial = word.first(where: \.isLetter) ?? first
        guard initial.isLowercase else { return true }
        if index == 0, count > 1, lexicon.nameAffixes.isTitle(word) { return true }
        // "al-Sample", "d’Exemple"
        let opening = word.prefix { !"-‑".contains($0) }
        let isParticle =
            Self.particles.contains(opening.lowercased()) && (opening.count > 1 || opening.count == word.count)
        return isParticle || count > 1 && word.contains { "'’ʼ".contains($0) }
    }

    private static func isLatin(_ word: String) -> Bool {
        word.unicodeScalars.contains { scalar in
            scalar.properties.isAlphabetic && (scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value))
        }
    }

    // MARK: What stands around it

    private func words(of text: String) -> [String] {
        text[...].split(atScalars: { $0 == " " || $0 == "," || $0 == "\u{A0}" }).map(String.init)
            .filter { $0.hasLetter || $0.hasNumber }
    }

    /// "Jane Doe 512-555-0134": without a number or an address behind at least two words.
    private func withoutContact(_ text: String) -> String {
        guard text.has(UInt8(ascii: "@")) || text.hasNumber else { return text }
        guard ContactScanner.email(in: text) != nil || ContactScanner.phone(in: text) != nil else { return text }
        let words = text.split(separator: " ")
        let name = words.prefix { word in !word.contains { $0.isNumber || "@+".contains($0) } }
        return name.count >= 2 && name.count < words.count ? name.joined(separator: " ") : text
    }

    /// "Jane Doe (she / her)", "Jane Doe (b. 1990)", "Jane Doe (Austin, TX)"
    private func withoutAside(_ text: String) -> String {
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return text }
        let name = Signs.trimmed(String(text[..<open]))
        let inside = text[text.index(after: open)...].dropLast()
        let isAside =
            inside.contains { $0.isNumber || $0 == "/" } || inside.contains(",") && gazetteer.isPlace(String(inside))
        return isAside && name.contains(" ") ? name : text
    }

    /// "Resume of Jane Doe", "Jane Doe – Curriculum Vitae", "Jane Doe's Resume"
    private static func withoutDocument(_ text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        func isDocument(_ word: String) -> Bool {
            DocumentTitles.nouns.contains(word.folded.letters)
        }
        guard words.contains(where: isDocument) else { return text }
        var kept: [String] = []
        for (index, word) in words.enumerated() where !isDocument(word) {
            if index > 0, isDocument(words[index - 1]), kept.isEmpty, of.contains(word.folded) { continue }
            let isOwner = index + 1 < words.count && isDocument(words[index + 1])
            kept.append(isOwner && (word.hasSuffix("'s") || word.hasSuffix("’s")) ? String(word.dropLast(2)) : word)
        }
        return Signs.trimmed(kept.joined(separator: " "))
    }

    /// The name among the parts of a text: "Jane Doe, RN", "Jane Doe – Staff Nurse", "Doe, Jane".
    private func person(in text: String) -> String {
        let parts = ListItems.pieces(text, at: [", ", " – ", " — ", " - ", " • ", " · ", " / ", " | ", "; "])
            .filter { !DocumentTitles.besideNames.contains($0.folded) }
        guard let first = parts.first, parts.count > 1 else { return parts.first ?? text }
        let latin = parts.filter(Self.isLatin)
        if let only = latin.first, latin.count == 1, words(of: only).count > 1,
            parts.allSatisfy({ $0.contains(where: \.isLetter) })
        {
            return only
        }
        let own = lexicon.nameAffixes.stripped(words(of: first)).filter { !lexicon.nameAffixes.isGeneration($0) }
        let isName = own.count > 1
        let rest = parts.dropFirst()
        if isName {
            guard rest.allSatisfy({ isBeside($0, abbreviations: true) }) else { return text }
            let generation = rest.first.flatMap { lexicon.nameAffixes.isGeneration($0) ? " " + $0 : nil }
            return first + (generation ?? "")
        }
        // "Doe, BSN, RN" under a given name.
        if !own.isEmpty, first != first.uppercased(), rest.count > 1,
            rest.allSatisfy(lexicon.nameAffixes.isPostNominal)
        {
            return first
        }
        guard parts.count == 2, text.contains(", "), words(of: parts[1]).count <= 3,
            !isBeside(parts[1], abbreviations: false),
            knowledge.titleLikelihood(own.joined(separator: " ")) < Self.title, !gazetteer.isPlace(first)
        else { return text }
        return parts[1] + " " + first
    }

    /// Whether a text stands beside names: degrees, a title, a place, a number.
    private func isBeside(_ text: String, abbreviations: Bool) -> Bool {
        let areAffixes = text.split(separator: " ").map(String.init).allSatisfy { word in
            lexicon.nameAffixes.isPostNominal(word) || abbreviations && NameAffixes.isAbbreviation(word)
                || lexicon.nameAffixes.isGeneration(word) || lexicon.nameAffixes.isPronouns(word) || word.hasPrefix("(")
                || word.hasSuffix(".") && word.filter(\.isLetter).count <= 3
        }
        if areAffixes || gazetteer.isPlace(text) || knowledge.titleLikelihood(text) >= Self.title { return true }
        // An employer has dates beside it.
        return text.contains { $0.isNumber || $0 == "@" } && DateScanner(lexicon).firstMatch(in: text) == nil
    }
}
