import Careers
import ExtractionService
import Foundation
import Resume
import ResumeParsing
import TextDocument
import TextFolding

/// Compares what the parser reads with what documents are known to say.
struct ResumeEvaluation {
    let lexicon: Lexicon
    let parser: ResumeParser
    let profiler: CareerProfiler
    let snapshots: DocumentSnapshots
    let showsMisses: Bool

    /// Right and counted answers by field.
    private(set) var tallies: [String: Tally] = [:]
    /// Documents that could be read at all.
    private(set) var readable = 0
    /// Right and counted names of positions by tenths of their certainty.
    private(set) var calibration: [Int: Tally] = [:]

    /// Answers to one field.
    struct Tally {
        /// The same but for case, white space, and the sort of dash and apostrophe.
        var exact = 0
        /// The same words but for diacritics, punctuation, and what one of both has more.
        var lenient = 0
        var of = 0
    }

    private static let agreementWithHeadline = "current title = headline"

    static let fields = [
        "name", "email", "phone", "location", "current title", "current company", "title and company",
        "plainly wrong", agreementWithHeadline, "entries found", "entries right", "work title", "work company",
        "work dates", "institution", "degree", "area", "skills",
    ]

    /// The characters that a table leaves for the names of fields.
    static let longestField = 26

    init(
        lexicon: Lexicon,
        parser: ResumeParser,
        profiler: CareerProfiler,
        snapshots: DocumentSnapshots,
        showsMisses: Bool
    ) {
        self.lexicon = lexicon
        self.parser = parser
        self.profiler = profiler
        self.snapshots = snapshots
        self.showsMisses = showsMisses
    }

    /// Reads one document and counts.
    mutating func evaluate(_ document: URL, truth: ResumeTruth) async throws {
        let text: TextDocument
        do {
            text = try await snapshots.document(at: document)
            readable += 1
        } catch let failure as ExtractionFailure {
            print("\(document.lastPathComponent): \(failure.rawValue)")
            text = TextDocument(format: .text, pages: [])
        }
        compare(text, at: document, truth: truth)
    }

    /// Compares what is read from a document with what it is known to say.
    mutating func compare(_ text: TextDocument, at document: URL, truth: ResumeTruth) {
        let resume = parser.parse(text)
        let profile = profiler.profile(of: resume, today: PartialDate(year: 2026, month: 11))
        let file = document.deletingLastPathComponent().lastPathComponent + "/" + document.lastPathComponent
        compare(file, "name", truth.name, resume.basics.name?.value)
        compare(file, "email", truth.email, resume.basics.email?.value)
        compare(file, "phone", truth.phone?.filter(\.isNumber), resume.basics.phone?.value.filter(\.isNumber))
        compare(file, "location", truth.location, resume.basics.location?.value.text)
        let title = profile.currentRole?.title
        let company = profile.currentRole?.company
        if truth.work != nil {
            let readings = truth.currentPositions.map { position in
                (
                    title: Self.agreement(position.title ?? "", title ?? ""),
                    company: Self.agreement(position.company ?? "", company ?? "")
                )
            }
            let best = readings.max { min($0.title, $0.company) < min($1.title, $1.company) }
            let match = best.map { min($0.title, $0.company) } ?? .none
            compare(file, "current title", truth.currentTitle ?? "", title)
            compare(file, "current company", truth.currentCompany ?? "", company)
            count("title and company", match)
            // An answer that is wrong is worse than none.
            if match == .exact {
                count("plainly wrong", .none)
            } else {
                let isWrong = match == .none && (title != nil || company != nil)
                count("plainly wrong", isWrong ? .exact : .none)
            }
        }
        compare(file, Self.agreementWithHeadline, truth.headline, title)
        let works = truth.work ?? []
        for (work, read) in zip(works, Self.partners(of: works, in: resume.work, likeness: Self.likeness)) {
            calibrate(read?.positionCertainty, compare(file, "work title", work.title, read?.position), read?.position)
            calibrate(read?.nameCertainty, compare(file, "work company", work.company, read?.name), read?.name)
            guard work.start != nil || work.end != nil else { continue }
            let end =
                read?.isCurrent == true && work.end == Self.present
                ? Self.present : Self.date(read?.endDate, as: work.end)
            let dates = "\(Self.date(read?.startDate, as: work.start))/\(end)"
            compare(file, "work dates", "\(work.start ?? "")/\(work.end ?? "")", dates)
        }
        if let work = truth.work { count(entries: work, read: resume.work) }
        let schools = (truth.education ?? []).filter { $0.institution != nil }
        for (school, read) in zip(schools, Self.partners(of: schools, in: resume.education, likeness: Self.likeness)) {
            compare(file, "institution", school.institution, read?.institution)
            compare(file, "degree", school.degree, read?.studyType)
            compare(file, "area", school.area, read?.area)
        }
        if let skills = truth.skills {
            let read = Set(
                resume.skills.flatMap(\.keywords).map(\.value.folded) + profile.skills.map(\.skill.name.folded)
            )
            for skill in skills {
                let isRead = read.contains(skill.folded)
                count("skills", isRead ? .exact : .none)
                if !isRead, showsMisses { print("\(file) skills: \(skill)") }
            }
        }
    }

    /// Which entry that was read stands for each of those expected: the most alike first, wherever they stand, and those that
    /// are like none in their order.
    private static func partners<Expected, Read>(
        of expected: [Expected],
        in read: [Read],
        likeness: (Expected, Read) -> Int
    ) -> [Read?] {
        var partners = [Int?](repeating: nil, count: expected.count)
        var free = Set(read.indices)
        let pairs = expected.indices.flatMap { row in
            read.indices.map { (row: row, column: $0, likeness: likeness(expected[row], read[$0])) }
        }
        .filter { $0.likeness > 0 }
        for pair in pairs.sorted(by: { ($1.likeness, $0.row, $0.column) < ($0.likeness, $1.row, $1.column) })
        where partners[pair.row] == nil && free.contains(pair.column) {
            partners[pair.row] = pair.column
            free.remove(pair.column)
        }
        for row in expected.indices where partners[row] == nil && free.contains(row) {
            partners[row] = row
            free.remove(row)
        }
        return partners.map { $0.map { read[$0] } }
    }

    private static func likeness(_ work: ResumeTruth.Work, _ read: WorkEntry) -> Int {
        let names = [(work.title, read.position), (work.company, read.name)]
        let dates = [(work.start, read.startDate), (work.end, read.endDate)]
        return names.reduce(0) { $0 + 2 * agreement($1.0 ?? "", $1.1 ?? "").rawValue }
            + dates.count { $0 != nil && date($1, as: $0) == $0 }
    }

    private static func likeness(_ school: ResumeTruth.Education, _ read: EducationEntry) -> Int {
        2 * agreement(school.institution ?? "", read.institution ?? "").rawValue
            + agreement(school.degree ?? "", read.studyType ?? "").rawValue
            + agreement(school.area ?? "", read.area ?? "").rawValue
    }

    /// Counts how often a name of some certainty is right, by tenths of the certainty.
    ///
    /// What nobody knows to be right counts as neither.
    private mutating func calibrate(_ certainty: Certainty?, _ agreement: Agreement?, _ read: String?) {
        guard let certainty, let agreement, read != nil else { return }
        let tenth = min(Int(certainty.confidence * 10), 9)
        var tally = calibration[tenth] ?? Tally()
        tally.of += 1
        if agreement == .exact { tally.exact += 1 }
        if agreement >= .lenient { tally.lenient += 1 }
        calibration[tenth] = tally
    }

    /// Counts positions that were read with exactly the title and the company of one that is expected, wherever they stand:
    /// found of all expected, and right of all read.
    private mutating func count(entries: [ResumeTruth.Work], read: [WorkEntry]) {
        var left = read.map { ($0.position ?? "", $0.name ?? "") }
        for work in entries {
            let match = left.firstIndex { position, name in
                Self.agreement(work.title ?? "", position) == .exact
                    && Self.agreement(work.company ?? "", name) == .exact
            }
            count("entries found", match == nil ? .none : .exact)
            if let match { left.remove(at: match) }
        }
        let right = read.count - left.count
        for index in read.indices { count("entries right", index < right ? .exact : .none) }
    }

    /// The end of a position that is held now, where a truth names one.
    private static let present = "present"

    /// A date that was read, without its day where the truth gives months.
    private static func date(_ date: PartialDate?, as expected: String?) -> String {
        let text = date?.iso8601 ?? ""
        return expected?.count == 7 ? String(text.prefix(7)) : text
    }

    /// How well two answers agree.
    private enum Agreement: Int, Comparable {
        case none, lenient, exact

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// Compares an answer with the expected one.
    ///
    /// - Returns: how well they agree; nil where nobody knows what is right.
    @discardableResult
    private mutating func compare(
        _ file: String,
        _ field: String,
        _ expected: String?,
        _ read: String?
    ) -> Agreement? {
        guard let expected else { return nil }
        let agreement = Self.agreement(expected, read ?? "")
        count(field, agreement)
        if agreement != .exact, showsMisses { print("\(file) \(field): «\(expected)», read «\(read ?? "")»") }
        return agreement
    }

    private mutating func count(_ field: String, _ agreement: Agreement) {
        var tally = tallies[field] ?? Tally()
        tally.of += 1
        if agreement == .exact { tally.exact += 1 }
        if agreement >= .lenient { tally.lenient += 1 }
        tallies[field] = tally
    }

    private static func agreement(_ expected: String, _ read: String) -> Agreement {
        if normalised(expected) == normalised(read) { return .exact }
        let expected = Set(expected.foldedTokens)
        let read = Set(read.foldedTokens)
        guard !expected.isEmpty, !read.isEmpty else { return .none }
        return expected.isSubset(of: read) || read.isSubset(of: expected) ? .lenient : .none
    }

    /// Case, white space, and the sort of dash and apostrophe do not matter.
    private static func normalised(_ text: String) -> String {
        text.lowercased().replacing("–", with: "-").replacing("—", with: "-").replacing("’", with: "'")
            .split(separator: " ").joined(separator: " ")
    }
}
