import Resume
import TextFolding

/// What a résumé says, passage by passage, with the lines that each was read from.
struct ResumePassages: Sendable {
    struct Passage: Sendable {
        let text: String
        let tokens: [String]
        let lines: [LineReference]
    }

    private let passages: [Passage]
    /// Lines that tell of work done: they show a skill better than a list does.
    private let told: Set<LineReference>
    /// The stems of all words.
    private let vocabulary: Set<String>
    /// What is written in capitals, letters only: "fpa" for "FP&A".
    private let abbreviations: Set<String>
    /// The first letters of the words of each passage, with those that join others left out.
    private let initials: [String]

    /// What a résumé says, text by text.
    static func texts(of resume: Resume) -> [Sourced<String>] {
        var texts: [Sourced<String>] = []
        func add(_ text: String?, _ lines: [LineReference]) {
            guard let text, !text.isEmpty else { return }
            texts.append(Sourced(text, lines: lines))
        }
        func add(_ value: Sourced<String>?) { add(value?.value, value?.lines ?? []) }
        for entry in resume.work + resume.volunteer {
            for highlight in entry.highlights { add(highlight) }
            add(entry.position, entry.lines)
            add(entry.summary, entry.lines)
        }
        for project in resume.projects {
            for highlight in project.highlights { add(highlight) }
            add(project.name, project.lines)
            add(project.description, project.lines)
            for keyword in project.keywords { add(keyword, project.lines) }
        }
        for group in resume.skills {
            add(group.name, group.keywords.first?.lines ?? [])
            for keyword in group.keywords { add(keyword) }
        }
        for entry in resume.certificates + resume.awards + resume.publications {
            add(entry.title, entry.lines)
            add(entry.summary, entry.lines)
        }
        for entry in resume.education {
            add(entry.studyType, entry.lines)
            add(entry.area, entry.lines)
            add(entry.thesis, entry.lines)
            for course in entry.courses { add(course, entry.lines) }
        }
        for entry in resume.languages { add(entry.language, entry.lines) }
        for passage in resume.passages ?? [] { add(passage) }
        add(resume.basics.label)
        add(resume.basics.summary)
        return texts
    }

    init(_ resume: Resume) {
        let passages = Self.texts(of: resume).map { text in
            Passage(text: text.value, tokens: Self.stems(text.value), lines: text.lines)
        }
        self.passages = passages
        vocabulary = Set(passages.flatMap { WordStems.of($0.text) })
        abbreviations = Set(passages.flatMap { Self.abbreviations(in: $0.text) })
        initials = passages.map { WordStems.initials(of: $0.text) }
        told = Set((resume.work + resume.volunteer).flatMap(\.highlights).flatMap(\.lines))
    }

    /// The first passage that has the words of a phrase, one after the other.
    func passage(naming phrase: String) -> Passage? {
        let wanted = Self.stems(phrase)
        return passages.first { $0.tokens.has(wanted) }
    }

    /// Whether the résumé may say in other words what a name means, so that it must not be said to be missing: in another
    /// form, in parts, or abbreviated.
    func mayMean(_ name: String) -> Bool {
        let stems = WordStems.telling(of: name)
        let isFound =
            WordStems.isTelling(name)
            ? stems.contains(where: vocabulary.contains) : stems.allSatisfy(vocabulary.contains)
        if isFound { return true }
        let first = WordStems.initials(of: name)
        if first.utf8.count >= Self.leastInitials, abbreviations.contains(first) { return true }
        let letters = name.lowercased().filter(\.isLetter)
        guard name == name.uppercased(), (Self.leastInitials...Self.mostInitials).contains(letters.count) else {
            return false
        }
        return initials.contains { $0.contains(letters) }
    }

    /// Letters of an abbreviation that others can hardly have by chance.
    private static let leastInitials = 3
    private static let mostInitials = 6

    private static func abbreviations(in text: String) -> [String] {
        text.split(whereSeparator: { !$0.isLetter && $0 != "&" && $0 != "." }).compactMap { word in
            let letters = word.filter(\.isLetter)
            return letters.count >= leastInitials && letters == letters.uppercased() ? letters.lowercased() : nil
        }
    }

    /// Whether a line has the words that tell a name, in whatever form.
    static func shows(_ name: String, in line: LineReference) -> Bool {
        let stems = Set(WordStems.of(line.text))
        return WordStems.telling(of: name).allSatisfy(stems.contains)
    }

    /// The line that shows a phrase best: one that has its words and tells of work, else one that has its words, else the first.
    func best(of lines: [LineReference], naming phrase: String, _ isNamed: (LineReference) -> Bool) -> LineReference? {
        let wanted = Self.stems(phrase)
        let naming = lines.filter { Self.stems($0.text).has(wanted) || isNamed($0) }
        return naming.first(where: told.contains) ?? naming.first ?? lines.first
    }

    /// Folded words without the plural's s.
    private static func stems(_ text: String) -> [String] {
        text.foldedTokens.map { token in
            token.count > 3 && token.hasSuffix("s") && !token.hasSuffix("ss") ? String(token.dropLast()) : token
        }
    }
}

extension [String] {
    /// Whether the words stand in it one after the other; never for no words.
    func has(_ words: [String]) -> Bool {
        guard let first = words.first, words.count <= count else { return false }
        return (0...(count - words.count)).contains { start in
            self[start] == first && self[start..<(start + words.count)].elementsEqual(words)
        }
    }
}
