import JobMatching
import TextFolding

/// What the text of a posting says in plain sentences about where the work is done.
///
/// The word alone is never enough, and an office that the text wants people in goes before remote work, unless it leaves the
/// choice.
struct BodyWorkplace {
    private var isRemote = false
    private var isHybrid = false
    private var isOffice = false
    /// Whether a sentence offers remote work beside work in an office.
    private var isChoice = false
    /// Whether an office is named that people may be wanted in: enough to doubt that a job is remote.
    private let namesOffice: Bool
    /// What "#LI-Remote", "#LI-Hybrid" or "#LI-Onsite" says, by which a board fills its filters.
    private var tag: JobPosting.Workplace?

    init(_ text: String) {
        for sentence in BodySentence.sentences(in: text, having: RemoteWords.workplaceStems) {
            let keys = sentence.words.map(\.key)
            tag = Self.tag(in: keys) ?? tag
            let saysRemote = Self.saysRemote(sentence)
            let site = Self.site(in: keys)
            isRemote = isRemote || saysRemote
            isChoice = isChoice || saysRemote && site != nil && keys.contains(where: RemoteWords.choices.contains)
            isHybrid = isHybrid || site == .hybrid
            isOffice = isOffice || site == .onSite
        }
        namesOffice =
            isRemote
            && BodySentence.sentences(in: text, having: RemoteWords.officeStems).contains(where: Self.namesOffice)
    }

    /// Where the work is done; nil where the text does not say.
    ///
    /// - Parameter isFlagged: whether the feed calls the job remote: then a sentence that does so as well outweighs one on
    ///   an office.
    /// - Returns: where.
    func workplace(isFlagged: Bool) -> JobPosting.Workplace? {
        if tag == .remote || isRemote && (isFlagged || isChoice) { return .remote }
        if isHybrid || tag == .hybrid { return .hybrid }
        if isOffice || tag == .onSite { return .onSite }
        return isRemote && !namesOffice ? .remote : nil
    }

    private static func tag(in keys: [String]) -> JobPosting.Workplace? {
        for (word, next) in zip(keys, keys.dropFirst()) where word == "li" {
            switch next {
            case "remote": return .remote
            case "hybrid": return .hybrid
            case "onsite", "on": return .onSite
            default: continue
            }
        }
        return nil
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

    // MARK: - Hybrid and on site

    /// Whether a sentence says that people work in an office, some days or all of them; nil where it does not say.
    private static func site(in keys: [String]) -> JobPosting.Workplace? {
        guard !keys.contains(where: RemoteWords.siteDenials.contains) else { return nil }
        if saysHybrid(keys) { return .hybrid }
        let office = keys.indices.first { officeLength(keys, at: $0) != nil }
        if let days = officeDays(in: keys, hasOffice: office != nil) { return days < 5 ? .hybrid : .onSite }
        return keys.indices.contains { wantsOffice(keys, at: $0) } ? .onSite : nil
    }

    /// "This role is hybrid", "hybrid working", "our hybrid office culture", "Location: Paris (hybrid)".
    private static func saysHybrid(_ keys: [String]) -> Bool {
        keys.indices.contains { index in
            guard WorkplaceWords.hybrid.contains(keys[index]) else { return false }
            let before = keys[..<index].suffix(4)
            let behind = keys[(index + 1)...].prefix(2)
            if let next = behind.first {
                if RemoteWords.hybridThings.contains(next) { return false }
                if RemoteWords.hybridWork.contains(next) { return true }
                if RemoteWords.hybridKinds.contains(next), keys.contains(where: RemoteWords.workWords.contains) {
                    return true
                }
            }
            // "This position is hybrid", "the role can be hybrid".
            if let verb = before.last, RemoteWords.verbs.contains(verb) || verb == "be",
                before.contains(where: { RemoteWords.jobs.contains($0) || RemoteWords.demonstratives.contains($0) })
            {
                return true
            }
            return keys.count <= shortLine && keys.first.map(RemoteWords.labels.contains) == true
        }
    }

    /// Words of the longest line that states one thing: "Location: Paris (hybrid)".
    private static let shortLine = 10

    /// The days of a week that people are wanted in an office; nil where none are stated.
    private static func officeDays(in keys: [String], hasOffice: Bool) -> Int? {
        guard !isRare(keys) else { return nil }
        for index in keys.indices.dropFirst() where RemoteWords.weekDays.contains(keys[index]) {
            let before = keys[index - 1]
            // "Remote days", "two days of remote work a week"
            if RemoteWords.remote.contains(before) { return 2 }
            let number = RemoteWords.numbers[before] ?? (before == "all" ? 5 : nil)
            guard let number, number <= 5 else { continue }
            let near = keys[max(0, index - 8)..<min(keys.count, index + 9)]
            if hasOffice { return number }
            if near.contains(where: RemoteWords.remote.contains), near.contains("week") { return 2 }
        }
        let named = keys.count { RemoteWords.namedDays.contains($0) }
        return hasOffice && named > 0 && !keys.contains("day") ? min(named, 5) : nil
    }

    /// Whether words speak of a visit now and then; "an" is a year in French only.
    private static func isRare(_ keys: [String]) -> Bool {
        keys.indices.contains { index in
            guard RemoteWords.rare.contains(keys[index]) else { return false }
            return keys[index] != "an" || index > 0 && ["par", "l"].contains(keys[index - 1])
        }
    }

    /// How many words at a place mean that people are in an office: "in our Paris office", "in-office", "in person".
    private static func officeLength(_ keys: [String], at index: Int) -> Int? {
        if keys[index] == "onsite" { return 1 }
        guard index + 1 < keys.count, RemoteWords.into.contains(keys[index]) else { return nil }
        if keys[index] == "on" { return keys[index + 1] == "site" ? 2 : nil }
        if keys[index] == "in", keys[index + 1] == "person" { return 2 }
        let end = min(keys.count, index + 6)
        guard let office = (index + 1..<end).first(where: { RemoteWords.officeWords.contains(keys[$0]) }) else {
            return nil
        }
        return office - index + 1
    }

    /// Whether words on an office at a place are said of the job or of all who work there.
    private static func wantsOffice(_ keys: [String], at index: Int) -> Bool {
        guard let length = officeLength(keys, at: index), !isRare(keys) else {
            return false
        }
        let before = keys[..<index].suffix(6)
        let next = keys[(index + length)...].first
        let isBare = length <= 2
        // "An in-person role", "onsite-first"
        if isBare, let next, RemoteWords.jobs.contains(next) || RemoteWords.siteNouns.contains(next) { return true }
        guard !before.contains(where: RemoteWords.mights.contains) else { return false }
        let hasVerb = before.contains { RemoteWords.verbs.contains($0) || ["are", "re", "based"].contains($0) }
        let isOfJob = before.contains { RemoteWords.jobs.contains($0) || RemoteWords.siteSubjects.contains($0) }
        if isBare { return hasVerb && isOfJob && before.suffix(3).contains { RemoteWords.linking.contains($0) } }
        // "All roles are in our New York office", "you work from our office"
        return hasVerb && isOfJob || RemoteWords.workVerbs.contains(before.last ?? "")
    }

    /// Whether people are wanted in an office, be it on some days; a visit now and then is none.
    private static func namesOffice(_ sentence: BodySentence) -> Bool {
        let keys = sentence.words.map(\.key)
        if keys.contains(where: RemoteWords.denials.contains) { return false }
        let isHybrid = keys.indices.contains { index in
            WorkplaceWords.hybrid.contains(keys[index])
                && !(index + 1 < keys.count && RemoteWords.hybridThings.contains(keys[index + 1]))
        }
        if isHybrid { return true }
        return !isRare(keys)
            && keys.indices.contains { index in RemoteWords.offices.contains { keys[index...].starts(with: $0) } }
    }
}
