import Resume

/// A name at the top.
///
/// Only whether it is there counts, never what it says.
struct NameRule: ScoringRule {
    let code = "contact.name"
    let category = ScoreCategory.contact
    let weight = 2.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.resume.basics.name == nil else { return .full }
        return Assessment(
            0,
            "No name stands at the top.",
            advice: "Put your name on the first line, alone and in plain letters",
            evidence: subject.top
        )
    }
}
