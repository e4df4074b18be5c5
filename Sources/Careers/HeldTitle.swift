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

    /// Words in front of a title that say on what terms the work is done, or with what licence.
    private static let terms: Set<String> = [
        "Certified", "Chartered", "Contract", "Freelance", "Independent", "Interim", "Licensed", "Part-time",
        "Qualified", "Registered", "Self-employed", "Temporary",
    ]
    private static let mostWords = 5
    /// Words that English titles end with, beside those that the names of occupations do.
    private static let heads: Set<String> = [
        "administrator", "analyst", "coordinator", "designer", "developer", "director", "driver", "engineer",
        "executive",
        "lead", "leader", "manager", "nurse", "officer", "operator", "president", "representative", "scientist",
        "specialist", "supervisor", "teacher", "technician", "worker",
    ]
    private static let short = ["Sr": "Senior", "Sr.": "Senior", "Jr": "Junior", "Jr.": "Junior"]

    /// - Parameters:
    ///   - text: as it stands in the résumé.
    ///   - occupation: what it stands for; nil comes out unless this is certain.
    ///   - knowledge: what is known of titles.
    init?(_ text: String, of occupation: Occupation, knowledge: CareerKnowledge) {
        let end = ["(", ",", " - ", " – ", "|", "/", " @ ", " at "].compactMap { text.firstRange(of: $0)?.lowerBound }
            .min()
        let words = text[..<(end ?? text.endIndex)].split(separator: " ").map { Self.short[String($0)] ?? String($0) }
        guard (1...Self.mostWords).contains(words.count), words.allSatisfy({ $0.first?.isUppercase ?? false }),
            words.contains(where: { $0 != $0.uppercased() })
        else { return nil }
        whole = words.joined(separator: " ")
        let rest = words.indices.map { words[$0...].joined(separator: " ") }
            .first { knowledge.seniority.vocabulary.analyse($0.foldedTokens).core == $0.foldedTokens }
        guard let rest, let head = rest.foldedTokens.last,
            Self.heads.contains(head) || head == occupation.title.foldedTokens.last,
            knowledge.occupations.exact(rest.foldedTokens).contains(occupation)
        else { return nil }
        plain = rest
    }
}
