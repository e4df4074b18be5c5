import Careers
import TextFolding

/// Parts a title from an employer where no sign stands between them: "Branch Manager Kestrel Foods".
struct NameParting {
    let employers: EmployerNames
    let knowledge: CareerKnowledge

    /// What was found in a run of words.
    struct Parts {
        let title: String
        let employer: String
        /// How much like a title the title is, 0-1.
        let likelihood: Double
        /// How much like a title both together are.
        let whole: Double
        /// How well they fit, to compare with other cuts.
        let score: Double
        /// The first word of the run that belongs to them.
        let start: Int
        /// Whether a sign stands between the two.
        let isSigned: Bool
    }

    private static let longestTitle = 7
    /// Words that may stand in front of a title, being the end of what was told before.
    private static let mostBefore = 8
    /// A title that is as clear as this at the beginning of a run is where it begins.
    private static let clear = 0.8
    /// The same where the run begins behind the end of another text.
    private static let likely = 0.55
    /// Signs between the two.
    private static let signs: Set<String> = ["-", "–", "—", "|", "/", "@", "at", "At", "with", "for", "of"]

    /// The best cut; nil where no words of the run name a position.
    ///
    /// - Parameters:
    ///   - run: the words.
    ///   - isOpen: whether words of another text may stand in front of it.
    ///   - isTitleFirst: whether the title stands in front of the employer.
    /// - Returns: title and employer.
    func parts(of run: NameRun, isOpen: Bool = true, isTitleFirst: Bool = true) -> Parts? {
        let words = run.words
        guard words.count >= 2 else { return nil }
        guard isTitleFirst else { return behindEmployer(words) }
        let names = words.indices.map { knowledge.titleLikelihood(text(words[$0...])) }
        var best: Parts?
        for start in words.indices.prefix(isOpen ? Self.mostBefore : 1) {
            let enough = run.isCutClearly ? Self.likely : Self.clear
            if start > 0, best.map({ $0.likelihood >= enough }) == true { break }
            for end in (start + 1)..<min(start + Self.longestTitle + 1, words.count) {
                let title = text(words[start..<end])
                let likelihood = title.first?.isUppercase == true ? knowledge.titleLikelihood(title) : 0
                let employer = text(words[end...])
                guard likelihood > 0.3, !employer.isEmpty, !employers.isLegalForm(employer) else { continue }
                let isSigned = words[end - 1].hasSuffix(",") || Self.signs.contains(String(words[end]))
                var score = score(likelihood, employer, names[end]) - 0.02 * Double(end - start)
                if start == 0, run.isCutClearly { score += 0.25 }
                if isSigned { score += 0.3 }
                if title.contains(",") || !isSigned && employer.contains(",") { score -= 0.3 }
                // "Chef" in front of "de Partie": the title goes on.
                if !isSigned, words[end].first?.isLowercase == true { score -= 0.8 }
                // "Branch Sales" in front of "Manager Sample Brokers": so does this one.
                if !isSigned, knowledge.titleLikelihood(text(words[end...end])) >= Self.clear { score -= 0.6 }
                // "Manager of" something ends nowhere.
                if ["of", "and", "&", "for", "the"].contains(String(words[end - 1])) { score -= 1 }
                guard score > best?.score ?? -.infinity else { continue }
                best = Parts(
                    title: title,
                    employer: employer,
                    likelihood: likelihood,
                    whole: names[start],
                    score: score,
                    start: start,
                    isSigned: isSigned
                )
            }
        }
        return best
    }

    /// How much a name is like a title, or what stands in front of its first sign.
    func titleLikelihood(_ name: String) -> Double {
        let first = HeaderPlaces.atoms(of: name).first.map(String.init) ?? name
        return max(knowledge.titleLikelihood(Signs.trimmed(name)), 0.9 * knowledge.titleLikelihood(first))
    }

    /// How well a name fits as an employer beside a title that stands apart from it.
    func score(_ employer: String, behind likelihood: Double) -> Double {
        score(likelihood, employer, knowledge.titleLikelihood(employer))
    }

    /// "Sample Foods Leeds Store Clerk".
    private func behindEmployer(_ words: [Substring]) -> Parts? {
        var best: Parts?
        for end in words.indices.dropFirst() {
            let title = text(words[end...])
            guard title.first?.isUppercase == true else { continue }
            let employer = text(words[..<end])
            let likelihood = titleLikelihood(title)
            guard likelihood > 0.3, !employer.isEmpty else { continue }
            let isSigned = words[end - 1].hasSuffix(",") || Self.signs.contains(String(words[end]))
            var score = score(likelihood, employer, knowledge.titleLikelihood(employer)) + (isSigned ? 0.3 : 0)
            // The longer title: "Vice President", and not "President".
            score -= 0.02 * Double(end)
            guard score > best?.score ?? -.infinity else { continue }
            best = Parts(
                title: title,
                employer: employer,
                likelihood: likelihood,
                whole: 0,
                score: score,
                start: 0,
                isSigned: isSigned
            )
        }
        return best
    }

    /// How well two texts are a title and an employer, given how much each is like a title.
    private func score(_ likelihood: Double, _ employer: String, _ other: Double) -> Double {
        1.5 * likelihood + employers.likelihood(employer) - 0.8 * other
    }

    /// Words without the signs at their ends.
    private func text(_ words: ArraySlice<Substring>) -> String {
        var words = words
        if let first = words.first, words.count > 1, ["at", "with", "for"].contains(first) { words.removeFirst() }
        return Signs.trimmed(words.joined(separator: " "))
    }
}
