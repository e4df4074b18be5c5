import Careers
import Places
import Resume
import TextFolding

/// Reads schools and degrees from the lines of a section.
struct EducationParser {
    private let lexicon: Lexicon
    private let divider: EntryDivider
    private let fragmenter: HeaderFragmenter

    private static let schoolWords: Set<String> = [
        "university", "college", "school", "institute", "academy", "universitat", "universite", "universidad",
        "universidade", "universita", "universiteit", "hochschule", "ecole", "escuela", "escola", "scuola", "lycee",
        "liceo",
        "gymnasium", "politechnika", "uniwersytet", "polytechnic", "faculty", "instituto", "istituto", "academie",
        "akademie", "berufsschule", "fachhochschule", "seminary", "conservatory", "tafe", "iit", "mit", "szkola",
        "polytechnique", "politecnico", "colegio", "collegio", "universitet", "hogeschool", "technikum", "realschule",
    ]

    init(lexicon: Lexicon, knowledge: CareerKnowledge, gazetteer: Gazetteer) {
        self.lexicon = lexicon
        divider = EntryDivider(scanner: DateScanner(lexicon), knowledge: knowledge)
        fragmenter = HeaderFragmenter(employers: EmployerNames(lexicon), knowledge: knowledge, gazetteer: gazetteer)
    }

    func entries(from lines: [DocumentLine]) -> [EducationEntry] {
        var entries: [EducationEntry] = []
        for block in divider.blocks(of: lines) {
            for header in groups(of: block.header) {
                guard let entry = entry(from: header, body: block.body) else { continue }
                entries.append(entry)
            }
            // Without dates everything may have been taken for a text.
            if block.header.isEmpty {
                entries += block.body.compactMap { line in
                    entry(from: [HeaderLine(line, scanner: divider.scanner)], body: [])
                }
            }
        }
        return entries
    }

    /// Schools in one header without dates between them begin an entry each.
    private func groups(of header: [HeaderLine]) -> [[HeaderLine]] {
        guard header.compactMap(\.dates).isEmpty, header.count > 2 else { return [header] }
        var groups: [[HeaderLine]] = [[]]
        for line in header {
            let hasSchool = isSchool(line.line.text)
            if hasSchool, groups[groups.count - 1].contains(where: { isSchool($0.line.text) }) { groups.append([]) }
            groups[groups.count - 1].append(line)
        }
        return groups
    }

    private func entry(from header: [HeaderLine], body: [DocumentLine]) -> EducationEntry? {
        let fragments = fragmenter.content(of: header).fragments.flatMap { fragment -> [String] in
            let isBoth = isSchool(fragment.text) && degree(in: fragment.text) != nil
            return isBoth
                ? fragment.text.split(separator: ",").map { HeaderFragmenter.trimmed(String($0)) } : [fragment.text]
        }
        var entry = EducationEntry()
        entry.institution = fragments.first(where: isSchool)
        if let text = fragments.first(where: { $0 != entry.institution && degree(in: $0) != nil }) {
            (entry.studyType, entry.area) = study(text)
        } else {
            entry.area = fragments.first { $0 != entry.institution }
        }
        if entry.institution == nil {
            entry.institution = fragments.first { text in
                text != entry.area && entry.studyType.map { !text.contains($0) } != false
            }
        }
        guard entry.institution != nil || entry.studyType != nil else { return nil }
        if let dates = header.compactMap(\.dates).first {
            entry.startDate = dates.start
            entry.endDate = dates.end
        }
        entry.courses = body.filter { $0.text.lowercased().contains("coursework") }.map(\.text)
        entry.lines = header.map(\.line.reference)
        return entry
    }

    private func isSchool(_ text: String) -> Bool {
        text.foldedTokens.contains { token in
            Self.schoolWords.contains(token) || token.hasSuffix("schule") || token.hasSuffix("universitat")
        }
    }

    /// The words of a degree at the beginning of a text, or anywhere when they are more than two letters.
    private func degree(in text: String) -> Range<Int>? {
        let tokens = text.foldedTokens
        for start in tokens.indices {
            for length in stride(from: min(5, tokens.count - start), through: 1, by: -1) {
                let phrase = tokens[start..<(start + length)].joined(separator: " ")
                guard lexicon.degrees[phrase] != nil, start == 0 || phrase.count > 3 else { continue }
                return start..<(start + length)
            }
        }
        return nil
    }

    /// "Bachelor of Business Administration in Accounting" to degree and field.
    private func study(_ text: String) -> (degree: String, area: String?) {
        for separator in [" in ", ", ", " en ", " im ", ": ", " – ", " - "] {
            guard let range = text.firstRange(of: separator) else { continue }
            let head = String(text[..<range.lowerBound])
            guard degree(in: head) != nil else { continue }
            return (head, String(text[range.upperBound...]))
        }
        return (text, nil)
    }
}
