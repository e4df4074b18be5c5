import Careers
import Resume
import TextFolding

/// Reads the lines of a history one by one into what they say of positions, whichever way they say it: behind a label, in a
/// sentence, as a stretch of time, or as a name alone.
struct PositionParts {
    let told: ToldPositions
    let knowledge: CareerKnowledge
    let employers: EmployerNames
    let places: HeaderPlaces

    private var scanner: DateScanner { told.scanner }
    private var labels: ColumnLabels { told.labels }

    /// A line, or several that belong together.
    enum Item {
        case part(PositionPart)
        case told(DocumentLine)
    }

    /// Words of a line that names a position without a label.
    private static let mostWords = 12
    /// Words of an item of a list that names one.
    private static let mostItemWords = 8
    /// Words of a name, be there a full stop behind it.
    private static let mostNameWords = 4
    /// Characters around the dates of a line that says nothing else.
    private static let besideDates = 3
    static let clearTitle = 0.55
    static let clearEmployer = 0.6
    /// What a name comes to that ends with the word that it is an employer by.
    private static let certainEmployer = 0.7

    /// The lines of a section, in their order.
    func items(_ lines: [DocumentLine]) -> [Item] {
        let flow = LineFlow(lines)
        let fields = lines.map(LabelledFields(table: labels.table).fields)
        let areItemsNames = areItemsNames(lines, fields)
        var items: [Item] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if let first = fields[index].first, first.isSigned {
                let next = index + 1 < lines.count && fields[index + 1].isEmpty ? lines[index + 1] : nil
                let (part, count) = labelled(fields[index], of: line, above: next)
                items.append(part.map(Item.part) ?? .told(line))
                index += count
                continue
            }
            if let dates = told.datesAlone(line) {
                items.append(.part(PositionPart(source: .dates, dates: dates, lines: [line])))
            } else if let (part, end) = sentence(at: index, in: lines, flow: flow) {
                items.append(.part(part))
                index = end
                continue
            } else if let part = names(at: index, in: lines, fields: fields, areItemsNames: areItemsNames) {
                items.append(.part(part))
            } else {
                items.append(.told(line))
            }
            index += 1
        }
        return items
    }

    // MARK: Labels

    /// What the labels of a line say, and how many lines that takes.
    private func labelled(
        _ fields: [LabelledFields<ColumnLabels.Kind>.Field],
        of line: DocumentLine,
        above next: DocumentLine?
    ) -> (part: PositionPart?, count: Int) {
        var part = PositionPart(source: .label, lines: [line])
        var count = 1
        for (number, field) in fields.enumerated() {
            var text = field.text
            if text.isEmpty, number == fields.count - 1, let next, next.wordCount <= Self.mostWords, !next.isBullet {
                text = next.text
                part.lines.append(next)
                count = 2
            }
            guard !text.isEmpty else { continue }
            switch field.kind {
            case .title, .role: set(text, as: \.title, certainty: \.titleCertainty, of: &part)
            case .employer: set(text, as: \.employer, certainty: \.employerCertainty, of: &part)
            case .place: part.place = text
            case .time: part.dates = dates(in: text) ?? part.dates
            case .start: part.dates = DateRange(start: scanner.firstMatch(in: text)?.range.end)
            case .end:
                let match = scanner.firstMatch(in: text)?.range
                var range = part.dates ?? DateRange()
                range.end = match?.end
                range.isCurrent = match?.isCurrent ?? true
                part.dates = range
            case .client, .told, .note, .number: break
            }
        }
        let says = part.title != nil || part.employer != nil || part.dates != nil
        return says ? (part, count) : (nil, 1)
    }

    private func set(
        _ text: String,
        as name: WritableKeyPath<PositionPart, String?>,
        certainty: WritableKeyPath<PositionPart, Certainty?>,
        of part: inout PositionPart
    ) {
        var text = text
        if let match = scanner.firstMatch(in: text), match.isRange {
            part.dates = part.dates ?? match.range
            text = Self.text(text, without: match)
        }
        // "Company Name – City, State" is the head of a template.
        guard text.hasLetter, part[keyPath: name] == nil, !Placeholders.isEmployer(text), !Placeholders.isPlace(text)
        else { return }
        part[keyPath: name] = text
        part[keyPath: certainty] = StatedPosition.labelled
    }

    private func dates(in text: String) -> DateRange? {
        guard let match = scanner.firstMatch(in: text) else { return nil }
        var range = match.range
        if !match.isRange, range.start == nil { range.start = range.end }
        return range
    }

    static func text(_ text: String, without match: DateMatch) -> String {
        let before = text.prefix(match.characters.lowerBound).trimmingSuffix { " ([-–,:|".contains($0) }
        let after = text.dropFirst(match.characters.upperBound).drop { " )].,-–:|".contains($0) }
        return before.isEmpty ? String(after) : after.isEmpty ? String(before) : before + ", " + after
    }

    // MARK: Sentences

    private func sentence(
        at index: Int,
        in lines: [DocumentLine],
        flow: LineFlow
    ) -> (part: PositionPart, end: Int)? {
        guard told.sentence.opens(lines[index].text, byName: false),
            let (reading, end) = told.reading(at: index, in: lines, flow: flow, isStrict: true),
            reading.title != nil || reading.employer != nil, !reading.isPromotion,
            told.sentence.isPositionWithoutDates(reading)
                || names(reading) && (reading.dates != nil || end < lines.count && told.datesAlone(lines[end]) != nil)
        else { return nil }
        // "3 years of experience in piping" tells of no position.
        if reading.isExperience, reading.dates == nil, reading.title == nil || reading.employer == nil { return nil }
        let part = PositionPart(
            source: .sentence,
            title: reading.title,
            titleCertainty: reading.titleCertainty,
            employer: reading.employer,
            employerCertainty: reading.employerCertainty,
            place: reading.place,
            dates: reading.dates,
            isNow: reading.isNow,
            lines: Array(lines[index..<end])
        )
        return (part, end)
    }

    /// Whether what a sentence says is written like names.
    private func names(_ reading: EmploymentSentence.Reading) -> Bool {
        [reading.title, reading.employer].compactMap(\.self).allSatisfy(PositionAssembly.isProper)
    }

    // MARK: Names

    /// What a line without a label names.
    private func names(
        at index: Int,
        in lines: [DocumentLine],
        fields: [[LabelledFields<ColumnLabels.Kind>.Field]],
        areItemsNames: Bool
    ) -> PositionPart? {
        let line = lines[index]
        let isShort = line.wordCount <= (line.isBullet ? Self.mostItemWords : Self.mostWords)
        guard isShort, !line.isTold, fields[index].isEmpty, line.text.first?.isLowercase == false,
            !line.text.hasSuffix(":"), !line.text.contains("@"), labels.kind(line.text) == nil,
            !Sentences.ends(line.text) || line.wordCount <= Self.mostNameWords || endsWithDates(line.text)
                || beginsWithCompany(line.text)
        else { return nil }
        var part = PositionPart(source: .names, lines: [line])
        var texts: [String] = []
        for cell in line.cells {
            var text = cell.text
            if let match = scanner.firstMatch(in: text), match.isRange {
                guard part.dates == nil else { return nil }
                part.dates = match.range
                text = Self.text(text, without: match)
            }
            if text.hasLetter { texts.append(String(LabelTable<ColumnLabels.Kind>.withoutNumber(text[...]))) }
        }
        // A colon parts a label that nobody knows from what it says.
        guard !texts.contains(where: { $0.contains(":") }) else { return nil }
        for text in texts { name(Signs.trimmed(text), in: &part) }
        guard part.title != nil || part.employer != nil || part.unknown != nil else { return nil }
        if line.isBullet {
            // An item of a list names a position where more is said of it below, as of the first one, or it says when.
            let isClear = part.title != nil || part.employer != nil
            let isAbove = areItemsNames && isAbove(index, lines, fields)
            guard isAbove || isClear && part.dates != nil else { return nil }
        }
        return part
    }

    /// Lines in front of the first item that names a position: one with its dates.
    private static let mostLinesAbove = 1

    /// Whether a section begins with an item of a list below which more of a position is said: where it begins with other
    /// lines, items tell what was done.
    private func areItemsNames(
        _ lines: [DocumentLine],
        _ fields: [[LabelledFields<ColumnLabels.Kind>.Field]]
    ) -> Bool {
        lines.firstIndex(where: \.isBullet).map { $0 <= Self.mostLinesAbove && isAbove($0, lines, fields) } ?? false
    }

    private func isAbove(
        _ index: Int,
        _ lines: [DocumentLine],
        _ fields: [[LabelledFields<ColumnLabels.Kind>.Field]]
    ) -> Bool {
        index + 1 < lines.count && !lines[index + 1].isBullet && isHead(index + 1, lines, fields)
    }

    /// "MERIDIAN TRUST BANK PLC, Victoria Island, Lagos.": a company and where it is, with a full stop behind.
    private func beginsWithCompany(_ text: String) -> Bool {
        guard let comma = text.firstIndex(of: ",") else { return false }
        return employers.likelihood(String(text[..<comma])) == 1
    }

    private func endsWithDates(_ text: String) -> Bool {
        scanner.firstMatch(in: text).map { $0.isRange && $0.characters.upperBound + 2 >= text.count } == true
    }

    /// Whether a line says when something was, or labels what it says.
    private func isHead(
        _ index: Int,
        _ lines: [DocumentLine],
        _ fields: [[LabelledFields<ColumnLabels.Kind>.Field]]
    ) -> Bool {
        if let field = fields[index].first { return [.title, .role, .employer, .time, .start].contains(field.kind) }
        return scanner.firstMatch(in: lines[index].text)?.isRange == true
            || told.sentence.opens(lines[index].text, byName: false)
    }

    private func name(_ text: String, in part: inout PositionPart) {
        guard !text.isEmpty else { return }
        if let (title, employer) = parted(text), part.title == nil, part.employer == nil {
            part.title = title
            part.employer = employer
            part.titleCertainty = StatedPosition.unlabelled
            part.employerCertainty = StatedPosition.unlabelled
            return
        }
        let (bare, place) = places.withoutPlace(text)
        guard !bare.isEmpty else {
            part.place = part.place ?? place
            return
        }
        let employer = employers.likelihood(bare)
        // Titles have no place behind them, and do not end with the word that a firm is one by.
        let isEmployer = employer >= Self.certainEmployer || place != nil && employer >= EmployerNames.unknown
        let title = isEmployer ? 0 : knowledge.titleLikelihood(bare)
        if title >= Self.clearTitle, title > employer, part.title == nil {
            part.title = text
            part.titleCertainty = StatedPosition.unlabelled
        } else if isEmployer || employer >= Self.clearEmployer, part.employer == nil {
            part.employer = text
            part.employerCertainty = StatedPosition.unlabelled
        } else if part.unknown == nil {
            part.unknown = text
        }
    }

    /// What may stand between a title and an employer.
    private static let joints = [" | ", " – ", " - ", ", ", " @ ", " at ", " in ", " with ", " for "]

    /// "Site Engineer - Acme Ltd", "Acme Ltd, Site Engineer": both names of one line, where each is plainly what it is.
    private func parted(_ text: String) -> (title: String, employer: String)? {
        for sign in Self.joints {
            for cut in text.ranges(of: sign) {
                let sides = [String(text[..<cut.lowerBound]), String(text[cut.upperBound...])]
                for (title, employer) in [(sides[0], sides[1]), (sides[1], sides[0])] {
                    guard knowledge.titleLikelihood(title) >= Self.clearTitle,
                        employers.likelihood(title) < Self.clearEmployer,
                        employers.likelihood(places.withoutPlace(employer).text) >= Self.clearEmployer,
                        knowledge.titleLikelihood(employer) < Self.clearTitle
                    else { continue }
                    return (title, employer)
                }
            }
        }
        return nil
    }
}
