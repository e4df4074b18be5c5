import CheckedNumbers
import Resume
import TextDocument

/// How much of the document a machine can put in its place.
struct RecognisedStructureRule: ScoringRule {
    let code = "readability.recognised_structure"
    let category = ScoreCategory.readability
    let weight = 4.0
    let source = "vendors' documentation of résumé parsers"

    /// Share of lines from which on the rest is headings and decoration; headings and decoration are never among them.
    private static let fullCoverage = 0.7

    /// Shorter lines are no example of what could not be assigned.
    private static let leastWords = 4

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
        // Lines of a project's description are kept as text only.
        let described = subject.resume.projects.compactMap(\.description)
        let inDescriptions = (described.isEmpty ? [] : subject.text.lines.map(subject.text.reference)).filter { line in
            line.text.count > Statement.openingLength
                && described.contains { $0.contains(line.text.prefix(Statement.openingLength)) }
        }
        let used = Set((Self.references(of: subject.resume) + inDescriptions).map { $0.page << 32 | $0.line })
        let known = lines.count { line in
            used.contains(subject.document.pages[line.pageIndex].number << 32 | line.lineIndex + 1)
        }
        let coverage = Double(known) / Double(lines.count)
        guard coverage < Self.fullCoverage else { return Assessment(1, judged: subject.credibility) }
        let unknown = Self.unknown(lines, subject, used: used)
        // Where sections were found, they have headings: what is left over in them is the reader's failing.
        guard !unknown.isEmpty, Self.sections(of: subject.resume) < Self.leastSections else { return .notApplicable }
        // Whose failing it is cannot be told: it may be the reader's.
        return Assessment(
            nil,
            "\(lines.count - known) of \(lines.count) lines could not be read as a part of a section. They cost nothing.",
            advice: "See that each section has a plain heading such as Experience, Education or Skills",
            evidence: unknown.map(subject.text.reference)
        )
    }

    /// So many sections are told apart by their headings.
    private static let leastSections = 2

    private static func sections(of resume: Resume) -> Int {
        [
            resume.work.isEmpty, resume.education.isEmpty, resume.skills.isEmpty, resume.projects.isEmpty,
            resume.basics.summary == nil, resume.volunteer.isEmpty,
        ].count { !$0 }
    }

    /// Longer lines that belong to no section; a heading or a date alone is no example.
    private static func unknown(
        _ lines: [DocumentText.Line],
        _ subject: ScoringSubject,
        used: Set<Int>
    ) -> [DocumentText.Line] {
        lines.filter { line in
            line.text.tokens.count >= leastWords
                && !used.contains(subject.document.pages[line.pageIndex].number << 32 | line.lineIndex + 1)
        }
    }

    /// A line by its page and number.
    static func place(of line: DocumentText.Line, in text: DocumentText) -> Int {
        text.document.pages[line.pageIndex].number << 32 | line.lineIndex + 1
    }

    /// The lines that were read, each by its page and number.
    static func read(_ resume: Resume) -> Set<Int> { Set(references(of: resume).map { $0.page << 32 | $0.line }) }

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
