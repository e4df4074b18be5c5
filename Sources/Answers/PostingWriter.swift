package import Careers
import Foundation
package import JobMatching
import TextFolding

/// Takes a posting apart.
package struct PostingWriter: Sendable {
    private let knowledge: CareerKnowledge

    private static let shownSkills = 12
    private static let longestName = 80

    package init(knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// Folded phrases that postings have and résumés seldom.
    private static let phrases: [[String]] = [
        ["we", "are", "looking", "for"], ["we", "re", "looking", "for"], ["we're", "looking", "for"],
        ["you", "will"], ["you'll"], ["about", "the", "role"], ["about", "the", "job"], ["about", "us"],
        ["what", "we", "offer"], ["we", "offer"], ["equal", "opportunity"], ["apply", "now"], ["to", "apply"],
        ["the", "ideal", "candidate"], ["job", "description"], ["your", "profile"], ["your", "tasks"],
        ["who", "you", "are"], ["what", "you", "ll", "do"], ["what", "you'll", "do"], ["join", "our"], ["join", "us"],
        ["must", "have"], ["nice", "to", "have"], ["required", "qualifications"], ["you", "have"], ["you", "bring"],
    ]

    /// How many of the phrases that postings have stand in a text.
    package static func signs(in text: String) -> Int {
        let words = text.foldedTokens
        return phrases.count { words.holds($0) }
    }

    /// What a posting asks for and offers.
    ///
    /// - Parameters:
    ///   - posting: with its features.
    ///   - keywords: what the person looks for; those that stand in it are told.
    /// - Returns: the answer.
    package func answer(_ posting: JobPosting, keywords: [String] = []) -> Answer {
        let title = String(posting.title.prefix(Self.longestName))
        let isNamed = !posting.company.isEmpty && posting.company != "-"
        let name = isNamed ? "\(title) at \(posting.company.prefix(Self.longestName))" : title
        let occupation = posting.occupations.first.flatMap { knowledge.occupations[code: $0.code] }
        let work = occupation.map { "; the work is that of \($0.title)" } ?? "; which occupation it is, is not known"
        var statements = ["Level: \(Self.words(posting.seniority))."]
        let skills = Array(posting.skills.prefix(Self.shownSkills))
        statements.append(
            skills.isEmpty
                ? "It names no skill that is known here."
                : "It asks for \(EnglishList.text(posting.skills, most: Self.shownSkills))."
        )
        let isPlaced = posting.workplace == .remote || posting.places.contains { !$0.text.isEmpty }
        statements.append(
            isPlaced ? "Place: \(posting.locationText)\(Self.words(posting.workplace))." : "It names no place."
        )
        statements.append(
            posting.salary.flatMap(SalaryPhrase.line).map { "It pays \($0)." } ?? "It does not say what it pays."
        )
        if let occupation {
            let asked = Set(posting.skills.map { $0.lowercased() })
            let usual = occupation.skills.filter { !asked.contains($0.lowercased()) }.prefix(4)
            if !usual.isEmpty {
                statements.append("Usual for \(occupation.title), but not named: \(EnglishList.text(Array(usual))).")
            }
        }
        if !keywords.isEmpty { statements.append("Of your keywords it has \(EnglishList.text(keywords)).") }
        return Answer(
            AdviceWriter.summary(["\(name) is a posting\(work).", "\(title) is a posting\(work)."]),
            statements
        )
    }

    private static func words(_ seniority: Seniority) -> String {
        switch seniority {
        case .trainee: "for trainees"
        case .junior: "junior"
        case .regular: "neither junior nor senior by its title"
        case .senior: "senior"
        case .lead: "lead"
        case .manager: "manager"
        case .director: "director"
        case .vicePresident: "vice president"
        case .chief: "chief"
        }
    }

    private static func words(_ workplace: JobPosting.Workplace) -> String {
        switch workplace {
        case .onSite, .remote: ""
        case .hybrid: " (hybrid)"
        }
    }
}
