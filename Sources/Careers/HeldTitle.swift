import KnowledgeTables
import TextFolding

/// The title somebody holds, as it can be shown among roles: one line without notes, in English.
struct HeldTitle {
    /// With its rank: "Senior Staff Nurse".
    let whole: String
    /// Without it: "Staff Nurse".
    let plain: String
    /// Without what shows that it is learned yet; nil where nothing else remains.
    var learned: String? { plain == whole ? nil : plain }
    /// Without a word for its terms: one is a senior nurse, not a senior registered nurse.
    var work: String {
        let words = plain.split(separator: " ")
        guard words.count > 1, let first = words.first, Self.terms.contains(String(first)) else { return plain }
        return words.dropFirst().joined(separator: " ")
    }
    /// Whether it is short enough for a rank in front of it to read well.
    var isShort: Bool { work.split(separator: " ").count <= Self.mostWordsBelowRank }

    /// Whether somebody stands in for others, among whom nobody is senior: "Substitute Teacher".
    var isStandIn: Bool { !Self.standIns.isDisjoint(with: whole.foldedTokens) }

    private static let standIns: Set<String> = [
        "casual", "guest", "interim", "locum", "relief", "seasonal", "substitute", "supply", "temp", "temporary",
    ]
    /// Words in front of a title that say on what terms the work is done, or with what licence.
    private static let terms: Set<String> = [
        "Certified", "Chartered", "Contract", "Freelance", "Independent", "Interim", "Licensed", "Part-time",
        "Qualified", "Registered", "Self-employed", "Temporary",
    ]
    /// What people say of themselves in front of a title.
    private static let praise: Set<String> = [
        "accomplished", "ambitious", "dedicated", "dynamic", "energetic", "enthusiastic", "experienced", "highly",
        "innovative", "motivated", "passionate", "proven", "reliable", "seasoned", "successful", "talented",
        "versatile",
    ]
    private static let mostWords = 6
    private static let mostWordsBelowRank = 4
    /// Words that English titles end with, beside those that the names of occupations do.
    private static let heads: Set<String> = [
        "accountant", "actor", "adjuster", "administrator", "adviser", "advisor", "advocate", "agent", "aide",
        "analyst", "animator", "appraiser", "architect", "artist", "assembler", "assistant", "associate", "attendant",
        "attorney", "auditor", "banker", "barber", "barista", "bartender", "biller", "bookkeeper", "broker", "butcher",
        "buyer", "captain", "caregiver", "carpenter", "cashier", "caterer", "chaplain", "chef", "cleaner", "clerk",
        "coach", "coder", "collector", "consultant", "controller", "cook", "coordinator", "copywriter", "counselor",
        "curator", "dancer", "dentist", "designer", "developer", "director", "dispatcher", "drafter", "driver",
        "editor", "electrician", "engineer", "estimator", "examiner", "executive", "expert", "farmer", "foreman",
        "generalist", "guard", "handler", "host", "hostess", "housekeeper", "illustrator", "inspector", "instructor",
        "interpreter", "janitor", "journalist", "laborer", "lead", "leader", "librarian", "lifeguard", "loader",
        "machinist", "maintainer", "manager", "mechanic", "merchandiser", "modeler", "musician", "nanny", "nurse",
        "officer", "operator", "packer", "painter", "paralegal", "pastor", "pharmacist", "photographer", "pilot",
        "planner", "president", "principal", "processor", "producer", "programmer", "provider", "publicist", "realtor",
        "receptionist", "recruiter", "rep", "reporter", "representative", "scheduler", "scientist", "secretary",
        "sergeant", "server", "specialist", "stocker", "strategist", "stylist", "superintendent", "supervisor",
        "surveyor", "teacher", "technician", "technologist", "teller", "therapist", "trader", "trainer", "translator",
        "treasurer", "tutor", "underwriter", "waiter", "waitress", "welder", "worker", "writer",
    ]
    private static let short = ["Sr": "Senior", "Sr.": "Senior", "Jr": "Junior", "Jr.": "Junior"]
    /// Words within titles that stay small.
    private static let joining: Set<String> = ["and", "at", "for", "in", "of", "the", "to"]

    /// Nil comes out for what is more or less than a title, or in another language.
    ///
    /// - Parameters:
    ///   - text: as it stands in the résumé.
    ///   - occupation: what it stands for, or is likely to.
    ///   - knowledge: what is known of titles.
    init?(_ text: String, of occupation: Occupation, knowledge: CareerKnowledge) {
        var words = Self.words(of: Self.title(in: Self.withDashesSetApart(text))[...])
        while words.count > 1, let last = words.last, JobTitle.isStep(last.lowercased()) { words.removeLast() }
        while words.count > 1, let first = words.first, Self.praise.contains(first.folded) { words.removeFirst() }
        if Self.endsWithCode(words) { words.removeLast() }
        // "Contract Senior Planner", but "Contract Manager" is somebody else.
        if words.count > 2, words[0] == "Contract", Self.ranks.contains(words[1].lowercased()) { words.removeFirst() }
        guard (1...Self.mostWords).contains(words.count), words.allSatisfy({ Self.isOfTitle($0) }) else { return nil }
        whole = words.joined(separator: " ")
        let folded = whole.foldedTokens
        // "Consultant" is what some work is called, "Associate" only a rank.
        guard !TitleVotes.isBare(folded) || knowledge.occupations.exact(folded).contains(occupation) else { return nil }
        // "Assistant to the Director" learns to be no director.
        let starts = words.indices.filter { !Self.joining.contains(words[$0]) }
        let isBeside = words.count > 1 && Self.joining.contains(words[1])
        let rest =
            isBeside
            ? nil
            : starts.map { words[$0...].joined(separator: " ") }.first { text in
                let tokens = text.foldedTokens
                return knowledge.seniority.vocabulary.analyse(tokens).core == tokens
                    && (words.count == 1 || !TitleVotes.isBare(tokens))
            }
        // "Director of Finance" ends in front of its field.
        let head = folded.firstIndex(of: "of").map { folded[..<$0].last } ?? folded.last
        guard let head, Self.heads.contains(head) || head == occupation.title.foldedTokens.last else { return nil }
        plain = rest ?? whole
    }

    /// Letters of a code at the end of a title.
    private static let lettersOfCode = 2...4

    /// "Business Development Consultant MAR": what stands behind a whole title in capitals is a code of the employer's.
    private static func endsWithCode(_ words: [String]) -> Bool {
        guard words.count > 2, let last = words.last, lettersOfCode.contains(last.count),
            last.allSatisfy({ $0.isASCII && $0.isUppercase }), !heads.contains(last.folded)
        else { return false }
        let rest = words.dropLast().joined(separator: " ").foldedTokens
        return rest.last.map(heads.contains) ?? false && !TitleVotes.isBare(rest)
    }

    /// "Manager- Facilities", "Manager -Facilities"
    private static func withDashesSetApart(_ text: String) -> String {
        text.replacing("- ", with: " - ").replacing(" -", with: " - ")
    }

    private static let separators = ["(", ",", " - ", " – ", "|", "/", " @ ", " at "]
    /// Words of rank in front of a bare title, which stay in front when its field is put there.
    private static let ranks: Set<String> = [
        "assistant", "associate", "deputy", "junior", "jr", "lead", "senior", "sr",
    ]

    /// What is the title in a text: without notes and further titles, "Leases Assistant" for "Assistant, Leases".
    private static func title(in text: String) -> String {
        let end = separators.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
        guard let end else { return main(of: text) }
        let first = String(text[..<end.lowerBound])
        let rest = title(in: String(text[end.upperBound...]))
        // "Media / Advertising Coordinator": what stands in front of the stroke is no title by itself.
        func isHeaded(_ text: String) -> Bool { text.foldedTokens.last.map(heads.contains) ?? false }
        if text[end] == "/", !isHeaded(first), isHeaded(rest) { return rest }
        guard TitleVotes.isBare(first) else { return main(of: first) }
        // What says the work itself is not turned: "Director, Sales Specialist".
        if isHeaded(rest) || rest.isEmpty { return text[end] == "," ? first : rest }
        guard text[end] == "," || text[end].contains("-") || text[end].contains("–") else { return rest }
        // "Senior Manager – Sales Finance"
        let words = first.split(separator: " ")
        guard let rank = words.first, words.count > 1, ranks.contains(rank.folded) else { return rest + " " + first }
        return "\(rank) \(rest) \(words.dropFirst().joined(separator: " "))"
    }

    /// Of two long titles in one the first that says what the work is.
    private static func main(of text: String) -> String {
        guard text.split(separator: " ").count > mostWords, let joint = text.firstRange(of: " and ") else {
            return text
        }
        let first = String(text[..<joint.lowerBound])
        if TitleVotes.isBare(first) { return String(text[joint.upperBound...]) }
        // "Facilities Design and Construction Project Manager": only the whole of it is one.
        return first.foldedTokens.last.map(heads.contains) ?? false ? first : text
    }

    /// Whether a word may stand in a title: not in a sentence, such as "highly" and "accomplished".
    private static func isOfTitle(_ word: String) -> Bool {
        joining.contains(word) || word.count > 2 && !word.hasSuffix("ly") && !word.hasSuffix("shed")
            || word.contains { $0.isUppercase || $0 == "&" }
    }

    /// The words, each but the joining ones with a capital in front, and with small letters where all are capitals.
    private static func words(of text: Substring) -> [String] {
        ShownTitle.text(String(text)).split(separator: " ").map { short[String($0)] ?? String($0) }
            .map { joining.contains($0) ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }
    }
}
