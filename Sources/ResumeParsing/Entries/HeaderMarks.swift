import Careers
import Resume
import TextFolding

/// Tells the lines of a section that name entries from those that tell about them.
struct HeaderMarks {
    let scanner: DateScanner
    let knowledge: CareerKnowledge

    /// From such a likelihood on, a line names a position.
    private static let leastTitle = 0.55
    /// From such a likelihood on, it is hardly anything else.
    private static let clearTitle = 0.8
    /// Letters that the narrowest columns of text hold.
    private static let leastWidth = 30.0

    /// A line where it stands, and what is known of those before it.
    private struct Situation {
        let line: DocumentLine
        let date: DateMatch?
        let previous: (line: DocumentLine, isBody: Bool)?
        let next: (line: DocumentLine, date: DateMatch?)?
        /// Whether the header at hand has said when.
        let isDated: Bool
        /// Whether the line may open an entry although it is an item of a list.
        let isListed: Bool
        /// Whether the header at hand began with a date alone, and has fewer than two names yet.
        let isBelowDate: Bool
        let isProminent: Bool
        let isDateAhead: Bool
        /// Words with letters.
        let words: Int
        /// Words in small letters.
        let plainWords: Int

        var isBehindBody: Bool { previous?.isBody == true }
        var isBehindDate: Bool { previous?.isBody == false && isDated && !isProminent }
    }

    func marked(_ lines: [DocumentLine]) -> [(line: DocumentLine, isBody: Bool)] {
        let survey = HeaderSurvey(lines, scanner: scanner, knowledge: knowledge)
        var marked: [(line: DocumentLine, isBody: Bool)] = []
        // Whether the header at hand has said when, and the last one named a position; and its dates.
        var (isDated, isNamed) = (false, false)
        var span: DateRange?
        for (index, line) in lines.enumerated() {
            let date = survey.dated[index]
            let words = line.text.split(separator: " ")
            let situation = Situation(
                line: line,
                date: date,
                previous: marked.last,
                next: survey.next(after: index),
                isDated: isDated,
                isListed: survey.placement.isInItems || !isNamed || !DatePlacement.lies(date, within: span),
                isBelowDate: isBelowDate(marked, dated: survey.dated),
                isProminent: survey.isProminent(line),
                isDateAhead: survey.isDateAhead(index),
                words: words.filter(\.hasLetter).count,
                plainWords: words.filter { $0.first?.isLowercase == true }.count
            )
            let isTale = !marked.isEmpty && survey.isAside(index) || survey.below?.isTale(index) == true
            let isBody = isTale || isBody(situation, survey)
            isDated = !isBody && (isDated || date?.isRange == true)
            if !isBody {
                let goesOn = marked.last?.isBody == false && isNamed
                isNamed = goesOn || !line.isBullet && namesPosition(line)
                if marked.last?.isBody != false { span = nil }
                if let date, date.isRange { span = date.range }
            }
            marked.append((line, isBody))
        }
        return marked
    }

    /// Whether the header at hand began with a date alone, and has fewer than two names yet.
    private func isBelowDate(_ marked: [(line: DocumentLine, isBody: Bool)], dated: [DateMatch?]) -> Bool {
        let header = marked.suffix(3).reversed().prefix { !$0.isBody }.count
        guard (1...2).contains(header), let date = dated[marked.count - header], date.isRange else { return false }
        return marked[marked.count - header].line.text.count - date.characters.count <= 2
    }

    // MARK: - What is decided by what

    /// Whether a line tells about an entry. What says most is asked first.
    private func isBody(_ situation: Situation, _ survey: HeaderSurvey) -> Bool {
        byDate(situation, survey) ?? byLook(situation, survey) ?? bySentence(situation, survey)
            ?? byHeader(situation) ?? byPosition(situation, survey)
    }

    /// By the date on the line.
    private func byDate(_ situation: Situation, _ survey: HeaderSurvey) -> Bool? {
        let (line, date) = (situation.line, situation.date)
        // The page that a résumé was printed from stands anywhere.
        if line.isTold || isAddress(line) { return true }
        if line.isBullet {
            guard situation.isListed || date == nil else { return true }
            return !isBulletedHeader(situation, isNameFirst: survey.isNameFirst)
        }
        let hasRange = date?.isRange == true || date != nil && line.cells.count > 1
        if hasRange, line.wordCount <= 16 || date?.characters.lowerBound ?? .max <= 1 { return false }
        // However long: a line that ends with its dates names something.
        if let date, date.isRange, line.wordCount <= 28, date.characters.upperBound >= line.text.count - 1 {
            return false
        }
        return nil
    }

    /// By how names and dates look in this section.
    private func byLook(_ situation: Situation, _ survey: HeaderSurvey) -> Bool? {
        let (line, next) = (situation.line, situation.next)
        guard situation.isBehindBody else { return nil }
        // Where all names stand out, nothing else begins an entry, and what does is none of the text before it.
        let isRow = line.cells.count > 1 && next?.date?.isRange == true && next?.line.isBullet == false
        if survey.isPlain(line), !isRow { return true }
        if survey.placement.isFirst, situation.date == nil, !situation.isProminent, line.cells.count == 1,
            !isNameAbove(next, line), !Placeholders.isEmployer(line.text)
        {
            return true
        }
        if situation.isProminent, survey.standsOut, situation.isDateAhead, situation.words <= 13 { return false }
        return nil
    }

    /// By sentences, which name nothing.
    private func bySentence(_ situation: Situation, _ survey: HeaderSurvey) -> Bool? {
        let (line, words) = (situation.line, situation.words)
        if let previous = situation.previous, previous.isBody,
            !isNewTitle(situation, behind: previous.line),
            continues(previous.line, line, rightEdge: survey.rightEdge(of: line))
        {
            return true
        }
        if line.text.first?.isLowercase == true, situation.previous != nil { return true }
        // However long: what has its dates on the next line, in a section where names come first, is a name.
        if survey.isNameFirst, words > 13, words <= 20, !Sentences.ends(line.text), let next = situation.next,
            let when = next.date, when.isRange, next.line.text.count - when.characters.count <= 4
        {
            return false
        }
        if words > 13 && !situation.isProminent || Sentences.ends(line.text) && words >= 3 { return true }
        return situation.previous == nil ? false : nil
    }

    /// By the header above, which may have said all already.
    private func byHeader(_ situation: Situation) -> Bool? {
        let (line, words, plain) = (situation.line, situation.words, situation.plainWords)
        // Behind the date a longer line of ordinary words begins to tell.
        if situation.isBehindDate,
            words >= 6 && plain * 2 > words || words >= 12
                || line.cells.contains(where: { Sentences.end(in: $0.text[...]) != nil })
        {
            return true
        }
        // Below a date that stands alone come the names, indented or not.
        if situation.isBelowDate, words <= 10 { return false }
        guard situation.isBehindDate, line.cells.count == 1 else { return nil }
        // "Cut waste by 12 %": figures among ordinary words.
        if line.wordCount >= 4, plain * 2 >= line.wordCount - 1,
            Self.beforeBrackets(line.text).contains(where: \.isNumber)
        {
            return true
        }
        // Beside the date all is said already: what stands below tells about it.
        let isBesideAll = situation.previous.map { $0.line.cells.count >= 3 } == true
        return isBesideAll && words >= 3 && plain * 2 >= words ? true : nil
    }

    /// By where the line stands, and at last by its words.
    private func byPosition(_ situation: Situation, _ survey: HeaderSurvey) -> Bool {
        let (line, words) = (situation.line, situation.words)
        guard let previous = situation.previous else { return false }
        // Where what is told stands behind bullets, or set off by space, a short line that begins anew names something.
        if previous.isBody, situation.isDateAhead, words <= 12, !Sentences.ends(line.text),
            survey.layout(of: line).begins(line, after: previous.line)
        {
            return false
        }
        if survey.isIndented(line), !situation.isProminent, line.cells.count == 1 {
            let shift = survey.contentLeft(of: line) - survey.contentLeft(of: previous.line)
            if !previous.isBody, situation.isDated, shift > 4, shift < 40 { return true }
            return previous.isBody || !isBesideRail(line, previous.line) || words > 8
        }
        // A header has few lines.
        if !previous.isBody || situation.isProminent || line.cells.count > 1 { return false }
        if let next = situation.next, let date = next.date, date.isRange, !next.line.isBullet {
            // Where entries begin with dates, what stands above them belongs to the entry before.
            return survey.placement.isFirst && date.characters.lowerBound <= 1 && !isNameAbove(next, line)
        }
        return knowledge.titleLikelihood(line.text) < Self.leastTitle && !looksLikeName(line)
    }

    /// Entries may be items of a list themselves: then the item, or the line below it, says when.
    private func isBulletedHeader(_ situation: Situation, isNameFirst: Bool) -> Bool {
        let (line, next) = (situation.line, situation.next)
        guard line.wordCount <= 12, !Sentences.ends(line.text) else { return false }
        // "– Edinburgh" under a header that was too long for its line.
        if line.reference.text.hasPrefix("–") || line.reference.text.hasPrefix("—"),
            situation.previous?.isBody == false, line.wordCount <= 3, next?.date?.isRange == true,
            next?.line.isBullet == false
        {
            return true
        }
        if let date = situation.date, date.isRange {
            return date.characters.lowerBound <= 1 || date.characters.upperBound >= line.text.count - 2
        }
        guard isNameFirst, let next, !next.line.isBullet, let when = next.date, when.isRange,
            next.line.text.count - when.characters.count <= 24, !next.line.isBold,
            knowledge.titleLikelihood(withoutDate(when, next.line.text)) < 0.55
        else { return false }
        let named = knowledge.titleLikelihood(line.text.split(separator: ",").first.map(String.init) ?? line.text)
        guard named >= Self.leastTitle else { return false }
        // "• Mentored junior engineers" above "Engineer   2011 – 2017" tells of the entry before: the next one names itself.
        return named > knowledge.titleLikelihood(withoutDate(when, next.line.text))
    }

    // MARK: - Looks

    /// Whether a known title stands alone below an item of a list, and says when soon: the item may be as wide as any.
    private func isNewTitle(_ situation: Situation, behind previous: DocumentLine) -> Bool {
        previous.isBullet && situation.isDateAhead && situation.line.left < previous.left + 1
            && situation.line.text.first?.isUppercase == true && previous.text.last?.isLetter == true
            && knowledge.titleLikelihood(situation.line.text) >= Self.clearTitle
    }

    /// Whether a line goes on with names right of a rail that holds the date.
    private func isBesideRail(_ line: DocumentLine, _ previous: DocumentLine) -> Bool {
        let rail = scanner.firstMatch(in: previous.text)?.characters
        return rail?.lowerBound == 0 && (rail?.count ?? 0) < previous.text.count - 3
            || previous.cells.count > 1 && abs(previous.cells[1].left - line.left) < 6
                && scanner.firstMatch(in: previous.cells[0].text)?.isRange == true
    }

    /// Whether a line may name an employer above a line that begins with dates, and has names beside them.
    private func isNameAbove(_ next: (line: DocumentLine, date: DateMatch?)?, _ line: DocumentLine) -> Bool {
        guard let next, let date = next.date, date.isRange, !line.text.hasNumber else { return false }
        return !DatePlacement.isAlone(date, on: next.line) && looksLikeName(line)
    }

    /// Whether a line names a position in one of its parts.
    private func namesPosition(_ line: DocumentLine) -> Bool {
        line.cells.contains { cell in
            knowledge.titleLikelihood(cell.text) >= Self.leastTitle
                || cell.text.split(whereSeparator: { ",|–—·".contains($0) })
                    .contains { knowledge.titleLikelihood(String($0)) >= Self.leastTitle }
        }
    }

    private func withoutDate(_ date: DateMatch, _ text: String) -> String {
        String(text.prefix(date.characters.lowerBound) + text.dropFirst(date.characters.upperBound))
    }

    /// Whether a line goes on with the sentence of the one before: that one was full, or broke off.
    private func continues(_ previous: DocumentLine, _ line: DocumentLine, rightEdge: Double) -> Bool {
        guard previous.block == line.block, !line.isBold || previous.isBold, line.cells.count == 1,
            !isAddress(previous)
        else { return false }
        if abs(line.left - previous.left) > 30 { return false }
        let firstWord = line.text.prefix { $0 != " " }.count
        let letter = (previous.right - previous.left) / Double(max(previous.text.count, 1))
        // Where no line is longer, none of them is full.
        let isWide = rightEdge - previous.left > letter * Self.leastWidth
        let isFull = isWide && previous.right + letter * Double(firstWord + 1) > rightEdge - 2
        if previous.text.hasSuffix(".") && !isFull { return false }
        return isFull && (previous.isBullet || line.left >= previous.left - 3) || previous.text.hasSuffix(",")
            || previous.text.hasSuffix("-") || line.text.first?.isLowercase == true
    }

    /// "Nurse (28 hours a week)" without what is said besides at its end.
    private static func beforeBrackets(_ text: String) -> Substring {
        text.hasSuffix(")") ? text.prefix { $0 != "(" } : text[...]
    }

    private func isAddress(_ line: DocumentLine) -> Bool { line.wordCount == 1 && line.text.contains("://") }

    private func looksLikeName(_ line: DocumentLine) -> Bool {
        let words = line.text.split(separator: " ")
        return words.count <= 6
            && words.allSatisfy { $0.first?.isUppercase == true || $0.count <= 3 || $0.first?.isLetter == false }
    }
}
