import Careers
import Places
import TextFolding

/// Cuts header lines into atoms.
struct HeaderAtoms {
    let labels: ColumnLabels
    let terms: EmploymentTerms
    let places: HeaderPlaces

    /// Signs and words, with what a cut there means. The first that fits at a position is taken.
    private static let signs: [(String, HeaderAtom.Gap)] = [
        (" | ", .strong), ("|", .strong), (" • ", .strong), (" · ", .strong), (" ⋅ ", .strong), (" // ", .strong),
        (" :: ", .strong), (" ~ ", .strong), ("\t", .strong), (": ", .strong), (" : ", .strong), ("; ", .strong),
        (" in the office of ", .connective), (" in the chambers of ", .connective),
        (" @ ", .connective), ("@ ", .connective), (" at ", .connective), (" AT ", .connective), (" bei ", .connective),
        (" beim ", .connective), (" bij ", .connective), (" chez ", .connective), (" presso ", .connective),
        (" hos ", .connective), (" vid ", .connective), (" ved ", .connective),
        (", ", .comma), (" – ", .dash), (" — ", .dash), (" - ", .dash), (" / ", .dash), ("– ", .dash), ("— ", .dash),
        ("—", .dash), (" (", .bracket), (") ", .bracket), (" [", .bracket), ("] ", .bracket),
    ]
    private static let separators = signs.map { (text: Array($0.0), gap: $0.1) }
    /// By byte of UTF-8: whether separators begin with it, and whether it stands behind the space of those that do so.
    private static let beginSigns = bytes(signs.compactMap(\.0.utf8.first))
    private static let followSpaces = bytes(
        signs.filter { $0.0.hasPrefix(" ") }.compactMap { $0.0.utf8.dropFirst().first }
    )

    private static func bytes(_ bytes: [UInt8]) -> [Bool] { (0...UInt8.max).map(bytes.contains) }

    /// Whether a separator may stand somewhere: most characters begin none.
    private static func mayCut(_ characters: [Character], at index: Int) -> Bool {
        // checked: a byte has no more values than there are signs here
        guard let first = characters[index].utf8.first, beginSigns[Int(first)] else { return false }
        guard first == UInt8(ascii: " ") else { return true }
        // checked: a byte has no more values than there are signs here
        return index + 1 < characters.count && characters[index + 1].utf8.first.map { followSpaces[Int($0)] } == true
    }

    /// Words in front of an employer that begin a line.
    private static let leads = ["@", "at ", "AT ", "bei ", "chez ", "presso ", "hos "]

    /// A line as atoms.
    struct Line {
        var atoms: [HeaderAtom] = []
        /// The cells they stand in, as they are cut.
        var cells: [CutText] = []
        /// The same as they are printed.
        var printed: [String] = []
        var terms: [String] = []
        /// Places cut off the values of labels.
        var labelledPlaces: [String] = []
        /// How much the line as a whole looks like what is told: negative.
        var prose = 0.0
    }

    func atoms(of line: HeaderLine) -> Line {
        var result = Line()
        var label: HeaderLabel?
        for (number, cell) in line.cells.enumerated() {
            let (bare, said) = terms.withoutBrackets(Placeholders.parted(cell.text))
            result.terms += said
            let isWhole = bare == cell.text
            let content = CutText(bare)
            let characters = content.characters
            result.cells.append(content)
            result.printed.append(cell.text)
            let pieces = cut(characters, styles: isWhole ? cell.styleChanges : [])
            var isFirst = true
            var isTaken = false
            for (index, piece) in pieces.enumerated() where !isTaken {
                let key = Lexicon.key(piece.text)
                if let kind = labels.kind(piece.text), labels.isLabel(key), Self.names(kind, pieces, behind: index),
                    cell.text.contains(":") || line.cells.count > 1, pieces.count > 1 || line.cells.count > 1
                {
                    label = Self.label(kind)
                    continue
                }
                var piece = piece
                if label != nil, let last = pieces.last, index + 1 < pieces.count {
                    // A label stands in front of one value, whatever signs are in it.
                    let text = characters[piece.range.lowerBound..<last.range.upperBound]
                    let (name, place) = places.withoutPlace(String(text), isEmployer: label == .employer)
                    piece = Piece(
                        text: name.isEmpty ? String(text) : name,
                        range: piece.range.lowerBound..<last.range.upperBound,
                        gap: piece.gap
                    )
                    isTaken = true
                    if let place, !name.isEmpty { result.labelledPlaces.append(place) }
                }
                // "Fitter at Blue Harbour Ltd in Hull": what follows "at" reads like a sentence.
                var town: Piece?
                if piece.gap == .connective, label == nil, let (name, place) = workplace(piece, of: characters) {
                    (piece, town) = (name, place)
                }
                let gap: HeaderAtom.Gap =
                    isFirst ? (result.atoms.isEmpty ? (line.beginsWithDate ? .date : .start) : .cell) : piece.gap
                isFirst = false
                let style = Self.style(of: cell, at: isWhole ? piece.range.lowerBound : 0)
                append(
                    piece,
                    cell: number,
                    style: style,
                    gap: piece.gap == .connective ? .connective : gap,
                    label: label,
                    to: &result.atoms
                )
                if let town {
                    append(town, cell: number, style: style, gap: .town, label: nil, to: &result.atoms)
                }
                label = nil
            }
        }
        return result
    }

    /// "Role: kept the books" tells, and names nothing.
    private static func names(_ kind: ColumnLabels.Kind, _ pieces: [Piece], behind index: Int) -> Bool {
        kind != .role || index + 1 == pieces.count || pieces[index + 1].text.first?.isLowercase != true
    }

    private static func label(_ kind: ColumnLabels.Kind) -> HeaderLabel {
        switch kind {
        case .title, .role: .title
        case .employer, .client: .employer
        case .place: .place
        case .time, .start, .end, .note, .number: .terms
        case .told: .other
        }
    }

    /// Words in front of a town, in the languages that have a word for "at" among the signs.
    private static let towns = [" in ", " à ", " a ", " i "].map(Array.init)

    /// An employer and the town that it is said to be in; nil where none is named.
    private func workplace(_ piece: Piece, of characters: [Character]) -> (name: Piece, town: Piece)? {
        for index in piece.range.dropFirst().reversed() where characters[index] == " " {
            guard let word = Self.towns.first(where: { Self.has($0, in: characters, at: index) }) else { continue }
            let start = index + word.count
            guard start < piece.range.upperBound else { continue }
            let town = String(characters[start..<piece.range.upperBound])
            guard places.isPlace(town) else { continue }
            return (
                Piece(
                    text: String(characters[piece.range.lowerBound..<index]),
                    range: piece.range.lowerBound..<index,
                    gap: piece.gap
                ),
                Piece(text: town, range: start..<piece.range.upperBound, gap: .town)
            )
        }
        return nil
    }

    /// Appends a piece, cut once more in front of the town at its end where only the region behind tells so.
    private func append(
        _ piece: Piece,
        cell: Int,
        style: TypeStyle,
        gap: HeaderAtom.Gap,
        label: HeaderLabel?,
        to atoms: inout [HeaderAtom]
    ) {
        // "Acme Houston, TX Clerk": the code of a region ends a place, whatever stands behind.
        let region = String(piece.text.prefix { $0 != " " })
        if piece.gap == .comma, region.count == 2, region.count < piece.text.count, region == region.uppercased(),
            let last = atoms.last, last.cell == cell, last.label == nil, last.text.count > region.count,
            isTown(last.text, in: region)
        {
            let rest = Signs.trimmed(String(piece.text.dropFirst(2)))
            let start = piece.range.lowerBound
            let head = Piece(text: region, range: start..<(start + 2), gap: .comma)
            let tail = Piece(
                text: rest,
                range: (piece.range.upperBound - rest.count)..<piece.range.upperBound,
                gap: .town
            )
            append(head, cell: cell, style: style, gap: gap, label: label, to: &atoms)
            if rest.hasLetter { append(tail, cell: cell, style: style, gap: .town, label: nil, to: &atoms) }
            return
        }
        // "Wells Fargo Houston, TX"
        if piece.gap == .comma, let last = atoms.last, last.cell == cell, last.label == nil,
            let (name, town) = TrailingTown(gazetteer: places.gazetteer).cut(last.text, region: piece.text),
            name.hasLetter
        {
            atoms.removeLast()
            let cut = last.range.lowerBound + last.text.count - town.count
            atoms.append(
                HeaderAtom(
                    text: name,
                    cell: cell,
                    range: last.range.lowerBound..<(last.range.lowerBound + name.count),
                    style: last.style,
                    gap: last.gap
                )
            )
            atoms.append(
                HeaderAtom(text: town, cell: cell, range: cut..<last.range.upperBound, style: last.style, gap: .town)
            )
        }
        atoms.append(
            HeaderAtom(text: piece.text, cell: cell, range: piece.range, style: style, gap: gap, label: label)
        )
    }

    private func isTown(_ text: String, in region: String) -> Bool {
        places.gazetteer.isPlace(text + ", " + region)
            || TrailingTown(gazetteer: places.gazetteer).cut(text, region: region) != nil
    }

    private static func style(of cell: DocumentLine.Cell, at offset: Int) -> TypeStyle {
        cell.styleChanges.last { $0.offset <= offset }?.style ?? cell.firstStyle
    }

    private struct Piece {
        let text: String
        let range: Range<Int>
        let gap: HeaderAtom.Gap
    }

    private func cut(_ characters: [Character], styles: [StyleChange]) -> [Piece] {
        let forms = bracketsOfNames(characters).union(commasOfNames(characters)).union(Self.commasOfLists(characters))
            .union(Self.dashesOfGrades(characters))
        let stop = Self.sentenceEnd(characters)
        var pieces: [Piece] = []
        var start = 0
        var gap = HeaderAtom.Gap.start
        var index = 0
        func close(at end: Int, next: HeaderAtom.Gap, resume: Int) {
            var (low, high) = (start, end)
            while low < high, Self.isSign(characters[low]) { low += 1 }
            while high > low, Self.isSign(characters[high - 1]) { high -= 1 }
            if low < high {
                let piece = withoutStop(String(characters[low..<high]))
                let bare = pieces.isEmpty ? Self.withoutOpening(piece) : piece
                pieces.append(
                    Piece(
                        text: bare,
                        range: low..<high,
                        gap: bare != piece ? .connective : gap
                    )
                )
                gap = next
            } else if pieces.isEmpty {
                gap = next == .connective ? .connective : .start
            }
            start = resume
        }
        while index < characters.count {
            if Self.mayCut(characters, at: index), !forms.contains(index),
                let separator = Self.separators.first(where: { Self.has($0.text, in: characters, at: index) })
            {
                let end = separator.gap == .bracket && characters[index] == ")" ? index + 1 : index
                close(at: end, next: separator.gap, resume: index + separator.text.count)
                index += separator.text.count
                continue
            }
            if index == stop { close(at: index, next: .sentence, resume: index + 1) }
            if !styles.isEmpty, index > start, let change = styles.first(where: { $0.offset == index }),
                change.offset < characters.count,
                characters[index].isLetter || characters[index].isNumber
            {
                close(at: index, next: .style, resume: index)
            }
            if !characters[index].isASCII, Signs.isPicture(characters[index]) {
                close(at: index, next: .strong, resume: index + 1)
            }
            index += 1
        }
        close(at: characters.count, next: .start, resume: characters.count)
        return pieces
    }

    /// Where the first sentence ends that others stand behind; nil for none.
    private static func sentenceEnd(_ characters: [Character]) -> Int? {
        guard characters.contains(".") else { return nil }
        let text = String(characters)
        return Sentences.end(in: text[...]).map { text.distance(from: text.startIndex, to: $0) }
    }

    /// Where a bracket opens, or closes, in front of a legal form: "Acme (Pty) Ltd", "Acme (India) Pvt. Ltd."
    private func bracketsOfNames(_ characters: [Character]) -> Set<Int> {
        guard characters.contains("(") else { return [] }
        var found: Set<Int> = []
        for open in characters.indices.dropFirst() where characters[open] == "(" && characters[open - 1] == " " {
            guard let close = characters[open...].firstIndex(of: ")") else { break }
            let behind = String(characters[(close + 1)...].prefix { !",|·–—(".contains($0) })
            let words = behind.split(separator: " ").prefix(2)
            let form = words.first.map(String.init) ?? ""
            if places.employers.isLegalForm(form) || places.employers.isLegalForm(words.joined(separator: " ")) {
                found.formUnion([open - 1, close])
            }
        }
        return found
    }

    /// Where a dash stands in front of a grade: "Commis - II (Grill)".
    private static func dashesOfGrades(_ characters: [Character]) -> Set<Int> {
        var found: Set<Int> = []
        for index in characters.indices.dropFirst(2) where characters[index] == " " {
            guard DateWords.dashes.contains(String(characters[index - 1])), characters[index - 2] == " " else {
                continue
            }
            let word = characters[(index + 1)...].prefix { $0.isLetter || $0.isNumber }
            let next = word.endIndex
            guard JobTitle.isGrade(String(word).folded), next == characters.count || " ,)".contains(characters[next])
            else { continue }
            found.insert(index - 2)
        }
        return found
    }

    /// Letters of a legal form that is no code of a region: "Acme, SA" may be in South Australia.
    private static let leastForm = 3

    /// Where a comma stands in front of a legal form: "Acme Systems, Inc."
    private func commasOfNames(_ characters: [Character]) -> Set<Int> {
        guard characters.contains(",") else { return [] }
        return Set(
            characters.indices.dropFirst().filter { index in
                guard characters[index] == ",", characters[index - 1] != " " else { return false }
                let behind = characters[(index + 1)...].drop { $0 == " " }
                let word = String(behind.prefix { !" ,;|·–—()".contains($0) })
                guard word.hasMoreLetters(than: Self.leastForm - 1) || word.contains(".") else { return false }
                // "Plaza Hotel, Co. Galway": a county.
                let part = String(behind.prefix { !",;|·–—()".contains($0) })
                return places.employers.isLegalForm(word) && !(part.count > word.count && places.isPlace(part))
            }
        )
    }

    /// Words between the last two of several things.
    private static let conjunctions = ["and ", "& ", "or ", "und ", "et "].map(Array.init)

    /// Where a comma stands in front of the last of several things: "Skilled, Assisted, and Personal Care".
    private static func commasOfLists(_ characters: [Character]) -> [Int] {
        guard characters.contains(",") else { return [] }
        return characters.indices.filter { index in
            characters[index] == "," && index + 2 < characters.count && characters[index + 1] == " "
                && conjunctions.contains { has($0, in: characters, at: index + 2) }
        }
    }

    private static func has(_ separator: [Character], in characters: [Character], at index: Int) -> Bool {
        guard characters[index] == separator[0], index + separator.count <= characters.count else { return false }
        return separator.indices.allSatisfy { characters[index + $0] == separator[$0] }
    }

    private static func isSign(_ character: Character) -> Bool {
        let byte = character.firstByte
        guard !byte.isPlainLetter, !byte.isPlainDigit else { return false }
        return " ,;:|/·⋅•–—-()[]".contains(character) || Signs.isPicture(character)
    }

    /// "Fergus Falls, MN.": the code of a region has no full stop of its own.
    private func withoutStop(_ text: String) -> String {
        guard text.hasSuffix("."), !places.employers.isLegalForm(text) else { return Signs.withoutStop(text) }
        let bare = String(text.dropLast())
        return places.isPlace(bare) ? bare : Signs.withoutStop(text)
    }

    private static func withoutOpening(_ text: String) -> String {
        guard let opening = leads.first(where: text.hasPrefix) else { return text }
        let rest = Signs.trimmed(String(text.dropFirst(opening.count)))
        return rest.first?.isUppercase == true ? rest : text
    }
}
