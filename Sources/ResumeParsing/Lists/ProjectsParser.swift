import Careers
import Resume
import TextFolding

/// Reads projects: a name with what was done under it, or one a bullet.
struct ProjectsParser {
    let lexicon: Lexicon
    let scanner: DateScanner

    /// A longer line tells about a project, and does not name it.
    private static let mostWords = 9

    init(lexicon: Lexicon, scanner: DateScanner) {
        self.lexicon = lexicon
        self.scanner = scanner
    }

    func projects(from lines: [DocumentLine]) -> [ProjectEntry] {
        groups(of: lines).compactMap(project)
    }

    // MARK: Where a project begins

    private func groups(of lines: [DocumentLine]) -> [[DocumentLine]] {
        guard lines.contains(where: { !$0.isBullet }), lines.first?.isBullet == false else {
            return ListedItem.items(of: lines, scanner: scanner).map(\.lines)
        }
        let flow = LineFlow(lines)
        let plain = lines.filter { !$0.isBullet }
        let hasBold = plain.contains { startsBold($0) } && plain.contains { !startsBold($0) }
        let hasBullets = lines.contains(where: \.isBullet)
        let hasDates = plain.filter(isDated).count >= 1
        var groups: [[DocumentLine]] = []
        for (index, line) in lines.enumerated() {
            guard let last = groups.last, let previous = last.last else {
                groups.append([line])
                continue
            }
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            let starts: Bool
            if !line.isBullet, isDatedTitle(line) || !hasBold && !hasBullets && isNewTitle(line, after: previous) {
                starts = true
            } else if line.isBullet || flow.goesOn(line, after: previous) && !startsBold(line) {
                starts = false
            } else if hasBold {
                starts =
                    startsBold(line) && !(last.allSatisfy { startsBold($0) } && last.count == 1 && !isTold(last[0]))
            } else if hasBullets {
                // Behind bullets a line without one names the next.
                starts = previous.isBullet || last.contains(where: \.isBullet) && isTitle(line)
            } else if hasDates {
                starts = isDated(line) || isTitle(line) && next.map { isDated($0) && !isTitle($0) } == true
            } else {
                starts = isTitle(line) && last.count > 1 || isTitled(line)
            }
            if starts { groups.append([line]) } else { groups[groups.count - 1].append(line) }
        }
        return groups
    }

    private func startsBold(_ line: DocumentLine) -> Bool { !line.isBullet && (line.isBold || line.cells[0].isBold) }

    private func isDated(_ line: DocumentLine) -> Bool {
        !line.isBullet && line.wordCount <= 16 && !line.text.hasSuffix(".") && scanner.firstMatch(in: line.text) != nil
    }

    /// A short line that is no sentence and no list.
    private func isTitle(_ line: DocumentLine) -> Bool {
        !line.isBullet && line.wordCount <= Self.mostWords && !line.text.hasSuffix(".") && !line.text.contains(",")
            && line.text.first?.isLowercase == false && !isField(line.text)
    }

    /// "Name – what it is", "Name: what it is"
    private func isTitled(_ line: DocumentLine) -> Bool { isTold(line) && !isField(line.text) }

    /// "Name (2021 – 2022): what it is"
    private func isDatedTitle(_ line: DocumentLine) -> Bool {
        guard let (name, _) = Self.parted(line.text, isTitle: line.isBold), name.wordCount <= 10
        else {
            return false
        }
        return scanner.firstMatch(in: name).map { $0.characters.lowerBound > 0 } ?? false
    }

    /// "Name – what it is" on a line that does not go on with the one before.
    private func isNewTitle(_ line: DocumentLine, after previous: DocumentLine) -> Bool {
        guard let (name, _) = Self.parted(line.text, isTitle: true), !isField(line.text) else { return false }
        return name.first?.isUppercase == true && name.wordCount <= 6
            && !LineFlow.breaksOff(previous.text)
    }

    /// "Technologies: …", "Role: …"
    private func isField(_ text: String) -> Bool {
        lexicon.label(of: text).map { $0.kind == .technology || $0.kind == .role } ?? false
    }

    private func isTold(_ line: DocumentLine) -> Bool { Self.parted(line.text, isTitle: line.isBold) != nil }

    // MARK: What it says

    private func project(_ lines: [DocumentLine]) -> ProjectEntry? {
        guard let first = lines.first else { return nil }
        var cells = first.cells.map(\.text)
        var body = Array(lines.dropFirst())
        // A name that was wrapped, or that goes on with its description.
        let flow = LineFlow(lines)
        var previous = first
        while let next = body.first, !next.isBullet, flow.goesOn(next, after: previous), !isField(next.text) {
            cells[cells.count - 1] = HighlightJoiner.join(cells[cells.count - 1], next.text)
            previous = next
            body.removeFirst()
        }
        var project = ProjectEntry(name: "")
        project.lines = lines.prefix(lines.count - body.count).map(\.reference)
        let (bare, url) = WebAddresses.cut(from: cells.joined(separator: " | "))
        project.url = url ?? first.links.first { $0.hasPrefix("http") }
        readHead(dates(in: bare, of: &project), isTitle: first.isBold && !body.isEmpty, into: &project)
        var bullets: [DocumentLine] = []
        for line in body {
            let isTechnology = lexicon.label(of: line.text)?.kind == .technology
            if !isTechnology, line.isBullet || !bullets.isEmpty {
                bullets.append(line)
            } else {
                readBody(line, into: &project)
            }
        }
        project.highlights = HighlightJoiner().highlights(from: bullets)
        guard project.name.hasLetter else { return nil }
        return project
    }

    private func dates(in text: String, of project: inout ProjectEntry) -> String {
        guard let match = scanner.firstMatch(in: text) else { return text }
        let behind = text.count - match.characters.upperBound
        // A date within a sentence tells about something else.
        let inHead = match.characters.lowerBound < 60 || behind < 3
        guard inHead else { return text }
        project.startDate = match.range.start
        project.endDate = match.range.end
        let characters = Array(text)
        let before = characters[..<match.characters.lowerBound]
        let after = characters[match.characters.upperBound...]
        let cut = String(before.trimmingSuffix { " (|,·•–—-:[".contains($0) })
        let rest = String(after.drop { " )]|·,".contains($0) })
        if cut.isEmpty { return rest }
        return rest.isEmpty ? cut : cut + (rest.first.map { ":–—-".contains($0) } == true ? " " : " | ") + rest
    }

    private func readHead(_ text: String, isTitle: Bool, into project: inout ProjectEntry) {
        var pieces = ListItems.pieces(text, at: [" | ", " · ", " • "])
        guard let first = pieces.first else { return }
        pieces.removeFirst()
        if let (name, description) = Self.parted(first, isTitle: isTitle) {
            project.name = name
            append(description, to: &project)
        } else {
            project.name = first
        }
        if project.name.hasSuffix(")"), let open = project.name.lastIndex(of: "("), open > project.name.startIndex {
            let inside = ListItems.split(String(project.name[project.name.index(after: open)...].dropLast()))
            if inside.count > 1 {
                project.keywords += inside
                project.name = Signs.trimmed(String(project.name[..<open]))
            }
        }
        for piece in pieces { readPiece(piece, into: &project) }
    }

    private func readPiece(_ piece: String, into project: inout ProjectEntry) {
        if readField(piece, into: &project) { return }
        let items = ListItems.split(piece)
        if items.count > 1, items.allSatisfy({ $0.wordCount <= 4 }) {
            project.keywords += items
        } else {
            append(piece, to: &project)
        }
    }

    /// Reads "Technologies: …" and "Role: …".
    ///
    /// - Returns: whether it was one of them.
    private func readField(_ text: String, into project: inout ProjectEntry) -> Bool {
        guard let (kind, rest) = lexicon.label(of: text) else { return false }
        switch kind {
        case .technology: project.keywords += ListItems.split(rest)
        case .role: project.roles.append(rest)
        case .course, .thesis, .score, .issuer: return false
        }
        return true
    }

    private func readBody(_ line: DocumentLine, into project: inout ProjectEntry) {
        let (bare, url) = WebAddresses.cut(from: line.text)
        if let url { project.url = project.url ?? url }
        guard bare.hasLetter, bare.wordCount > 1 || url == nil else { return }
        if project.startDate == nil, project.endDate == nil, bare.wordCount <= 8,
            let match = scanner.firstMatch(in: bare), !bare.hasSuffix(".")
        {
            let rest = dates(in: bare, of: &project)
            if match.characters.count < bare.count - 3 { append(rest, to: &project) }
            return
        }
        let items = ListItems.split(bare)
        if items.count >= 3, project.description == nil, !bare.hasSuffix("."),
            items.allSatisfy({ $0.wordCount <= 3 && $0.first?.isLowercase == false })
        {
            project.keywords += items
            return
        }
        if readField(bare, into: &project) { return }
        append(bare, to: &project)
    }

    private func append(_ text: String, to project: inout ProjectEntry) {
        project.description = project.description.map { HighlightJoiner.join($0, text) } ?? text
    }

    private static func parted(_ text: String, isTitle: Bool) -> (name: String, description: String)? {
        for separator in [" – ", " — ", ": ", " - "] where separator != ": " || !isTitle {
            guard let range = text.firstRange(of: separator) else { continue }
            let name = Signs.trimmed(String(text[..<range.lowerBound]))
            let description = Signs.trimmed(String(text[range.upperBound...]))
            guard name.wordCount <= 10, description.hasLetter, !name.isEmpty else {
                continue
            }
            return (name, description)
        }
        return nil
    }
}
