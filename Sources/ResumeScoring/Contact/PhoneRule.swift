import Resume

/// A phone number.
///
/// Only whether it is there counts, never what it says.
struct PhoneRule: ScoringRule {
    let code = "contact.phone"
    let category = ScoreCategory.contact
    let weight = 2.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.resume.basics.phone == nil else { return .full }
        return Assessment(
            0,
            "No phone number was found.",
            advice: "Add a phone number under your name",
            evidence: subject.top
        )
    }
}
