import Careers
import Resume
import TextFolding

/// Reads who somebody was, where and when, from one sentence:
///
///     Presently working as a Site Engineer with Acme Ltd, Pune since June 2015.
///     Having 3 years of experience in Acme Ltd as Accounts Assistant (Jan 2012 to Dec 2014)
///
/// Words of a table part the sentence. What stands behind each of them may be the title, the employer, a place, nothing of
/// these, or only more of what stands in front of it ("Bank for Agriculture"): all ways to read it are weighed, and what the
/// second best says instead is kept as an alternative.
struct EmploymentSentence {
    let words: EmploymentWords
    let scanner: DateScanner
    let knowledge: CareerKnowledge
    let employers: EmployerNames
    let isPlace: (String) -> Bool
    private let memory = Memory()

    /// What was found of the texts of a section: several ways to read a sentence ask for the same.
    private final class Memory {
        var titles: [String: Double] = [:]
    }

    /// What a sentence says; what it does not say is nil.
    struct Reading {
        var title: String?
        var titleCertainty: Certainty?
        var employer: String?
        var employerCertainty: Certainty?
        var place: String?
        var dates: DateRange?
        /// Whether it says that it is so now.
        var isNow = false
        /// Whether it speaks of what somebody has experience in, which may be no employer.
        var isExperience = false
        /// Whether it is the rest of a line that names who employs: "as Site Engineer".
        var isRest = false
        /// Whether it says what somebody became where they worked already.
        var isPromotion = false
        /// How well the sentence fits the grammar, about 1 for a title and an employer each.
        var score = 0.0
    }

    /// How a sentence begins: up to the verb, or to the word before a title or an employer.
    private struct Lead {
        var end: Int
        var isNow = false
        var isPast = false
        var verb: EmploymentWords.Kind?
        var opener = Opener.none
    }

    /// What stands in front of a part of the sentence.
    private enum Opener {
        case role, employer, sign, dash, bracket, quotation, none, date
    }

    private struct Part {
        var opener: Opener
        /// The words in front, which belong to a name where this part only goes on with it.
        var joint = ""
        var words: [String] = []
        var text: String { words.joined(separator: " ") }
    }

    private enum Label: Int, CaseIterable {
        case title, employer, place, other
    }

    private struct Group: Hashable {
        let label: Label
        let opener: Opener
        var text: String
        var score: Double
    }

    private struct Path {
        var groups: [Group] = []
        var score = 0.0
    }

    /// Words before the verb, at most.
    private static let longestLead = 16
    private static let longestSentence = 60
    private static let mostParts = 14
    /// Ways to read a sentence that are followed at once.
    private static let beam = 40
    private static let mostTitleWords = 7
    private static let mostEmployerWords = 8
    /// From such a likelihood on, words are a title.
    private static let clearTitle = 0.55
    /// From such a likelihood on, words are an employer.
    private static let clearEmployer = 0.6
    /// What a part must come to to be given.
    private static let leastScore = 0.6
    /// A reading that is worse by more than this is no alternative.
    private static let margin = 0.7

    /// Whether a line begins like a sentence about employment.
    ///
    /// - Parameters:
    ///   - text: the line.
    ///   - byName: whether it may begin with the employer.
    /// - Returns: whether a title or an employer may follow.
    func opens(_ text: String, byName: Bool = true) -> Bool {
        let text = withoutLabel(Self.withoutNumber(text))
        let first = text.prefix { $0 != " " }
        let mayName = Self.roles.contains { text.firstRange(of: $0) != nil }
        let start = String(text.prefix(Self.longestOpening))
        guard
            first.first?.isNumber == true || mayName || goesOn(text) || words.mayOpen(Self.key(first))
                || opensWithDate(start)
        else { return false }
        let sentence = SentenceWords(start, date: date(in: start)?.characters)
        return (lead(of: sentence) ?? (byName ? nameLead(of: sentence) : nil)) != nil
    }

    /// "Feb 2008 to Apr 2010: Worked in …"
    private func opensWithDate(_ text: String) -> Bool {
        guard text.prefix(Self.longestMonth).contains(where: \.isNumber), let date = date(in: text) else {
            return false
        }
        return date.isRange && date.characters.lowerBound <= 1
    }

    /// Characters of a month and the first figure of its year.
    private static let longestMonth = 12

    /// Where a sentence goes on to say what somebody became at the same employer: "…, was promoted to Foreman in 2015".
    func promotion(in text: String) -> Range<String.Index>? {
        guard words.mayPromote(text) else { return nil }
        for sign in Self.clauses {
            for start in text.ranges(of: sign) {
                let rest = String(text[start.upperBound...])
                let sentence = SentenceWords(String(rest.prefix(Self.longestOpening)), date: nil)
                if lead(of: sentence)?.verb == .promoted { return start }
            }
        }
        return nil
    }

    /// What parts the clauses of a sentence.
    private static let clauses = [", and ", ", ", " and "]

    /// Whether a line begins with a word behind which a sentence names a title or an employer.
    func goesOn(_ text: String) -> Bool {
        text.first?.isLowercase == true && words.isJoint(Self.key(text.prefix { $0 != " " }))
    }

    /// Whether a line says for how long somebody has worked, and nothing of where, unless it be a trade: "12 years of
    /// experience in logistics."
    func isTotal(_ text: String) -> Bool {
        let first = text.prefix { $0 != " " }
        guard text.utf8.count <= Self.longestTotal, text.hasNumber,
            first.first?.isNumber == true || words.mayOpen(Self.key(first))
        else { return false }
        let sentence = SentenceWords(text, date: nil)
        guard let lead = lead(of: sentence) else { return false }
        guard lead.verb == .experience else { return false }
        if lead.end >= sentence.keys.count { return true }
        guard text.hasSuffix("."), date(in: text) == nil, let reading = reading(of: text), reading.title == nil else {
            return false
        }
        return !sentence.texts.contains(where: employers.isLegalForm)
    }

    /// Characters in which a sentence shows that it is about employment.
    private static let longestOpening = 200
    /// Bytes of a line that says for how long somebody has worked.
    private static let longestTotal = 60
    private static let roles = [" as ", " As ", " AS "]

    /// "Acme Ltd, Pune as Site Engineer": a sentence that begins with the employer.
    private func nameLead(of sentence: SentenceWords) -> Lead? {
        let keys = sentence.keys
        let start = sentence.date == 0 ? 1 : 0
        guard
            let role = keys.indices.dropFirst(start + 1).first(where: { words.kind(at: $0, in: keys)?.kind == .role }),
            role + 1 < keys.count, role - start <= Self.mostEmployerWords + 3,
            sentence.texts[start..<role].allSatisfy({ $0.isEmpty || $0.first?.isLowercase != true || $0.count <= 3 })
        else { return nil }
        let name = sentence.texts[start..<role].joined(separator: " ")
        let first = sentence.signs[start..<role].firstIndex { $0.contains(.parts) || $0.contains(.closes) } ?? role - 1
        let bare = sentence.texts[start...first].joined(separator: " ")
        guard
            max(employers.likelihood(name), employers.likelihood(bare)) >= Self.clearEmployer || sentence.date != nil,
            titleLikelihood(bare) < Self.clearTitle
        else { return nil }
        let title = sentence.texts[(role + 1)...].prefix(4).joined(separator: " ")
        guard titleLikelihood(title) >= Self.clearTitle / 2 else { return nil }
        return Lead(end: start, isPast: true, verb: .joined)
    }

    /// What a sentence says, be it too little for a position; nil where it is none about employment.
    func reading(of text: String) -> Reading? {
        let text = withoutLabel(Self.withoutNumber(text))
        let match = date(in: text)
        let sentence = SentenceWords(text, date: match?.characters)
        guard sentence.texts.count <= Self.longestSentence, let lead = lead(of: sentence) ?? nameLead(of: sentence)
        else { return nil }
        var isNow = lead.isNow
        let parts = parts(of: sentence, from: lead, isNow: &isNow)
        guard !parts.isEmpty else { return nil }
        let paths = paths(parts, lead: lead)
        guard let best = paths.first else { return nil }
        var reading = Reading(score: best.score)
        reading.dates = match?.range
        if let match, !match.isRange { reading.dates = span(of: text, from: match, verb: lead.verb, isNow: isNow) }
        reading.isNow = reading.dates?.isCurrent ?? (isNow || lead.verb == .present && !lead.isPast)
        reading.isExperience = lead.verb == .experience
        reading.isRest = lead.end == 0 && lead.verb == .copula
        reading.isPromotion = lead.verb == .promoted
        fill(&reading, from: best, others: paths.dropFirst())
        return reading
    }

    /// When something was that is told by the day it began, and by the day it ended where another date follows: "joined Acme
    /// in 2015 and left in 2018", "started as Fitter in 2015 and worked there till 2018".
    private func span(of text: String, from match: DateMatch, verb: EmploymentWords.Kind?, isNow: Bool) -> DateRange? {
        let rest = String(text.dropFirst(match.characters.upperBound))
        let last = date(in: rest)
        let word = rest.prefix(last?.characters.lowerBound ?? 0).split(separator: " ").last
        guard verb == .joined || verb == .promoted || word.map({ DateWords.until.contains($0.folded) }) == true
        else { return nil }
        return DateRange(start: match.range.end, end: last?.range.end, isCurrent: isNow && last == nil)
    }

    // MARK: The beginning

    private static func key(_ word: Substring) -> String {
        String(word.drop { "([".contains($0) }.folded.trimmingSuffix { ".,;:)-–".contains($0) })
    }

    /// "1. Worked as", "(ii) Working at": a sentence without its number.
    private static func withoutNumber(_ text: String) -> String {
        let first = text.prefix { $0 != " " }
        guard first.utf8.count <= 5, first.count < text.count, let last = first.last, ".):".contains(last),
            first.dropLast().allSatisfy({ $0.isNumber || "(ivx".contains($0) || $0.isLetter && first.count <= 3 })
        else { return text }
        return String(text.dropFirst(first.count + 1).drop { $0 == " " })
    }

    /// Words and bytes of a label in front of a sentence.
    private static let mostLabelWords = 3
    private static let longestLabel = 30

    /// "Previous: Worked with Acme Ltd as": a sentence without the label in front, which says when at most.
    private func withoutLabel(_ text: String) -> String {
        guard let colon = text.utf8.prefix(Self.longestLabel).firstIndex(of: UInt8(ascii: ":")) else { return text }
        let label = text[..<colon]
        let rest = text[colon...].drop { ":-– ".contains($0) }
        guard label.wordCount <= Self.mostLabelWords,
            words.kind(at: 0, in: label.split(separator: " ").map(Self.key)) == nil,
            words.mayOpen(Self.key(rest.prefix { $0 != " " })),
            lead(of: SentenceWords(String(rest.prefix(Self.longestOpening)), date: nil)) != nil
        else { return text }
        return String(rest)
    }

    private func date(in text: String) -> DateMatch? { scanner.firstMatch(in: text) }

    private func lead(of sentence: SentenceWords) -> Lead? {
        let keys = sentence.keys
        var lead = Lead(end: 0)
        var hasDate = false
        var hasLength = false
        // "as Site Engineer" below the employer
        if words.kind(at: 0, in: keys)?.kind == .role, keys.count > 1 { return Lead(end: 0, verb: .copula) }
        func isNumber(_ index: Int) -> Bool { index < keys.count && keys[index].first?.isNumber == true }
        while lead.end < min(keys.count, Self.longestLead) {
            if lead.end == sentence.date {
                hasDate = true
                lead.end += 1
                continue
            }
            // "3 years", "2.5+ yrs"
            if isNumber(lead.end), lead.verb != .joined, words.kind(at: lead.end, in: keys) == nil {
                lead.end += 1
                continue
            }
            // "1 year and 2 months"
            if lead.end > 0, isNumber(lead.end + 1), Self.sums.contains(keys[lead.end]) {
                lead.end += 1
                continue
            }
            guard let (kind, count) = words.kind(at: lead.end, in: keys) else { break }
            let next = lead.end + count
            let isBeforeArticle = next < keys.count && words.kind(at: next, in: keys)?.kind == .article
            switch kind {
            case .now: lead.isNow = true
            case .past, .copula:
                lead.isPast = lead.isPast || kind == .past
                if isBeforeArticle, lead.verb == nil {
                    lead.verb = .copula
                    lead.opener = .role
                    lead.end = next
                    return lead
                }
            case .unit: hasLength = hasLength || lead.end > 0 && keys[lead.end - 1].first?.isNumber == true
            case .filler: break
            case .article where lead.verb == nil: break
            case .promoted:
                lead.verb = .promoted
                lead.opener = .role
                lead.end = next
                return lead
            case .verb, .present, .joined, .experience:
                // "worked for 3 years" names no employer yet; "experience in working as" goes on.
                lead.verb = lead.verb == .present || lead.verb == .joined ? lead.verb : kind
                // "attached to Acme Ltd"
                if kind == .present, next < keys.count, keys[next] == Self.to {
                    lead.opener = .employer
                    lead.end = next + 1
                    return lead
                }
            case .employer where next == sentence.date || isNumber(next): break
            case .employer where lead.verb == nil && !hasDate: return nil
            case .role where hasLength && lead.verb == nil:
                // "3 years as Fitter in Acme Ltd"
                lead.verb = .verb
                return lead
            case .role, .employer, .courtesy, .article:
                return lead.verb != nil || hasDate && kind != .courtesy ? lead : nil
            case .stop: return nil
            }
            lead.end = next
        }
        return lead.verb != nil ? lead : nil
    }

    /// The word between some verbs and an employer.
    private static let to = "to"
    /// Words between years and months.
    private static let sums: Set<String> = ["and", "&", "+"]

    // MARK: Parts

    private func parts(of sentence: SentenceWords, from lead: Lead, isNow: inout Bool) -> [Part] {
        var parts: [Part] = []
        var part = Part(opener: lead.opener)
        func close(_ next: Part) {
            let isBare = part.words.isEmpty
            if !isBare { parts.append(part) }
            // "with, Acme": a sign behind the word that says what follows changes nothing.
            part = isBare && (next.opener == .sign || next.opener == .dash) ? part : next
        }
        let areCapitals = sentence.texts.allSatisfy { $0 == $0.uppercased() }
        var index = lead.end
        while index < sentence.keys.count, parts.count < Self.mostParts {
            if index == sentence.date {
                close(Part(opener: .date))
                if part.opener != .date { part = Part(opener: .date) }
                index += 1
                continue
            }
            let sign = sentence.signs[index]
            // "Acme Services (Pvt.) Ltd" is one name.
            if let end = endOfForm(at: index, of: sentence), !part.words.isEmpty {
                part.words.append("(" + sentence.texts[index...end].joined(separator: " ") + ")")
                if sentence.signs[end].contains(.parts) { close(Part(opener: .sign, joint: ",")) }
                index = end + 1
                continue
            }
            if sign.contains(.opens) { close(Part(opener: .bracket)) }
            // What stands in quotation marks is one name, whatever its words.
            if let end = sentence.endOfQuotation(at: index), sentence.date.map({ (index...end).contains($0) }) != true {
                if !part.words.isEmpty || part.opener != .role { close(Part(opener: .quotation)) }
                part.words = Array(sentence.texts[index...end])
                // "Acme" Ltd, or “Acme”, Leeds
                close(Part(opener: .sign, joint: sentence.signs[end].contains(.parts) ? "," : ""))
                index = end + 1
                continue
            }
            let found = words.kind(at: index, in: sentence.keys)
            // Names have such words, too; in capitals they are part of one more often.
            let isPlain = sentence.texts[index].first?.isUppercase != true || areCapitals
            if let found, found.kind == .stop, isPlain { break }
            if opensClause(at: index, of: sentence) { break }
            if let found, found.kind == .now, isPlain {
                isNow = true
                close(Part(opener: .sign))
                index += found.count
                continue
            }
            if let found, found.kind == .role || found.kind == .employer {
                let range = index..<(index + found.count)
                let joint = sentence.texts[range].joined(separator: " ")
                close(Part(opener: found.kind == .role ? .role : .employer, joint: joint))
                index = range.upperBound
                continue
            }
            // "The" of a name is written with a capital.
            if part.words.isEmpty, let found, found.kind == .article && isPlain || found.kind == .courtesy {
                index += found.count
                continue
            }
            part.words.append(sentence.texts[index])
            if sign.contains(.dash) {
                close(Part(opener: .dash, joint: "-"))
            } else if sign.contains(.closes) || sign.contains(.parts) {
                close(Part(opener: .sign, joint: ","))
            }
            index += 1
        }
        close(Part(opener: .none))
        return parts.map(withoutLeftover).filter { $0.text.hasLetter }
    }

    /// Where brackets close that open at a word and hold a legal form, or stand in front of one: "(Pvt.)", "(India) Ltd".
    private func endOfForm(at index: Int, of sentence: SentenceWords) -> Int? {
        guard sentence.signs[index].contains(.opens),
            let end = sentence.signs[index...].prefix(Self.mostInBrackets).firstIndex(where: { $0.contains(.closes) })
        else { return nil }
        if index == end, employers.isLegalForm(sentence.texts[index]) { return end }
        return end + 1 < sentence.texts.count && employers.isLegalForm(sentence.texts[end + 1]) ? end : nil
    }

    /// Words of a part of the world in front of a legal form: "(Middle East) LLC".
    private static let mostInBrackets = 3

    /// "…; I was brought in": another sentence, but not "Grade I Officer".
    private func opensClause(at index: Int, of sentence: SentenceWords) -> Bool {
        guard sentence.texts[index] == "I", index + 1 < sentence.keys.count,
            let next = words.kind(at: index + 1, in: sentence.keys)
        else { return false }
        return [.past, .copula, .filler].contains(next.kind) && sentence.texts[index + 1].first?.isLowercase == true
    }

    /// A part without the word that stood in front of a date, and without the full stop of the sentence.
    private func withoutLeftover(_ part: Part) -> Part {
        var part = part
        while let last = part.words.last, Self.leftovers.contains(last.folded.trimmingSuffix { $0 == "." }.description)
        {
            part.words.removeLast()
        }
        if let last = part.words.last, last.hasSuffix("."), !employers.isLegalForm(last),
            !last.dropLast().contains("."), last.count > 4 || last.dropLast().allSatisfy(\.isUppercase)
        {
            part.words[part.words.count - 1] = String(last.dropLast())
        }
        return part
    }

    private static let leftovers: Set<String> = [
        "from", "since", "during", "the", "period", "on", "dated", "w.e.f", "wef", "duration", "date", "to", "till",
        "of", "between", "in", "for", "and", "-", "–",
    ]

    // MARK: Ways to read it

    private func titleLikelihood(_ text: String) -> Double {
        if let known = memory.titles[text] { return known }
        let likelihood = knowledge.titleLikelihood(text)
        memory.titles[text] = likelihood
        return likelihood
    }

    private func paths(_ parts: [Part], lead: Lead) -> [Path] {
        var paths = [Path()]
        for part in parts {
            let text = part.text
            let own = Label.allCases.map { score(text, as: $0, opener: part.opener, lead: lead) }
            var wholes: [Group: Group] = [:]
            var next: [(score: Double, path: Int, group: Group, goesOn: Bool)] = []
            for (number, path) in paths.enumerated() {
                for label in Label.allCases {
                    let isTaken = label == .title || label == .employer
                    if isTaken, path.groups.contains(where: { $0.label == label }) { continue }
                    var group = Group(label: label, opener: part.opener, text: text, score: own[label.rawValue])
                    // What stands behind a title is no place of which nothing is known.
                    let isPlaced = path.groups.contains { $0.label == .employer }
                    if label == .place, group.score <= 0, !isPlaced { group.score -= Self.costOfUnknownPlace }
                    // "with Acme in Oman for a bridge": who employs stands first.
                    if label == .employer, path.groups.contains(where: { $0.label == .other && $0.opener == .employer })
                    {
                        group.score -= Self.costOfLater
                    }
                    next.append((path.score + group.score, number, group, false))
                }
                guard let last = path.groups.last, part.opener != .date, last.label != .other else { continue }
                // More of the same name, which other paths may have as well.
                let whole = wholes[last] ?? more(of: last, part, text, lead: lead)
                wholes[last] = whole
                next.append((path.score + (whole.score - last.score), number, whole, true))
            }
            next.sort { $0.score > $1.score }
            paths = next.prefix(Self.beam).map { way in
                let groups = paths[way.path].groups
                return Path(
                    groups: Array(way.goesOn ? groups.dropLast() : groups[...]) + [way.group],
                    score: way.score
                )
            }
        }
        return paths.map(withTitleApart).sorted { $0.score > $1.score }
    }

    /// "Worked as Steward in Metro Rail": what stands behind a word for employers may look like a title all the same where
    /// the title stands behind a word of its own.
    private func withTitleApart(_ path: Path) -> Path {
        guard
            path.groups.contains(where: { $0.label == .title && $0.opener == .role && $0.score >= Self.leastScore / 2 }
            ),
            let index = path.groups.firstIndex(where: { $0.label == .employer && $0.opener == .employer }),
            employers.likelihood(path.groups[index].text) < Self.clearEmployer
        else { return path }
        var path = path
        let back = Self.costOfTitle * titleLikelihood(path.groups[index].text)
        path.groups[index].score += back
        path.score += back
        return path
    }

    /// What it costs an employer that a word for employers led to another name before.
    private static let costOfLater = 0.4
    /// What it costs an employer to look like a title.
    private static let costOfTitle = 0.7

    /// A name with another part of the sentence.
    private func more(
        of last: Group,
        _ part: Part,
        _ added: String,
        lead: Lead
    ) -> Group {
        // "PGT (English) & HOD": a second title stands behind its own sign.
        let isSecond = added.hasPrefix("&")
        let joint =
            switch part.joint {
            case "",
                "," where isSecond:
                " "
            case ",": ", "
            default: " \(part.joint) "
            }
        let text = part.opener == .bracket ? last.text + " (" + added + ")" : last.text + joint + added
        let cost = part.opener == .dash || part.opener == .bracket ? Self.joining / 3 : Self.joining
        var score = score(text, as: last.label, opener: last.opener, lead: lead)
        // "Acme Ltd in Civil Construction": a name that is whole goes on behind no such word.
        let isWhole = last.label == .employer && employers.likelihood(last.text) >= Self.certainEmployer
        if isWhole, part.opener == .employer { score -= Self.costOfMore }
        // "Site Engineer for 18 months"
        if isDuration(added) { score -= 1 }
        // What a title is limited to takes nothing from it: "Teacher (Physics)", "Staff Nurse - ICU".
        let limits =
            part.opener == .dash || part.opener == .bracket
            || part.opener == .sign && (isField(added) || isSecond)
        if last.label == .title, limits, added.wordCount <= Self.mostWithin {
            score = max(score, last.score)
        }
        let isFree = last.label == .title && isSecond
        return Group(label: last.label, opener: last.opener, text: text, score: isFree ? score : score - cost)
    }

    /// What a name comes to that ends with the word that it is an employer by.
    private static let certainEmployer = 0.7
    private static let costOfUnknownPlace = 0.35
    /// What it costs a name to go on behind such a word.
    private static let costOfMore = 0.4
    /// Words of what limits a title.
    private static let mostWithin = 3
    /// What it costs to read on over a word that parts, or a comma; over another sign less.
    private static let joining = 0.15

    private func score(
        _ text: String,
        as label: Label,
        opener: Opener,
        lead: Lead
    ) -> Double {
        let count = text.wordCount
        let isName = text.first?.isUppercase == true || text.first?.isNumber == true
        switch label {
        case .title:
            let base =
                switch opener {
                case .role: 0.7
                case .employer: -0.9
                case .sign, .dash, .date: -0.1
                case .bracket: -0.3
                case .quotation: -0.5
                case .none: 0.1
                }
            var score = base + 1.1 * titleLikelihood(text) - 0.25
            if employers.likelihood(text) == 1 { score -= 1 }
            // "Joined pipes": an employer is joined, and a title only behind "as".
            if lead.verb == .joined, opener == .none { score -= 0.8 }
            // "Served trade customers"
            if lead.verb == .verb, opener == .none, !isName { score -= 0.8 }
            if opener != .role, isPlace(text) { score -= 1 }
            return score - 0.2 * Double(max(count - Self.mostTitleWords, 0))
        case .employer:
            let base =
                switch opener {
                case .role: -0.8
                case .employer: 0.45
                case .sign, .dash: -0.05
                case .bracket: -0.2
                case .quotation: 1.0
                case .none: lead.verb == .joined ? 0.6 : 0.1
                case .date: 0.0
                }
            let likelihood = employers.likelihood(text)
            var score =
                base + likelihood - (likelihood >= Self.clearEmployer ? 0 : Self.costOfTitle * titleLikelihood(text))
            if isDuration(text) { score -= 1 }
            if !isName { score -= likelihood >= Self.clearEmployer ? 0.3 : 1 }
            if isPlace(text) { score -= 0.9 }
            return score - 0.15 * Double(max(count - Self.mostEmployerWords, 0))
        case .place:
            guard opener != .role, opener != .quotation else { return -1 }
            // "Manager - HR": behind a dash letters are no country.
            if isPlace(text) { return opener == .dash && text.count <= Self.longestCode ? -0.7 : 0.8 }
            guard isName, count <= 3 else { return -0.7 }
            return opener == .sign ? 0 : opener == .bracket ? -0.2 : -0.7
        case .other:
            return opener == .role || opener == .quotation ? -0.4 : isName ? -0.25 : -0.02
        }
    }

    /// "Sales" behind "Manager,": what is no title, no employer and no place by itself.
    private func isField(_ text: String) -> Bool {
        !isPlace(text) && employers.likelihood(text) < Self.clearEmployer
            && titleLikelihood(text) < Self.clearTitle
    }

    /// "2 years", "six months"
    private func isDuration(_ text: String) -> Bool {
        let keys = text.foldedTokens
        guard (2...4).contains(keys.count) else { return false }
        return keys.dropFirst().contains { words.kind(at: 0, in: [$0])?.kind == .unit }
    }

    /// Letters of the code of a country.
    private static let longestCode = 3

    // MARK: What it says

    private func fill(_ reading: inout Reading, from best: Path, others: some Collection<Path>) {
        func alternatives(_ label: Label, besides value: String?) -> [String] {
            var found: [String] = []
            for path in others where best.score - path.score <= Self.margin {
                for group in path.groups where group.label == label && group.text != value {
                    if group.score >= Self.leastScore / 2, !found.contains(group.text) { found.append(group.text) }
                }
            }
            return Array(found.prefix(3))
        }
        for group in best.groups {
            let text = Signs.trimmed(group.text)
            switch group.label {
            case .title where group.score >= Self.leastScore / 2:
                reading.title = text.prefix(1).uppercased() + text.dropFirst()
                let others = alternatives(.title, besides: group.text)
                reading.titleCertainty = Certainty(0.55 + 0.35 * group.score, alternatives: others)
            case .employer where group.score >= Self.leastScore / 2 && mayBeName(text):
                reading.employer = text
                let others = alternatives(.employer, besides: group.text)
                reading.employerCertainty = Certainty(0.5 + 0.4 * group.score, alternatives: others)
            case .place where isPlace(group.text) || group.score >= 0 && reading.employer != nil:
                reading.place = [reading.place, text].compactMap(\.self).joined(separator: ", ")
            case .title, .employer, .place, .other: break
            }
        }
    }

    /// Whether words may be a name: "successful career in banking" is none, though "eBay" is one.
    private func mayBeName(_ text: String) -> Bool {
        text.first?.isLowercase != true || text.dropFirst().first?.isLowercase != true
            || employers.likelihood(text) >= Self.clearEmployer
    }

    /// Whether a reading names a position: a title with an employer or a time, or an employer with one of both.
    func isPosition(_ reading: Reading) -> Bool {
        let isTimed = reading.dates != nil || reading.isNow
        let title = reading.title.map(titleLikelihood) ?? 0
        let employer = reading.employer.map(employers.likelihood) ?? 0
        // "as set forth by Acme Ltd"
        if reading.isRest, title < Self.clearTitle { return false }
        if reading.title != nil, reading.employer != nil {
            return isClear(reading) || reading.dates != nil
                || isTimed && title >= Self.clearTitle / 2
        }
        if reading.title != nil {
            return title >= Self.clearTitle && isTimed && !reading.isExperience && !reading.isRest
        }
        guard reading.employer != nil, isTimed else { return false }
        let isWhole = reading.dates.map { $0.isCurrent || $0.end != nil } == true
        return employer >= Self.clearEmployer || isWhole && !reading.isExperience
    }

    /// Whether the title or the employer of a reading is plainly one.
    private func isClear(_ reading: Reading) -> Bool {
        (reading.title.map(titleLikelihood) ?? 0) >= Self.clearTitle
            || (reading.employer.map(employers.likelihood) ?? 0) >= Self.clearEmployer
    }

    /// Whether what a sentence calls a title is like one, where only a line beside it says when that was.
    func isPositionWithoutDates(_ reading: Reading) -> Bool {
        isClear(reading) && reading.title.map { titleLikelihood($0) >= Self.clearTitle / 2 } != false
    }
}
