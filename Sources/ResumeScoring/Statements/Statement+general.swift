import TextFolding

extension Statement {
    /// Shorter statements are no sentences about something.
    private static let leastWords = 6
    /// From so many words on, an article in front makes a sentence.
    private static let leastOpened = 9

    private static let persons = WordNumber.set([
        "i", "me", "my", "mine", "myself", "we", "our", "us", "he", "she", "his", "her", "mr", "mrs", "ms",
    ])
    /// Words that open a sentence about a thing; a statement about oneself leaves out its subject.
    static let openings = WordNumber.set([
        "the", "a", "an", "its", "it", "this", "these", "those", "most", "many", "some", "such", "there", "they",
        "their", "today", "while", "although", "if", "because", "when",
    ])
    private static let finite = WordNumber.set([
        "is", "are", "was", "were", "has", "have", "had", "can", "may", "does", "do", "cannot",
    ])
    /// Behind these a clause goes on about a thing that was named before.
    private static let relative = WordNumber.set(["which", "that", "who", "whose", "whom", "where", "it", "they"])
    private static let foreignOpenings = WordNumber.set([
        "der", "die", "das", "ein", "eine", "le", "la", "les", "un", "une", "el", "los", "las", "una", "o", "os", "as",
        "um", "uma", "il", "lo", "gli", "de", "het", "een",
    ])
    private static let foreignFinite = WordNumber.set([
        "ist", "sind", "war", "waren", "wird", "wurde", "wurden", "est", "sont", "etait", "etaient", "fut", "es",
        "era", "eran", "fue", "fueron", "foi", "foram", "sao", "sono", "erano", "zijn", "werd", "werden",
    ])

    /// Whether it is a sentence about something in general, with a subject and a verb of its own, and about nobody.
    ///
    /// - Parameters:
    ///   - lexicon: with the verbs with which statements open.
    ///   - names: numbers of the words of the person's name.
    /// - Returns: false for what opens with a verb or a phrase of duty, or says I, she or the name.
    func isGeneral(_ lexicon: ScoringLexicon, names: Set<UInt64>) -> Bool {
        guard wordCount >= Self.leastWords, let first = tokens.first, !opensPersonally(lexicon) else { return false }
        guard !isOfPerson(names) else { return false }
        if Self.foreignOpenings.contains(first.number) {
            return tokens.contains { Self.foreignFinite.contains($0.number) }
        }
        if Self.openings.contains(first.number), wordCount >= Self.leastOpened { return true }
        return zip(tokens, tokens.dropFirst()).contains { previous, word in
            Self.finite.contains(word.number) && !Self.relative.contains(previous.number)
        }
    }

    /// Whether it goes on with what sentences about something in general say.
    func continuesGeneral(_ lexicon: ScoringLexicon) -> Bool {
        guard opensPersonally(lexicon) else { return true }
        return tokens.dropFirst().contains { Self.relative.contains($0.number) }
    }

    /// Whether it opens with what somebody did: "Led".
    func opensWithVerb(_ lexicon: ScoringLexicon) -> Bool {
        tokens.first.map { lexicon.actionVerbs.contains($0.number) } == true
    }

    /// The same behind adverbs: "Efficiently managed".
    func tellsDeed(_ lexicon: ScoringLexicon) -> Bool {
        tokens.first { !folded.bytes(of: $0).suffix(2).elementsEqual("ly".utf8) }
            .map { lexicon.actionVerbs.contains($0.number) } == true
    }

    private func opensPersonally(_ lexicon: ScoringLexicon) -> Bool {
        opensWithVerb(lexicon) || lexicon.weakPhrases.match(in: tokens, at: 0) != nil
    }

    /// Whether it speaks of a person: I, she, or the name.
    func isOfPerson(_ names: Set<UInt64>) -> Bool {
        tokens.contains { Self.persons.contains($0.number) || names.contains($0.number) }
    }
}
