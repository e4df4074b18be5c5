extension WordList {
    /// Short words that stand in front of another, or behind it, where a space was lost.
    private static let joiners = ["and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"].map {
        Array($0.utf8)
    }

    /// Whether letters are two words without the space between them: "forthe".
    func isJoined(_ letters: ArraySlice<UInt8>) -> Bool {
        Self.joiners.contains { joiner in
            let rest = letters.count - joiner.count
            guard rest > 1 else { return false }
            return letters.starts(with: joiner) && contains(WordNumber.of(letters.suffix(rest)))
                || letters.suffix(joiner.count).elementsEqual(joiner) && contains(WordNumber.of(letters.prefix(rest)))
        }
    }

    /// Letters from which on any slip of one letter tells a word that was meant; shorter words have too many
    /// neighbours.
    private static let leastLetters = 6
    private static let prefixes = [
        "re", "un", "pre", "co", "non", "over", "out", "sub", "inter", "multi", "micro", "cross", "under", "up", "bio",
        "eco", "cyber", "tele", "auto", "hyper", "geo", "neuro", "mini", "mega", "semi", "anti", "self", "post", "dis",
    ].map { Array($0.utf8) }
    private static let endings = ["s", "es", "d", "ed", "ing", "er", "ers", "ly", "less", "ful", "able"].map {
        Array($0.utf8)
    }

    /// Whether a word is in the list, or made of words that are: a compound, a known word with a beginning or an
    /// ending.
    func knows(_ word: ArraySlice<UInt8>) -> Bool {
        if contains(WordNumber.of(word)) { return true }
        if let american = Self.american(word), contains(WordNumber.of(american)) { return true }
        if Self.endings.contains(where: { knowsStem(of: word, without: $0) }) { return true }
        for prefix in Self.prefixes where word.count >= prefix.count + 4 && word.starts(with: prefix) {
            if contains(WordNumber.of(word.dropFirst(prefix.count))) { return true }
        }
        guard word.count >= 7 else { return false }
        return (word.startIndex + 3...word.endIndex - 4).contains { cut in
            contains(WordNumber.of(word[..<cut])) && contains(WordNumber.of(word[cut...]))
        }
    }

    /// British "-ise" and its forms as Americans write them; the list does not have both of every word.
    private static func american(_ word: ArraySlice<UInt8>) -> [UInt8]? {
        guard
            let place = word.indices.last(where: {
                word[$0] == UInt8(ascii: "s") && word[word.startIndex..<$0].last == UInt8(ascii: "i")
            }),
            place >= word.startIndex + 4, place < word.endIndex - 1
        else { return nil }
        return word[..<place] + [UInt8(ascii: "z")] + word[(place + 1)...]
    }

    private func knowsStem(of word: ArraySlice<UInt8>, without ending: [UInt8]) -> Bool {
        guard word.count >= ending.count + 4, word.suffix(ending.count).elementsEqual(ending) else { return false }
        let stem = word.dropLast(ending.count)
        if contains(WordNumber.of(stem)) { return true }
        // "containerising", "optimizer"
        return ending[0] != UInt8(ascii: "s") && contains(WordNumber.adding(UInt8(ascii: "e"), to: WordNumber.of(stem)))
    }

    /// The word that a slip of one letter was meant to be.
    ///
    /// - Parameter word: folded letters that are no word.
    /// - Returns: nil where no word is one letter away: what stands there is then a name or a term.
    func correction(of word: ArraySlice<UInt8>) -> String? {
        let letters = Array(word)
        var trial = letters
        for index in 1..<letters.count where letters[index] != letters[index - 1] {
            trial.swapAt(index, index - 1)
            if contains(WordNumber.of(trial)) { return String(decoding: trial, as: UTF8.self) }
            trial.swapAt(index, index - 1)
        }
        guard letters.count >= Self.leastLetters else { return nil }
        return missingLetter(in: letters) ?? spareLetter(in: letters) ?? wrongLetter(in: letters)
    }

    private static let alphabet = UInt8(ascii: "a")...UInt8(ascii: "z")

    private func missingLetter(in letters: [UInt8]) -> String? {
        var start = WordNumber.seed
        for index in 0...letters.count {
            for letter in Self.alphabet {
                let number = letters[index...].reduce(WordNumber.adding(letter, to: start)) {
                    WordNumber.adding($1, to: $0)
                }
                if contains(number) {
                    return String(decoding: letters[..<index] + [letter] + letters[index...], as: UTF8.self)
                }
            }
            if index < letters.count { start = WordNumber.adding(letters[index], to: start) }
        }
        return nil
    }

    private func spareLetter(in letters: [UInt8]) -> String? {
        for index in letters.indices {
            let trial = letters[..<index] + letters[(index + 1)...]
            if contains(WordNumber.of(trial)) { return String(decoding: trial, as: UTF8.self) }
        }
        return nil
    }

    private func wrongLetter(in letters: [UInt8]) -> String? {
        var start = WordNumber.seed
        for index in letters.indices {
            for letter in Self.alphabet where letter != letters[index] {
                let number = letters[(index + 1)...].reduce(WordNumber.adding(letter, to: start)) {
                    WordNumber.adding($1, to: $0)
                }
                if contains(number) {
                    return String(decoding: letters[..<index] + [letter] + letters[(index + 1)...], as: UTF8.self)
                }
            }
            start = WordNumber.adding(letters[index], to: start)
        }
        return nil
    }
}
