import Resume

/// The town where somebody lives.
///
/// Only whether it is there counts, never which it is.
struct PlaceRule: ScoringRule {
    let code = "contact.place"
    let category = ScoreCategory.contact
    let weight = 2.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let basics = subject.resume.basics
        // The place of a position is half an answer.
        if basics.statedLocation != nil { return .full }
        return Assessment(
            basics.location == nil ? 0 : 0.5,
            "No place of residence was found.",
            advice: "Add your town and region or country under your name; a street is not needed",
            evidence: subject.top
        )
    }
}
