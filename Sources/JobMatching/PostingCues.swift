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

    /// Words of headings over anything else; they go before those above.
    private static let other: Set<String> = [
        "benefits", "benefit", "perks", "perk", "compensation", "salary", "pay", "offer", "offers", "offering", "why",
        "culture", "values", "value", "equal", "eeo", "diversity", "inclusion", "belonging", "notice", "notices",
        "privacy", "accommodation", "accommodations", "apply", "applying", "application", "interview", "interviews",
        "hiring", "recruitment", "recruiting", "process", "referral", "transparency", "disclaimer", "us", "company",
        "clients", "client", "founders", "investors", "funding", "history", "wellness", "vacation", "legal", "itar",
        "safeguarding", "life", "rewards", "package", "insurance", "statement", "commitment", "benefice", "avantages",
        "offrons", "beneficios", "ofrecemos", "oferecemos", "vorteile", "bieten", "benefici", "offriamo", "bieden",
        "uns", "nosotros", "earnings", "equity", "stipend", "fraud", "agencies",
    ]

    /// Headings about the employer that have no word of their own for it.
    private static let employer: [[String]] = [
        ["who", "we", "are"], ["what", "we", "do"], ["who", "are", "we"], ["our", "story"], ["our", "mission"],
        ["our", "team"], ["our", "vision"], ["what", "s", "in", "it"], ["whats", "in", "it"], ["uber", "uns"],
        ["wir", "bieten"], ["das", "bieten", "wir"], ["was", "wir", "bieten"], ["mission", "statement"],
        ["the", "company"], ["we", "offer"], ["you", "get"], ["you", "ll", "get"], ["youll", "get"],
    ]

    /// Whether a short line is a heading by its words.
    static func isKnown(heading words: [String]) -> Bool {
        words.first == "about" || words.contains { work.contains($0) || other.contains($0) }
            || employer.contains { has($0, in: words) }
    }

    /// Whether what stands under a heading says what the work is and asks for.
    static func isOfWork(heading words: [String]) -> Bool {
        if employer.contains(where: { has($0, in: words) }) { return false }
        if words.first == "about" { return words.dropFirst().contains { aboutWork.contains($0) } }
        if words.contains(where: other.contains) {
            // "What we value in a candidate", "Why this role matters".
            return words.contains { ["candidate", "role"].contains($0) } && !words.contains("benefits")
        }
        return true
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

    private static let byFirstWord = Dictionary(grouping: phrases, by: { $0[0] })

    /// Whether a sentence speaks of the employer, of benefits, of the law or of how to apply.
    static func isAside(sentence words: [String]) -> Bool {
        for (index, word) in words.enumerated() {
            guard let candidates = byFirstWord[word] else { continue }
            if candidates.contains(where: { words[index...].starts(with: $0) }) { return true }
        }
        return false
    }

    private static func has(_ phrase: [String], in words: [String]) -> Bool {
        guard phrase.count <= words.count else { return false }
        return (0...(words.count - phrase.count)).contains { words[$0...].starts(with: phrase) }
    }
}
