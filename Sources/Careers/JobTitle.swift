import KnowledgePack
import KnowledgeTables
import TextFolding

/// A job title taken apart: the words that name the occupation, and the rank.
package struct JobTitle: Hashable, Sendable {
    /// As written.
    package let text: String
    /// All folded words, without notes on gender.
    package let words: [String]
    /// Folded words without those that only state rank.
    package let core: [String]
    /// The rank that the title states; nil when it states none.
    package let seniority: Seniority?

    /// Steps within one position.
    static let grades: Set<String> = ["i", "ii", "iii", "iv", "v", "1", "2", "3", "4", "5"]

    /// Whether a folded word at the end of a title numbers it: "ii", "series 0560".
    static func isStep(_ word: String) -> Bool {
        grades.contains(word) || word == "series" || word == "grade" || word.utf8.allSatisfy { $0.isPlainDigit }
    }

    /// Whether a title says no more than a rank: "Director", "Partner".
    package static func isRank(_ title: String) -> Bool { TitleVotes.isBare(title) }

    /// Whether a folded word is a step within one position: "ii".
    package static func isGrade(_ word: String) -> Bool { grades.contains(word) }
}

extension CareerKnowledge {
    private static let articles: Set<String> = ["a", "an", "the"]

    /// Takes a title apart.
    package func title(_ text: String) -> JobTitle {
        let words = Self.withoutGenderMarks(text).foldedTokens
        var tokens = words
        var level: Seniority?
        while tokens.count > 1, let last = tokens.last, JobTitle.isStep(last) {
            tokens.removeLast()
            if level == nil, last == "iii" || last == "3" || last == "iv" || last == "4" { level = .senior }
        }
        let analysis = seniority.analyse(tokens)
        return JobTitle(
            text: text,
            words: words,
            core: seniority.vocabulary.expanded(analysis.core),
            seniority: analysis.level ?? level
        )
    }

    private static let genderSigns: [UInt8] = Array("(/:*_".utf8)

    /// German and other notes on gender: "(m/w/d)", "Entwickler/in", "Entwickler:in", "Entwickler*innen".
    private static func withoutGenderMarks(_ text: String) -> String {
        guard Self.genderSigns.contains(where: text.has) else { return text }
        var result = text
        if let open = result.firstIndex(of: "("), let close = result[open...].firstIndex(of: ")") {
            result.removeSubrange(open...close)
        }
        for mark in ["/in", ":in", "*in", "_in", "/-in", "In "] where result.hasSuffix(mark) && mark != "In " {
            result.removeLast(mark.count)
        }
        return result.contains { $0.isLetter } ? result : text
    }

    /// The occupations that the title of a posting stands for, likeliest first, with weights that sum to 1.
    ///
    /// Lawyers, physicians, professors and managers only where the title names them: a developer advocate is no lawyer.
    package func occupations(named title: String) -> [OccupationVote] { TitleVotes(knowledge: self).votes(title) }

    /// The occupations that a title stands for, likeliest first, with weights that sum to 1.
    ///
    /// - Returns: nothing when no known title is like it.
    package func occupations(for title: JobTitle) -> [OccupationVote] {
        let forms = TitleForms(title, vocabulary: seniority.vocabulary)
        // A part that says a rank and no work is not what the whole stands for: "Assistant, Leases".
        func part(_ words: [String]) -> [OccupationVote]? {
            words.count < title.words.count && TitleVotes.isBare(words) ? nil : exact(words)
        }
        if let exact = forms.firstAtLast(part) { return exact }
        // "Intern" is a rank, and like "internist" by its letters only.
        if title.core.count == 1, seniority.analyse(title.core + ["x"]).level != nil { return [] }
        let nearest = occupations.nearest(title.core)
        let similarity = nearest.first?.similarity ?? 0
        if similarity < Self.clearSimilarity, let exact = forms.firstBehind(part) {
            return exact.map { OccupationVote(code: $0.code, weight: $0.weight, similarity: Self.clearSimilarity) }
        }
        guard similarity >= Self.leastSimilarity else { return [] }
        return nearest.prefix(5).map {
            OccupationVote(code: $0.occupation.code, weight: $0.weight, similarity: $0.similarity)
        }
    }

    /// Votes for all occupations of a known title, a little more for one that is called so; nil for one that is not known.
    private func exact(_ words: [String]) -> [OccupationVote]? {
        let found = occupations.exact(words)
        guard !found.isEmpty else { return nil }
        let weights = found.map { $0.title.foldedTokens == words ? Self.weightOfName : 1 }
        let total = weights.reduce(0, +)
        let votes = zip(found, weights).map { OccupationVote(code: $0.code, weight: $1 / total, similarity: 1) }
        return votes.sorted { ($0.weight, $1.code) > ($1.weight, $0.code) }
    }

    /// What an occupation counts for its own name, beside others that are called so too.
    private static let weightOfName = 1.2

    /// Cosine from which the nearest titles say more than the last part of a title, which is as sure as this.
    private static let clearSimilarity = 0.6
    /// Cosine of piece vectors below which two titles have nothing to do with each other.
    private static let leastSimilarity = 0.42

    /// Likelihoods of titles that readers tell apart.
    package static let titleBounds = [0.55, 0.8, 1]
    private static let justBelow = 1e-9

    /// How much a text looks like a job title, 0 (not at all) to 1 (a known one).
    package func titleLikelihood(_ text: String) -> Double { titleLikelihood(text, isCoarse: false) }

    /// The same, only as exact as to tell below which of ``titleBounds`` it stays, which is found faster.
    package func coarseTitleLikelihood(_ text: String) -> Double { titleLikelihood(text, isCoarse: true) }

    private func titleLikelihood(_ text: String, isCoarse: Bool) -> Double {
        let title = title(text)
        guard let head = title.core.last, title.core.count <= 10 else { return 0 }
        let forms = TitleForms(title, vocabulary: seniority.vocabulary)
        if forms.first({ occupations.knows($0) ? true : nil }) != nil { return 1 }
        var likelihood = 0.0
        if titleHeads[head] != nil {
            likelihood = 0.8
        } else if title.core.contains(where: { titleHeads[$0] != nil }) {
            likelihood = 0.55
        }
        if title.seniority != nil { likelihood = max(likelihood, 0.6) }
        // Titles have no articles: "Led a team" is like "Team Lead", and no title.
        let isProse = title.core.contains { Self.articles.contains($0) }
        var least = max(likelihood, 0.6)
        // What stays below the next bound changes nothing.
        if isCoarse, title.core.count <= 6, let next = Self.titleBounds.first(where: { $0 > least }) {
            least = likelihood < Self.titleBounds[0] ? least : next - Self.justBelow
        }
        let similarity = isProse ? 0 : occupations.space.likeness(title.core, above: least)
        return max(likelihood, similarity) * (title.core.count > 6 ? 0.6 : 1)
    }
}

/// An occupation that a title may stand for.
package struct OccupationVote: Codable, Hashable, Sendable {
    package var code: String
    /// Share of the votes, 0-1.
    package var weight: Double
    /// How near the nearest of its titles is, 0-1; 1 for an exact one.
    package var similarity: Double

    package init(code: String, weight: Double, similarity: Double) {
        self.code = code
        self.weight = weight
        self.similarity = similarity
    }
}
