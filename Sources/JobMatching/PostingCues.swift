/// Folded words that tell what a heading or a sentence of a posting speaks of.
///
/// English and German, the languages of most postings here, and the usual headings in French, Spanish, Portuguese, Italian and
/// Dutch. Source: written for this project from general knowledge and the habits of public job boards.
enum PostingCues {
    // MARK: Headings

    /// Words of headings over what the work is and asks for.
    private static let work: Set<String> = [
        "role", "responsibilities", "responsibility", "requirements", "requirement", "qualifications", "qualification",
        "skills", "experience", "duties", "tasks", "job", "position", "mission", "must", "haves", "nice", "bonus",
        "plus",
        "bring", "need", "have", "looking", "doing", "do", "achieve", "impact", "own", "background", "profile", "stack",
        "technologies", "preferred", "required", "minimum", "desired", "ideal", "ideally", "you", "your", "yourself",
        "day", "expectations", "scope", "overview", "summary", "description", "candidate", "work", "success",
        "successful", "functions", "essential", "competencies", "education", "knowledge", "accountabilities",
        "aufgaben", "profil", "anforderungen", "qualifikation", "qualifikationen", "tatigkeiten", "kenntnisse",
        "missions", "competences", "requis", "requisitos", "responsabilidades", "funciones", "perfil", "requisiti",
        "responsabilita", "taken", "functie", "eisen",
    ]

    /// Words of headings over benefits, the law and how to apply; they go before those above.
    private static let offers: Set<String> = [
        "benefits", "benefit", "perks", "perk", "compensation", "salary", "pay", "offer", "offers", "offering",
        "equal", "eeo", "diversity", "inclusion", "notice", "notices", "privacy", "accommodation", "accommodations",
        "apply", "applying", "application", "interview", "interviews", "recruitment", "recruiting", "process",
        "referral", "disclaimer", "wellness", "vacation", "legal", "itar", "safeguarding", "rewards", "package",
        "insurance", "benefice", "avantages", "offrons", "beneficios", "ofrecemos", "oferecemos", "vorteile",
        "bieten", "benefici", "offriamo", "bieden", "earnings", "equity", "stipend", "fraud", "agencies",
    ]

    /// Words of headings over the employer; they go before those of the work.
    private static let company: Set<String> = [
        "why", "culture", "values", "value", "belonging", "transparency", "us", "company", "clients", "client",
        "founders", "investors", "funding", "history", "life", "statement", "commitment", "uns", "nosotros",
    ]

    /// Headings about the employer that have no word of their own for it.
    private static let employer: [[String]] = [
        ["who", "we", "are"], ["what", "we", "do"], ["who", "are", "we"], ["our", "story"], ["our", "mission"],
        ["our", "team"], ["our", "vision"], ["what", "s", "in", "it"], ["whats", "in", "it"], ["uber", "uns"],
        ["wir", "bieten"], ["das", "bieten", "wir"], ["was", "wir", "bieten"], ["mission", "statement"],
        ["the", "company"], ["we", "offer"], ["you", "get"], ["you", "ll", "get"], ["youll", "get"],
    ]

    /// What stands under a heading.
    enum Part {
        case work
        case employer
        /// Benefits, the law, how to apply.
        case other
    }

    /// Whether a short line is a heading by its words.
    static func isKnown(heading words: [String]) -> Bool {
        words.first == "about" || words.contains { work.contains($0) || offers.contains($0) || company.contains($0) }
            || employer.contains { has($0, in: words) }
    }

    /// What stands under a heading.
    static func part(under words: [String]) -> Part {
        let aside: Part = words.contains(where: offers.contains) || words.contains("get") ? .other : .employer
        if employer.contains(where: { has($0, in: words) }) { return aside }
        if words.first == "about" { return words.dropFirst().contains { aboutWork.contains($0) } ? .work : aside }
        if words.contains(where: { offers.contains($0) || company.contains($0) }) {
            // "What we value in a candidate", "Why this role matters".
            let isWork = words.contains { ["candidate", "role"].contains($0) } && !words.contains("benefits")
            return isWork ? .work : aside
        }
        return .work
    }

    private static let aboutWork: Set<String> = ["role", "job", "you", "position", "opportunity", "work", "team"]

    // MARK: Sentences

    /// Phrases of sentences on the law, on benefits and on the employer, each as words one after the other.
    private static let phrases: [[String]] = [
        "equal opportunity", "equal employment", "affirmative action", "regardless of race", "without regard to",
        "race color", "race religion", "national origin", "sexual orientation", "gender identity", "veteran status",
        "protected veteran", "reasonable accommodation", "reasonable accommodations", "criminal histories",
        "fair chance", "background check", "e verify", "privacy policy", "applicable law", "applicable laws",
        "401k", "401 k", "health insurance", "dental", "medical vision", "paid time off", "parental leave",
        "family planning", "unlimited pto", "paid holidays", "company holidays", "stock options", "equity package",
        "competitive salary", "base salary", "salary range", "pay range", "compensation range", "stipend", "we offer",
        "perks", "lunch", "gym membership", "commuter", "tuition", "wellness", "pension", "bonus plan", "wir bieten",
        "chancengleichheit", "unabhangig von", "our mission is", "our mission", "our vision", "founded in",
        "founded by",
        "backed by", "we raised", "has raised", "series a", "series b", "series c", "we are a", "we re a", "were a",
        "we are an", "we re an", "we are the", "we re the", "is a leading", "is the leading", "leading provider",
        "is an innovative", "our customers include", "headquartered in", "our clients include", "trusted by",
        "our culture", "our values", "we believe", "we are building", "we re building", "is building",
        "is on a mission",
        "on a mission to", "we are on a mission", "join us", "recruitment process", "hiring process",
        "interview process",
        "recruiting process", "recruiting agencies", "this posting", "this job posting", "our recruiting",
    ].map { $0.split(separator: " ").map(String.init) }

    /// Phrases of sentences that speak of the work though they stand under a heading on the employer.
    private static let asking: [[String]] = [
        "youll", "you will", "this role", "looking for", "seeking", "we use", "stack", "building on", "built on",
        "built with",
    ].map { $0.split(separator: " ").map(String.init) }

    /// Words of sentences in front of all headings that speak of the work: the others speak of the employer.
    private static let reader: Set<String> = [
        "you", "your", "youll", "youre", "role", "position", "job", "candidate", "candidates", "looking", "seeking",
        "responsible", "responsibilities", "hiring", "hire", "requires", "required", "must", "reporting", "individual",
        "someone", "stack", "use", "du", "sie", "ihre", "deine", "vous", "votre",
    ]

    private static let byFirstWord = Dictionary(grouping: phrases, by: { $0[0] })

    /// Whether a sentence speaks of the employer, of benefits, of the law or of how to apply.
    static func isAside(sentence words: [String]) -> Bool {
        for (index, word) in words.enumerated() {
            guard let candidates = byFirstWord[word] else { continue }
            if candidates.contains(where: { words[index...].starts(with: $0) }) { return true }
        }
        return false
    }

    /// Whether a sentence under a heading on the employer speaks of the work.
    static func isOfWork(sentence words: [String]) -> Bool {
        asking.contains { has($0, in: words) }
    }

    /// Whether a sentence in front of all headings speaks of the work: it speaks to the reader or of the role.
    static func isOfWork(opening words: [String]) -> Bool {
        words.count <= shortSentence || words.contains(where: reader.contains)
    }

    /// Words of a sentence that says too little to tell what it speaks of.
    private static let shortSentence = 5

    /// Whether a sentence names what the work is done with: "The stack that we are building on".
    static func isOfTools(sentence words: [String]) -> Bool {
        words.contains("stack") || has(["building", "on"], in: words)
    }

    private static func has(_ phrase: [String], in words: [String]) -> Bool {
        guard phrase.count <= words.count else { return false }
        return (0...(words.count - phrase.count)).contains { words[$0...].starts(with: phrase) }
    }
}
