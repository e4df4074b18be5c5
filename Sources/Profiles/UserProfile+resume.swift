package import Careers
import CheckedNumbers
package import Resume

extension UserProfile {
    private static let mostSkills = 100
    private static let mostYears = 80.0
    private static let roleKeywords = 5
    private static let skillKeywords = 10

    /// Fills what is empty from a résumé.
    ///
    /// - Parameters:
    ///   - resume: what the document says.
    ///   - career: what the person can do.
    /// - Returns: the names of what was filled, as they are when a profile is saved.
    package mutating func fill(from resume: Resume, _ career: CareerProfile) -> [String] {
        var filled: [String] = []
        func fill<Value>(_ field: inout Value?, _ value: Value?, _ name: String) {
            guard field == nil, let value else { return }
            field = value
            filled.append(name)
        }
        let basics = resume.basics
        let name = Self.parts(ofName: basics.name?.value)
        // Half a name of one person beside half of another's would be nobody's.
        if person.firstName == nil, person.lastName == nil {
            fill(&person.firstName, name.first, "first_name")
            fill(&person.lastName, name.last, "last_name")
        }
        fill(&person.location, Self.text(basics.location?.value.text), "location")
        fill(&person.jobTitle, Self.text(career.currentRole?.title ?? basics.label?.value), "current_job_title")
        let years = career.yearsOfExperience.map { Int(saturating: min(max($0, 0), Self.mostYears).rounded(.down)) }
        fill(&person.years, years, "years_of_experience")
        let pages = basics.profiles.map(\.value)
        fill(&person.linkedIn, Self.text(pages.first { $0.network == "LinkedIn" }?.url), "linkedin_profile")
        let own = basics.url?.value ?? pages.first { $0.network != "LinkedIn" && $0.url != nil }?.url
        fill(&person.portfolio, Self.text(own), "portfolio_url")
        if wishes.skills?.isEmpty ?? true, !career.skills.isEmpty {
            wishes.skills = career.skills.prefix(Self.mostSkills).map(\.skill.name)
            filled.append("skills")
        }
        if keywords.isEmpty {
            let roles = career.targetRoles.prefix(Self.roleKeywords).map(\.title)
            let skills = career.skills.filter { $0.skill.kind != "soft" }.prefix(Self.skillKeywords).map(\.skill.name)
            keywords = MatchKeywords.distinct((roles + skills).filter { $0.count <= MatchKeywords.longest })
            if !keywords.isEmpty { filled.append("match_keywords") }
        }
        return filled
    }

    /// The longest text that a field holds, in characters.
    private static let longestText = 255

    private static func text(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty || $0.count > longestText ? nil : $0 }
    }

    /// A name in two: the last word is the family's, with the small words in front of it ("van der Berg").
    private static func parts(ofName name: String?) -> (first: String?, last: String?) {
        let words = (name ?? "").split(whereSeparator: \.isWhitespace)
        guard words.count > 1 else { return (text(words.first.map(String.init)), nil) }
        let small = words.indices.dropFirst().first { words[$0].first?.isLowercase ?? false }
        let start = small ?? words.index(before: words.endIndex)
        return (text(words[..<start].joined(separator: " ")), text(words[start...].joined(separator: " ")))
    }
}
