import Careers
import TextFolding

/// The rank that a title states in so many words; nothing is read from a title that states none, or two.
enum StatedRank {
    private static let words: [String: Seniority] = [
        "apprentice": .trainee, "intern": .trainee, "trainee": .trainee, "junior": .junior, "jr": .junior,
        "senior": .senior, "sr": .senior, "lead": .lead, "manager": .manager, "director": .director,
        "vp": .vicePresident, "chief": .chief, "ceo": .chief, "cfo": .chief, "coo": .chief, "cto": .chief,
    ]
    /// Beside these a word such as "manager" or "director" says another rank: "Associate Director".
    private static let changing: Set<String> = [
        "acting", "assistant", "associate", "deputy", "executive", "general", "global", "group", "head", "managing",
        "president", "principal", "regional", "supervisor", "vice",
    ]

    /// - Parameters:
    ///   - title: as somebody wrote it.
    ///   - knowledge: which titles with "manager" lead nobody.
    /// - Returns: nil unless it is plain.
    static func of(_ title: String, knowledge: CareerKnowledge) -> Seniority? {
        let tokens = title.foldedTokens
        let known = knowledge.title(title).seniority
        if tokens.starts(with: ["vice", "president"]) || tokens.contains("vp") { return .vicePresident }
        guard changing.isDisjoint(with: tokens) else { return nil }
        let stated = Set(tokens.compactMap { words[$0] })
        guard stated.count == 1, let rank = stated.first else { return nil }
        // "Lead" and "manager" are a rank in some titles only.
        return known == rank || [.trainee, .junior, .senior].contains(rank) ? rank : nil
    }
}
