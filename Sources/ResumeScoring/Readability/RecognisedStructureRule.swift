import Resume

/// How much of the document a machine can put in its place.
struct RecognisedStructureRule: ScoringRule {
    let code = "readability.recognised_structure"
    let category = ScoreCategory.readability
    let weight = 6.0

    /// Share of lines that a well-built résumé gives away; headings and decoration are never among them.
    private static let fullCoverage = 0.75

    func assess(_ subject: ScoringSubject) -> Assessment {
        let lines = subject.lines
        guard !lines.isEmpty else {
            return Assessment(
                0,
                "The document holds no text.",
                advice: "Send a document with text that can be selected.",
                isFatal: true
            )
        }
        let used = Set(Self.references(of: subject.resume).map { [$0.page, $0.line] })
        let coverage = Double(lines.count { used.contains([$0.page, $0.line]) }) / Double(lines.count)
        let share = min(1, coverage / Self.fullCoverage)
        return Assessment(
            share,
            judged: subject.credibility,
            "\(Int((coverage * 100).rounded())) % of the lines could be assigned to a section.",
            advice: "Give every section a plain heading such as Experience, Education or Skills, in one column"
        )
    }

    private static func references(of resume: Resume) -> [LineReference] {
        let basics = resume.basics
        var lines = [basics.name, basics.label, basics.email, basics.phone, basics.url, basics.summary]
            .flatMap { $0?.lines ?? [] }
        lines += basics.location?.lines ?? []
        lines += basics.profiles.flatMap(\.lines)
        lines += (resume.work + resume.volunteer).flatMap { $0.lines + $0.highlights.flatMap(\.lines) }
        lines += resume.education.flatMap(\.lines)
        lines += resume.skills.flatMap(\.keywords).flatMap(\.lines)
        lines += resume.languages.flatMap(\.lines)
        lines += (resume.certificates + resume.publications + resume.awards).flatMap(\.lines)
        lines += resume.projects.flatMap { $0.lines + $0.highlights.flatMap(\.lines) }
        return lines + (resume.interests + resume.references).flatMap(\.lines)
    }
}
