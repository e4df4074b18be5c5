/// Countries that a sentence names in a row: "in the United States, Canada or Mexico", "US residents".
struct SentencePlaceGroup {
    let codes: [String]
    /// Whether it says where people may work or live.
    let isAboutPeople: Bool
    /// The place of the word behind it.
    let end: Int

    /// - Parameters:
    ///   - index: where the first name begins.
    ///   - sentence: where it stands.
    init?(at index: Int, of sentence: BodySentence) {
        guard let first = SentencePlaces.name(at: index, of: sentence) else { return nil }
        var codes = first.codes
        var names = [(start: index, name: first)]
        var end = index + first.length
        while let next = Self.next(from: end, of: sentence) {
            codes += next.name.codes.filter { !codes.contains($0) }
            names.append(next)
            end = next.start + next.name.length
        }
        self.codes = codes
        self.end = end
        let behind = sentence.keys(from: end, to: end + 2)
        let isFollowed = Self.isFollowed(behind: end, of: sentence)
        let isComplete = !names.contains { name in
            name.name.isAdjective && !Self.isPeople(behind: name.start + name.name.length, of: sentence)
        }
        // "US tax law" and "the UK market" are work, not places.
        let isThing =
            !sentence.words[end - 1].endsPhrase
            && behind.contains { ReachWords.things.contains($0) || ReachWords.attributes.contains($0) }
        // "deutschlandweit" leads to itself, "remote (Germany)" needs no "in".
        let isNationwide = SentencePlaces.nationwide.contains(sentence.words[index].key)
        let isDirect =
            index > 0 && WorkplaceWords.remote.contains(sentence.words[index - 1].key)
            && sentence.words[end - 1].endsPhrase
        let start = Self.locative(before: index, of: sentence) ?? (isNationwide || isDirect ? index : nil)
        guard isComplete, !isThing, isFollowed || start != nil else {
            isAboutPeople = false
            return
        }
        isAboutPeople = Self.isAboutPeople(from: start ?? index, end: end, isFollowed: isFollowed, of: sentence)
    }

    /// The next name of the row, behind a comma or a word that joins.
    private static func next(from end: Int, of sentence: BodySentence) -> (start: Int, name: SentencePlaces.Name)? {
        var index = end
        while index < sentence.words.count, index < end + 3 {
            if let name = SentencePlaces.name(at: index, of: sentence) { return (index, name) }
            let key = sentence.words[index].key
            guard
                ReachWords.joints.contains(key) || ReachWords.articles.contains(key)
                    || ReachWords.locatives.contains(key)
            else { return nil }
            index += 1
        }
        return nil
    }

    /// Whether "Australian" stands in front of its states or people.
    private static func isPeople(behind index: Int, of sentence: BodySentence) -> Bool {
        let next = sentence.keys(from: index, to: index + 1)
        return next.contains(where: ReachWords.divisions.contains) || isFollowed(behind: index, of: sentence)
    }

    /// "residents", "only", "working rights".
    private static func isFollowed(behind index: Int, of sentence: BodySentence) -> Bool {
        sentence.keys(from: index, to: index + 1).contains(where: ReachWords.followers.contains)
            || sentence.keys(from: index, to: index + 2).contains("rights")
    }

    /// Where the words begin that lead to a name, one of them "in", "from" or the like: "in any of the", "from all over".
    private static func locative(before index: Int, of sentence: BodySentence) -> Int? {
        var start: Int?
        var position = index - 1
        while position >= 0, index - position <= 7 {
            let key = sentence.words[position].key
            if ReachWords.locatives.contains(key) {
                start = position
            } else if !ReachWords.articles.contains(key), !ReachWords.divisions.contains(key),
                !ReachWords.each.contains(key)
            {
                break
            }
            position -= 1
        }
        return start
    }

    private static func isAboutPeople(from start: Int, end: Int, isFollowed: Bool, of sentence: BodySentence) -> Bool {
        let before = sentence.keys(from: start - 8, to: start)
        let behind = sentence.keys(from: end, to: end + 4)
        let close = sentence.keys(from: start - 3, to: start)
        let lead = sentence.keys(from: start - 1, to: start + 1)
        let isOutside = sentence.keys(from: start - 2, to: end).contains(where: ReachWords.outside.contains)
        let isDenied = (before + sentence.keys(from: end, to: end + 3)).contains(where: ReachWords.negations.contains)
        // "We cannot employ people outside the EU" bounds, "not available in Colorado" does not.
        guard isOutside == isDenied else { return false }
        guard !close.contains(where: ReachWords.things.contains) else { return false }
        if isFollowed { return true }
        if lead.contains(where: ReachWords.sites.contains) || close.contains(where: ReachWords.sites.contains) {
            // "We are based in Graz" tells of the company.
            return before.contains(where: ReachWords.persons.contains)
                && !sentence.keys(from: start - 5, to: start).contains(where: ReachWords.companies.contains)
        }
        // "This job may be done from Italy"
        let isSource = sentence.keys(from: start, to: start + 1).contains(where: ReachWords.sources.contains)
        if isSource, close.suffix(2).contains(where: ReachWords.work.contains) { return true }
        return (before + behind).contains(where: ReachWords.marks.contains)
    }
}
