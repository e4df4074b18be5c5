import Resume

/// Education that is tied to a school.
struct EducationSectionRule: ScoringRule {
    let code = "structure.education"
    let category = ScoreCategory.structure
    let weight = 2.5
    let source = "vendors' documentation of résumé parsers"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let education = subject.resume.education
        if education.contains(where: { $0.institution != nil }) { return .full }
        if let entry = education.first {
            return Assessment(
                0.6,
                "The education names no school.",
                advice: "Name the school beside each degree or course.",
                evidence: entry.lines,
                missing: .school
            )
        }
        return Assessment(
            subject.resume.certificates.isEmpty ? 0 : 0.5,
            "No education was found.",
            advice: "Add a section Education with your highest qualification or training and the school",
            evidence: subject.bottom,
            missing: .schooling
        )
    }
}
