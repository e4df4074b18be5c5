package import Careers
import TextFolding

/// Refuses words that say more, or something else, than the facts they are to rephrase.
///
/// Each statement is compared with the one it stands for, not with all of them: what is missing in one must not turn up as
/// shown in another. It would rather refuse good words than let wrong ones pass; what is refused is shown as it was.
package struct RephrasingCheck: Sendable {
    package enum Violation: Hashable, Sendable {
        /// Statements were added or left out, or one is empty or too long.
        case shape
        /// Signs that plain sentences do not have.
        case markup
        /// A number that is not in the facts, or not in this order.
        case number
        /// A skill that is not in the facts.
        case skill
        /// A name or another word that is neither in the facts nor an ordinary one.
        case word
        /// What is not there is said to be, or the other way round.
        case negation
        /// Nothing of what the facts name is left.
        case empty
    }

    private let knowledge: CareerKnowledge

    /// Characters of a statement at most, beside twice those of the facts.
    private static let shortest = 120
    /// Signs that any sentence may have.
    private static let signs: Set<Character> = [
        " ", ".", ",", ";", ":", "!", "?", "'", "’", "\"", "“", "”", "(", ")", "-", "–", "—", "…", "é",
    ]

    package init(knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// Accepts an explanation as a whole, or not at all.
    ///
    /// - Parameters:
    ///   - rephrased: in other words.
    ///   - facts: what may be said.
    /// - Throws: ``RephrasingError/unfaithful(_:)`` with the first thing that is wrong.
    package func validate(_ rephrased: JobExplanation, against facts: JobExplanation) throws(RephrasingError) {
        guard rephrased.bullets.count == facts.bullets.count,
            rephrased.summary.count <= JobExplanation.longestSummary
        else { throw .unfaithful(.shape) }
        let pairs = zip([rephrased.summary] + rephrased.bullets, [facts.summary] + facts.bullets)
        for (words, fact) in pairs {
            if let violation = violation(of: words, against: fact) { throw .unfaithful(violation) }
        }
    }

    /// The facts with those statements in other words that say the same.
    ///
    /// - Parameters:
    ///   - rephrased: in other words.
    ///   - facts: what may be said; statements without faithful words stay as they are.
    /// - Returns: the explanation to show.
    package func accepted(_ rephrased: JobExplanation, for facts: JobExplanation) -> JobExplanation {
        guard rephrased.bullets.count == facts.bullets.count else { return facts }
        func better(_ words: String, _ fact: String) -> String {
            violation(of: words, against: fact) == nil ? words : fact
        }
        let summary = better(rephrased.summary, facts.summary)
        return JobExplanation(
            summary: summary.count <= JobExplanation.longestSummary ? summary : facts.summary,
            bullets: zip(rephrased.bullets, facts.bullets).map(better)
        )
    }

    /// What one statement says that its facts do not; nil for nothing.
    func violation(of words: String, against fact: String) -> Violation? {
        guard !words.allSatisfy(\.isWhitespace), words.count <= Self.shortest + 2 * fact.count else { return .shape }
        let factSigns = Set(fact)
        let hasOnlySigns = words.allSatisfy { sign in
            Self.signs.contains(sign) || factSigns.contains(sign) || sign.isASCII && (sign.isLetter || sign.isNumber)
        }
        guard hasOnlySigns else { return .markup }
        let tokens = words.foldedTokens
        let known = fact.foldedTokens
        guard Self.numbers(in: tokens).isSubsequence(of: Self.numbers(in: known)) else { return .number }
        let knownForms = Set(known.flatMap(OrdinaryWords.forms))
        func isKnown(_ token: String) -> Bool { OrdinaryWords.forms(of: token).contains(where: knownForms.contains) }
        guard hasOnlySkills(of: fact, words: Set(known), in: words) else { return .skill }
        guard tokens.allSatisfy({ isKnown($0) || Self.number($0) != nil || OrdinaryWords.contain($0) }) else {
            return .word
        }
        let wanted = known.count(where: OrdinaryWords.negations.contains)
        let isNegated = wanted > 0
        let negations = tokens.count(where: OrdinaryWords.negations.contains)
        // Twice turned round would be straight again.
        guard (negations > 0) == isNegated, negations <= wanted else { return .negation }
        let claims = tokens.filter(OrdinaryWords.claims.contains)
        if isNegated, !claims.allSatisfy(isKnown) { return .negation }
        let telling = known.filter { !OrdinaryWords.contain($0) }
        return telling.isEmpty || telling.contains(where: tokens.contains) ? nil : .empty
    }

    private func hasOnlySkills(of fact: String, words: Set<String>, in text: String) -> Bool {
        let known = Set(knowledge.skills.skills(in: fact, isSkillList: true).map(\.name))
        return knowledge.skills.skills(in: text, isSkillList: true).allSatisfy { skill in
            known.contains(skill.name) || skill.name.foldedTokens.allSatisfy(words.contains)
        }
    }

    private static func numbers(in tokens: [String]) -> [String] { tokens.compactMap(number) }

    /// A token that has digits, or the digits of a number that is written out.
    private static func number(_ token: String) -> String? {
        token.contains(where: \.isNumber) ? token : OrdinaryWords.numbers[token]
    }
}

extension [String] {
    /// Whether its items stand in another in the same order, be it with others between them.
    fileprivate func isSubsequence(of other: [String]) -> Bool {
        var rest = other[...]
        for item in self {
            guard let index = rest.firstIndex(of: item) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
