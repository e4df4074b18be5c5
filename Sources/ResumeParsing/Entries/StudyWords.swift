import TextFolding

/// Cuts the lines of a section about schooling into words, with the dates whole.
struct StudyWords {
    let scanner: DateScanner

    /// Signs on their own, by what they part.
    private static let signs: [String: StudyWord.Gap] = [
        "|": .strong, "·": .strong, "•": .strong, "⋅": .strong, "//": .strong, "::": .strong, ";": .strong,
        "~": .strong, "–": .dash, "—": .dash, "-": .dash, "/": .dash, ":": .colon, ",": .comma, "@": .school,
        "ï¼": .dash, "，": .comma, "－": .dash, "+": .comma, "*": .strong, ".": .strong,
    ]
    /// A wide hyphen that was encoded twice, which some producers print between an employer or a school and its town.
    private static let brokenDash = "ï¼"
    /// Words that lead to what was learnt, to who taught it and to how well it was learnt.
    private static let connectives: [String: StudyWord.Gap] = [
        "in": .field, "en": .field, "im": .field, "em": .field, "w": .field, "wzakresie": .field, "fach": .field,
        "kierunek": .field, "specjalnosc": .field, "specjalizacja": .field, "obor": .field, "fachrichtung": .field,
        "schwerpunkt": .field, "indirizzo": .field, "especialidad": .field, "richting": .field, "inriktning": .field,
        "i": .field, "inom": .field, "indenfor": .field, "innen": .field, "from": .school, "at": .school,
        "bei": .school, "chez": .school, "presso": .school, "hos": .school, "vid": .school, "ved": .school,
        "with": .grade, "mit": .grade, "avec": .grade, "securing": .grade,
    ]
    /// Words of two that lead to a school.
    private static let pairs: Set<String> = ["an der", "an dem", "aan de", "na uniwersytecie"]
    private static let fillers: Set<String> = [
        "expected", "anticipated", "graduated", "graduation", "graduating", "class", "completed", "passed", "year",
        "date", "conferred", "awarded", "earned", "attended", "of", "pursuing", "passing", "out", "on", "the",
    ]
    /// Words in front of a degree that begin a line and say no more: "Completed B.Com from …".
    private static let openings: Set<String> = ["completed", "passed", "pursued", "pursuing", "done", "successfully"]
    /// Words of a school that goes on behind "at": "University of Texas at Austin".
    private static let nordic: Set<String> = ["universitetet", "hogskolan", "hogskolen", "hojskolen"]
    private static let universities: Set<String> = ["university", "college", "universite", "universidad"]
    /// Labels of grades that have none behind them: some forms print them twice.
    private static let averages: Set<String> = ["gpa", "gpa:", "cgpa", "cgpa:"]
    private static let lettersToGrade = 4
    /// Letters from which on a word that ends with a stop is no abbreviation.
    private static let longWord = 5

    /// The words of some lines; `flow` tells which go on with the one before.
    func words(of lines: [DocumentLine], details: Set<Int>, flow: LineFlow) -> [StudyWord] {
        var words: [StudyWord] = []
        var cellNumber = 0
        for (row, line) in lines.enumerated() {
            let isWrapped = row > 0 && !details.contains(row - 1) && flow.goesOn(line, after: lines[row - 1])
            let opening: StudyWord.Gap = isWrapped ? .wrap : .line
            guard !details.contains(row) else {
                words.append(
                    StudyWord(
                        text: line.text,
                        tokens: [],
                        gap: .line,
                        row: row,
                        cell: cellNumber,
                        range: 0..<line.text.count,
                        isDetail: true
                    )
                )
                cellNumber += 1
                continue
            }
            for (number, cell) in line.cells.enumerated() {
                append(cell.text, row: row, cell: cellNumber, gap: number == 0 ? opening : .cell, to: &words)
                cellNumber += 1
            }
        }
        return words
    }

    private func append(_ text: String, row: Int, cell: Int, gap: StudyWord.Gap, to words: inout [StudyWord]) {
        let characters = Array(text)
        let dates = self.dates(in: text)
        var next = gap
        var index = 0
        var depth = 0
        func add(_ range: Range<Int>, date: DateMatch? = nil) {
            let text = String(characters[range])
            var tokens = text.foldedTokens
            if text == "+2" { tokens = ["plus two"] }
            guard date != nil || !tokens.isEmpty else { return }
            words.append(
                StudyWord(text: text, tokens: tokens, gap: next, row: row, cell: cell, range: range, date: date)
            )
            words[words.count - 1].isEnclosed = depth > 0
            next = .bare
        }
        while index < characters.count {
            if let date = dates.first(where: { $0.characters.lowerBound == index }) {
                // "in 2013", "from 2010": these lead to the date.
                if [.field, .school, .grade].contains(next) { next = .bare }
                markFillers(&words, row: row)
                if next == .bare { markMonth(&words, cell: cell) }
                add(date.characters, date: date)
                index = date.characters.upperBound
                continue
            }
            guard !characters[index].isWhitespace else {
                index += 1
                continue
            }
            var end = index
            while end < characters.count, !characters[end].isWhitespace,
                end == index || !dates.contains(where: { $0.characters.lowerBound == end })
            {
                end += 1
            }
            let start = index
            index = end
            let word = String(characters[start..<end])
            let isFirst = words.last?.cell != cell
            if let dash = Self.dashBehindSchool(in: characters[start..<end]) {
                add(start..<dash)
                next = .dash
                index = dash + 1
                continue
            }
            if Self.averages.contains(word.lowercased()),
                !characters[end...].prefix(Self.lettersToGrade).contains(where: \.isNumber)
            {
                next = Self.stronger(next, .strong)
                continue
            }
            if let sign = Self.signs[word.hasPrefix(Self.brokenDash) ? Self.brokenDash : word] {
                if !isFirst { next = Self.stronger(next, sign) }
                continue
            }
            if isFirst, Self.isNumber(word), end < characters.count { continue }
            let lower = word.lowercased()
            if Self.openings.contains(lower), isFirst, end < characters.count { continue }
            let isOfName =
                lower == "at" && goesOn(words, cell: cell, with: characters[end...])
                || lower == "i" && words.last?.tokens.contains(where: Self.nordic.contains) == true
            // "kierunek: Ekonomia"
            let bare = lower.hasSuffix(":") ? String(lower.dropLast()).folded : lower
            if let found = Self.connectives[bare], !isOfName {
                // "SSC passed in Example High School, 2003"
                let isTaught = found == .field && isSchool(behind: words.last, cell: cell, in: characters[end...])
                let gap = isTaught ? .school : found
                if !isFirst || gap == .school || bare != lower { next = Self.stronger(next, gap) }
                continue
            }
            if Self.pairs.contains(where: { $0.hasPrefix(lower + " ") }), !isFirst {
                let following = characters[end...].drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
                if Self.pairs.contains(lower + " " + String(following).lowercased()) {
                    next = Self.stronger(next, .school)
                    index = end + 1 + following.count
                    continue
                }
            }
            var (low, high) = (start, end)
            var behind = StudyWord.Gap.bare
            while low < high, "([{,;:|–—\"“".contains(characters[low]) {
                if !isFirst || "([{".contains(characters[low]) {
                    next = Self.stronger(next, "([{".contains(characters[low]) ? .bracket : .comma)
                }
                low += 1
            }
            trimming: while high > low {
                switch characters[high - 1] {
                case ",", "，": behind = Self.stronger(behind, .comma)
                case ";", "|": behind = .strong
                case ":": behind = Self.stronger(behind, .colon)
                case "–", "—", "-", "－": behind = Self.stronger(behind, .dash)
                case ")", "]", "}":
                    if characters[low..<(high - 1)].contains("(") || characters[low..<(high - 1)].contains("[") {
                        break trimming
                    }
                    behind = Self.stronger(behind, .bracket)
                case ".":
                    let isLast = characters[high...].allSatisfy(\.isWhitespace)
                    guard Self.isEnd(String(characters[low..<(high - 1)]), isLast: isLast) else { break trimming }
                    behind = .strong
                case "\"", "”": break
                default: break trimming
                }
                high -= 1
            }
            if low < high { add(low..<high) }
            let signs = characters[start..<end]
            depth = max(0, depth + signs.count { "([{".contains($0) } - signs.count { ")]}".contains($0) })
            if behind != .bare { next = Self.stronger(next, behind) }
        }
    }

    /// Words behind which "in" leads to a school, and words that end its name.
    private static let attending: Set<String> = ["passed", "studied", "completed", "done"]
    private static let schoolEnds: Set<String> = [
        "school", "college", "university", "institute", "academy", "vidyalaya",
    ]

    /// "Example University-Sampleton": where the dash stands that parts a school from its town without room around it.
    private static func dashBehindSchool(in word: ArraySlice<Character>) -> Int? {
        guard let dash = word.firstIndex(where: { "-–".contains($0) }), dash > word.startIndex,
            dash + 1 < word.endIndex,
            word[dash + 1].isUppercase, schoolEnds.contains(String(word[..<dash]).folded)
        else { return nil }
        return dash
    }

    /// Whether "in" behind a word leads to who taught, up to the next comma or date.
    private func isSchool(behind word: StudyWord?, cell: Int, in rest: ArraySlice<Character>) -> Bool {
        guard let word, word.cell == cell, word.tokens.last.map(Self.attending.contains) == true else { return false }
        let name = rest.prefix { $0 != "," && !$0.isNumber }
        return String(name).foldedTokens.prefix(Self.longestSchool).contains(where: Self.schoolEnds.contains)
    }

    /// Words of the name of a school.
    private static let longestSchool = 7
    private static let charactersOfNumber = 4

    /// "1)", "(2)", "ii.": the number of an item.
    private static func isNumber(_ word: String) -> Bool {
        guard word.utf8.count <= charactersOfNumber, let last = word.last, last == ")" || last == "." else {
            return false
        }
        let sign = word.dropLast().drop { $0 == "(" }
        return !sign.isEmpty
            && (sign.allSatisfy { "ivx".contains($0) } || sign.count <= 2 && sign.allSatisfy(\.isNumber))
    }

    /// Whether "at" belongs to the name of a university: it is called by a place, and another follows.
    private func goesOn(_ words: [StudyWord], cell: Int, with rest: ArraySlice<Character>) -> Bool {
        let own = words.suffix(Self.longestUniversity).filter { $0.cell == cell }
        // "Example State College at Sampleton": a school has been named, and no other follows.
        if let last = own.last, last.tokens.contains(where: Self.universities.contains), own.count > 1,
            last.gap == .bare,
            own[own.count - 2].isCapitalised, own[own.count - 2].gap != .school
        {
            let following = rest.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
            let isSchool = rest.split(separator: " ").prefix(Self.longestUniversity).contains { word in
                String(word).foldedTokens.contains(where: Self.universities.contains)
            }
            return following.first?.isUppercase == true && !isSchool
        }
        guard let start = own.lastIndex(where: { $0.tokens.contains(where: Self.universities.contains) }),
            start + 2 < own.count, own[start + 1].tokens == ["of"],
            own[(start + 2)...].allSatisfy({ $0.isCapitalised && $0.gap == .bare })
        else { return false }
        return rest.first { !$0.isWhitespace }?.isUppercase == true
    }

    /// Words of such a name in front of "at".
    private static let longestUniversity = 5

    private static let abbreviations: Set<String> = ["univ", "engg", "govt", "dept", "inst", "hons"]

    /// Whether the stop behind a word ends a sentence, and not an abbreviation.
    private static func isEnd(_ word: String, isLast: Bool) -> Bool {
        if word.contains(".") || abbreviations.contains(word.lowercased()) { return false }
        if word.allSatisfy(\.isLetter) {
            let isPlain = word.dropFirst().allSatisfy(\.isLowercase)
            return isPlain && word.count >= (isLast ? longWord - 1 : longWord)
        }
        return isLast
    }

    private static let months: Set<String> = [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "01", "02", "03", "04", "05", "06", "07", "08",
        "09",
    ]

    /// The month in figures that some forms print in front of a year: "5 2012".
    private func markMonth(_ words: inout [StudyWord], cell: Int) {
        guard let last = words.indices.last, words[last].cell == cell, words[last].date == nil,
            Self.months.contains(words[last].text)
        else { return }
        words[last].isFiller = true
    }

    /// The words in front of a date that only lead to it.
    private func markFillers(_ words: inout [StudyWord], row: Int) {
        var index = words.count - 1
        while index >= 0, words[index].row == row, words[index].date == nil,
            words[index].tokens.allSatisfy(Self.fillers.contains)
        {
            words[index].isFiller = true
            // "in the year 2013"
            if [.field, .school, .grade].contains(words[index].gap) { words[index].gap = .bare }
            index -= 1
        }
    }

    /// All dates of a text, in order.
    private func dates(in text: String) -> [DateMatch] {
        var result: [DateMatch] = []
        func look(_ part: String, offset: Int) {
            guard let match = scanner.firstMatch(in: part) else { return }
            let characters = Array(part)
            let before = String(characters[..<match.characters.lowerBound])
            let behind = String(characters[match.characters.upperBound...])
            look(before, offset: offset)
            result.append(
                DateMatch(
                    range: match.range,
                    characters: (match.characters.lowerBound + offset)..<(match.characters.upperBound + offset),
                    isRange: match.isRange
                )
            )
            look(behind, offset: offset + match.characters.upperBound)
        }
        look(text, offset: 0)
        return result
    }

    /// The gap that tells more of two that meet.
    private static func stronger(_ one: StudyWord.Gap, _ other: StudyWord.Gap) -> StudyWord.Gap {
        rank(other) >= rank(one) ? other : one
    }

    private static func rank(_ gap: StudyWord.Gap) -> Int {
        switch gap {
        case .bare: 0
        case .bracket: 1
        case .comma: 2
        case .dash: 3
        case .colon, .strong: 4
        case .field, .school, .grade: 5
        case .wrap, .line, .cell: 6
        }
    }
}
