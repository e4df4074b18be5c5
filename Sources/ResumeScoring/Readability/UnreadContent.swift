import Resume
import TextDocument
import TextFolding

/// What a rule says is missing altogether.
enum MissingContent: Hashable, Sendable {
    /// Any schooling.
    case schooling
    /// The school of an entry of education, or its qualification.
    case school
}

/// What stands in the document and was not read: what a reader failed at is not the writer's doing.
///
/// That something is missing can only be said where nothing that is left over may be it, and how much there is only of
/// what was read.
struct UnreadContent {
    /// Lines with the time from one year to another that belong to nothing that was read, or stand within a statement.
    let times: [LineReference]
    /// Lines that open with what somebody did and belong to nothing that was read.
    let deeds: [LineReference]
    /// Whether more was left out than a judgement of the positions can stand on.
    let isTooMuch: Bool

    private let subject: ScoringSubject
    private let read: Set<Int>

    /// Lines with times that a document may have beside its positions.
    private static let leastTimes = 2

    /// What cannot be judged where positions were not read.
    private static let dependent: Set<ScoreCategory> = [.impact, .language, .completeness, .length]
    private static let dependentRules: Set<String> = [
        "structure.experience", "structure.newest_first", "consistency.date_style",
    ]

    init(_ subject: ScoringSubject) {
        self.subject = subject
        let read = RecognisedStructureRule.read(subject.resume)
        self.read = read
        let left = subject.text.lines.filter { line in
            !line.isRepeated && !read.contains(RecognisedStructureRule.place(of: line, in: subject.text))
        }
        let unread = left.map(subject.text.reference)
        let glued = subject.workStatements.filter { EmploymentTime.isWithin($0.text) }.compactMap(\.line)
        times = unread.filter { EmploymentTime.isIn($0.text) } + glued
        deeds = zip(left, unread).filter { Self.tellsDeed($0.text, $1, subject) }.map(\.1)
        isTooMuch = times.count >= max(Self.leastTimes, subject.positions.count)
    }

    /// The answers that hold: what an unread part may contradict is not applicable.
    func holding(_ answers: [Answer]) -> [Answer] {
        answers.map { answer in
            let isDependent = Self.dependent.contains(answer.category) || Self.dependentRules.contains(answer.code)
            if isTooMuch, isDependent { return answer.notApplicable }
            guard let missing = answer.assessment.missing, answer.assessment.share != 1 else { return answer }
            return mayHold(missing) ? answer.notApplicable : answer
        }
    }

    /// Whether an unread part may be what is missing.
    private func mayHold(_ missing: MissingContent) -> Bool {
        switch missing {
        case .schooling: namesSchooling
        case .school: mayNameSchool
        }
    }

    /// What is said instead; nil where enough was read.
    var finding: Finding? {
        guard isTooMuch else { return nil }
        return Finding(
            code: "readability.unread_positions",
            severity: .info,
            pointsLost: 0,
            pointsPossible: 0,
            message: "\(times.count) lines with times could not be read; they may be those of positions or studies. "
                + "What depends on them was not judged.",
            advice: "Put title, employer and dates of each position on lines of their own, in one column",
            evidence: Array(times.prefix(Assessment.mostEvidence))
        )
    }

    // MARK: What may be where

    /// Words of a line that tells of a deed.
    private static let wordsOfDeed = 5

    /// Marks that make a list of a line.
    private static let marksOfList = 3

    /// Whether a line opens with a verb and goes on in small letters, as no list of names or skills does.
    private static func tellsDeed(_ text: FoldedText, _ line: LineReference, _ subject: ScoringSubject) -> Bool {
        guard text.tokens.count >= wordsOfDeed, let first = text.tokens.first,
            first.form.contains(.isCapitalised), subject.lexicon.actionVerbs.contains(first.number),
            line.text.utf8.count(where: { $0 == UInt8(ascii: ",") }) < marksOfList,
            line.text.split(separator: " ").first?.last?.isLetter == true
        else { return false }
        if subject.lexicon.pastVerbs.contains(first.number) { return true }
        return text.tokens[1].form.isDisjoint(with: .isCapitalised)
            && text.tokens.prefix(wordsOfDeed).contains { EnglishDetector.isFunctionWord($0.number) }
    }

    /// Whether a line outside the statements names a school, a degree or a course.
    private var namesSchooling: Bool {
        let told = Set(
            subject.workStatements.compactMap(\.line).map { $0.page << 32 | $0.line }
                + subject.resume.work.flatMap { $0.highlights.flatMap(\.lines) }.map { $0.page << 32 | $0.line }
        )
        return subject.text.lines.contains { line in
            !told.contains(RecognisedStructureRule.place(of: line, in: subject.text))
                && line.text.tokens.contains { subject.lexicon.names(schooling: line.text.bytes(of: $0)) }
        }
    }

    /// Words of the name of a subject at most; in longer ones a school may hide.
    private static let wordsOfSubject = 4
    /// Words of an entry that belong to nothing and may name a school.
    private static let leastUnread = 2

    /// Whether an entry of education has words that belong to neither its qualification nor its subject.
    private var mayNameSchool: Bool {
        subject.resume.education.contains { entry in
            let subjects = [entry.area, entry.studyType].compactMap(\.self).map { FoldedText($0).tokens }
            if subjects.contains(where: { $0.count > Self.wordsOfSubject }) { return true }
            let known = Set(subjects.flatMap { $0.map(\.number) }).union(EmployersRule.ofDates)
            let unread = entry.lines.flatMap { FoldedText($0.text).tokens }.filter { token in
                token.form.isSuperset(of: [.hasLetter, .isCapitalised]) && !known.contains(token.number)
            }
            return unread.count >= Self.leastUnread
        }
    }
}
