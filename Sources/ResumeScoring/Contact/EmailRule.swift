import Resume

/// An email address.
///
/// Only whether it is there counts, never what it says.
struct EmailRule: ScoringRule {
    let code = "contact.email"
    let category = ScoreCategory.contact
    let weight = 3.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.resume.basics.email == nil else { return .full }
        return Assessment(
            0,
            "No email address was found.",
            advice: "Add an email address under your name",
            evidence: subject.top
        )
    }
}
