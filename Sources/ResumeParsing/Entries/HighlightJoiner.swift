import Resume
import TextFolding

/// Puts wrapped lines together again: one highlight an item, one a sentence block where there are no bullets.
struct HighlightJoiner {
    func highlights(from lines: [DocumentLine]) -> [Sourced<String>] {
        let hasBullets = lines.contains(where: \.isBullet)
        let rightEdges = lines.rightEdges
        var items: [Sourced<String>] = []
        var previous: DocumentLine?
        for line in lines {
            let starts = previous.map {
                startsItem(line, after: $0, hasBullets: hasBullets, rightEdge: rightEdges[line.block] ?? line.right)
            }
            if starts == false, let last = items.indices.last {
                items[last].value = Self.join(items[last].value, line.text)
                items[last].lines.append(line.reference)
            } else {
                items.append(Sourced(line.text, lines: [line.reference]))
            }
            previous = line
        }
        return items
    }

    private func startsItem(_ line: DocumentLine, after previous: DocumentLine, hasBullets: Bool, rightEdge: Double)
        -> Bool
    {
        if line.isBullet { return true }
        if previous.text.isUnfinished(before: line.text) { return false }
        if hasBullets, previous.isBullet || line.left > previous.left - 2 {
            // Recognition loses bullets: a sentence that begins where one ended is an item of its own.
            if previous.text.hasSuffix("."), line.text.first?.isUppercase == true { return true }
            return line.block != previous.block && line.text.first?.isLowercase != true && previous.text.hasSuffix(".")
        }
        if line.text.first?.isLowercase == true { return false }
        if previous.text.hasSuffix("."), line.text.first?.isUppercase == true { return true }
        if previous.block != line.block { return true }
        // The first word of this line would have fitted on the one before: so it was meant to begin anew.
        let firstWord = Double(line.text.prefix { $0 != " " }.count + 1)
        let letter = (previous.right - previous.left) / Double(max(previous.text.count, 1))
        return previous.right + letter * firstWord < rightEdge
    }

    /// Joins two lines; a word that was hyphenated at the end of the first becomes whole, and so does a date.
    static func join(_ first: String, _ second: String) -> String {
        // "28-09-" and "2017": a date in figures.
        if let sign = first.last, "-/".contains(sign), first.dropLast().last?.isNumber == true,
            second.first?.isNumber == true
        {
            return first + second
        }
        if first.hasSuffix("-"), let beforeHyphen = first.dropLast().last, beforeHyphen.isLetter,
            second.first?.isLowercase == true
        {
            // "c-" and "level" are a compound: no word is parted behind its first letter.
            let isLetterAlone = first.dropLast(2).last?.isLetter != true
            return isLetterAlone ? first + second : first.dropLast() + second
        }
        return first + " " + second
    }
}
