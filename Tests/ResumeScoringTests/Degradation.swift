import Resume
import TextDocument

/// Something that makes a résumé worse, done to its laid-out text as a person would do it to the document.
enum Degradation: String, CaseIterable, Sendable {
    case numbersRemoved, emailRemoved, phoneRemoved, contactRemoved, linksRemoved, nameRemoved, datesRemoved
    case skillsRemoved, educationRemoved, summaryRemoved, workRemoved, newestRemoved, oldestRemoved, middleRemoved
    case verbsWeakened, typosInserted, bulletsMerged, bulletsCut, jobsShuffled, datesMixed
    case lengthDoubled, keywordsHidden, skillsStuffed, bulletsRepeated, padded, postingPasted, keywordsListed
    case articlePasted

    /// The document after it; nil where the document has nothing that could be made worse so.
    func apply(to document: TextDocument, _ resume: Resume) -> TextDocument? {
        var editor = DocumentEditor(document)
        let highlights = (resume.work + resume.volunteer).flatMap(\.highlights) + resume.projects.flatMap(\.highlights)
        switch self {
        case .numbersRemoved:
            editor.edit(highlights.flatMap(\.lines)) { $0.filter { !Self.isNumber($0.text) } }
        case .emailRemoved: editor.edit(resume.basics.email?.lines) { $0.filter { !$0.text.contains("@") } }
        case .phoneRemoved: editor.edit(resume.basics.phone?.lines) { $0.filter { !Self.isPhone($0.text) } }
        case .contactRemoved:
            editor.edit((resume.basics.email?.lines ?? []) + (resume.basics.phone?.lines ?? [])) { words in
                words.filter { !$0.text.contains("@") && !Self.isPhone($0.text) }
            }
        case .linksRemoved: editor.removeLinks()
        case .nameRemoved: editor.remove(resume.basics.name?.lines)
        case .datesRemoved: editor.edit(resume.work.flatMap(\.lines)) { $0.filter { !Self.isDate($0.text) } }
        case .skillsRemoved: editor.remove(resume.skills.flatMap(\.keywords).flatMap(\.lines))
        case .educationRemoved: editor.remove(resume.education.flatMap(\.lines))
        case .summaryRemoved: editor.remove(resume.basics.summary?.lines)
        case .workRemoved: for entry in resume.work { editor.remove(entry) }
        case .newestRemoved: if let entry = resume.work.first, resume.work.count > 1 { editor.remove(entry) }
        case .oldestRemoved: if let entry = resume.work.last, resume.work.count > 1 { editor.remove(entry) }
        case .middleRemoved: if resume.work.count > 2 { editor.remove(resume.work[resume.work.count / 2]) }
        default: applyToStatements(&editor, resume, highlights)
        }
        return editor.isChanged ? editor.document : nil
    }

    private func applyToStatements(_ editor: inout DocumentEditor, _ resume: Resume, _ highlights: [Sourced<String>]) {
        switch self {
        case .verbsWeakened:
            editor.edit(highlights.compactMap(\.lines.first)) { words in
                guard let place = words.firstIndex(where: { $0.text.first?.isLetter == true }) else { return words }
                return words[..<place] + DocumentEditor.words("Was responsible for", like: words[place])
                    + words[place...]
            }
        case .typosInserted:
            var count = 0
            editor.edit(highlights.flatMap(\.lines)) { words in
                words.map { word in
                    guard word.text.count >= 7, word.text.allSatisfy({ $0.isASCII && $0.isLowercase }) else {
                        return word
                    }
                    count += 1
                    return count % 3 == 0 ? DocumentEditor.misspelt(word) : word
                }
            }
        case .bulletsMerged:
            for entry in resume.work where entry.highlights.count > 2 { editor.merge(entry.highlights) }
        case .bulletsCut:
            for highlight in highlights {
                editor.edit(highlight.lines.first.map { [$0] }) { Array($0.prefix(4)) }
                editor.remove(Array(highlight.lines.dropFirst()))
            }
        case .jobsShuffled: if resume.work.count > 2 { editor.reverse(resume.work) }
        case .datesMixed:
            for entry in resume.work.enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
                editor.edit(entry.lines, DocumentEditor.inNumbers)
            }
        case .lengthDoubled: editor.repeatPages()
        case .keywordsHidden: editor.hide(60)
        case .skillsStuffed: editor.append(DocumentEditor.buzzwords, to: resume.skills.last?.keywords.last?.lines.last)
        case .bulletsRepeated:
            if let best = resume.work.first?.highlights, best.count > 1 {
                for entry in resume.work.dropFirst().reversed() { editor.insert(best, behind: entry) }
            }
        case .padded: editor.pad()
        case .postingPasted: editor.insert(DocumentEditor.posting, behind: highlights.first?.lines.last)
        case .articlePasted:
            editor.insert(ForeignProseTests.articles[0], behind: highlights.first?.lines.last)
        case .keywordsListed:
            editor.insert([DocumentEditor.buzzwords.joined(separator: " ")], behind: highlights.first?.lines.last)
        default: break
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        text.contains(where: \.isNumber) || numberWords.contains(text.lowercased().filter(\.isLetter))
    }

    private static let numberWords: Set<String> = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "hundred", "dozen",
        "thousand",
        "doubled", "tripled", "halved", "million", "eleven", "fifteen", "twenty", "thirty", "forty", "fifty",
    ]

    private static func isPhone(_ text: String) -> Bool {
        text.count(where: \.isNumber) >= 2 || text.allSatisfy { "+()-–0123456789".contains($0) }
    }

    private static func isDate(_ text: String) -> Bool {
        let letters = text.lowercased().filter(\.isLetter)
        return text.count(where: \.isNumber) >= 4 || ["–", "-", "—"].contains(text)
            || ["present", "now", "today", "current", "since", "heute", "date"].contains(letters)
            || letters.count >= 3 && DocumentEditor.months.contains(String(letters.prefix(3)))
                && (letters.count == 3 || DocumentEditor.fullMonths.contains(letters))
    }
}
