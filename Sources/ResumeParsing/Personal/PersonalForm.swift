import TextFolding

/// Parts the fields of a form of personal details from other lines, wherever in the document they stand:
///
///     Father's Name   : Suresh Example
///     Gender
///     Male
///     Languages Known : English, Hindi
struct PersonalForm {
    let labels: PersonalLabels

    typealias Kind = PersonalLabels.Kind

    /// What a form says that is of use, and the lines that belong to none.
    struct Parts {
        var rest: [DocumentLine] = []
        /// Values by the kind of their label, each a line.
        var values: [(kind: Kind, value: DocumentLine)] = []

        func values(_ kind: Kind) -> [DocumentLine] { values.filter { $0.kind == kind }.map(\.value) }
    }

    /// Words of a value that stands below its label.
    private static let mostWords = 6
    /// Lines that an address takes below its first.
    private static let mostAddressLines = 4
    /// Fields side by side that show that a line with a label and nothing else belongs to a form.
    private static let leastFields = 2

    private struct Entry {
        let kind: Kind
        let value: DocumentLine?
    }

    /// The parts of some lines.
    ///
    /// - Parameters:
    ///   - lines: of a section.
    ///   - isForm: whether it stands under a heading of personal details, where labels need no sign behind them.
    ///   - isHead: whether it says how the person is reached, where addresses may stand without other fields.
    /// - Returns: what the form says, and the other lines.
    func parts(of lines: [DocumentLine], isForm: Bool, isHead: Bool = false) -> Parts {
        let entries = lines.map(entries)
        let isPrivate = entries.map { $0.contains { $0.kind == .private } }
        let isWithin = isForm || isPrivate.count { $0 } >= Self.leastFields
        var parts = Parts()
        var index = 0
        while index < lines.count {
            let found = entries[index]
            let areAddresses = !found.isEmpty && found.allSatisfy { $0.kind == .address || $0.kind == .permanent }
            if areAddresses, isHead || isWithin {
                index = addresses(at: index, of: lines, entries, isHead: isHead, into: &parts)
                continue
            }
            guard let last = found.last, isWithin && isBesideForm(index, isPrivate, isForm) || isPrivate[index],
                found.contains(where: { $0.kind != .contact })
            else {
                parts.rest.append(lines[index])
                index += 1
                continue
            }
            for entry in found { if let value = entry.value { parts.values.append((entry.kind, value)) } }
            index += 1
            guard last.value == nil else { continue }
            // Labels that stand alone, one below the other, and then as many values.
            var open = [last.kind]
            while index < lines.count, entries[index].count == 1, entries[index][0].value == nil {
                open.append(entries[index][0].kind)
                index += 1
            }
            for kind in open {
                guard index < lines.count, entries[index].isEmpty, lines[index].wordCount <= Self.mostWords,
                    isWithin || !lines[index].isBullet
                else { break }
                parts.values.append((kind, lines[index].withoutSign))
                index += 1
            }
        }
        return parts
    }

    /// Points by which a cell may stand left of the label of its column.
    private static let tolerance = 20.0

    /// Reads addresses and the lines below their labels, which may stand side by side; what is no permanent one stays where
    /// it stands in the head of a page, for what else is among its lines.
    ///
    /// - Returns: where the next line stands.
    private func addresses(
        at start: Int,
        of lines: [DocumentLine],
        _ entries: [[Entry]],
        isHead: Bool,
        into parts: inout Parts
    ) -> Int {
        let found = entries[start]
        for entry in found { if let value = entry.value { parts.values.append((entry.kind, value)) } }
        if isHead, found.contains(where: { $0.kind == .address }) { parts.rest.append(lines[start]) }
        let columns = found.count == lines[start].cells.count ? lines[start].cells.map(\.left) : []
        var index = start + 1
        while index < lines.count, index - start <= Self.mostAddressLines, entries[index].isEmpty {
            let line = lines[index]
            let isFirst = index == start + 1 && found.contains { $0.value == nil }
            guard
                isFirst && !line.isBullet && line.wordCount <= 2 * Self.mostWords
                    || goesOn(line, from: lines[index - 1]),
                !line.text.contains("@"), ContactScanner.phone(in: line.text) == nil
            else { break }
            var kept: [DocumentLine.Cell] = []
            for cell in line.cells {
                let column = columns.lastIndex { $0 <= cell.left + Self.tolerance }
                let kind = found.count == 1 ? found[0].kind : column.map { found[$0].kind } ?? found[0].kind
                if let value = line.with(cells: [cell]) { parts.values.append((kind, value)) }
                if kind == .address { kept.append(cell) }
            }
            if isHead, !kept.isEmpty, let line = line.with(cells: kept) { parts.rest.append(line) }
            index += 1
        }
        return index
    }

    /// Whether a line stands among fields that belong to such a form for certain.
    private func isBesideForm(_ index: Int, _ isPrivate: [Bool], _ isForm: Bool) -> Bool {
        isForm || isPrivate[max(index - 3, 0)..<min(index + 4, isPrivate.count)].contains(true)
    }

    /// Whether a line is more of an address: it stands right below, is short, and begins no list.
    private func goesOn(_ line: DocumentLine, from previous: DocumentLine) -> Bool {
        line.block == previous.block && line.page == previous.page && !line.isBullet && line.wordCount <= 10
            && line.top - previous.top < 2.2 * line.fontSize && !line.isAllCapitals
            && (previous.text.hasSuffix(",") || line.left > previous.left + 6 || line.text.hasNumber)
    }

    private func entries(of line: DocumentLine) -> [Entry] {
        LabelledFields(table: labels.table).fields(of: line).compactMap { field in
            guard field.isSigned || line.wordCount <= 4 else { return nil }
            return Entry(kind: field.kind, value: field.values.isEmpty ? nil : line.with(cells: field.values))
        }
    }
}

extension DocumentLine {
    /// The line without the colon or dash that it begins with, which belongs to the label above.
    fileprivate var withoutSign: DocumentLine {
        guard let first = cells.first, let sign = first.text.first, ":-–".contains(sign) else { return self }
        let count = first.text.prefix { ":-– ".contains($0) }.count
        return with(cells: [first.dropping(count)] + cells.dropFirst()) ?? self
    }
}
