import TextFolding

/// Tells texts that are no name of a title or an employer: fields with their labels, beginnings of sentences, tasks.
struct ImplausibleNames {
    let sentence: EmploymentSentence
    let employers: EmployerNames
    let labels: ColumnLabels
    let personal: PersonalLabels

    /// Words of a task.
    private static let leastWords = 4
    /// Words in small letters that make a text a task.
    private static let leastSmallWords = 2
    /// Words in small letters that make it one, whatever other words are those of an employer.
    private static let smallWordsOfSentence = 5
    /// Letters that such a word has at least: shorter ones stand in names as well.
    private static let leastLetters = 4
    /// Words of sentences about an employer.
    private static let verbs = [" is a ", " is an ", " is one ", " is the ", " are the ", " has been "]
    private static let signs: Set<Character> = [":", "-", "–", "—"]

    /// Whether a text is no title.
    func isTitle(_ text: String) -> Bool { isField(text) || isVerbal(text) }

    /// Whether a text is no employer.
    func isEmployer(_ text: String) -> Bool {
        // Where an employer stands, another reading has no better one.
        if Placeholders.isEmployer(text) { return false }
        return isField(text) || isVerbal(text) || isTask(text) || isCount(text)
    }

    /// "Designation:- Driver", "Father's Name"
    private func isField(_ text: String) -> Bool {
        if personal.table.kind(text) != nil { return true }
        guard let sign = text.firstIndex(where: Self.signs.contains) else {
            return text.wordCount > 1 && labels.kind(text) != nil
        }
        let label = String(text[..<sign].trimmingSuffix { $0 == " " })
        let isSigned = text[sign] == ":" || text[..<sign].hasSuffix(" ")
        return isSigned && (labels.kind(label) != nil || personal.table.kind(label) != nil)
    }

    /// "Presently working as"
    private func isVerbal(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return words.count > 1 && words[1].first?.isLowercase == true && sentence.opens(text, byName: false)
    }

    /// "12 classrooms", "250+ weekly parcels": a number of things, all of whose words are small.
    private func isCount(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count > 1, words[0].first?.isNumber == true, employers.likelihood(text) < 0.5 else { return false }
        return words[0].allSatisfy { $0.isNumber || ",.+".contains($0) }
            && words.dropFirst().allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } }
    }

    /// "Preparation of daily progress reports"
    private func isTask(_ text: String) -> Bool {
        if Self.verbs.contains(where: text.contains) { return true }
        let words = text.split(separator: " ")
        let smallWords = words.count { $0.count >= Self.leastLetters && $0.allSatisfy(\.isLowercase) }
        if smallWords >= Self.smallWordsOfSentence { return true }
        guard employers.likelihood(text) < 0.5 || Sentences.ends(text) else { return false }
        return words.count >= Self.leastWords && smallWords >= Self.leastSmallWords
    }
}
