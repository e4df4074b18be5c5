import Resume
import TextDocument

/// How much of the document a machine can put in its place.
struct RecognisedStructureRule: ScoringRule {
    let code = "readability.recognised_structure"
    let category = ScoreCategory.readability
    let weight = 5.0
    let source = "vendors' documentation of résumé parsers"

    /// Share of lines that a well-built résumé gives away; headings and decoration are never among them.
    private static let fullCoverage = 0.7

    func assess(_ subject: ScoringSubject) -> Assessment {
        let lines = subject.text.lines.filter { !$0.isRepeated && !PersonalDataRule.isPersonal($0.text) }
        guard !lines.isEmpty else {
            return Assessment(
                0,
                "The document holds no text.",
                advice: "Send a document with text that can be selected.",
                isFatal: true
            )
        }
        let used = Set(Self.references(of: subject.resume).map { $0.page << 32 | $0.line })
        let known = lines.count { line in
            used.contains(subject.document.pages[line.pageIndex].number << 32 | line.lineIndex + 1)
        }
        let coverage = Double(known) / Double(lines.count)
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
