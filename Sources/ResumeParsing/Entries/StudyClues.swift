import Places
import TextFolding

/// Tells how likely some words of a section about schooling are to be a degree, a field, a school …, as a logarithm.
struct StudyClues {
    let words: [StudyWord]
    private let texts: StudyTexts
    private let lexicon: Lexicon
    private let gazetteer: Gazetteer
    /// Where the names of degrees end that begin with a word.
    private let degreeEnds: [[Int]]
    private let isSchool: [Bool]
    private let isSubject: [Bool]
    private let isWeak: [Bool]
    /// Where the names of fields end that begin with a word.
    private let fieldEnds: [[Int]]
    /// How many words from each on repeat what stood in front, as many as do so together.
    private let repetitions: [Int]
    /// How many words from each on are repeated further behind.
    private let repeated: [Int]
    private let facts: [Facts]
    private let memory = Memory()

    /// What is asked of a word again and again.
    private struct Facts {
        let isDated: Bool
        let isDetail: Bool
        let hasDigit: Bool
        let isCapitalised: Bool
        let isConjunction: Bool
        /// Whether no word in it is anything but a conjunction, a modifier of a degree or a verb.
        let areConjunctions: Bool
        let areModifiers: Bool
        let areVerbs: Bool
        let isVerb: Bool
        let isGenitive: Bool
        let isPlaceholder: Bool
        let isRemark: Bool
        /// How usual its words are in running text, 0-1.
        let ordinariness: Double
        /// The first place where the name of a degree ends that begins here; far away for none.
        let firstDegreeEnd: Int
        /// The next word from here on that is a date, and that is a detail.
        var nextDate = 0
        var nextDetail = 0
        let gap: StudyWord.Gap
    }

    /// What was found of ranges of words.
    private final class Memory {
        var countries: [Int: Bool] = [:]
        var places: [Int: Bool] = [:]
        var grades: [Int: Bool] = [:]
    }

    /// Words of a degree that is in no table.
    private static let weakDegrees: Set<String> = [
        "certificate", "certificates", "certification", "certifications", "diploma", "diplom", "diplome", "degree",
        "course", "courses", "licensed", "license", "licence", "licensure", "training", "program",
        "programme", "fellowship", "residency", "bootcamp", "minor", "certified", "formation", "ausbildung",
        "weiterbildung", "fachweiterbildung", "lehre", "studium", "corso", "curso", "kurs", "opleiding",
        "lerarenopleiding", "examen", "eksamen", "tutkinto", "studies", "graduate", "intern", "associate", "associates",
        "x", "ing", "lise",
    ]
    /// Ends of words for what is learnt: "Lokförarutbildning", "Pædagoguddannelsen", "Industriprogrammet".
    private static let endsOfTrainings = [
        "utbildning", "utbildningen", "programmet", "uddannelse", "uddannelsen", "utdanning", "utdanningen",
        "opleiding",
        "ausbildung", "lehrgang",
    ]

    private static func isTraining(_ word: String) -> Bool {
        endsOfTrainings.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
    }

    /// Those of them that names of schools have in front of the word for a school: "Graduate School", "Training Centre".
    private static let schoolOpenings: Set<String> = ["graduate", "training", "studies", "formation"]
    /// Words that belong to a degree.
    private static let modifiers: Set<String> = [
        "hons", "hon", "honours", "honors", "fh", "ihk", "hwk", "dh", "tu", "ects", "ordinary", "pass", "level",
        "oxon", "cantab", "res", "taught", "hbo", "wo", "mbo", "degree", "degrees", "program", "programme", "course",
        "certificate", "diploma", "equivalent", "joint", "double", "executive", "sciences", "science", "arts",
    ]
    /// Words of honours, memberships and remarks, which stand beside a study and name no school.
    private static let remarks: Set<String> = [
        "alpha", "award", "awards", "beta", "captain", "chapter", "chi", "club", "concentration", "coursework", "dean",
        "dean's", "deans", "delta", "distinguished", "emphasis", "epsilon", "fraternity", "gamma", "gpa", "graduated",
        "honor", "honors", "honour", "honours", "iota", "kappa", "lambda", "laude", "major", "member", "membership",
        "mu", "omega", "omicron", "phi", "pi", "psi", "recipient", "rho", "scholarship", "scholarships", "seminar",
        "seminars", "sigma", "sorority", "tau", "theta", "treasurer", "upsilon", "valedictorian", "winner", "zeta",
    ]
    private static let genitives: Set<String> = [
        "of", "de", "di", "del", "della", "des", "du", "da", "do", "dos", "der", "dei", "degli", "delle", "van",
        "zum", "zur", "als", "fur", "d", "to",
    ]
    private static let conjunctions: Set<String> = [
        "of", "and", "&", "for", "the", "de", "der", "und", "et", "y", "e", "des", "du", "di", "del", "della", "von",
        "do", "da", "dos", "das", "fur", "til", "og", "och", "i", "la", "le", "el", "los", "las", "van", "voor", "at",
        "zu", "am", "an", "in", "a", "ve", "ja", "w", "degli", "dei", "delle", "den", "dem", "pour", "per", "para",
    ]
    /// Words that call a school by what it teaches, behind that: "Example Engineering College".
    private static let taught: Set<String> = ["college", "school", "institute", "academy", "university", "campus"]
    /// Words that lead to a degree.
    private static let verbs: Set<String> = [
        "completed", "passed", "pursuing", "pursued", "received", "earned", "graduated", "obtained", "done", "did",
        "have", "has", "i", "my", "attended", "attending",
    ]
    /// What schools award.
    private static let awarded: Set<String> = ["certificate", "diploma", "equivalent", "ged", "graduate"]
    /// Words that alone name no school.
    private static let generic: Set<String> = [
        "school", "university", "college", "institute", "academy", "board", "schools", "institut",
    ]
    /// Words that surnames and towns begin with.
    private static let particles: Set<String> = [
        "de", "di", "da", "del", "des", "du", "la", "le", "el", "van", "von", "den",
    ]
    private static let articles: Set<String> = ["the", "la", "le", "el"]
    private static let grades: Set<String> = ["division", "class", "grade", "distinction", "cgpa", "gpa", "percent"]

    /// Words of running text with which names of schools begin.
    private static let namesBegin: Set<String> = [
        "american", "catholic", "central", "christian", "city", "college", "community", "east", "eastern", "first",
        "global", "great", "institute", "international", "national", "new", "north", "northern", "open", "royal",
        "san", "santa", "saint", "school", "south", "southern", "st", "state", "technical", "the", "united",
        "university",
        "west", "western", "metropolitan", "los", "las", "fort", "mount",
    ]
    private static let costOfOrdinaryOpening = 1.6

    static let impossible = -50.0

    init(words: [StudyWord], texts: StudyTexts, lexicon: Lexicon, gazetteer: Gazetteer) {
        self.words = words
        self.texts = texts
        self.lexicon = lexicon
        self.gazetteer = gazetteer
        let names = lexicon.schoolNames
        var isSchool = [Bool](repeating: false, count: words.count)
        var first = 0
        while first < words.count {
            // The words of a cell, whose company some words need.
            var end = first
            while end < words.count, words[end].cell == words[first].cell { end += 1 }
            let owners = (first..<end).flatMap { index in words[index].tokens.map { _ in index } }
            let tokens = (first..<end).flatMap { words[$0].tokens }
            let text = words[first..<end].map(\.text).joined(separator: " ")
            for found in names.words(in: tokens, of: text) where words[owners[found]].date == nil {
                // "College preparatory" is what is learnt.
                let next = found + 1 < tokens.count ? tokens[found + 1] : ""
                isSchool[owners[found]] = !["prep", "preparatory"].contains(next) || tokens[found] == "school"
            }
            first = end
        }
        for index in Self.highSchools(words) { isSchool[index] = true }
        let ofBoards = Self.boards(words)
        for index in ofBoards { isSchool[index] = true }
        let degreeEnds = words.indices.map {
            ofBoards.contains($0) ? [] : Self.degreeEnds(words, at: $0, lexicon: lexicon)
        }
        // "High School Diploma or GED" names no school.
        for (start, ends) in degreeEnds.enumerated() {
            guard let end = ends.last, !Self.isPrecededByName(start, of: words),
                words[start..<end].contains(where: { $0.tokens.contains(where: Self.awarded.contains) })
            else { continue }
            for index in start..<end { isSchool[index] = false }
        }
        self.isSchool = isSchool
        self.degreeEnds = degreeEnds
        isSubject = words.map { $0.tokens.contains(where: lexicon.subjects.contains) }
        isWeak = words.indices.map { index in
            let isOfSchool =
                words[index].tokens.contains(where: Self.schoolOpenings.contains) && index + 1 < words.count
                && isSchool[index + 1] && words[index + 1].gap == .bare
            return !isOfSchool && words[index].tokens.contains { Self.weakDegrees.contains($0) || Self.isTraining($0) }
        }
        fieldEnds = words.indices.map { Self.endsOfFields(words, at: $0, lexicon: lexicon) }
        (repetitions, repeated) = Self.repetitions(words)
        var facts = words.indices.map { Self.facts(of: words, at: $0, degreeEnds[$0], titles: lexicon.titleWords) }
        var (date, detail) = (words.count, words.count)
        for index in words.indices.reversed() {
            if facts[index].isDated { date = index }
            if facts[index].isDetail { detail = index }
            facts[index].nextDate = date
            facts[index].nextDetail = detail
        }
        self.facts = facts
    }

    private static func facts(
        of words: [StudyWord],
        at index: Int,
        _ degreeEnds: [Int],
        titles: TitleWords
    ) -> Facts {
        let word = words[index]
        let areConjunctions = word.tokens.allSatisfy(conjunctions.contains)
        return Facts(
            isDated: word.date != nil,
            isDetail: word.isDetail,
            hasDigit: word.hasDigit,
            isCapitalised: word.isCapitalised,
            isConjunction: areConjunctions && !word.tokens.isEmpty,
            areConjunctions: areConjunctions,
            areModifiers: word.tokens.allSatisfy(modifiers.contains),
            areVerbs: word.tokens.allSatisfy(verbs.contains),
            isVerb: word.tokens.contains(where: verbs.contains),
            isGenitive: genitives.contains(word.tokens.first ?? ""),
            isPlaceholder: isPlaceholder(index, of: words),
            isRemark: word.tokens.contains(where: remarks.contains),
            ordinariness: word.tokens.map(titles.ordinariness).min() ?? 0,
            firstDegreeEnd: degreeEnds.first ?? .max,
            gap: word.gap
        )
    }

    // MARK: Words

    /// Words that end the name of a board: "Board of Intermediate Education", "Board of School Examinations".
    private static let endsOfBoards: Set<String> = ["education", "examination", "examinations", "studies", "exams"]
    /// Words of such a name at most.
    private static let longestBoard = 8

    /// The words of the names of boards, whose words are those of degrees.
    private static func boards(_ words: [StudyWord]) -> Set<Int> {
        var found: Set<Int> = []
        for start in words.indices where words[start].tokens == ["board"] {
            let end = min(start + longestBoard, words.count)
            let name = words[start..<end].prefix { $0.cell == words[start].cell && $0.date == nil }
            guard name.count > 2, name[start + 1].tokens == ["of"],
                let last = name.lastIndex(where: { $0.tokens.contains(where: endsOfBoards.contains) })
            else { continue }
            found.formUnion(start...last)
        }
        return found
    }

    /// Words with which a school is called a high school, where nothing but a place stands behind them.
    private static let high: Set<String> = ["high", "hs"]

    /// "Yosemite High": the last word of a name in which no other says that it is one of a school.
    private static func highSchools(_ words: [StudyWord]) -> [Int] {
        words.indices.dropFirst().filter { index in
            guard words[index].tokens.count == 1, high.contains(words[index].tokens[0]), words[index].isCapitalised,
                words[index].gap == .bare, words[index - 1].isCapitalised, words[index - 1].date == nil
            else { return false }
            let next = index + 1
            return next == words.count || words[next].gap != .bare || isPlaceholder(next, of: words)
        }
    }

    /// Words in front in which a repetition is looked for.
    private static let memory = 30
    /// Letters of a repetition that says something.
    private static let leastRepeated = 4

    /// "Nursing Example College City, State Nursing": some templates print the field once more.
    private static func repetitions(_ words: [StudyWord]) -> (lengths: [Int], sources: [Int]) {
        var result = [Int](repeating: 0, count: words.count)
        var sources = result
        // Lines that go on with the one before count as one.
        var runs: [Int] = []
        for (index, word) in words.enumerated() {
            let isNew = index > 0 && word.row != words[index - 1].row && word.gap != .wrap
            runs.append((runs.last ?? 0) + (isNew ? 1 : 0))
        }
        var index = 0
        while index < words.count {
            guard words[index].date == nil, !words[index].isDetail else {
                index += 1
                continue
            }
            var longest = 0
            var source = index
            for start in max(0, index - memory)..<index {
                var length = 0
                while index + length < words.count, start + length < index,
                    runs[start + length] == runs[index], runs[index + length] == runs[index],
                    !words[index + length].tokens.isEmpty,
                    words[index + length].date == nil, words[start + length].tokens == words[index + length].tokens
                {
                    length += 1
                }
                // A word alone that a line above holds is none: "Board of … Education".
                guard length > 1 || words[start].row == words[index].row else { continue }
                if length > longest { (longest, source) = (length, start) }
            }
            let repeated = words[index..<(index + longest)]
            let letters = repeated.reduce(0) { $0 + $1.text.count(where: \.isLetter) }
            guard letters >= leastRepeated,
                // "School of Business" behind "Master of Business Administration"
                repeated.first?.tokens.allSatisfy(conjunctions.contains) == false
            else {
                index += 1
                continue
            }
            result[index] = longest
            sources[source] = longest
            index += longest
        }
        return (result, sources)
    }

    /// Whether what stood in front is repeated from a word on.
    func opensRepetition(_ index: Int) -> Bool { repetitions[index] > 0 }

    /// Whether a repetition ends in front of a word.
    func closesRepetition(_ index: Int) -> Bool {
        (max(0, index - Self.memory)..<index).contains { repetitions[$0] > 0 && $0 + repetitions[$0] == index }
    }

    private static let longestDegree = 7

    /// Where the names of degrees end that begin with a word; short ones are in capitals.
    private static func degreeEnds(_ words: [StudyWord], at start: Int, lexicon: Lexicon) -> [Int] {
        guard let opening = words[start].tokens.first, words[start].date == nil,
            lexicon.degreeOpenings.contains(opening.prefix { $0 != " " }.description)
                || lexicon.degreeOpenings.contains(opening.filter { $0 != "." }) || opening.count <= 2
        else { return [] }
        // "… Award - Dr. Sample Example": in the midst of a line it is somebody's title.
        if opening.filter({ $0 != "." }) == "dr", start > 0, words[start].cell == words[start - 1].cell { return [] }
        var ends: [Int] = []
        var tokens: [String] = []
        for index in start..<min(start + longestDegree, words.count) {
            let word = words[index]
            if index > start, word.date != nil || ![.bare, .wrap, .field, .bracket, .comma].contains(word.gap) {
                break
            }
            if index > start, word.gap == .field { tokens.append("in") }
            tokens += word.tokens
            let phrase = tokens.joined(separator: " ")
            let bare = phrase.filter { $0 != "." }
            // "M. S"
            let letters = tokens.allSatisfy { $0.count <= 2 } ? bare.filter { $0 != " " } : bare
            guard [phrase, bare, letters].contains(where: { lexicon.degrees[$0] != nil }) else { continue }
            // "Woodlawn Heights High School" is a school.
            if tokens == ["high", "school"], isPrecededByName(start, of: words) { continue }
            if letters.count <= 4, tokens.count == 1 || letters != bare {
                let text = words[start...index].map(\.text).joined()
                let capitals = text.count(where: \.isUppercase)
                // "Ma", "be" and "as" are words; "Bsc" behind a sign is none.
                let isMarked =
                    text.contains(".") || letters.count == 1 || words[start].gap != .bare && letters.count >= 3
                guard capitals >= 2 || text.hasNumber || capitals == 1 && isMarked else { continue }
            }
            ends.append(index + 1)
        }
        return ends
    }

    private static func isPrecededByName(_ index: Int, of words: [StudyWord]) -> Bool {
        index > 0 && words[index].gap == .bare && words[index - 1].isCapitalised && words[index - 1].date == nil
    }

    /// Whether the name of a degree begins with a word.
    func opensDegree(_ index: Int) -> Bool { !degreeEnds[index].isEmpty }

    /// Whether the name of a degree ends in front of a word.
    func closesDegree(_ index: Int) -> Bool {
        index > 0
            && (isWeak[index - 1]
                || (max(0, index - Self.longestDegree)..<index).contains { degreeEnds[$0].contains(index) })
    }

    /// Words of the name of a university with many places at most.
    private static let wordsOfSystem = 5

    /// Whether a name ends in front of a word that needs that of a town: "University of California, Example".
    func endsSystem(_ index: Int) -> Bool {
        guard index > 0, words[index - 1].tokens.last.map(lexicon.schoolNames.systemEnds.contains) == true else {
            return false
        }
        return (1...Self.wordsOfSystem).contains { count in
            index >= count && words[index - count].row == words[index - 1].row
                && lexicon.schoolNames.systems.contains(
                    ((index - count)..<index).flatMap { words[$0].tokens }.joined(separator: " ")
                )
        }
    }

    func endsSchool(_ index: Int) -> Bool { index > 0 && isSchool[index - 1] }

    /// Whether a school is named in the same cell as a word.
    func hasSchool(beside index: Int) -> Bool {
        var first = index
        while first > 0, words[first - 1].row == words[index].row { first -= 1 }
        return words[first...].prefix { $0.row == words[index].row }.indices.contains { isSchool[$0] }
    }

    /// Whether some words name a school or a degree.
    func names(_ range: Range<Int>) -> Bool { range.contains { isSchool[$0] || opensDegree($0) } }

    /// Whether some words are known to be what they are taken for.
    func isNamed(_ label: StudyLabel, _ range: Range<Int>) -> Bool {
        switch label {
        case .degree: range.contains { !degreeEnds[$0].isEmpty || isWeak[$0] }
        case .school: range.contains { isSchool[$0] }
        case .date: true
        case .area, .place, .score, .note: false
        }
    }

    // MARK: Labels

    func score(_ label: StudyLabel, _ range: Range<Int>) -> Double {
        let first = facts[range.lowerBound]
        if first.isDetail { return label == .note && range.count == 1 ? 0.5 : Self.impossible }
        if label == .date { return date(range) }
        if first.nextDate < range.upperBound || first.nextDetail < range.upperBound { return Self.impossible }
        return switch label {
        case .degree: degree(range)
        case .area: area(range)
        case .school: school(range)
        case .place: place(range)
        case .score: score(range)
        case .note: note(range)
        case .date: Self.impossible
        }
    }

    private func date(_ range: Range<Int>) -> Double {
        let last = range.upperBound - 1
        if words[last].date != nil, range.dropLast().allSatisfy({ words[$0].isFiller }) { return 4 }
        guard range.count <= 3, isPresent(range) else { return Self.impossible }
        return 2.5
    }

    /// "Present", "ongoing": still at it.
    func isPresent(_ range: Range<Int>) -> Bool {
        lexicon.present.contains(range.flatMap { words[$0].tokens }.joined(separator: " "))
    }

    private func degree(_ range: Range<Int>) -> Double {
        guard range.count <= 14 else { return Self.impossible }
        let start = range.first { facts[$0].firstDegreeEnd <= range.upperBound }
        guard let start, let end = degreeEnds[start].last(where: { $0 <= range.upperBound }) else {
            return unknownDegree(range)
        }
        let isShort =
            end == start + 1 && words[start].text.count(where: \.isLetter) <= 2
            && !words[start].text.contains(".")
        var score = isShort ? 3.0 : 5.5
        for index in range.lowerBound..<start {
            score -= isSchool[index] ? 2 : facts[index].hasDigit ? 3 : isSubject[index] ? 0.9 : 0.5
            if !facts[index].isCapitalised { score -= 0.7 }
            if isVerb(index) { score -= 3 }
        }
        var isGenitive = end > start && words[end - 1].tokens.last.map(Self.genitives.contains) == true
        for index in end..<max(end, range.upperBound) {
            if facts[index].isGenitive {
                isGenitive = true
            } else if facts[index].areModifiers {
                // "B.Com (Hons)"
                score += words[index].gap == .bracket || words[index].isEnclosed ? 0.8 : -0.05
            } else if facts[index].firstDegreeEnd < .max || isWeak[index] {
                score -= 0.3
            } else if isSchool[index], !isGenitive {
                score -= 3
            } else {
                score -= isGenitive ? 0.2 : 1.3
            }
            if isPlaceholder(index) { score -= 4 }
        }
        score -= costOfOpenEnds(range)
        if let longest = degreeEnds[start].last, longest > range.upperBound,
            words[range.upperBound..<longest].allSatisfy({ $0.gap == .bare || $0.gap == .wrap })
        {
            score -= Self.costOfShortDegree
        }
        // "Sample Higher Secondary School", "Vocational Training Centre"
        let next = range.upperBound
        if next < words.count, words[next].gap == .bare,
            words[next].tokens == ["school"] || isSchool[next] && isSchool[next - 1]
        {
            score -= 4
        }
        return score
    }

    /// What it costs a degree to end where a longer one goes on: "Bachelor of Business" of "… Business Administration".
    private static let costOfShortDegree = 2.5

    /// No name begins with a conjunction, or ends with one.
    private func costOfOpenEnds(_ range: Range<Int>) -> Double {
        (isConjunction(range.lowerBound) && !opensName(range.lowerBound) ? 4 : 0)
            + (isConjunction(range.upperBound - 1) ? 3 : 0)
    }

    /// "De Montfort University", "La Trobe University"
    private func opensName(_ index: Int) -> Bool {
        facts[index].isCapitalised && Self.particles.contains(words[index].tokens.first ?? "")
    }

    private func isVerb(_ index: Int) -> Bool { facts[index].isVerb }

    private func unknownDegree(_ range: Range<Int>) -> Double {
        guard range.count <= 8 else { return Self.impossible }
        let isNamed = range.contains { isWeak[$0] }
        var score = isNamed ? 2.0 : -3.2
        var isGenitive = false
        for index in range {
            if facts[index].isGenitive { isGenitive = true }
            if isSchool[index] { score -= 2.5 }
            if isSubject[index], !isGenitive, !isNamed { score -= 0.5 }
            score -= isGenitive ? 0.2 : 0.35
            if facts[index].hasDigit { score -= 1 }
            if isVerb(index) { score -= 3 }
            if facts[index].isRemark, !isNamed { score -= 2 }
            if isPlaceholder(index) { score -= 4 }
        }
        if !facts[range.lowerBound].isCapitalised { score -= 1.5 }
        score -= costOfOpenEnds(range)
        // "licensed : Hair and skin"
        if range.upperBound < words.count, words[range.upperBound].gap == .colon { score += 1.5 }
        return score
    }

    private func area(_ range: Range<Int>) -> Double {
        guard range.count <= 12, !range.allSatisfy({ facts[$0].areVerbs }) else { return Self.impossible }
        var score = 0.0
        var subjects = 0
        for index in range {
            if isSubject[index] {
                subjects += 1
            } else if isSchool[index] {
                score -= 3
            } else if isWeak[index] {
                score -= 1.5
            } else if !facts[index].areConjunctions {
                score -= facts[index].hasDigit ? 1.2 : 0.25
            }
            if facts[index].isRemark { score -= 1.5 }
            if isPlaceholder(index) { score -= 4 }
        }
        score += Self.worthOfSubjects[min(subjects, Self.worthOfSubjects.count - 1)]
        if range.upperBound < words.count, facts[range.upperBound].gap == .bare, !opensCell(range.lowerBound),
            isField(range)
        {
            score += Self.worthOfField
        }
        if holdsRepetition(range) { score -= Self.costOfRepetition }
        if repeated[range.lowerBound] == range.count, !range.contains(where: { isSchool[$0] }) {
            score += Self.worthOfRepeated
        }
        if let ends = degreeEnds[range.lowerBound].last, ends <= range.upperBound { score -= 3 }
        if range.count > 8 { score -= 0.4 * Double(range.count - 8) }
        if range.count <= 4, isPlace(range) { score -= 2 }
        if isGrade(range) { score -= 5 }
        score -= costOfOpenEnds(range)
        return score
    }

    /// What words are worth that fields are made of: the first tells most.
    private static let worthOfSubjects = [-0.6, 1.1, 1.8, 2.2, 2.5]
    /// What a field is worth whose whole name is known, where no sign parts it from what follows.
    private static let worthOfField = 1.2
    private static let costOfRepetition = 1.5
    /// What a field is worth that is printed once more.
    private static let worthOfRepeated = 1.5

    private static let wordsOfField = 6

    /// Whether the whole name of a field is known, or those of all fields that commas part.
    private func isField(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        for index in range.dropFirst() where facts[index].gap == .comma {
            guard isKnownField(start..<index) else { return false }
            start = index
        }
        return isKnownField(start..<range.upperBound)
    }

    private func isKnownField(_ range: Range<Int>) -> Bool {
        fieldEnds[range.lowerBound].contains(range.upperBound)
    }

    private static func endsOfFields(_ words: [StudyWord], at start: Int, lexicon: Lexicon) -> [Int] {
        guard let first = words[start].tokens.first, lexicon.fieldOpenings.contains(first) else { return [] }
        var tokens: [String] = []
        return (start..<min(start + wordsOfField, words.count)).compactMap { index in
            tokens += words[index].tokens
            return lexicon.fields.contains(tokens.joined(separator: " ")) ? index + 1 : nil
        }
    }

    /// "Accounting Technicians College": at the beginning of a line or a cell a field is a part of the school's name.
    private func opensCell(_ index: Int) -> Bool {
        index == 0 || [.line, .cell, .strong].contains(facts[index].gap)
    }

    /// Whether a known field ends in front of a word.
    private func endsField(_ index: Int) -> Bool {
        fieldEnds[max(0, index - Self.wordsOfField)..<index].contains { $0.contains(index) }
    }

    /// "English English": whether some words are the same as those right in front of them.
    private func holdsRepetition(_ range: Range<Int>) -> Bool {
        range.dropFirst().contains { index in
            let length = repetitions[index]
            return length > 0 && index - length >= range.lowerBound
                && (index..<(index + length)).allSatisfy { words[$0].tokens == words[$0 - length].tokens }
        }
    }

    private func isConjunction(_ index: Int) -> Bool { facts[index].isConjunction }

    private func school(_ range: Range<Int>) -> Double {
        guard range.count <= 14 else { return Self.impossible }
        let firstSchool = range.first { isSchool[$0] }
        var score = 0.0
        // A degree within is one of its own, unless its words are those of the school.
        for index in range where facts[index].firstDegreeEnd < .max {
            let end = degreeEnds[index].last { $0 <= range.upperBound } ?? 0
            guard end > index, !(index..<end).contains(where: { isSchool[$0] }) else {
                if index == range.lowerBound, end == range.upperBound { score -= 4 }
                continue
            }
            score -= words[index].tokens.count == 1 && words[index].text.count <= 2 ? 1.5 : 3
        }
        if isConjunction(range.upperBound - 1) { score -= 3 }
        let opening = words[range.lowerBound].tokens.first ?? ""
        if range.count > 1, facts[range.lowerBound].areVerbs { score -= Self.costOfVerb }
        if isConjunction(range.lowerBound), !Self.articles.contains(opening), !opensName(range.lowerBound) {
            score -= 4
        }
        guard let firstSchool, let lastSchool = range.last(where: { isSchool[$0] }) else {
            return score + unknownSchool(range)
        }
        score += 5
        // "Institute (ICI)" is the end of a name.
        let isBare = range.dropFirst().allSatisfy { facts[$0].gap == .bracket || words[$0].isEnclosed }
        if isBare, Self.generic.contains(words[firstSchool].tokens.last ?? "") { score -= 4 }
        if firstSchool == range.lowerBound {
            if isCutFromSubject(firstSchool) { score -= Self.costOfCut }
            if isCutFromName(firstSchool) {
                score -= isSchool[firstSchool - 1] ? Self.costOfCutWords : Self.costOfCutName
            }
        }
        for index in range.lowerBound..<firstSchool {
            let word = facts[index]
            if isConjunction(index) { continue }
            let isFirst = index == range.lowerBound
            let isBeside =
                index + 1 == firstSchool
                && words[firstSchool].tokens.contains(where: Self.taught.contains)
                && !(isFirst && !opensCell(index) && isWholeWithPlace(firstSchool))
            // "Marketing Example University": the field stands in front of the school.
            let costOfSubject =
                isBeside ? -0.3 : !isFirst ? -0.9 : !opensCell(index) && isKnownField(index..<(index + 1)) ? -2.5 : -1.8
            score += isSubject[index] ? costOfSubject : word.isCapitalised ? 0.15 : -0.6
            if word.hasDigit { score -= 1.5 }
            if isWeak[index] { score -= 1.5 }
            if !isFirst, word.gap == .comma { score -= Self.costOfCommaAhead }
            // "Delta Mu Delta Example University"
            if index > range.lowerBound, word.isRemark, facts[index - 1].isRemark { score -= Self.costOfRemark }
        }
        if firstSchool > range.lowerBound {
            if facts[firstSchool].gap == .comma { score -= Self.costOfCommaAhead }
            if facts[firstSchool].gap == .bare, opensNameOfSchool(firstSchool) { score -= Self.costOfWordsAhead }
        }
        // A name that no sign sets apart does not begin with a word of running text: "Relations Example University".
        if range.lowerBound < firstSchool, facts[range.lowerBound].gap == .bare, range.lowerBound > 0,
            words[range.lowerBound - 1].row == words[range.lowerBound].row, words[range.lowerBound - 1].date == nil,
            !Self.namesBegin.contains(opening), !opensWithPlace(range.lowerBound..<firstSchool),
            !endsField(range.lowerBound)
        {
            score -= Self.costOfOrdinaryOpening * facts[range.lowerBound].ordinariness
        }
        var isGenitive = false
        for index in (firstSchool + 1)..<max(firstSchool + 1, range.upperBound) {
            let word = facts[index]
            if isConjunction(index) {
                isGenitive = true
            } else if isSchool[index] {
                score += 0.3
            } else if index < lastSchool {
                score -= 0.1
            } else {
                score -= isGenitive ? 0.05 : isSubject[index] ? 1.3 : 0.8
                if word.gap == .bracket { score += 0.6 }
            }
            if word.hasDigit { score -= 1.2 }
            if word.gap == .comma || word.gap == .dash { isGenitive = endsSystem(index) }
            if isPlaceholder(index) { score -= 4 }
        }
        return score
    }

    /// Words with which the name of a school seldom begins, and which a subject goes before more often.
    private static let taughtFirst: Set<String> = ["institute", "college", "school", "academy"]
    private static let costOfCut = 0.8

    private static let costOfCutName = 2.5
    /// The same between two words for schools.
    private static let costOfCutWords = 5.0

    /// "VIA University | College", "Example Higher Secondary | School": what stands in front is a part of the name, unless
    /// it ends something else.
    private func isCutFromName(_ index: Int) -> Bool {
        guard index > 0, facts[index].gap == .bare, facts[index - 1].isCapitalised, !facts[index - 1].isDated,
            !isSubject[index - 1] || isSchool[index - 1], !closesDegree(index) || words[index].tokens == ["school"],
            !endsField(index), !isPlaceholder(index - 1), !isWholeWithPlace(index), !opensNameOfSchool(index)
        else { return false }
        return !isPlace((index - 1)..<index)
    }

    /// Words for schools that their names begin with in Romance languages, but for a few in front of them.
    private static let openingNames: Set<String> = [
        "universita", "istituto", "politecnico", "accademia", "scuola", "liceo", "universite", "ecole", "lycee", "iut",
        "universidad", "universidade", "instituto", "escuela", "escola", "colegio", "faculdade",
    ]
    private static let beforeSuch: Set<String> = [
        "pontificia", "haute", "grande", "libera", "real", "regia", "nova", "nuova", "ancienne", "primo", "alta",
    ]

    /// "Scienze Alimentari | Università degli Studi di Example"
    private func opensNameOfSchool(_ index: Int) -> Bool {
        words[index].tokens.first.map(Self.openingNames.contains) == true
            && words[index - 1].tokens.last.map(Self.beforeSuch.contains) != true
    }

    /// "Art | Institute of Example": the subject in front belongs to the name, unless it ends a field.
    private func isCutFromSubject(_ index: Int) -> Bool {
        facts[index].gap == .bare && index > 0 && isSubject[index - 1] && !isWholeWithPlace(index)
            && words[index].tokens.contains(where: Self.taughtFirst.contains)
    }

    private static let wholeWithPlace: Set<String> = ["university", "college"]

    /// "University of Example", "College of Example": no word in front is wanted.
    private func isWholeWithPlace(_ index: Int) -> Bool {
        words[index].tokens.contains(where: Self.wholeWithPlace.contains)
            && index + 1 < words.count && words[index + 1].tokens.first == "of"
    }

    /// A name without any word that schools are called by: it counts as far as nothing speaks for a text that tells.
    private func unknownSchool(_ range: Range<Int>) -> Double {
        var score = -1.5
        var ordinary = 0.0
        var named = 0.0
        for index in range {
            let word = facts[index]
            if isConjunction(index) { continue }
            named += 1
            ordinary += word.ordinariness
            if word.isRemark { score -= Self.costOfRemark }
            if isSubject[index] { score -= 1 }
            if isWeak[index] { score -= 1.5 }
            if word.hasDigit { score -= 1.2 }
            score += word.isCapitalised ? 0.05 : -0.8
            if isPlaceholder(index) { score -= 4 }
        }
        if named > 0 { score -= Self.costOfOrdinaryWords * ordinary / named }
        let end = range.upperBound
        let isSetApart =
            [.line, .cell, .strong, .dash, .school].contains(facts[range.lowerBound].gap)
            && (end == words.count || facts[end].gap != .bare || facts[end].isDated)
        if !isSetApart { score -= Self.costOfRunningOn }
        if range.count > 6 { score -= 0.4 * Double(range.count - 6) }
        if range.count <= 3, isPlace(range) { score -= 1.5 }
        if isGrade(range) { score -= 5 }
        return score
    }

    /// What a name costs all of whose words are those of running text.
    private static let costOfOrdinaryWords = 3.0
    private static let costOfRemark = 2.0
    /// "Nursing Course, Example College": the name of a school does not begin in front of a comma.
    private static let costOfCommaAhead = 2.2
    /// "Alimentari Università degli Studi di Example"
    private static let costOfWordsAhead = 2.5
    /// "Attended Example College"
    private static let costOfVerb = 4.0
    /// What an unknown name costs that no sign, line or cell sets apart.
    private static let costOfRunningOn = 1.0

    /// "City , State", which some templates print in place of one.
    func isPlaceholder(_ index: Int) -> Bool { facts[index].isPlaceholder }

    private static func isPlaceholder(_ index: Int, of words: [StudyWord]) -> Bool {
        switch words[index].text {
        case "State": return index > 0 && words[index - 1].text == "City"
        case "City":
            guard index + 1 < words.count, ![.strong, .dash].contains(words[index].gap) else { return true }
            return words[index + 1].text == "State" || words[index + 1].gap == .line
        default: return false
        }
    }

    private func place(_ range: Range<Int>) -> Double {
        guard range.count <= 5, facts[range.lowerBound].isCapitalised else { return Self.impossible }
        // "South Carolina City , State": no town is called by what stands in place of one.
        let isMixed = range.dropFirst().contains { index in
            facts[index].gap == .bare && isPlaceholder(index) && !isPlaceholder(index - 1)
        }
        guard !isMixed else { return Self.impossible }
        guard isPlace(range) else { return mayBeTown(range) ? Self.worthOfUnknownTown : Self.impossible }
        var score = 1.2 + Double(parts(of: range).count)
        if range.contains(where: { isPlaceholder($0) }) { score += 1.5 }
        if range.contains(where: { isSchool[$0] || isSubject[$0] }) { score -= 1.5 }
        return score
    }

    /// What a name behind that of a school is worth as a place that no gazetteer knows.
    private static let worthOfUnknownTown = -0.3
    /// Words of the name of such a place.
    private static let wordsOfUnknownTown = 2

    /// "Example College of Nursing, Thellakom": a name that a comma sets apart from that of a school, and nothing else known.
    private func mayBeTown(_ range: Range<Int>) -> Bool {
        guard range.count <= Self.wordsOfUnknownTown, range.lowerBound > 0, facts[range.lowerBound].gap == .comma,
            range.upperBound == words.count || facts[range.upperBound].gap != .bare, !endsSystem(range.lowerBound)
        else { return false }
        let row = words[range.lowerBound].row
        return range.allSatisfy { index in
            let word = words[index]
            return facts[index].isCapitalised && !facts[index].hasDigit && !facts[index].isRemark && !isSchool[index]
                && !isSubject[index] && !isWeak[index] && facts[index].firstDegreeEnd == .max
                && word.text.contains(where: \.isLowercase)
        } && words[..<range.lowerBound].indices.suffix(Self.memory).contains { words[$0].row == row && isSchool[$0] }
    }

    private func isPlace(_ range: Range<Int>) -> Bool {
        if let known = memory.places[key(range)] { return known }
        let parts = parts(of: range)
        // "Mission, Texas": a town that only its region makes one.
        let isPlace =
            parts.allSatisfy { texts.isPlace($0, in: gazetteer) }
            || parts.count == 2 && texts.isPlace(parts.joined(separator: ", "), in: gazetteer)
        memory.places[key(range)] = isPlace
        return isPlace
    }

    /// Letters of the code of a region.
    private static let lettersOfCode = 2

    /// Whether a town begins with a word, with the code of its region behind a comma: "Example University Boston, MA".
    ///
    /// "University of Wisconsin Milwaukee, WI" is called so: the code is that of the region in front.
    func opensTown(_ index: Int) -> Bool {
        guard facts[index].gap == .bare, facts[index].isCapitalised, index > 0 else { return false }
        let count = (1...Self.wordsOfPlace).first { index + $0 < words.count && words[index + $0].gap == .comma }
        guard let count, words[index..<(index + count)].dropFirst().allSatisfy({ $0.gap == .bare }) else {
            return false
        }
        let code = words[index + count].text.filter(\.isLetter)
        guard code.count == Self.lettersOfCode, code.allSatisfy(\.isUppercase) else { return false }
        let before = words[index - 1].text.uppercased()
        if let first = code.first, let last = code.last, before.first == first, before.dropFirst().contains(last),
            isPlace((index - 1)..<index)
        {
            return false
        }
        return isPlace(index..<(index + count))
    }

    /// Whether the name of a country stands from a word to the end of what no sign parts: "University of Kerala India".
    func opensCountry(_ index: Int) -> Bool {
        if let known = memory.countries[index] { return known }
        let opens = standsForCountry(index)
        memory.countries[index] = opens
        return opens
    }

    private func standsForCountry(_ index: Int) -> Bool {
        guard facts[index].gap == .bare, facts[index].isCapitalised, index > 0, !isConjunction(index - 1),
            !facts[index - 1].isGenitive
        else { return false }
        let end = words[(index + 1)...].firstIndex { $0.gap != .bare } ?? words.count
        guard end - index <= Self.wordsOfPlace, isPlace(index..<end), !isPlace((index - 1)..<end) else { return false }
        return gazetteer.resolve(texts.text(of: index..<end, in: words))?.kind == .country
    }

    private func key(_ range: Range<Int>) -> Int { range.lowerBound << 8 | range.count }

    /// Words of the name of a town or a region with which that of a school begins.
    private static let wordsOfPlace = 3

    /// "Long Beach City College"
    private func opensWithPlace(_ range: Range<Int>) -> Bool {
        (1...Self.wordsOfPlace).contains { count in
            count <= range.count && isPlace(range.lowerBound..<(range.lowerBound + count))
        }
    }

    /// What stands between the commas of some words.
    private func parts(of range: Range<Int>) -> [String] {
        var parts: [[String]] = [[]]
        for index in range {
            if index > range.lowerBound, words[index].gap != .bare || isPlaceholder(index) {
                parts.append([])
            }
            parts[parts.count - 1].append(words[index].text)
        }
        return parts.map { $0.joined(separator: " ") }
    }

    private func isGrade(_ range: Range<Int>) -> Bool {
        guard range.count <= 7 else { return false }
        if let known = memory.grades[key(range)] { return known }
        let isGrade = EducationPiece.isScore(texts.text(of: range, in: words), lexicon: lexicon)
        memory.grades[key(range)] = isGrade
        return isGrade
    }

    private func score(_ range: Range<Int>) -> Double {
        guard range.count <= 9 else { return Self.impossible }
        // "(Hons)" behind a degree is a part of it.
        if closesDegree(range.lowerBound), range.allSatisfy({ facts[$0].areModifiers }) { return Self.impossible }
        if isGrade(range) { return 4 }
        let last = words[range.upperBound - 1].tokens.last ?? ""
        if range.count <= 3, Self.grades.contains(last), range.count > 1 { return 3 }
        return Self.impossible
    }

    private func note(_ range: Range<Int>) -> Double {
        if repetitions[range.lowerBound] == range.count {
            return range.count > 1 ? 1.5 + 0.3 * Double(range.count) : isSubject[range.lowerBound] ? 0.7 : -0.3
        }
        if range.allSatisfy({ facts[$0].areVerbs }) { return -0.5 }
        if range.contains(where: { facts[$0].isRemark }) { return -0.5 - 0.3 * Double(min(range.count, 8)) }
        return -1 - 0.6 * Double(min(range.count, 8))
    }
}
