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
    let pool: ExtractorPool
    let showsMisses: Bool

    /// Right and counted answers by field.
    private(set) var tallies: [String: Tally] = [:]
    /// Documents that could be read at all.
    private(set) var readable = 0

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
        agreementWithHeadline, "work title", "work company", "work dates", "institution", "degree", "area", "skills",
    ]

    /// The characters that a table leaves for the names of fields.
    static let longestField = 26

    init(
        lexicon: Lexicon,
        parser: ResumeParser,
        profiler: CareerProfiler,
        pool: ExtractorPool,
        showsMisses: Bool
    ) {
        self.lexicon = lexicon
        self.parser = parser
        self.profiler = profiler
        self.pool = pool
        self.showsMisses = showsMisses
    }

    /// Reads one document and counts.
    mutating func evaluate(_ document: URL, truth: ResumeTruth) async throws {
        let bytes = [UInt8](try Data(contentsOf: document))
        let text: TextDocument
        do {
            text = try await pool.extract(ExtractionRequest(files: [bytes]))
            readable += 1
        } catch {
            print("\(document.lastPathComponent): \(error.rawValue)")
            text = TextDocument(format: .text, pages: [])
        }
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
            let terms = resume.work.first { $0.position == title && $0.name == company }?.terms
            let titleMatch = compare(file, "current title", truth.currentTitle ?? "", title, terms: terms)
            let companyMatch = compare(file, "current company", truth.currentCompany ?? "", company, terms: terms)
            count("title and company", min(titleMatch, companyMatch))
        }
        compare(file, Self.agreementWithHeadline, truth.headline, title)
        // Whether a break is an entry is a matter of taste: here it is none.
        let positions = (truth.work ?? []).filter { $0.company != nil || !lexicon.isCareerBreak($0.title ?? "") }
        for (index, work) in positions.enumerated() {
            let read = index < resume.work.count ? resume.work[index] : nil
            compare(file, "work title", work.title, read?.position, terms: read?.terms)
            compare(file, "work company", work.company, read?.name, terms: read?.terms)
            let dates = [(work.start, read?.startDate), (work.end, read?.endDate)].map { Self.date($1, as: $0) }
            compare(file, "work dates", "\(work.start ?? "")/\(work.end ?? "")", dates.joined(separator: "/"))
        }
        for (index, school) in (truth.education ?? []).enumerated() where school.institution != nil {
            let read = index < resume.education.count ? resume.education[index] : nil
            compare(file, "institution", school.institution, read?.institution)
            compare(file, "degree", school.degree, Self.degree(read, as: school))
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

    /// A degree that was read, with its field where the truth keeps both in one.
    private static func degree(_ entry: EducationEntry?, as school: ResumeTruth.Education) -> String? {
        guard school.area == nil, let expected = school.degree, let degree = entry?.studyType, let area = entry?.area
        else { return entry?.studyType }
        let whole = [" ", " in ", ", ", " – ", ": ", " of "].map { degree + $0 + area } + ["\(degree) (\(area))"]
        return whole.first { agreement(expected, $0) == .exact } ?? degree
    }

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

    /// Compares an answer, which may leave out the terms of a position that the truth has in brackets behind it.
    @discardableResult
    private mutating func compare(
        _ file: String,
        _ field: String,
        _ expected: String?,
        _ read: String?,
        terms: String? = nil
    ) -> Agreement {
        guard let expected else { return .exact }
        let answers = [read ?? ""] + (terms.map { ["\(read ?? "") (\($0))"] } ?? [])
        let agreement = answers.map { Self.agreement(expected, $0) }.max() ?? .none
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
