import Careers
import Foundation
import Resume

/// The statements that explain one job to one person.
struct JobStatements {
    private let match: JobMatch
    /// Nil where only what the session keeps is left.
    private let posting: JobPosting?
    private let resume: Resume
    private let person: PersonEvidence
    private let skills: SkillComparison
    private let relation: JobRelation
    private let rank: RankComparison
    private let workplace: WorkplacePhrase
    private let phrasing: Phrasing
    private let now: Date
    private let title: String
    private let company: String

    init(
        knowledge: CareerKnowledge,
        match: JobMatch,
        posting: JobPosting?,
        resume: Resume,
        person: PersonEvidence,
        chosenPlace: String?,
        now: Date
    ) {
        self.match = match
        self.posting = posting
        self.resume = resume
        self.person = person
        self.now = now
        let named = QuotableText.line(match.posting.title, upTo: 70)
        title = named.isEmpty ? "This job" : named
        company = QuotableText.line(match.posting.company, upTo: 50)
        skills =
            if let posting {
                SkillComparison(of: posting, in: person.passages, profile: person.profile, knowledge: knowledge)
            } else {
                SkillComparison(
                    of: match.matchingSkills,
                    in: person.passages,
                    profile: person.profile,
                    knowledge: knowledge
                )
            }
        relation = JobRelation(of: match, posting: posting, to: person, knowledge: knowledge)
        rank = RankComparison(of: title, to: person, knowledge: knowledge)
        workplace = WorkplacePhrase(
            match: match,
            home: WorkplacePhrase.Home(chosen: chosenPlace, location: person.location)
        )
        phrasing = Phrasing([match.posting.id] + person.traits)
    }

    var explanation: JobExplanation {
        let bullets = [relation.statement(phrasing), shown, missing, level, circumstances].compactMap { $0 }
        return JobExplanation(summary: summary, bullets: Array(bullets.prefix(JobExplanation.bulletCounts.upperBound)))
    }

    private var summary: String {
        let name = company.isEmpty ? title : "\(title) at \(company)"
        let first = relation.summary(of: name, phrasing)
        let place = workplace.short
        let second = skillSummary.map { skills in skills + (place.map { ", and the job \($0)" } ?? "") }
        let candidates = [second, skillSummary, place.map { "the job \($0)" }].compactMap { $0 }
        return Summary.text(first, orWith: candidates.map { "\($0.capitalisedFirst)." })
    }

    private var skillSummary: String? {
        guard skills.asked > 0 else { return nil }
        guard posting != nil else {
            let names = skills.shown.map(\.name)
            return names.isEmpty ? nil : "your résumé shows \(EnglishList.text(names, most: 3)), which it asks for"
        }
        // What no word of the résumé names, other words of it may still show.
        guard !skills.shown.isEmpty else { return nil }
        return phrasing.choose(
            "skills",
            [
                "your résumé names \(skills.shown.count) of the \(skills.asked) skills in the posting",
                "of the \(skills.asked) skills in the posting, your résumé names \(skills.shown.count)",
            ]
        )
    }

    private var shown: String? {
        guard !skills.shown.isEmpty else { return nil }
        let evidence = skills.evidence()
        guard posting != nil else {
            return "Skills it asks for that your résumé shows: \(evidence). "
                + "The full posting is no longer kept here, so its other requirements could not be compared."
        }
        let lead = phrasing.choose(
            "shown",
            ["Asked for and shown in your résumé", "Your résumé shows what it asks for in"]
        )
        return "\(lead): \(evidence)."
    }

    private var missing: String? {
        var sentences: [String] = []
        if posting != nil, !skills.missing.isEmpty {
            sentences.append("Not named in the résumé: \(EnglishList.text(skills.missing, most: 5)).")
        }
        if let occupation = relation.occupation,
            case .notFound(let names) = LicenceEvidence(for: occupation, in: resume, of: person)
        {
            sentences.append(LicenceEvidence.warning(occupation, names))
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private var level: String? {
        let parts = [rank.text(subject: "its title"), person.experience].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ").capitalisedFirst + "."
    }

    private var circumstances: String {
        var parts = PostingAge.parts(
            postedAt: match.posting.postedAt ?? posting?.postedAt,
            expiresAt: posting?.expiresAt,
            now: now
        )
        if let pay = posting?.salary.flatMap(SalaryPhrase.text) { parts.append(pay) }
        let rest = EnglishList.text(parts)
        let place = workplace.text + "."
        return rest.isEmpty ? place : "\(place) It \(rest)."
    }
}
