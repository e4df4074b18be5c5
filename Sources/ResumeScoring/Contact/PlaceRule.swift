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
        let location = subject.resume.basics.location
        // Where no address is given, the parser names the place of a position.
        let positions = subject.resume.work.flatMap(\.lines)
        if let location,
            location.lines.isEmpty
                || !location.lines.allSatisfy({ line in
                    positions.contains { $0.page == line.page && $0.line == line.line }
                })
        {
            return .full
        }
        return Assessment(
            location == nil ? 0 : 0.5,
            "No place of residence was found.",
            advice: "Add your town and region or country under your name; a street is not needed",
            evidence: subject.top
        )
    }
}
