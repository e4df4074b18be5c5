import Careers
import ExtractionService
import Foundation
import Resume
import ResumeParsing
import TextDocument
import TextFolding

/// Compares what the parser reads with what documents are known to say.
struct ResumeEvaluation {
    let parser: ResumeParser
    let profiler: CareerProfiler
    let pool: ExtractorPool
    let showsMisses: Bool

    /// Right and counted answers by field.
    private(set) var tallies: [String: (right: Int, of: Int)] = [:]

    static let fields = [
        "name", "email", "phone", "location", "current title", "current company", "title and company", "work title",
        "work company", "work dates", "institution", "skills",
    ]

    init(parser: ResumeParser, profiler: CareerProfiler, pool: ExtractorPool, showsMisses: Bool) {
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
            let isTitle = compare(file, "current title", truth.currentTitle ?? "", title ?? "")
            let isCompany = compare(file, "current company", truth.currentCompany ?? "", company ?? "")
            count("title and company", isTitle && isCompany)
        }
        for (index, work) in (truth.work ?? []).enumerated() {
            let read = index < resume.work.count ? resume.work[index] : nil
            compare(file, "work title", work.title, read?.position)
            compare(file, "work company", work.company, read?.name)
            let dates = "\(read?.startDate?.iso8601 ?? "")/\(read?.endDate?.iso8601 ?? "")"
            compare(file, "work dates", "\(work.start ?? "")/\(work.end ?? "")", dates)
        }
        for (index, school) in (truth.education ?? []).enumerated() where school.institution != nil {
            compare(
                file,
                "institution",
                school.institution,
                index < resume.education.count ? resume.education[index].institution : nil
            )
        }
        if let skills = truth.skills {
            let read = Set(
                resume.skills.flatMap(\.keywords).map(\.value.folded) + profile.skills.map(\.skill.name.folded)
            )
            for skill in skills {
                let isRead = read.contains(skill.folded)
                count("skills", isRead)
                if !isRead, showsMisses { print("\(file) skills: \(skill)") }
            }
        }
    }

    @discardableResult
    private mutating func compare(_ file: String, _ field: String, _ expected: String?, _ read: String?) -> Bool {
        guard let expected else { return true }
        let isRight = Self.normalised(expected) == Self.normalised(read ?? "")
        count(field, isRight)
        if !isRight, showsMisses { print("\(file) \(field): «\(expected)», read «\(read ?? "")»") }
        return isRight
    }

    private mutating func count(_ field: String, _ isRight: Bool) {
        let tally = tallies[field] ?? (0, 0)
        tallies[field] = (tally.right + (isRight ? 1 : 0), tally.of + 1)
    }

    /// Case, white space and the sort of dash do not matter.
    private static func normalised(_ text: String) -> String {
        text.lowercased().replacing("–", with: "-").replacing("—", with: "-").split(separator: " ").joined(
            separator: " "
        )
    }
}
