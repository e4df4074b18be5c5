import Careers
import Resume
import TextFolding

/// Finds positions that are told in sentences among the lines of a section, be the sentences items of a list, lines of their
/// own or one after the other in a paragraph.
struct ToldPositions {
    let sentence: EmploymentSentence
    let scanner: DateScanner
    let labels: ColumnLabels

    /// Lines that a sentence may take.
    private static let mostLines = 4
    /// What it costs to read on in a line that does not look like the rest of the sentence.
    private static let costOfLine = 0.3
    /// What a date is worth for a sentence.
    private static let worthOfDate = 0.5
    /// Words of a line that names the employer, or the title, above a sentence.
    private static let mostWordsAbove = 10

    /// A position and the lines that it takes.
    private struct Told {
        var position: StatedPosition
        var lines: Range<Int>
        /// Whether it is said when, or that it is so now.
        let isTimed: Bool
        /// Whether the sentence itself says so, and not the line above it.
        let isTimedItself: Bool
    }

    /// What a section is made of.
    enum Piece {
        case position(StatedPosition)
        case lines([DocumentLine])
    }

    /// The positions that are told in a section, and what else is in it.
    ///
    /// - Parameter lines: a section.
    /// - Returns: nil where no position is told, or other lines with dates tell of more of them.
    func pieces(of lines: [DocumentLine]) -> [Piece]? {
        let lines = lines.flatMap(parted)
        let flow = LineFlow(lines)
        let found = told(in: lines, flow: flow)
        guard !found.isEmpty else { return nil }
        let taken = Set(found.flatMap(\.lines))
        let areEntries = DatedItems(scanner: scanner).areEntries(lines)
        let dated = lines.indices.filter { index in
            !taken.contains(index) && (areEntries || !lines[index].isBullet)
                && scanner.firstMatch(in: lines[index].text)?.isRange == true
        }
        let firstDated = dated.first ?? lines.count
        let timed = found.count(where: \.isTimed)
        // Among entries with dates of their own, sentences tell of those.
        let isHistory = timed >= dated.count
        let kept = found.filter { told in
            dated.isEmpty || told.isTimed && isHistory || told.isTimedItself && told.lines.lowerBound < firstDated
        }
        guard !kept.isEmpty else { return nil }
        return pieces(of: lines, told: kept, others: dated)
    }

    private func pieces(of lines: [DocumentLine], told: [Told], others: [Int]) -> [Piece] {
        var pieces: [Piece] = []
        var rest: [DocumentLine] = []
        var index = 0
        var current: StatedPosition?
        func close() {
            if let position = current { pieces.append(.position(position)) }
            current = nil
            if !rest.isEmpty { pieces.append(.lines(rest)) }
            rest = []
        }
        var next = told.startIndex
        while index < lines.count {
            if next < told.count, told[next].lines.lowerBound == index {
                close()
                current = told[next].position
                index = told[next].lines.upperBound
                next += 1
                continue
            }
            // What is told below a sentence belongs to it; beside other entries only what stands behind bullets surely does.
            if current != nil, rest.isEmpty, others.isEmpty || lines[index].isBullet && !others.contains(index) {
                current?.body.append(lines[index])
            } else {
                rest.append(lines[index])
            }
            index += 1
        }
        close()
        return pieces
    }

    // MARK: Sentences

    /// A line cut where another sentence about employment begins in it, or another clause of one.
    private func parted(_ line: DocumentLine) -> [DocumentLine] {
        guard line.cells.count == 1 else { return [line] }
        for stop in line.text.ranges(of: ". ") {
            let rest = String(line.text[stop.upperBound...])
            let opening = Signs.trimmed(String(rest.prefix { $0 != " " }))
            guard rest.first?.isUppercase == true, !sentence.employers.isLegalForm(opening),
                line.text[..<stop.lowerBound].split(separator: " ").last.map(Sentences.isShort) != true,
                sentence.opens(rest) || tells(rest, behind: line.text[..<stop.lowerBound])
            else { continue }
            let first = line.with(text: String(line.text[..<stop.lowerBound]) + ".")
            return clauses(first) + parted(line.with(text: rest).withoutBullet)
        }
        return clauses(line)
    }

    /// "… since April 2014. I also look after the examinations.": what was done stands behind when it was.
    private func tells(_ rest: String, behind sentence: Substring) -> Bool {
        rest.wordCount >= Self.wordsOfDeed && scanner.firstMatch(in: rest) == nil
            && self.sentence.opens(String(sentence)) && scanner.firstMatch(in: String(sentence)) != nil
    }

    /// Words of a sentence that tells what was done.
    private static let wordsOfDeed = 4

    /// A line cut where its sentence goes on with a promotion.
    private func clauses(_ line: DocumentLine) -> [DocumentLine] {
        guard let clause = sentence.promotion(in: line.text), clause.lowerBound > line.text.startIndex else {
            return [line]
        }
        let first = line.with(text: String(line.text[..<clause.lowerBound]) + ".")
        return [first] + clauses(line.with(text: String(line.text[clause.upperBound...])).withoutBullet)
    }

    private func told(in lines: [DocumentLine], flow: LineFlow) -> [Told] {
        var found: [Told] = []
        var index = 0
        while index < lines.count {
            if sentence.opens(lines[index].text), !isField(lines[index]),
                let told = told(at: index, in: lines, flow: flow, behind: &found)
            {
                found.append(told)
                index = told.lines.upperBound
            } else {
                index += 1
            }
        }
        return found
    }

    private func told(
        at start: Int,
        in lines: [DocumentLine],
        flow: LineFlow,
        behind found: inout [Told]
    ) -> Told? {
        // "Joined pipes" tells nothing that lines around it could add to.
        guard let (reading, end) = reading(at: start, in: lines, flow: flow),
            reading.employer != nil || reading.title != nil || reading.dates != nil
        else { return nil }
        let least = found.last?.lines.upperBound ?? 0
        var told = reading
        if told.isPromotion {
            guard start == least, let last = found.indices.last, let date = told.dates?.start else { return nil }
            promote(&told, from: &found[last].position, on: date)
        }
        var range = start..<end
        var isTimed = told.dates != nil || told.isNow
        if told.dates == nil, end < lines.count, let dates = datesAlone(lines[end]) {
            told.dates = dates
            range = start..<(end + 1)
            isTimed = true
        }
        let isTimedItself = isTimed
        if start > least, told.employer == nil || told.title == nil || told.dates == nil {
            if told.dates == nil, let dates = datesAlone(lines[start - 1]),
                !lines[start].isBullet || start - 1 == least || !mayBeHeader(lines[start - 2])
            {
                told.dates = dates
                range = (start - 1)..<range.upperBound
                isTimed = true
            } else if complete(&told, from: lines[start - 1], above: lines[start]) {
                range = (start - 1)..<range.upperBound
                isTimed = isTimed || told.dates != nil
            }
        }
        // What a line beside a sentence says is no reason to take any words for a title.
        guard sentence.isPosition(told),
            told.dates == nil || reading.dates != nil || sentence.isPositionWithoutDates(told)
        else { return nil }
        let position = StatedPosition(
            title: told.title,
            titleCertainty: told.titleCertainty,
            employer: told.employer,
            employerCertainty: told.employerCertainty,
            place: told.place,
            dates: told.dates,
            isCurrent: told.isNow,
            lines: Array(lines[range])
        )
        return Told(position: position, lines: range, isTimed: isTimed, isTimedItself: isTimedItself)
    }

    /// Whether a line may name what the dates below it belong to, so that they are none of what is told behind bullets.
    private func mayBeHeader(_ line: DocumentLine) -> Bool {
        !line.isBullet && line.wordCount <= Self.mostWordsAbove && !Sentences.ends(line.text)
    }

    /// What somebody became ends what they were before, at the same employer.
    private func promote(
        _ told: inout EmploymentSentence.Reading,
        from last: inout StatedPosition,
        on date: PartialDate
    ) {
        told.employer = last.employer
        told.employerCertainty = last.employerCertainty
        told.place = told.place ?? last.place
        if told.dates?.end == nil {
            told.dates?.end = last.dates?.end
            told.dates?.isCurrent = told.isNow || last.dates?.isCurrent ?? last.isCurrent
            told.isNow = told.dates?.isCurrent == true
        }
        if last.dates == nil { last.dates = DateRange() }
        last.dates?.end = date
        last.dates?.isCurrent = false
        last.isCurrent = false
    }

    /// The best reading of the lines from one on, and where it ends.
    ///
    /// - Parameters:
    ///   - start: the line that the sentence begins with.
    ///   - lines: a section.
    ///   - flow: tells which of its lines are full.
    ///   - isStrict: whether only lines belong to the sentence that look like the rest of it.
    /// - Returns: nil where no sentence begins there.
    func reading(
        at start: Int,
        in lines: [DocumentLine],
        flow: LineFlow,
        isStrict: Bool = false
    ) -> (EmploymentSentence.Reading, Int)? {
        var best: (reading: EmploymentSentence.Reading, end: Int, worth: Double)?
        var text = ""
        var cost = 0.0
        var isWithinDates = false
        for index in start..<min(start + Self.mostLines, lines.count) {
            let line = lines[index]
            if index > start {
                guard isWithinDates || !Sentences.ends(text) && !isOther(line, after: lines[index - 1], behind: text)
                else { break }
                let isNext =
                    isWithinDates || goesOn(lines[index - 1], with: line)
                    || isFull(lines[index - 1], before: line, flow: flow)
                if isStrict, !isNext { break }
                cost += isNext ? 0 : Self.costOfLine
                text = HighlightJoiner.join(text, line.text)
            } else {
                text = line.text
            }
            isWithinDates = index + 1 < lines.count && breaksDates(text, before: lines[index + 1])
            if isWithinDates { continue }
            let end = sentenceEnd(in: text)
            guard var reading = sentence.reading(of: String(text[..<(end ?? text.endIndex)])) else { continue }
            if let end, reading.dates == nil { reading.dates = dates(behind: text[end...]) }
            var worth = reading.score + (reading.dates == nil ? 0 : Self.worthOfDate) - cost
            // A line that is full goes on below.
            if end == nil, index + 1 < lines.count, isFull(line, before: lines[index + 1], flow: flow) {
                worth -= Self.costOfLine
            }
            if worth > best?.worth ?? -.infinity { best = (reading, index + 1, worth) }
            if end != nil { break }
        }
        return best.map { ($0.reading, $0.end) }
    }

    /// When something was, in a sentence that says nothing else: "Worked as Fitter in Acme Ltd. From 2015 to 2018."
    private func dates(behind rest: Substring) -> DateRange? {
        let text = Signs.trimmed(String(rest.dropFirst()))
        guard let match = scanner.firstMatch(in: text), match.isRange, match.characters.lowerBound <= 1,
            text.count - match.characters.count <= 2
        else { return nil }
        return match.range
    }

    /// Whether a line of many words is broken because the next word had no room.
    private func isFull(_ line: DocumentLine, before next: DocumentLine, flow: LineFlow) -> Bool {
        line.block == next.block && !next.isBullet && next.cells.count == 1 && line.wordCount >= Self.mostWordsAbove
            && !Sentences.ends(line.text) && flow.isFull(line, before: next)
    }

    /// Whether a stretch of time begins in a text and ends in the line below.
    private func breaksDates(_ text: String, before line: DocumentLine) -> Bool {
        guard !line.isBullet, line.cells.count == 1, sentenceEnd(in: text) == nil,
            let match = scanner.firstMatch(in: HighlightJoiner.join(text, line.text)), match.isRange
        else { return false }
        return match.characters.lowerBound < text.count && match.characters.upperBound > text.count + 1
    }

    /// Whether a line says something else than the text before it.
    private func isOther(_ line: DocumentLine, after previous: DocumentLine, behind text: String) -> Bool {
        line.isBullet || isField(line) || opensOther(line, behind: text)
            || sentence.opens(line.text, byName: !goesOn(previous, with: line)) && !sentence.goesOn(line.text)
    }

    /// Whether a line has dates apart, or dates as the text before it has some: it names another position.
    private func opensOther(_ line: DocumentLine, behind text: String) -> Bool {
        guard let match = scanner.firstMatch(in: line.text), match.isRange else { return false }
        // "2015 – 2018 : Acme Ltd"
        let rest = line.text.dropFirst(match.characters.upperBound).drop { $0 == " " }
        let isLabel = match.characters.lowerBound == 0 && rest.hasPrefix(":")
        return line.cells.count > 1 || isLabel || scanner.firstMatch(in: text)?.isRange == true
    }

    /// "Working as - Fitter": a label, and no sentence.
    private func isField(_ line: DocumentLine) -> Bool {
        LabelledFields(table: labels.table).fields(of: line).first?.isSigned == true
    }

    /// Where a sentence ends in a text; "Mfg. Co. Ltd." goes on.
    private func sentenceEnd(in text: String) -> String.Index? {
        guard let end = Sentences.end(in: text[...]) else { return nil }
        let next = text[end...].dropFirst(2).prefix { $0 != " " }
        return sentence.employers.isLegalForm(Signs.trimmed(String(next))) ? nil : end
    }

    /// Whether a line looks like the rest of what the one before says.
    private func goesOn(_ previous: DocumentLine, with line: DocumentLine) -> Bool {
        guard previous.block == line.block, line.cells.count == 1 else { return false }
        return line.text.first?.isLowercase == true || WrappedHeader.endsOpen(previous.text)
            || previous.text.hasSuffix(",") || line.text.hasPrefix("(")
    }

    // MARK: Beside sentences

    /// The dates of a line that says nothing else, or labels them.
    func datesAlone(_ line: DocumentLine) -> DateRange? {
        let field = labels.field(line)
        let text = field?.kind == .time ? field?.value.text ?? line.text : line.text
        guard let match = scanner.firstMatch(in: text), match.isRange else { return nil }
        let rest = text.count - match.characters.count
        return rest <= 4 || field?.kind == .time || saysWhen(text, beside: match) ? match.range : nil
    }

    /// "Joined 9 February 2020 and still working.": whether nothing but words of employment stands beside dates.
    private func saysWhen(_ text: String, beside dates: DateMatch) -> Bool {
        let words = (text.prefix(dates.characters.lowerBound) + " " + text.dropFirst(dates.characters.upperBound))
            .split(separator: " ").map { $0.folded.filter { $0.isLetter || $0.isNumber } }.filter { !$0.isEmpty }
        return words.count <= Self.mostWordsBeside
            && words.indices.allSatisfy { sentence.words.kind(at: $0, in: words) != nil }
    }

    private static let mostWordsBeside = 3

    /// Takes what a sentence does not say from a short line above it: "Acme Ltd, Pune (2012 – 2014)" over "Worked as Fitter".
    /// A label says what it is: "Present employer: Acme Ltd".
    private func complete(
        _ reading: inout EmploymentSentence.Reading,
        from line: DocumentLine,
        above next: DocumentLine
    ) -> Bool {
        if let field = labels.field(line), !line.isBullet, scanner.firstMatch(in: line.text) == nil {
            let text = Signs.trimmed(field.value.text)
            switch field.kind {
            case .employer where reading.employer == nil:
                reading.employer = text
                reading.employerCertainty = StatedPosition.labelled
            case .title where reading.title == nil:
                reading.title = text
                reading.titleCertainty = StatedPosition.labelled
            default: return false
            }
            return true
        }
        // An item of a list, or a bold line, over a plain sentence names what it is about.
        let isBanner = line.isBullet && !next.isBullet || line.isBold && !next.isBold
        guard isBanner || !line.isBullet || line.wordCount <= 4, line.wordCount <= Self.mostWordsAbove,
            !Sentences.ends(line.text),
            !isField(line), !line.text.contains("@"), reading.employer == nil || reading.title == nil
        else { return false }
        var text = line.text
        let match = scanner.firstMatch(in: text)
        if let match {
            guard reading.dates == nil else { return false }
            text = String(text.prefix(match.characters.lowerBound) + text.dropFirst(match.characters.upperBound))
        }
        text = Signs.trimmed(text.filter { !"()".contains($0) || match == nil })
        guard text.hasLetter, text.first?.isUppercase == true, !text.hasSuffix(":") else { return false }
        let likelihood = sentence.knowledge.titleLikelihood(text)
        let employer = sentence.employers.likelihood(text)
        if reading.employer == nil, employer > likelihood, employer >= 0.5 || match != nil || isBanner {
            reading.employer = text
            reading.employerCertainty = StatedPosition.unlabelled
        } else if reading.title == nil, likelihood >= 0.55, likelihood > employer {
            reading.title = text
            reading.titleCertainty = StatedPosition.unlabelled
        } else {
            return false
        }
        if let match, reading.dates == nil { reading.dates = match.range }
        return true
    }
}
