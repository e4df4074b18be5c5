import Careers
import CheckedNumbers
import Resume
import TextDocument

/// As many pages as there is to tell.
struct PagesRule: ScoringRule {
    let code = "length.pages"
    let category = ScoreCategory.length
    let weight = 2.5
    let source = "ResumeGo 2018"

    /// Words that fill a page; files without pages are measured by them.
    private static let wordsPerPage = 600.0
    private static let morePages = 3.0
    /// Years of work from which on there is more to tell.
    private static let longExperience = 10.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        let pages = subject.document.pages
        let words = pages.flatMap(\.lines).reduce(0) { $0 + $1.words.count }
        let printed = pages.count { $0.origin != .flow && !$0.lines.isEmpty }
        let length = printed > 0 ? Double(printed) : Double(words) / Self.wordsPerPage
        let years = subject.profile.yearsOfExperience ?? 0
        let hasMore = years >= Self.longExperience || subject.profile.seniority >= .manager
        let allowed = hasMore ? max(Self.morePages, subject.field.pages) : subject.field.pages
        return Assessment(
            1 - (length - allowed) / 2,
            judged: subject.substance,
            printed > 0
                ? "The résumé has \(words) words on \(printed) pages."
                : "The résumé has \(words) words, which fill \(Int(saturating: length.rounded(.up))) pages.",
            advice: "Shorten it to \(Int(saturating: allowed)) pages; keep what the next job asks for",
            evidence: subject.bottom
        )
    }
}
