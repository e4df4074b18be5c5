/// Puts back what stands below a short column of its own.
///
/// Two columns of short items stand side by side, and the text goes on below over the full width. A layout that looks for
/// room between columns finds it beside the next heading as well, where nothing stands on the right, and so the heading is
/// read ahead of the right column:
///
///     Client service        Budgets
///     Public health         Planning
///     Experience
///     Extension Agent
///     October 2010 – today, Example County, planned and ran …
enum ColumnTails {
    /// Heights of a line that are more room than within a column.
    private static let leastRoom = 0.25
    /// Points by which lines of one column may begin apart.
    private static let tolerance = 4.0
    /// Lines of the tail at most: more are a column that goes on.
    private static let longest = 8

    /// The lines of a page, those below the right column moved behind it.
    static func moved(_ lines: [DocumentLine]) -> [DocumentLine] {
        var runs = self.runs(lines)
        for index in runs.indices.dropFirst().dropLast() {
            let (left, right, below) = (runs[index - 1], runs[index], runs[index + 1])
            guard let start = tail(of: left, beside: right, above: below), let next = below.first else {
                continue
            }
            runs[index - 1] = Array(left[..<start])
            runs[index + 1] = left[start...].map { $0.asPart(of: next) } + below
        }
        return runs.flatMap(\.self)
    }

    /// Lines of one block each.
    private static func runs(_ lines: [DocumentLine]) -> [[DocumentLine]] {
        var runs: [[DocumentLine]] = []
        for line in lines {
            if let last = runs.last?.last, last.block == line.block, last.page == line.page {
                runs[runs.count - 1].append(line)
            } else {
                runs.append([line])
            }
        }
        return runs
    }

    /// Where the part of a column begins that stands below the column on the right of it, and above a text as wide as both.
    private static func tail(
        of left: [DocumentLine],
        beside right: [DocumentLine],
        above below: [DocumentLine]
    ) -> Int? {
        guard let top = right.first, let end = right.map(\.bottom).max(), let edge = right.map(\.left).min(),
            let last = left.last, let next = below.first,
            last.page == top.page, next.page == top.page, top.top < last.top, next.top >= last.top, next.top >= end,
            let margin = left.map(\.left).min(), next.left > margin - tolerance, next.left < edge,
            below.contains(where: { $0.left < edge && $0.right > edge })
        else { return nil }
        guard let start = left.firstIndex(where: { $0.top >= end }), start > 0, left.count - start <= longest,
            left[..<start].allSatisfy({ $0.right <= edge }),
            left[start].top - left[start - 1].bottom > leastRoom * left[start].fontSize
        else { return nil }
        return start
    }
}

extension DocumentLine {
    /// The line in the block and the column of another.
    fileprivate func asPart(of other: DocumentLine) -> DocumentLine {
        DocumentLine(
            reference: reference,
            text: text,
            cells: cells,
            isBullet: isBullet,
            isTold: isTold,
            fontSize: fontSize,
            isBold: isBold,
            left: left,
            right: right,
            top: top,
            bottom: bottom,
            page: page,
            isRecognised: isRecognised,
            block: other.block,
            links: links,
            columnRight: other.columnRight
        )
    }
}
