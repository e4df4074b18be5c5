import Resume

/// A page that shows more: a network, a portfolio, a repository.
///
/// Only whether it is there counts, never what it says.
struct ProfileLinkRule: ScoringRule {
    let code = "contact.profile_link"
    let category = ScoreCategory.contact
    let weight = 1.0
    let source = "convention"

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.resume.basics.profiles.isEmpty, subject.resume.basics.url == nil else { return .full }
        return Assessment(
            0,
            "No link to a profile or portfolio was found.",
            advice: "Add a link to a professional profile or to your work",
            evidence: subject.top
        )
    }
}
