import Careers
import Places
import TextFolding

/// Divides the head of a page whose ends of lines were lost: the name, what the person does, where, and how they are
/// reached.
struct FlattenedHead {
    let reader: NameReader
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    private static let namesInWords = 2...4
    private static let longestTitle = 4
    private static let longestPlace = 5
    /// Words of the head; what stands behind them tells about the person.
    private static let mostWords = 60
    private static let clearTitle = 0.8
    /// Words that begin a field of their own.
    private static let labels: Set<String> = [
        "email", "e-mail", "mail", "phone", "mobile", "tel", "telephone", "cell", "address", "willing", "linkedin",
        "contact", "mob", "ph", "date", "dob", "gender", "nationality", "github", "website",
    ]

    func lines(of text: String) -> [String] {
        let words = text.split(separator: " ")
        guard let name = nameOfAddress(words) ?? wordsOfName(words).map({ 0..<$0 }) else { return [text] }
        let end = name.upperBound + Self.mostWords
        return [words[name].joined(separator: " ")] + fields(words[..<name.lowerBound]).flatMap(parted)
            + fields(words[name.upperBound...].prefix(Self.mostWords)).flatMap(parted)
            + [words.dropFirst(end).joined(separator: " ")].filter { !$0.isEmpty }
    }

    /// The words that the address of the person is made of.
    private func nameOfAddress(_ words: [Substring]) -> Range<Int>? {
        let head = words.prefix(Self.mostWords)
        guard let address = head.first(where: { $0.contains("@") })?.folded.filter({ $0.isLetter || $0 == "@" }),
            let at = address.firstIndex(of: "@")
        else { return nil }
        // "hello@janesample.example": where the name is not in front, it is behind.
        let sides = [address[..<at], address[at...]]
        for side in sides {
            let own = head.indices.filter { index in
                !head[index].contains("@") && Self.mayBeName(head[index])
                    && head[index].folded.split { !$0.isLetter }.contains { $0.count >= 3 && side.contains($0) }
            }
            guard let first = own.first,
                let last = own.last(where: { $0 > first && $0 - first < Self.namesInWords.upperBound + 1 }),
                head[first..<last].allSatisfy({ !$0.hasSuffix(",") && Self.mayBeName($0) }),
                reader.name(head[first...last].joined(separator: " ")) != nil
            else { continue }
            return first..<(last + 1)
        }
        return nil
    }

    private static func mayBeName(_ word: Substring) -> Bool {
        word.contains(where: \.isLetter) && word.allSatisfy { !$0.isNumber && !":/|•".contains($0) }
    }

    /// How many words the name takes: as many as leave something known behind them, else two.
    private func wordsOfName(_ words: [Substring]) -> Int? {
        var best: (count: Int, score: Double)?
        for count in Self.namesInWords where count < words.count {
            let name = words[..<count].joined(separator: " ")
            // "Jane Sample Leeds", "Jane Sample Leeds, England"
            guard !name.contains(","), count == 2 || !gazetteer.isPlace(String(words[count - 1])) else { break }
            guard reader.name(name) != nil, knowledge.titleLikelihood(name) < Self.clearTitle else { continue }
            let score = max(likeness(words[count...]), count == Self.namesInWords.lowerBound ? 0.5 : 0)
            if score > best?.score ?? 0 { best = (count, score) }
        }
        return best?.count
    }

    /// How much words look like what stands behind a name: a title, a place, an address.
    private func likeness(_ words: ArraySlice<Substring>) -> Double {
        guard let first = words.first else { return 0 }
        if first.contains("@") || first.first?.isNumber == true || first.hasPrefix("+") || first.hasPrefix("(")
            || Self.isLabel(first) || "|-–—•·".contains(first)
        {
            return 1.2
        }
        let starts = (1...Self.longestTitle).filter { $0 <= words.count }.map {
            words.prefix($0).joined(separator: " ")
        }
        if starts.contains(where: { $0.contains(",") && gazetteer.isPlace(String($0.trimmingSuffix { $0 == "," })) }) {
            return 1.1
        }
        if words.count > 1, gazetteer.isPlace(String(first)), words.dropFirst().first?.contains("@") == true {
            return 1.1
        }
        return starts.map(knowledge.titleLikelihood).max() ?? 0
    }

    private static func isLabel(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && labels.contains(word.lowercased().filter { $0 != ":" && $0 != "." })
    }

    /// Texts between labels and addresses.
    private func fields(_ words: ArraySlice<Substring>) -> [String] {
        var fields: [[Substring]] = [[]]
        for word in words {
            let isAddress = word.contains("@") || WebAddresses.isAddress(word)
            if Self.isLabel(word) || isAddress && fields[fields.count - 1].count > 4 { fields.append([]) }
            fields[fields.count - 1].append(word)
            if isAddress { fields.append([]) }
        }
        return fields.map { Signs.trimmed($0.joined(separator: " ")) }.filter { !$0.isEmpty }
    }

    /// "Store Clerk - Kestrel Foods Leeds, England": the place is a line of its own.
    private func parted(_ field: String) -> [String] {
        let words = field.split(separator: " ")
        for count in stride(from: min(Self.longestPlace, words.count - 1), through: 2, by: -1) {
            let place = words.suffix(count).joined(separator: " ")
            guard place.contains(","), gazetteer.isPlace(place) else { continue }
            return [Signs.trimmed(words.dropLast(count).joined(separator: " ")), place]
        }
        return [field]
    }
}
