import TestSupport
import TextDocument

/// A fictional résumé, made from a seed: what it says, and how that stands on a page.
struct GeneratedResume {
    struct Job {
        var title: String
        var employer: String
        var place: String
        var dates: String
        var bullets: [String]
    }

    var name: String
    var label: String
    var place: String
    var email = "applicant@example.com"
    var phone = "+1 614 555 0142"
    var link = "linkedin.com/in/applicant-example"
    /// Lines of personal data, such as "Nationality: Danish".
    var personal: [String] = []
    var summary: String
    var jobs: [Job]
    var degree: String
    var school: String
    var skills: [(group: String, names: [String])]

    private static let names = [
        "Dana Whitlow", "Priya Holm", "Tomas Verhagen", "Grace Obi", "Lars Petersen", "Mina Sato",
    ]
    private static let places = [
        "Columbus, OH", "Leeds, UK", "Austin, TX", "Cork, Ireland", "Denver, CO", "Perth, Australia",
    ]
    private static let employers = [
        "Fellside Group", "Northway Services Ltd", "Lakeview Partners", "Harbour & Sons", "Prairie Works Inc",
        "Oakmere Company", "Bluestone Holdings", "Tideway Limited",
    ]
    private static let schools = ["University of Airedale", "Prairie Community College", "Lone Pine University"]

    /// - Parameters:
    ///   - field: what the person does.
    ///   - seed: chooses everything else.
    ///   - count: how many positions.
    ///   - measured: part of the bullets with a figure.
    init(_ field: GeneratedField, seed: UInt64, jobs count: Int = 3, measured: Double = 0.7) {
        var random = SeededGenerator(seed: seed)
        name = Self.names.randomElement(using: &random) ?? ""
        place = Self.places.randomElement(using: &random) ?? ""
        label = field.titles[0]
        summary = field.summary
        degree = field.degree
        school = Self.schools.randomElement(using: &random) ?? ""
        skills = field.skills
        var employers = Self.employers.shuffled(using: &random)
        var bullets = field.bullets(measured: measured, using: &random)
        var year = 2026
        jobs = []
        for index in 0..<count {
            let end = year
            year -= Int.random(in: 2...4, using: &random)
            let months = ["Feb", "Mar", "Jun", "Sep", "Nov"].shuffled(using: &random)
            let last = index == 0 ? "Present" : "\(months[0]) \(end)"
            let size = min(bullets.count, max(3, 6 - index))
            let job = Job(
                title: field.titles[min(index, field.titles.count - 1)],
                employer: employers.removeFirst(),
                place: place,
                dates: "\(months[1]) \(year) – \(last)",
                bullets: Array(bullets.prefix(size))
            )
            jobs.append(job)
            bullets.removeFirst(size)
        }
    }

    /// The lines from the top; three or more spaces part the cells of a line.
    var rows: [String] {
        var rows =
            [name, label, [place, email, phone, link].filter { !$0.isEmpty }.joined(separator: " | ")] + personal
        if !summary.isEmpty { rows += ["", "Summary", summary] }
        rows += ["", "Experience"]
        for job in jobs {
            rows.append("\(job.title), \(job.employer), \(job.place)        \(job.dates)")
            rows += job.bullets.map { "• " + $0 }
        }
        if !degree.isEmpty { rows += ["", "Education", "\(degree), \(school)        2012"] }
        if !skills.isEmpty {
            rows += ["", "Skills"] + skills.map { "\($0.group): " + $0.names.joined(separator: ", ") }
        }
        return rows
    }

    /// As a file without pages, as a printed page, or as a clean picture of one.
    func document(_ origin: TextPage.Origin = .flow) -> TextDocument {
        var document = Pages.document(rows)
        for page in document.pages.indices {
            document.pages[page].origin = origin
            guard origin == .recognised else { continue }
            for line in document.pages[page].lines.indices {
                for word in document.pages[page].lines[line].words.indices {
                    document.pages[page].lines[line].words[word].confidence = 0.95
                }
            }
        }
        if origin != .flow { document.format = .pdf }
        return document
    }
}
