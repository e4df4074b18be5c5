import Places
import Resume
import TextFolding

/// Finds schools and degrees in a résumé that has no heading over them.
struct StudiesWithoutHeading {
    let lexicon: Lexicon
    let gazetteer: Gazetteer
    let scanner: DateScanner

    private static let mostWords = 16

    /// - Parameters:
    ///   - lines: those of sections that may hold anything.
    ///   - work: the positions that were read from them.
    /// - Returns: what names both a degree and a school.
    func entries(in lines: [DocumentLine], besides work: [WorkEntry]) -> [EducationEntry] {
        let taken = Set(work.flatMap(\.lines))
        let parser = EducationParser(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
        func names(_ index: Int) -> (school: Bool, degree: Bool) {
            guard index < lines.count, !taken.contains(lines[index].reference), lines[index].wordCount <= Self.mostWords
            else { return (false, false) }
            return parser.names(in: lines[index].text)
        }
        var entries: [EducationEntry] = []
        var index = 0
        while index < lines.count {
            let first = index
            index += 1
            let named = names(first)
            guard named.degree else { continue }
            if !named.school {
                guard names(index) == (true, false) else { continue }
                index += 1
            }
            if index < lines.count, isDate(lines[index]) { index += 1 }
            entries += parser.entries(from: Array(lines[first..<index])).filter { entry in
                entry.studyType != nil
                    && entry.institution.map { EducationPiece.isSchool($0, lexicon: lexicon) } == true
            }
        }
        return entries
    }

    private func isDate(_ line: DocumentLine) -> Bool {
        guard let match = scanner.firstMatch(in: line.text) else { return false }
        return match.characters.count + 2 >= line.text.count
    }
}
