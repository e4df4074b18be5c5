package import Careers
import CheckedNumbers
import Foundation
package import JobMatching
package import Resume
package import ResumeScoring

/// Says of a résumé what it is worth, what would make it better and where it leads.
package struct ReviewWriter: Sendable {
    private let knowledge: CareerKnowledge

    private static let shownFindings = 3
    private static let shownLines = 3
    private static let shownRoles = 4
    private static let shownSkills = 6
    /// Skills among which those that a résumé does not show are looked for.
    private static let askedSkills = 15
    /// Findings that cost less are not worth a sentence.
    private static let leastPoints = 0.5

    package init(knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// Whether what was read is a résumé at all.
    package static func isResume(_ resume: Resume) -> Bool {
        resume.likelihood >= CareerProfiler.leastLikelihood
    }

    /// The occupation whose postings are compared with the résumé; nil where it leads to none.
    package func occupation(of profile: CareerProfile) -> Occupation? {
        let code = profile.targetRoles.first?.occupation ?? profile.occupations.first?.code
        return code.flatMap { knowledge.occupations[code: $0] }
    }

    /// What is said of a text that could not be read as a document.
    package static let unreadable = Answer(
        "This text could not be read.",
        ["Paste the résumé as plain text, with a heading over each part and one line for each thing you did."]
    )

    /// The review.
    ///
    /// - Parameters:
    ///   - resume: what the text says.
    ///   - profile: what the person can do.
    ///   - score: of the text.
    ///   - postings: open ones for ``occupation(of:)``, the newest first.
    /// - Returns: the review, or that the text is no résumé.
    package func answer(
        _ resume: Resume,
        _ profile: CareerProfile,
        _ score: ResumeScore,
        postings: [JobPosting]
    ) -> Answer {
        guard Self.isResume(resume) else {
            return Answer(
                "This text does not look like a résumé.",
                ["Paste one with contact details and with headings for experience, education and skills."]
            )
        }
        guard let points = score.judged else {
            let language = score.unreadLanguage.map { " (\($0))" } ?? ""
            return Answer(
                "This résumé is written in a language that is not read here\(language), so it has no score.",
                ["Paste it in English, and it is scored."]
            )
        }
        let findings = score.findings.filter { $0.pointsLost >= Self.leastPoints }.prefix(Self.shownFindings)
        let first = findings.first.map { " What would raise it most: \(Self.plain($0.advice))." } ?? ""
        let none = findings.isEmpty ? " It does all that the rubric asks for." : ""
        let summary = AdviceWriter.summary(["Score \(points) of 100.\(first)\(none)", "Score \(points) of 100.\(none)"])
        return Answer(summary, findings.map(Self.sentence) + roles(profile) + gaps(profile, postings))
    }

    // MARK: Statements

    /// "Few statements say how much. Say how much or how many (lines 5 and 9; up to 8 points)."
    private static func sentence(_ finding: Finding) -> String {
        let points = max(1, Int(saturating: finding.pointsLost.rounded()))
        let cost = "up to \(points) \(points == 1 ? "point" : "points")"
        let place = lines(finding.evidence).map { "\($0); " } ?? ""
        return "\(plain(finding.message)). \(plain(finding.advice)) (\(place)\(cost))."
    }

    /// "line 5", "lines 5 and 9".
    private static func lines(_ lines: [LineReference]) -> String? {
        let numbers = lines.prefix(shownLines).map { $0.page == 1 ? "\($0.line)" : "\($0.line) of page \($0.page)" }
        guard !numbers.isEmpty else { return nil }
        return (numbers.count == 1 ? "line " : "lines ") + EnglishList.text(numbers)
    }

    private static func plain(_ sentence: String) -> String {
        var sentence = sentence
        while sentence.hasSuffix(".") { sentence.removeLast() }
        return sentence
    }

    private func roles(_ profile: CareerProfile) -> [String] {
        let titles = profile.targetRoles.prefix(Self.shownRoles).map(\.title)
        guard !titles.isEmpty else {
            return ["No role could be read from it: name what you do in a headline or a title."]
        }
        return ["Roles that go with it: \(EnglishList.text(titles))."]
    }

    /// What open postings ask for that the résumé does not show.
    private func gaps(_ profile: CareerProfile, _ postings: [JobPosting]) -> [String] {
        guard let occupation = occupation(of: profile) else { return [] }
        let figures = MarketFigures(postings, limit: AdviceWriter.mostPostings)
        guard figures.count > 0 else {
            return ["No posting that is open here is for \(occupation.title) at the moment."]
        }
        let shown = Set(profile.skills.map { $0.skill.name.lowercased() })
        let asked = figures.skills(most: Self.askedSkills)
        let missing = asked.filter { !shown.contains($0.name.lowercased()) }.prefix(Self.shownSkills)
        let verb = figures.count == 1 ? "asks" : "ask"
        guard !asked.isEmpty else { return [] }
        guard !missing.isEmpty else {
            return ["It shows all that \(figures.words) here for \(occupation.title) \(verb) for most often."]
        }
        let list = EnglishList.text(missing.map { "\($0.name) (\($0.count))" })
        return [
            "\(figures.words.capitalised) here for \(occupation.title) \(verb) for these, which the text does not show: "
                + "\(list)."
        ]
    }
}
