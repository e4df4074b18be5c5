import Careers
import Resume
import TextFolding

/// Reads positions whose parts are labelled, each in front of its value or all in the head of a table:
///
///     Company Name : Blue Harbour Shipyard, Hull
///     Designation  : Fitter
///     Duration     : 2019 – 2023
///
/// What names a position without a label ("Blue Harbour Shipyard (2019 – 2023)" over "Designation: Fitter") is taken for
/// what no label says.
struct FormEntries {
    typealias Kind = ColumnLabels.Kind

    let scanner: DateScanner
    let labels: ColumnLabels
    let knowledge: CareerKnowledge
    let employers: EmployerNames
    let present: Set<String>
    let isPlace: (String) -> Bool

    /// Points by which the left edge of a value may differ from line to line.
    private static let tolerance = 6.0
    /// Words of a line that names a position without a label.
    private static let mostHeaderWords = 12
    private static let mostLabelWords = 4
    /// Words of a line that names something, be there a full stop behind it.
    private static let mostNameWords = 4
    private static let clearTitle = 0.55
    private static let clearEmployer = 0.6

    /// What a line of the section is.
    private enum Item {
        case fields([LabelledFields<Kind>.Field], DocumentLine)
        /// Dates behind a label that is not known.
        case dates(LabelledFields<Kind>.Field, DocumentLine)
        case text(DocumentLine)
    }

    /// A position on its way.
    private struct Draft {
        var values: [Kind: String] = [:]
        var header: [DocumentLine] = []
        var position = StatedPosition()
        /// The kind and the line of the value that may go on below.
        var last: (kind: Kind, line: DocumentLine)?

        func has(_ kind: Kind) -> Bool { values[kind] != nil }
        var isDated: Bool { has(.time) || has(.start) || has(.end) }
    }

    /// The kinds that positions are made of.
    private static let core: Set<Kind> = [.time, .start, .end, .title, .role, .employer, .client]
    /// The kinds that begin a position.
    private static let leading: Set<Kind> = [.time, .start, .title, .role, .employer, .client]

    /// The positions of a section.
    ///
    /// - Parameters:
    ///   - lines: all of it.
    ///   - areBeside: whether other positions are known, beside which clients are no employers.
    /// - Returns: nil where it is no form.
    func positions(of lines: [DocumentLine], areBeside: Bool = false) -> [StatedPosition]? {
        let rows = TableRows(
            scanner: scanner,
            labels: labels,
            employers: employers,
            isPlace: isPlace,
            knowledge: knowledge
        ).labelled(lines)
        let items = items(rows ?? labels.withWholeLabels(lines))
        guard isForm(items) else { return nil }
        // "Title: Claims portal" beside "Client: Example Insurance" is that of a project.
        let drafts = drafts(of: items).filter { !areBeside || !$0.has(.client) || $0.has(.employer) }
        if areBeside, drafts.isEmpty { return [] }
        let positions = drafts.compactMap(position)
        return positions.isEmpty ? nil : shared(positions)
    }

    // MARK: What the lines are

    private func items(_ lines: [DocumentLine]) -> [Item] {
        let reader = LabelledFields(table: labels.table)
        let dated = datesBehindLabels(lines)
        let read = lines.map { line in
            let fields = reader.fields(of: line)
            return fields.isEmpty ? fieldsBehindDate(line, reader) : fields
        }
        let hasPlainFields = zip(lines, read).contains { line, fields in
            !line.isBullet && fields.contains { [.title, .employer].contains($0.kind) }
        }
        return zip(lines.indices, read).map { index, fields in
            let line = lines[index]
            if fields.isEmpty, let dates = dated[index] { return .dates(dates, line) }
            if Self.isNumber(line.text) {
                return .fields([.init(kind: .number, values: [], isNumbered: true, isSigned: true)], line)
            }
            guard let first = fields.first, first.isSigned || first.kind == .told || first.kind == .number else {
                return .text(line)
            }
            // "• Client: a bank" among what is told is no field of the form; "• Company: Acme" opens one.
            let isStrong = fields.contains { [.title, .employer, .time, .start].contains($0.kind) }
            if line.isBullet, hasPlainFields, !isStrong { return .text(line) }
            return .fields(fields, line)
        }
    }

    /// "March 2015 to June 2020    Employer: Acme": fields whose dates stand in front of them without a label.
    private func fieldsBehindDate(
        _ line: DocumentLine,
        _ reader: LabelledFields<Kind>
    ) -> [LabelledFields<Kind>.Field] {
        guard let first = line.cells.first, line.cells.count > 1, isDate(first.text),
            let rest = line.with(cells: Array(line.cells.dropFirst()))
        else { return [] }
        let fields = reader.fields(of: rest)
        guard fields.first?.isSigned == true else { return [] }
        return [.init(kind: .time, values: [first], isNumbered: false, isSigned: true)] + fields
    }

    /// "Experience : Dec 2011 - Till Date": whatever a label is called that comes again, and behind which nothing but dates
    /// stand, it says when. One that stands there once may be a name.
    private func datesBehindLabels(_ lines: [DocumentLine]) -> [Int: LabelledFields<Kind>.Field] {
        var found: [String: [Int: LabelledFields<Kind>.Field]] = [:]
        for (index, line) in lines.enumerated() {
            guard let first = line.cells.first, !line.isBullet,
                first.text.has(UInt8(ascii: ":")) || line.cells.dropFirst().first?.text.hasPrefix(":") == true
            else { continue }
            let label = first.text.prefix { $0 != ":" }
            let signs = first.text.dropFirst(label.count).prefix { ": -–".contains($0) }
            let own = first.dropping(label.count + signs.count)
            let values = ([own] + line.cells.dropFirst()).map { cell in
                cell.dropping(cell.text.prefix { ": -–".contains($0) }.count)
            }.filter { !$0.text.isEmpty }
            guard label.contains(where: \.isLetter), label.wordCount <= Self.mostLabelWords,
                isDate(values.map(\.text).joined(separator: " "))
            else { continue }
            let field = LabelledFields<Kind>.Field(kind: .time, values: values, isNumbered: false, isSigned: true)
            found[Lexicon.key(String(label)), default: [:]][index] = field
        }
        return found.values.filter { $0.count > 1 }.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// "#1", "(2)", "3.": the number of a position on a line of its own.
    private static func isNumber(_ text: String) -> Bool {
        text.utf8.count <= 4 && text.hasNumber && text.allSatisfy { $0.isNumber || "#().: ".contains($0) }
    }

    /// Whether labels say who employed and as what, at least for most dated lines.
    private func isForm(_ items: [Item]) -> Bool {
        var counts: [Kind: Int] = [:]
        var dated = 0
        for item in items {
            switch item {
            case .fields(let fields, _):
                for field in fields {
                    counts[field.kind, default: 0] += 1
                    if !Self.isTime(field.kind), scanner.firstMatch(in: field.text)?.isRange == true {
                        counts[.time, default: 0] += 1
                    }
                }
            case .dates: counts[.time, default: 0] += 1
            case .text(let line):
                if !line.isBullet, line.wordCount <= Self.mostHeaderWords,
                    scanner.firstMatch(in: line.text)?.isRange == true
                {
                    dated += 1
                }
            }
        }
        func count(_ kinds: Kind...) -> Int { kinds.reduce(0) { $0 + (counts[$1] ?? 0) } }
        let titles = count(.title)
        let employers = count(.employer)
        let times = count(.time, .start)
        if employers > 0, titles + count(.role) > 0 || times > 0 { return dated <= employers + titles }
        // "Blue Harbour Shipyard, 2019 – 2023" over "Designation: Fitter"
        if titles > 0 { return dated <= titles && (dated > 0 || times > 0) }
        // A role alone is the title only below a line that names none itself.
        if dated > 0, count(.role) >= dated { return !hasTitles(items) }
        return count(.client) > 0 && count(.role) > 0 && times > 0 && dated == 0
    }

    /// Whether a dated line names a title itself.
    private func hasTitles(_ items: [Item]) -> Bool {
        items.contains { item in
            guard case .text(let line) = item, !line.isBullet, line.wordCount <= Self.mostHeaderWords,
                scanner.firstMatch(in: line.text)?.isRange == true
            else { return false }
            return HeaderPlaces.atoms(of: line.text).contains {
                knowledge.titleLikelihood(String($0)) >= Self.clearTitle
            }
        }
    }

    // MARK: Positions

    private func drafts(of items: [Item]) -> [Draft] {
        var drafts: [Draft] = []
        var current = Draft()
        var pending: [DocumentLine] = []
        var opening: Kind?
        func close() {
            if !current.values.isEmpty || !current.header.isEmpty { drafts.append(current) }
            current = Draft()
        }
        for (index, item) in items.enumerated() {
            switch item {
            case .fields(let fields, let line):
                for (number, field) in fields.enumerated() {
                    let opens = number == 0 && !pending.isEmpty && Self.core.contains(field.kind)
                    if opens || begins(field, after: current, opening: opening) {
                        close()
                        current.header = pending
                        pending = []
                    }
                    if opening == nil, Self.leading.contains(field.kind) { opening = field.kind }
                    take(field, of: line, into: &current)
                }
            case .dates(let field, let line):
                // A project within a position may have dates as well.
                if current.values.isEmpty || current.isDated {
                    add(line, to: &current)
                } else {
                    take(field, of: line, into: &current)
                }
            case .text(let line):
                if isHeader(at: index, of: items, current: current) {
                    pending.append(line)
                } else {
                    add(line, to: &current)
                }
            }
        }
        close()
        return drafts
    }

    /// Whether a field belongs to the next position.
    private func begins(_ field: LabelledFields<Kind>.Field, after current: Draft, opening: Kind?) -> Bool {
        guard !current.values.isEmpty else { return false }
        // "Project 2" stands below the employer whom it was done for.
        let isWithin = field.kind == .client && (current.has(.employer) || !current.header.isEmpty)
        if field.kind == .number || field.isNumbered, !isWithin {
            return Self.core.contains(field.kind) || field.kind == .number
        }
        guard Self.core.contains(field.kind) else { return false }
        // Dates of projects and roles in them stand below what names the position.
        if field.kind == .client || field.kind == .role {
            return current.has(field.kind) && !current.has(.employer) && current.header.isEmpty
        }
        if field.kind == .time || field.kind == .start, current.isDated {
            return current.has(.title) || current.has(.employer)
        }
        if current.has(field.kind) { return true }
        return field.kind == opening && (current.isDated || current.has(.title) && current.has(.employer))
    }

    private func take(_ field: LabelledFields<Kind>.Field, of line: DocumentLine, into draft: inout Draft) {
        draft.last = (field.kind, line)
        switch field.kind {
        case .told:
            if let value = line.with(cells: field.values) { draft.position.body.append(value.asBullet) }
        case .note:
            draft.position.body.append(line.asBullet)
        case .number: break
        case .time, .start, .end, .title, .role, .employer, .client, .place:
            guard !draft.has(field.kind) else {
                // The second client of one employer.
                draft.position.body.append(line.asBullet)
                return
            }
            var values = field.values
            if !Self.isTime(field.kind),
                let index = values.indices.dropFirst().first(where: { isDate(values[$0].text) })
            {
                // "Employer: Acme   2016 – 2019"
                draft.values[.time] = draft.values[.time] ?? values.remove(at: index).text
            }
            draft.values[field.kind] = values.map(\.text).joined(separator: " ")
            draft.position.lines.append(line)
        }
    }

    private static func isTime(_ kind: Kind) -> Bool { [.time, .start, .end].contains(kind) }

    /// Whether a text is a stretch of time and nothing else.
    private func isDate(_ text: String) -> Bool {
        scanner.firstMatch(in: text).map { $0.isRange && $0.characters.count + 2 >= text.count } == true
    }

    /// What stands below a field without a label: its value, more of it where it stands in line with it, else something
    /// told.
    private func add(_ line: DocumentLine, to draft: inout Draft) {
        guard let last = draft.last, Self.core.contains(last.kind) || last.kind == .place,
            draft.position.body.isEmpty, !line.isBullet, let value = draft.values[last.kind]
        else {
            if !draft.values.isEmpty {
                draft.position.body.append(draft.last?.kind == .told ? line.asBullet : line)
            }
            return
        }
        let breaksOff =
            value.isEmpty || WrappedHeader.endsOpen(value) || value.hasSuffix(",") || value.hasSuffix("-")
        if last.kind == .employer, !breaksOff, isTitle(line, in: draft) {
            draft.values[.title] = line.text
            draft.position.lines.append(line)
            draft.last = nil
            return
        }
        // "2012 to 2014" over "Designation: Fitter" over "Acme Ltd"
        let isNameless = draft.header.allSatisfy { isDate($0.text) } && !draft.header.isEmpty
        if last.kind == .title || last.kind == .role, isNameless, !draft.has(.employer), !draft.has(.client),
            employers.likelihood(line.text) >= Self.clearEmployer || line.wordCount <= Self.mostHeaderWords / 2,
            line.text.first?.isUppercase == true, !Sentences.ends(line.text)
        {
            draft.values[.client] = line.text
            draft.position.lines.append(line)
            draft.last = nil
            return
        }
        let isBesideLabel =
            last.line.cells.count > 1 && line.cells.count == 1
            && last.line.cells.last.map { abs($0.left - line.left) < Self.tolerance } == true
        let goesOn = line.text.first?.isLowercase == true && line.wordCount <= 4
        guard isBesideLabel || breaksOff || goesOn else {
            draft.position.body.append(line)
            return
        }
        let joint = value.isEmpty ? "" : isPlace(line.text) && !value.hasSuffix(",") ? ", " : " "
        draft.values[last.kind] = value + joint + line.text
        draft.position.lines.append(line)
    }

    /// "Company: Acme Ltd (2012 – 2014)" over "Fitter": the title alone needs no label.
    private func isTitle(_ line: DocumentLine, in draft: Draft) -> Bool {
        !draft.has(.title) && !draft.has(.role) && line.wordCount <= Self.mostHeaderWords / 2
            && !Sentences.ends(line.text)
            && knowledge.titleLikelihood(line.text) >= max(Self.clearTitle, employers.likelihood(line.text))
    }

    /// Whether a line names a position without a label: short, before a field of another position, or of the first.
    private func isHeader(at index: Int, of items: [Item], current: Draft) -> Bool {
        guard case .text(let line) = items[index], !line.isBullet, line.wordCount <= Self.mostHeaderWords,
            !Sentences.ends(line.text) || line.wordCount <= Self.mostNameWords, line.text.first?.isLowercase != true,
            !line.text.contains(":") || scanner.firstMatch(in: line.text)?.isRange == true,
            !(current.last.map { current.values[$0.kind]?.isEmpty == true } ?? false)
        else { return false }
        // Where the first employer has nothing above, titles stand below.
        if current.last?.kind == .employer, current.header.isEmpty, isTitle(line, in: current) { return false }
        for next in items[(index + 1)...].prefix(2) {
            guard case .fields(let fields, _) = next else { continue }
            guard let field = fields.first(where: { Self.leading.contains($0.kind) }),
                field.kind != .client, field.kind != .role || !current.has(.title)
            else { return false }
            return current.values.isEmpty || current.has(field.kind)
                || current.has(.title) && (current.has(.employer) || !current.header.isEmpty)
        }
        return false
    }

    /// What a position says, its dates read.
    private func position(_ draft: Draft) -> StatedPosition? {
        var position = draft.position
        position.title = draft.values[.title] ?? (draft.values[.role].flatMap { $0.isEmpty ? nil : $0 })
        position.titleCertainty = position.title == nil ? nil : StatedPosition.labelled
        position.employer = draft.values[.employer]
        position.employerCertainty = draft.has(.employer) ? StatedPosition.labelled : nil
        position.place = draft.values[.place]
        position.dates = dates(draft)
        position.employer = withoutDates(position.employer, dates: &position.dates)
        position.title = withoutDates(position.title, dates: &position.dates)
        for line in draft.header { name(line, in: &position) }
        if position.employer == nil, let client = draft.values[.client] {
            position.employer = client
            position.employerCertainty = StatedPosition.unlabelled
        }
        position.lines = draft.header + position.lines
        guard position.title?.isEmpty == false || position.employer?.isEmpty == false else { return nil }
        return position
    }

    /// "Acme Ltd (Jan 2012 to Dec 2014)" behind the label of a name.
    private func withoutDates(_ name: String?, dates: inout DateRange?) -> String? {
        guard let name, let match = scanner.firstMatch(in: name), match.isRange else { return name }
        dates = dates ?? match.range
        return Self.text(name, without: match)
    }

    private static func text(_ text: String, without match: DateMatch) -> String {
        let before = text.prefix(match.characters.lowerBound).trimmingSuffix { " ([-–,:|".contains($0) }
        let after = text.dropFirst(match.characters.upperBound).drop { " )].,-–:|".contains($0) }
        return before.isEmpty ? String(after) : after.isEmpty ? String(before) : before + ", " + after
    }

    private func dates(_ draft: Draft) -> DateRange? {
        if let time = draft.values[.time], let match = scanner.firstMatch(in: time) { return span(match) }
        let start = draft.values[.start]
        if let start, let match = scanner.firstMatch(in: start), match.isRange { return match.range }
        let end = draft.values[.end]
        var range = DateRange()
        range.start = start.flatMap { scanner.firstMatch(in: $0)?.range.end }
        if let end {
            range.end = scanner.firstMatch(in: end)?.range.end
            range.isCurrent = range.end == nil && present.contains(Lexicon.key(end))
        }
        return range == DateRange() ? nil : range
    }

    /// A single date says both when something began and when it ended.
    private func span(_ match: DateMatch) -> DateRange {
        var range = match.range
        if !match.isRange, range.start == nil { range.start = range.end }
        return range
    }

    /// Takes what a line without a label names for what is not known yet.
    private func name(_ line: DocumentLine, in position: inout StatedPosition) {
        var text = line.text
        if let match = scanner.firstMatch(in: text) {
            if position.dates == nil { position.dates = span(match) }
            text = Self.text(text, without: match)
        }
        text = String(LabelTable<Kind>.withoutNumber(text[...]).drop { $0 == " " })
        guard text.hasLetter else { return }
        let title = knowledge.titleLikelihood(text)
        if position.title == nil, title >= Self.clearTitle || position.employer != nil && title > 0.4,
            title > employers.likelihood(text)
        {
            position.title = text
            position.titleCertainty = StatedPosition.unlabelled
        } else if position.employer == nil, !isPlace(text) {
            position.employer = text
            position.employerCertainty = StatedPosition.unlabelled
        } else if position.place == nil, isPlace(text) {
            position.place = text
        }
    }

    /// An employer who is named with the first of several positions only.
    private func shared(_ positions: [StatedPosition]) -> [StatedPosition] {
        var employer: StatedPosition?
        return positions.map { position in
            guard position.employer == nil else {
                employer = position
                return position
            }
            var position = position
            position.employer = employer?.employer
            position.employerCertainty = employer == nil ? nil : StatedPosition.unlabelled
            position.place = position.place ?? employer?.place
            return position
        }
    }
}
