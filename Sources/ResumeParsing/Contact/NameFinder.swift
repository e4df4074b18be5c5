import Careers
import Places
import Resume
import TextFolding

/// Finds the name of the person: large, near the top, made of words that names are made of.
struct NameFinder {
    let lexicon: Lexicon
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    /// Lines of a page that its head may take.
    private static let headLines = 20
    /// Share of the largest type on the page from which on a line may be the name wherever it stands.
    private static let largeName = 0.9
    /// A title that is known as such is no name, whatever its size.
    private static let knownTitle = 1.0
    /// What looks as much like a title as this yields to a name with a label.
    private static let likelyTitle = 0.55

    /// What a name is worth that the address is made of.
    private static let matching = 1.5
    /// What a name is worth more than, to be one.
    private static let leastScore = 1.0

    private var reader: NameReader { NameReader(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer) }

    /// How the person is reached, so far as it is known.
    struct Contact {
        let email: String?
        let hasPhone: Bool

        var isKnown: Bool { email != nil || hasPhone }
    }

    /// A name, where one is sure enough, and how sure; what else may be one is among the alternatives.
    struct Answer {
        var name: Sourced<String>?
        var certainty: Certainty?
    }

    /// The best candidate among the lines of the head.
    ///
    /// - Parameters:
    ///   - lines: of the head.
    ///   - values: what stands behind labels of names in a form of personal details.
    ///   - contact: what belongs to a person who is named.
    ///   - document: all lines.
    /// - Returns: the name, or what may be one.
    func name(
        in lines: [DocumentLine],
        labelled values: [DocumentLine],
        contact: Contact,
        document: [DocumentLine]
    ) -> Answer {
        let reader = reader
        if let labelled = lexicon.nameLabels.name(in: Array(lines.prefix(Self.headLines))),
            let name = reader.name(labelled.text)
        {
            return Answer(
                name: Sourced(name, lines: labelled.lines.map(\.reference)),
                certainty: Certainty(NameCertainty.labelled)
            )
        }
        let stated = values.lazy.compactMap { value in
            reader.name(value.text).flatMap { $0.contains(" ") ? Sourced($0, lines: [value.reference]) : nil }
        }
        let top = Set(document.prefix(Self.headLines).map(\.reference))
        if let name = stated.first(where: { top.isSuperset(of: $0.lines) }) {
            return Answer(name: name, certainty: Certainty(NameCertainty.labelled))
        }
        let candidates = candidates(in: lines, email: contact.email)
        let certainty = NameCertainty(knowledge: knowledge, gazetteer: gazetteer, lexicon: lexicon, document: document)
        var rated = candidates.map { candidate in
            (
                candidate: candidate,
                confidence: certainty.confidence(
                    of: candidate.name,
                    line: candidate.line,
                    index: candidate.index,
                    isMatch: candidate.isMatch,
                    hasContact: contact.isKnown
                )
            )
        }
        // "Name: Ramesh Example" in a form further down
        let isDoubted = rated.first.map { best in
            best.confidence < NameCertainty.clear
                || !best.candidate.isMatch && knowledge.titleLikelihood(best.candidate.name) >= Self.likelyTitle
        }
        if isDoubted != false, let name = stated.first {
            let others = rated.map(\.candidate.name).filter { $0 != name.value }
            return Answer(
                name: name,
                certainty: Certainty(NameCertainty.labelled, alternatives: Array(others.prefix(3)))
            )
        }
        if isDoubted != false, let signed = signed(in: lines, document: document) {
            return Answer(name: signed, certainty: Certainty(NameCertainty.labelled))
        }
        guard let best = rated.firstIndex(where: { $0.confidence >= Certainty.threshold }) else {
            let doubted = rated.max { $0.confidence < $1.confidence }
            return Answer(
                certainty: doubted.map { Certainty($0.confidence, alternatives: rated.prefix(3).map(\.candidate.name)) }
            )
        }
        let (candidate, confidence) = rated.remove(at: best)
        let others = rated.filter { $0.confidence >= Certainty.threshold / 2 }.map(\.candidate.name)
        return Answer(
            name: joined(candidate, in: lines),
            certainty: Certainty(confidence, alternatives: Array(others.prefix(3)))
        )
    }

    /// Lines at the end of a document that a signature may stand in.
    private static let lastLines = 12

    /// The name with which a line of the head begins, and which stands in brackets below a signature.
    private func signed(in lines: [DocumentLine], document: [DocumentLine]) -> Sourced<String>? {
        for cell in document.suffix(Self.lastLines).flatMap(\.cells) {
            guard cell.text.hasPrefix("("), cell.text.hasSuffix(")"),
                let name = reader.name(Signs.trimmed(String(cell.text.dropFirst().dropLast()))), name.contains(" "),
                let line = lines.prefix(Self.headLines).first(where: { $0.text.folded.hasPrefix(name.folded) })
            else { continue }
            return Sourced(String(line.text.prefix(name.count)), lines: [line.reference])
        }
        return nil
    }

    /// What may be a name, the best first.
    private func candidates(in lines: [DocumentLine], email: String?) -> [Candidate] {
        let reader = reader
        let largest = lines.map(\.fontSize).max() ?? 0
        var found: [Candidate] = []
        // Behind a sidebar the name comes late, and is as large as ever.
        let head = lines.enumerated().filter { index, line in
            index < Self.headLines || line.page == lines[0].page && line.fontSize > Self.largeName * largest
        }
        for (index, line) in head {
            var standing = largest > 0 ? 3 * line.fontSize / largest : 0
            standing += max(0, 1.5 - 0.25 * Double(index))
            // What the words say only takes away from that, but for those of the address.
            for cell in line.cells.prefix(2) where standing + Self.matching > Self.leastScore {
                let text = Self.largest(of: cell)
                let plain = Self.spacedName(line) ?? reader.name(text)
                guard let name = plain ?? lowerCase(text, email: email, in: lines), !isLabel(name),
                    !(cell.text.contains(",") && gazetteer.isPlace(cell.text)), !isPlace(name, in: cell.text)
                else { continue }
                let isMatch = plain == nil || matches(name, email: email)
                var score = isMatch ? standing + Self.matching : standing
                guard score > Self.leastScore else { continue }
                let title = knowledge.titleLikelihood(name)
                guard title < Self.knownTitle || isMatch else { continue }
                score -= 2 * title
                if gazetteer.isPlace(name) { score -= 2 }
                // One word alone is more often a skill than a name.
                if !name.contains(" ") { score -= 1 }
                guard score > Self.leastScore else { continue }
                found.append(
                    Candidate(name: name, line: line, cell: cell, index: index, isMatch: isMatch, score: score)
                )
            }
        }
        // The first of those that are worth the same.
        return found.enumerated().sorted { first, second in
            (first.element.score, -first.offset) > (second.element.score, -second.offset)
        }.map(\.element)
    }

    /// Letters of a label that is no name of a person, either: "Race" is one.
    private static let leastLettersOfLabel = 6

    /// "Mail Id", "Nationality Example": words that say what stands beside them name nobody.
    private func isLabel(_ text: String) -> Bool {
        let labels = lexicon.personalLabels.table
        if labels.kind(text) != nil { return true }
        let first = text.prefix { $0 != " " }
        return first.count >= Self.leastLettersOfLabel && labels.kind(String(first)) == .private
    }

    /// "Mississauga, Ontario · 416 555 0131": a town and its region, where the comma between them is not seen any more.
    private func isPlace(_ name: String, in text: String) -> Bool {
        let words = name.split(separator: " ")
        return words.indices.dropFirst().contains { cut in
            let place = words[..<cut].joined(separator: " ") + ", " + words[cut...].joined(separator: " ")
            return text.contains(place) && gazetteer.isPlace(place)
        }
    }

    /// The beginning of a cell, where what follows is set much smaller: an address beside the name.
    private static func largest(of cell: DocumentLine.Cell) -> String {
        let size = cell.firstStyle.size
        guard let change = cell.styleChanges.first(where: { $0.style.size * 5 < size * 4 }) else { return cell.text }
        return Signs.trimmed(String(cell.text.prefix(change.offset)))
    }

    private struct Candidate {
        let name: String
        let line: DocumentLine
        let cell: DocumentLine.Cell
        /// Number among the lines of the head.
        let index: Int
        /// Whether an address is made of it.
        let isMatch: Bool
        let score: Double
    }

    /// Lines that a name can take.
    private static let mostLines = 3

    /// A name may stand on two or three lines of one size; a hyphen at the end of one belongs to the name.
    private func joined(_ best: Candidate, in lines: [DocumentLine]) -> Sourced<String> {
        let alone = Sourced(best.name, lines: [best.line.reference])
        guard let index = lines.firstIndex(where: { $0.reference == best.line.reference }) else { return alone }
        let sizes = lines.map(\.fontSize).sorted()
        let large = 1.25 * sizes[sizes.count / 2]
        guard best.line.fontSize >= 16 || best.line.fontSize > large else { return alone }
        var parts = [(text: best.cell.text, line: best.line)]
        for line in lines[..<index].reversed().prefix(Self.mostLines) {
            if continuesName(line, of: best, large: large) {
                parts.insert((line.text, line), at: 0)
            } else if !isBeside(line, best) {
                break
            }
        }
        for line in lines[(index + 1)...].prefix(Self.mostLines + 1) {
            if continuesName(line, of: best, large: large) {
                parts.append((line.text, line))
            } else if !isBeside(line, best) {
                break
            }
        }
        guard (2...Self.mostLines).contains(parts.count) else { return alone }
        let text = parts.map(\.text).reduce("") { $0.isEmpty || $0.hasSuffix("-") ? $0 + $1 : $0 + " " + $1 }
        guard let name = reader.name(text) else { return alone }
        return Sourced(name, lines: parts.map(\.line.reference))
    }

    /// Whether a line stands to the right of the name and is set smaller, as addresses beside it are.
    private func isBeside(_ line: DocumentLine, _ name: Candidate) -> Bool {
        line.left > name.cell.right && line.fontSize < name.line.fontSize && line.page == name.line.page
    }

    /// Whether a line is another part of the name: as large, short, and beside nothing.
    private func continuesName(_ line: DocumentLine, of name: Candidate, large: Double) -> Bool {
        let words = name.cell.text.wordCount
        let isAsLarge = abs(line.fontSize - name.line.fontSize) < 0.3 && line.block == name.line.block
        // One word of the name over the other may be larger than the other.
        let isWordOfPair = line.wordCount == 1 && words == 1 && line.fontSize > large && line.page == name.line.page
        // A long name goes on below its beginning.
        let isShort = line.wordCount <= 2 && words <= 2
        let isRest =
            (line.wordCount + words <= 5 || name.cell.text.hasSuffix("-") && line.wordCount == 1)
            && abs(line.left - name.cell.left) < 3
        guard !isLabel(line.text), !DocumentTitles.namesDocument(line.text),
            isAsLarge && (isShort || isRest) || isWordOfPair, line.cells.count == 1,
            abs(line.top - name.line.top) < 4.5 * name.line.fontSize,
            let part = reader.name("X " + line.text)?.dropFirst(2)
        else { return false }
        return !(line.text.contains(",") && gazetteer.isPlace(line.text))
            && (reader.endsWithParticle(name.cell.text)
                || knowledge.titleLikelihood(String(part)) < (isShort ? 0.9 : 0.55))
    }

    /// "jane doe", where the address, or that of a page about the person, is made of both.
    private func lowerCase(_ text: String, email: String?, in lines: [DocumentLine]) -> String? {
        let words = text.split(separator: " ").map(String.init)
        guard (2...3).contains(words.count), text == text.lowercased(),
            text.allSatisfy({ $0.isLetter || " -'’".contains($0) }),
            let first = words.first, let last = words.last
        else { return nil }
        if matches(first, email: email), matches(last, email: email) { return text }
        let isInAddress = lines.prefix(Self.headLines).contains { line in
            guard line.text.contains("/") else { return false }
            return line.text.split(separator: " ").contains { word in
                WebAddresses.isAddress(word) && word.folded.contains(first.folded) && word.folded.contains(last.folded)
            }
        }
        return isInAddress ? text : nil
    }

    /// "J A N E   D O E": letters that were set apart, a cell a word.
    private static func spacedName(_ line: DocumentLine) -> String? {
        let words = line.text.split(separator: " ")
        guard words.count >= 5, words.allSatisfy({ $0.count == 1 && $0.allSatisfy { $0.isLetter && $0.isUppercase } }),
            (2...4).contains(line.cells.count)
        else { return nil }
        return line.cells.map { $0.text.filter { $0 != " " } }.joined(separator: " ")
    }

    /// Whether the address is made of the name.
    private func matches(_ name: String, email: String?) -> Bool {
        guard let local = email?.split(separator: "@").first?.lowercased().filter(\.isLetter) else { return false }
        return name.folded.split { $0 == " " || $0 == "-" }.contains { $0.count >= 3 && local.contains($0) }
    }
}
