import Places
import Resume
import TextFolding

/// Reads sections on schooling, where certificates and lists of courses may stand beside degrees.
struct SchoolingReader {
    let parser: EducationParser
    let certificates: TitledEntriesParser
    let lexicon: Lexicon

    /// Words that begin the name of a certificate.
    private static let certificateWords: Set<String> = [
        "certified", "licensed", "license", "licence", "licences", "registered", "registration", "fuhrerschein",
        "zertifikat", "zertifiziert", "certification", "certifications", "permis", "carnet", "patente", "rijbewijs",
    ]

    func read(_ section: Section, into resume: inout Resume) {
        if section.kind == .courses {
            let scanner = certificates.scanner
            let isDated = section.lines.contains { scanner.firstMatch(in: $0.text) != nil }
            let heading = section.heading.map { Lexicon.key($0.text) } ?? ""
            if !isDated, lexicon.labels[heading] == .course, !resume.education.isEmpty {
                // Their courses belong to the degree that the section follows.
                resume.education[0].courses += section.lines.flatMap { ListItems.split($0.text) }
                resume.education[0].lines += section.lines.map(\.reference)
                return
            }
            guard section.lines.contains(where: isAcademic) else {
                resume.certificates += certificates.entries(from: section.lines)
                return
            }
        }
        guard isAboutSchools(section) else { return }
        let (schools, rest) = parted(section.lines) { !isCertificate($0) }
        resume.education += parser.entries(from: schools)
        resume.certificates += certificates.entries(from: rest)
    }

    /// Reads a section on certificates, in which degrees may stand: "Professional Qualifications".
    ///
    /// - Returns: the lines that are no degrees.
    func withoutDegrees(_ section: Section, into resume: inout Resume) -> [DocumentLine] {
        guard section.lines.contains(where: isDegreeOfSchool) else { return section.lines }
        let (schools, rest) = parted(section.lines, isSchooling: isDegreeOfSchool)
        resume.education += parser.entries(from: schools)
        return rest
    }

    private func isDegreeOfSchool(_ line: DocumentLine) -> Bool {
        isAcademic(line) && EducationPiece.isSchool(line.text, lexicon: lexicon)
    }

    /// Lines of which one names a degree where no school and no date is stated.
    private static let linesOfDegree = 8

    /// Headings that stand over what somebody is able to do as well.
    private static let ambiguousHeadings: Set<String> = ["qualification", "qualifications"]

    /// Whether a section says where or when something was learnt: "Qualifications" may stand over skills, in the midst of
    /// which a date says nothing.
    private func isAboutSchools(_ section: Section) -> Bool {
        let lines = section.lines
        let names = lines.map { parser.names(in: $0.text) }
        if names.contains(where: \.school) || names.count(where: \.degree) * Self.linesOfDegree >= lines.count {
            return true
        }
        let heading = section.heading.map { Lexicon.key($0.text) } ?? ""
        return !Self.ambiguousHeadings.contains(heading)
            && lines.contains { certificates.scanner.firstMatch(in: $0.text) != nil }
    }

    private func parted(
        _ lines: [DocumentLine],
        isSchooling: (DocumentLine) -> Bool
    ) -> (schools: [DocumentLine], rest: [DocumentLine]) {
        let flow = LineFlow(lines)
        var schools: [DocumentLine] = []
        var rest: [DocumentLine] = []
        var wasSchooling = lines.first.map(isSchooling) ?? true
        var previous: DocumentLine?
        for line in lines {
            let goesOn = previous.map { flow.goesOn(line, after: $0) } ?? false
            let isSchooling = goesOn ? wasSchooling : isSchooling(line)
            if isSchooling { schools.append(line) } else { rest.append(line) }
            wasSchooling = isSchooling
            previous = line
        }
        return (schools, rest)
    }

    private func isCertificate(_ line: DocumentLine) -> Bool {
        let tokens = line.text.foldedTokens
        let isNamed = tokens.first.map { Self.certificateWords.contains($0) } ?? false
        guard isNamed || tokens.contains(where: { ["licence", "license", "endorsement", "fuhrerschein"].contains($0) })
        else { return false }
        return !EducationPiece.isSchool(line.text, lexicon: lexicon)
    }

    /// A line of a section on courses that names a degree, with nothing that speaks for a certificate.
    private func isAcademic(_ line: DocumentLine) -> Bool {
        // "2007 – 2010 ¦ BSc Physics"
        let date = certificates.scanner.firstMatch(in: line.text).flatMap { $0.characters.lowerBound == 0 ? $0 : nil }
        let text = Signs.trimmed(String(line.text.dropFirst(date?.characters.upperBound ?? 0)))
        guard let degree = EducationPiece.degree(in: text, lexicon: lexicon), degree.lowerBound == 0 else {
            return false
        }
        let phrase = text.foldedTokens[degree].joined(separator: " ")
        return ["bachelor", "master", "doctorate", "associate"].contains(lexicon.degrees[phrase] ?? "")
    }
}
