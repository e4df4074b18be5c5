import BundledTables
import Careers
import Resume
import ResumeScoring
import TextDocument

/// A fictional résumé with the document it stands in.
struct ScoredSample {
    var resume = Resume()
    var origin = TextPage.Origin.textLayer
    var hiddenWords: [String] = []
    var profile = CareerProfile()
    /// Pages of text that belong to no section.
    var padding: [[String]] = []
    private var lines: [String] = []

    init() {
        resume.likelihood = 1
    }

    /// Takes lines out of the text.
    mutating func clear(_ references: [LineReference]) {
        for reference in references where reference.page == 1 && lines.indices.contains(reference.line - 1) {
            lines[reference.line - 1] = ""
        }
    }

    var score: ResumeScore {
        get throws { ResumeScorer(try ScoringLexicon.bundled()).score(resume, of: document, profile: profile) }
    }

    var document: TextDocument {
        let texts = [lines] + padding
        let pages = texts.enumerated().map { index, lines in
            TextPage(
                number: index + 1,
                width: 612,
                height: 792,
                origin: origin,
                lines: lines.enumerated().map { Self.line($1, row: $0, isRecognised: origin == .recognised) },
                hiddenWords: hiddenWords
            )
        }
        return TextDocument(format: .pdf, pages: pages)
    }

    private static func line(_ text: String, row: Int, isRecognised: Bool) -> TextLine {
        let words = text.split(separator: " ").map { word in
            TextWord(
                text: String(word),
                box: Bounds(left: 50, top: Double(row) * 14, right: 90, bottom: Double(row) * 14 + 10),
                fontSize: 10,
                confidence: isRecognised ? 0.93 : 1
            )
        }
        return TextLine(words: words, block: 0)
    }

    /// Writes a line of the document.
    mutating func write(_ text: String) -> LineReference {
        lines.append(text)
        return LineReference(page: 1, line: lines.count, text: text)
    }

    mutating func writeContact(name: String, place: String? = nil, email: String, phone: String, link: String? = nil) {
        resume.basics.name = Sourced(name, lines: [write(name)])
        resume.basics.email = Sourced(email, lines: [write(email)])
        resume.basics.phone = Sourced(phone, lines: [write(phone)])
        if let place { resume.basics.location = Sourced(Location(text: place), lines: [write(place)]) }
        if let link {
            let profile = Profile(network: "LinkedIn", username: nil, url: link)
            resume.basics.profiles = [Sourced(profile, lines: [write(link)])]
        }
    }

    mutating func writeWork(
        _ position: String,
        at name: String,
        from start: PartialDate?,
        to end: PartialDate?,
        dates: String,
        bullets: [String]
    ) {
        var entry = WorkEntry()
        entry.position = position
        entry.name = name
        entry.startDate = start
        entry.endDate = end
        entry.isCurrent = start != nil && end == nil
        entry.lines = [write("\(position), \(name)"), write(dates)]
        for bullet in bullets { entry.highlights.append(Sourced(bullet, lines: [write("• " + bullet)])) }
        resume.work.append(entry)
    }

    mutating func writeEducation(_ degree: String?, at school: String?, dates: String) {
        var entry = EducationEntry()
        entry.studyType = degree
        entry.institution = school
        entry.endDate = PartialDate(year: 2016, month: 6)
        entry.lines = [write([degree, school, dates].compactMap { $0 }.joined(separator: ", "))]
        resume.education.append(entry)
    }

    mutating func writeSkills(_ name: String?, _ keywords: [String]) {
        let line = write((name.map { "\($0): " } ?? "") + keywords.joined(separator: ", "))
        resume.skills.append(SkillGroup(name: name, keywords: keywords.map { Sourced($0, lines: [line]) }))
    }
}
