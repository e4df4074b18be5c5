import TextDocument

/// Letters that recognition takes for others that look like them, where what stands around leaves no doubt.
enum Misreadings {
    /// What follows "I" where it is a word: a bar between fields looks the same.
    private static let behindPronoun: Set<String> = [
        "am", "also", "believe", "bring", "build", "built", "can", "care", "cost", "could", "did", "do", "enjoy", "had",
        "have", "help", "helped", "keep", "know", "led", "like", "look", "love", "make", "now", "run", "speak",
        "studied",
        "teach", "think", "thrive", "try", "turn", "want", "was", "will", "work", "worked", "would", "write",
    ]

    /// Letters behind which, at the beginning of a word, none but a vowel stands, an "l" least of all: "lnstructor".
    private static let behindCapital: Set<Character> = ["c", "d", "f", "g", "k", "m", "n", "p", "r", "s"]
    private static let leastLetters = 4

    /// Figures that look like three strokes.
    private static let threes: Set<String> = ["Ill", "lll", "llI", "IIl", "lII", "IlI", "lIl"]

    static func correct(_ words: [TextWord]) -> [TextWord] {
        var corrected = words
        for index in words.indices {
            let word = words[index]
            let previous = index > 0 && words[index - 1].box.sharesLine(with: word.box) ? words[index - 1].text : nil
            let next =
                index + 1 < words.count && words[index + 1].box.sharesLine(with: word.box)
                ? words[index + 1].text : nil
            corrected[index].text =
                pronoun(word.text, next: next) ?? figure(word.text, previous: previous)
                ?? legalForm(word.text, previous: previous, next: next)
                ?? leaning(word.text, previous: previous) ?? letters(of: capitals(of: dashes(of: word.text)))
        }
        return corrected
    }

    /// "| have led"
    private static func pronoun(_ text: String, next: String?) -> String? {
        guard text == "|", let next, behindPronoun.contains(next) else { return nil }
        return "I"
    }

    /// "Researcher, /fremer": a capital "I" that leans, behind a comma.
    private static func leaning(_ text: String, previous: String?) -> String? {
        guard text.first == "/", previous?.last == ",", text.count > leastLetters,
            text.dropFirst().prefix(leastLetters).allSatisfy(\.isLowercase)
        else { return nil }
        return "I" + text.dropFirst()
    }

    /// "Operator Ill"
    private static func figure(_ text: String, previous: String?) -> String? {
        let letters = text.prefix { $0.isLetter }
        guard threes.contains(String(letters)), text.count <= letters.count + 1, let first = previous?.first,
            first.isUppercase
        else { return nil }
        return "III" + text.dropFirst(letters.count)
    }

    /// "Sp. z 0.0.", "Acme pic"
    private static func legalForm(_ text: String, previous: String?, next: String?) -> String? {
        guard let previous else { return nil }
        if previous == "z" || previous.hasSuffix(".z"), text.hasPrefix("0.") || text.hasPrefix("o.0") {
            return text.replacing("0", with: "o")
        }
        let isName = previous.first?.isUppercase == true && next?.first?.isLowercase != true
        return isName && (text == "pic" || text == "pic,") ? text.replacing("i", with: "l") : nil
    }

    /// "2016—-Feb": a dash that was drawn in two pieces.
    private static func dashes(of text: String) -> String {
        guard text.contains(where: { longDashes.contains($0) }) else { return text }
        var joined = ""
        for character in text {
            guard let last = joined.last, isDash(last), isDash(character) else {
                joined.append(character)
                continue
            }
            if last == "-" { joined.replaceSubrange(joined.index(before: joined.endIndex)..., with: [character]) }
        }
        return joined
    }

    private static let longDashes: Set<Character> = ["–", "—"]

    private static func isDash(_ character: Character) -> Bool { character == "-" || longDashes.contains(character) }

    /// "WoOrRK": small capitals, one of which was read twice, in both cases.
    private static func capitals(of text: String) -> String {
        guard text.contains(where: \.isLowercase), text.count(where: \.isUppercase) >= leastLetters - 1 else {
            return text
        }
        let letters = Array(text)
        var plain: [Character] = []
        var small = 0
        for (index, letter) in letters.enumerated() {
            guard letter.isLowercase else {
                plain.append(letter)
                continue
            }
            small += 1
            let capital = letter.uppercased()
            let isTwin = [index - 1, index + 1].contains {
                letters.indices.contains($0) && String(letters[$0]) == capital
            }
            guard isTwin else { return text }
        }
        return small > 0 && plain.count >= leastLetters - 1 ? String(plain) : text
    }

    /// "LincoIn", "lnstructor"
    private static func letters(of text: String) -> String {
        guard text.count >= leastLetters, text.contains("I") || text.first == "l" else { return text }
        var letters = Array(text)
        if letters[0] == "l", behindCapital.contains(letters[1]), letters[1...].allSatisfy({ !$0.isUppercase }) {
            letters[0] = "I"
        }
        // "McIntyre" and "LinkedIn": behind a consonant a capital may begin something, and few words end so.
        for index in letters.indices.dropFirst().dropLast()
        where letters[index] == "I" && "aeou".contains(letters[index - 1]) && letters[index + 1].isLowercase {
            letters[index] = "l"
        }
        return String(letters)
    }
}
