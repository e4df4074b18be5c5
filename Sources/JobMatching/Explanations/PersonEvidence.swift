import Careers
import CheckedNumbers
import Foundation
import Resume

/// What a résumé says of a person, as far as explanations speak of it.
struct PersonEvidence {
    let profile: CareerProfile
    let passages: ResumePassages
    /// The title held now or last; nil where the document names none.
    let title: String?
    let company: String?
    /// The line that names the position.
    let line: LineReference?
    /// Whether the position lasts until now.
    let isHeldNow: Bool
    let hasWork: Bool
    /// The line under the name, for people without a position.
    let headline: Sourced<String>?
    let location: Sourced<Location>?
    /// The occupation that the person's title or skills point to most.
    let occupation: Occupation?

    init(resume: Resume, profile: CareerProfile, knowledge: CareerKnowledge) {
        self.profile = profile
        passages = ResumePassages(resume)
        let role = profile.currentRole
        title = role?.title.flatMap { Self.clean($0, upTo: 60) }
        company = role?.company.flatMap { Self.clean($0, upTo: 50) }
        line = role.flatMap { role in
            let name = role.title ?? role.company ?? ""
            return role.lines.first { !name.isEmpty && $0.text.range(of: name, options: .caseInsensitive) != nil }
                ?? role.lines.first
        }
        isHeldNow = role?.isHeldNow(in: resume.work) == true
        hasWork = !resume.work.isEmpty
        let label = resume.basics.label
        headline = label.flatMap { label in
            Self.clean(label.value, upTo: 60).map { Sourced($0, lines: label.lines) }
        }
        location = resume.basics.location
        occupation = profile.occupations.first.flatMap { knowledge.occupations[code: $0.code] }
    }

    /// "your current position as Buyer at Globex"; nil where the résumé names neither title nor employer.
    func position(withCompany: Bool = true) -> String? {
        let time = isHeldNow ? "current" : "latest"
        let at = company.map { " at \($0)" } ?? ""
        if let title { return "your \(time) position as \(title)\(withCompany ? at : "")" }
        return company == nil ? nil : "your \(time) position\(at)"
    }

    /// What the person's occupation was read from, with the line; nil where nothing says what the person does.
    var origin: String? {
        switch profile.occupationSource {
        case .currentTitle: position().map { $0 + Self.reference(line) } ?? shortOrigin
        case .headline: headline.map { "the headline “\($0.value)”" + Self.reference($0.lines.first) } ?? shortOrigin
        case .earlierTitles, .studies, .skills: shortOrigin
        case nil: position().map { $0 + Self.reference(line) } ?? shortOrigin
        }
    }

    /// The same without the line, for summaries.
    var shortOrigin: String? {
        switch profile.occupationSource {
        case .currentTitle: position(withCompany: false)
        case .headline: headline.map { "your headline “\($0.value)”" }
        case .earlierTitles: "the positions you have held"
        case .studies: "what you studied"
        case .skills: "the skills that your résumé shows"
        case nil: position(withCompany: false) ?? headline.map { "your headline “\($0.value)”" }
        }
    }

    /// "your dated positions add up to about 6 years"; nil where no position has dates.
    var experience: String? {
        guard let years = profile.yearsOfExperience, hasWork else { return nil }
        let rounded = Int(saturating: max(0, min(years, 80)).rounded())
        if years < 0.95 { return "your dated positions add up to less than 1 year" }
        return "your dated positions add up to about \(rounded) \(rounded == 1 ? "year" : "years")"
    }

    /// What tells this person from others, for choosing between wordings.
    var traits: [String] {
        [title ?? "", company ?? "", headline?.value ?? ""] + profile.skills.map(\.skill.name)
    }

    private static func clean(_ text: String, upTo limit: Int) -> String? {
        let line = QuotableText.line(text, upTo: limit)
        return line.isEmpty ? nil : line
    }

    private static func reference(_ line: LineReference?) -> String {
        line.map { " (\(Quotation.place(of: $0)))" } ?? ""
    }
}
