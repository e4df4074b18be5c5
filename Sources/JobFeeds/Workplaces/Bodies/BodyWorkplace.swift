import TextFolding

/// Whether the text of a posting says in a plain sentence that the job is remote.
///
/// For postings whose fields, location and title say nothing. The word alone is never enough, and an office that the text
/// wants people in goes before it.
enum BodyWorkplace {
    /// Whether the job is remote.
    static func isRemote(_ text: String) -> Bool {
        let sentences = BodySentence.sentences(in: text, having: RemoteWords.stems)
        guard sentences.contains(where: saysRemote) else { return false }
        return !BodySentence.sentences(in: text, having: RemoteWords.officeStems).contains(where: saysOffice)
    }

    // MARK: - Remote

    private static func saysRemote(_ sentence: BodySentence) -> Bool {
        let keys = sentence.words.map(\.key)
        guard !keys.contains(where: RemoteWords.denials.contains) else { return false }
        return keys.indices.contains { index in
            guard let length = remoteLength(keys, at: index) else { return false }
            let end = index + length
            let before = Array(keys[max(0, index - 4)..<index])
            let behind = Array(keys[end..<min(keys.count, end + 3)])
            // "Fully remote customers" are not the job, and neither are "remote sites".
            if !sentence.words[end - 1].endsPhrase, let next = behind.first, !RemoteWords.followers.contains(next) {
                return false
            }
            guard !(before + behind).contains(where: RemoteWords.periods.contains) else { return false }
            return isComplete(before, behind) || isTheJob(before) || isEverybody(keys, at: index)
        }
    }

    /// How many words at a place mean work from home; nil when none do.
    private static func remoteLength(_ keys: [String], at index: Int) -> Int? {
        if RemoteWords.remote.contains(keys[index]) { return 1 }
        for phrase in RemoteWords.phrases where keys[index...].starts(with: phrase) { return phrase.count }
        return nil
    }

    /// "fully remote", "zu 100 % im Homeoffice", "télétravail à 100 %", "volledig op afstand".
    private static func isComplete(_ before: [String], _ behind: [String]) -> Bool {
        before.last == "full" || before.suffix(3).contains(where: RemoteWords.complete.contains)
            || behind.first.map(RemoteWords.complete.contains) == true
            || behind.count > 1 && behind[0].utf8.count <= 2 && RemoteWords.complete.contains(behind[1])
    }

    /// "This role is remote", "this is a remote position", "ce poste est en télétravail".
    private static func isTheJob(_ before: [String]) -> Bool {
        let link = before.last.map { RemoteWords.fillers.contains($0) } == true ? before.dropLast() : before[...]
        guard let verb = link.last, RemoteWords.verbs.contains(verb) else { return false }
        let subject = link.dropLast()
        guard let noun = subject.last else { return false }
        return RemoteWords.demonstratives.contains(noun) || RemoteWords.jobs.contains(noun)
    }

    /// "All of us work remotely", "wir arbeiten alle von zu Hause".
    private static func isEverybody(_ keys: [String], at index: Int) -> Bool {
        let before = keys[max(0, index - 6)..<index]
        return before.contains(where: RemoteWords.everybody.contains)
            && before.contains(where: RemoteWords.work.contains)
    }

    // MARK: - Offices

    /// Whether people are wanted in an office, be it on some days; a visit now and then is none.
    private static func saysOffice(_ sentence: BodySentence) -> Bool {
        let keys = sentence.words.map(\.key)
        if keys.contains(where: RemoteWords.denials.contains) { return false }
        let isHybrid = keys.indices.contains { index in
            WorkplaceWords.hybrid.contains(keys[index])
                && !(index + 1 < keys.count && RemoteWords.hybridThings.contains(keys[index + 1]))
        }
        if isHybrid { return true }
        let isRare = keys.contains(where: RemoteWords.rare.contains)
        return !isRare
            && keys.indices.contains { index in RemoteWords.offices.contains { keys[index...].starts(with: $0) } }
    }
}
