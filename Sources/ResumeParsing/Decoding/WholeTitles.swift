import TextFolding

/// Gives titles all that is printed of them: the part of a house behind them, the rest of their cell, brackets.
enum WholeTitles {
    /// The spans of a line with the whole of its title.
    static func spans(_ spans: [HeaderParse.Span], of line: HeaderAtoms.Line) -> [HeaderParse.Span] {
        withTitleOfCell(withUnit(spans, of: line), of: line)
    }

    /// A title with the brackets that are printed behind it, which say on what terms it was held.
    static func printed(_ title: HeaderParse.Span, in lines: [HeaderAtoms.Line]) -> HeaderParse.Span {
        for line in lines {
            for (cell, printed) in zip(line.cells, line.printed) where cell.whole != printed {
                guard let found = printed.firstRange(of: title.text + " ("),
                    let close = printed[found.upperBound...].firstIndex(of: ")")
                else { continue }
                var title = title
                title.text += " (" + printed[found.upperBound...close]
                return title
            }
        }
        return title
    }

    /// The spans of a line, with the part of a house that a title goes on with: "Registered Nurse, Surgical Unit".
    private static func withUnit(_ spans: [HeaderParse.Span], of line: HeaderAtoms.Line) -> [HeaderParse.Span] {
        guard let index = spans.firstIndex(where: { $0.label == .title }), index + 1 < spans.count else { return spans }
        let (title, unit) = (spans[index], spans[index + 1])
        guard unit.label == .unit, unit.cell == title.cell, title.atoms.upperBound + 1 == unit.atoms.lowerBound,
            line.atoms[unit.atoms.lowerBound].gap == .comma, !OrganisationUnits.isDepartment(unit.text)
        else { return spans }
        var spans = spans
        spans[index].text = HeaderLineParser.text(of: line, title.atoms.lowerBound..<(unit.atoms.upperBound + 1))
        return spans
    }

    /// Words of a title that has all of its cell.
    private static let longestTitle = 10

    /// The spans of a line, with all that stands beside the title up to the next cell or stroke where nothing there is
    /// anything else: "Analyst – Payments Team", "Clerk / Shift Leader".
    private static func withTitleOfCell(_ spans: [HeaderParse.Span], of line: HeaderAtoms.Line) -> [HeaderParse.Span] {
        guard let index = spans.firstIndex(where: { $0.label == .title }), !spans[index].isBareCut else { return spans }
        let cell = spans[index].cell
        func parts(_ atom: Int) -> Bool {
            guard line.atoms.indices.contains(atom), line.atoms[atom].cell == cell else { return true }
            return [.cell, .strong, .connective].contains(line.atoms[atom].gap)
        }
        var (first, last) = (spans[index].atoms.lowerBound, spans[index].atoms.upperBound)
        while !parts(first), first > 0, line.atoms[first - 1].cell == cell { first -= 1 }
        while !parts(last + 1) { last += 1 }
        let own = spans.filter { $0.atoms.overlaps(first...last) }
        let areOwn = own.allSatisfy { span in
            [.title, .unit, .other].contains(span.label) && !span.isBareCut
                && (span.label == .title || span.gap != .comma || !OrganisationUnits.isDepartment(span.text))
        }
        guard own.count > 1, areOwn else {
            return withBrackets(spans, of: line, title: index)
        }
        let text = HeaderLineParser.text(of: line, first..<(last + 1))
        guard text.wordCount <= longestTitle else { return spans }
        var spans = spans
        spans[index].text = text
        return spans
    }

    /// The spans of a line, with the brackets that stand right behind the title in it: "Consultant (Payments), Acme".
    private static func withBrackets(
        _ spans: [HeaderParse.Span],
        of line: HeaderAtoms.Line,
        title index: Int
    ) -> [HeaderParse.Span] {
        let title = spans[index]
        guard index + 1 < spans.count, [.other, .unit].contains(spans[index + 1].label),
            spans[index + 1].gap == .bracket, spans[index + 1].cell == title.cell,
            spans[index + 1].atoms.lowerBound == title.atoms.upperBound + 1
        else { return spans }
        let text = HeaderLineParser.text(of: line, title.atoms.lowerBound..<(spans[index + 1].atoms.upperBound + 1))
        guard text.contains("("), text.wordCount <= longestTitle else { return spans }
        var spans = spans
        spans[index].text = text.hasSuffix(")") ? text : text + ")"
        return spans
    }
}
