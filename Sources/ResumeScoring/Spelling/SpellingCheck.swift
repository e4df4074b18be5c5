import Careers
import Resume
import TextFolding

/// Looks for slips of the pen in what a résumé tells; names, terms and abbreviations are none.
struct SpellingCheck {
    /// A word that is none, one letter away from a frequent one.
    struct Slip {
        let word: String
        let correction: String
        let line: LineReference?
    }

    /// Each word once, in the order of the résumé.
    private(set) var slips: [Slip] = []

    /// What is written so often is meant.
    private static let oftenMeant = 3
    /// Unknown words that are looked at: the time must not depend on what somebody sends.
    private static let mostUnknown = 40
    private static let leastLetters = 4

    init(_ subject: ScoringSubject) {
        let words = subject.lexicon.spelling
        let common = subject.lexicon.commonWords
        var seen: Set<UInt64> = []
        var unknown: [(statement: Statement, token: TextToken)] = []
        for statement in subject.statements + subject.summary where statement.isSurelyWhole {
            for token in statement.tokens
            where Self.isPlain(token) && !words.contains(token.number) && seen.insert(token.number).inserted {
                unknown.append((statement, token))
            }
        }
        guard !unknown.isEmpty else { return }
        let names = Self.names(in: subject)
        for (statement, token) in unknown.prefix(Self.mostUnknown) where !names.contains(token.number) {
            let letters = statement.folded.bytes(of: token)
            guard !words.knows(letters), let correction = common.correction(of: letters) else { continue }
            // A letter at the start is lost by who reads, not by who writes.
            guard !(letters.count < correction.utf8.count && correction.utf8.dropFirst().elementsEqual(letters)) else {
                continue
            }
            // What an edge or a column cuts through, or runs together, was not written so.
            guard !Self.mayBeCut(token, to: correction, in: subject.text), !common.isJoined(letters) else { continue }
            slips.append(Slip(word: statement.folded.word(token), correction: correction, line: statement.line))
        }
    }

    /// Whether a word is one of the language: not a name (a capital within a sentence), a figure, an abbreviation, an
    /// address or a part of a compound.
    private static func isPlain(_ token: TextToken) -> Bool {
        let form = token.form
        guard token.count >= leastLetters, form.contains(.hasLetter) else { return false }
        guard form.isDisjoint(with: [.hasDigit, .hasInnerCapital, .isSpecial, .isPart]) else { return false }
        return !form.contains(.isCapitalised) || form.contains(.opensSentence)
    }

    /// Whether a word stands where a line ends without a sign, or begins and lacks what would come there: an edge or a
    /// column may have cut it.
    private static func mayBeCut(_ token: TextToken, to correction: String, in text: DocumentText) -> Bool {
        text.lines.contains { line in
            guard let first = line.text.tokens.first, let last = line.text.tokens.last else { return false }
            if last.number == token.number, line.text.tokens.count > 1 {
                return text.reference(line).text.last?.isLetter == true
            }
            return first.number == token.number && correction.hasSuffix(line.text.word(first))
        }
    }

    /// Words that the document itself shows to be names or terms.
    private static func names(in subject: ScoringSubject) -> Set<UInt64> {
        var names = subject.text.unsureWords
        var counts: [UInt64: Int] = [:]
        for line in subject.text.lines {
            for token in line.text.tokens {
                counts[token.number, default: 0] += 1
                let form = token.form
                if form.contains(.isCapitalised), !form.contains(.opensSentence) { names.insert(token.number) }
            }
        }
        for (word, count) in counts where count >= oftenMeant { names.insert(word) }
        let resume = subject.resume
        var texts = resume.skills.flatMap(\.keywords).map(\.value) + subject.profile.skills.map(\.skill.name)
        texts += (resume.work + resume.volunteer).flatMap { [$0.name, $0.position, $0.location].compactMap { $0 } }
        texts += resume.education.flatMap { [$0.institution, $0.area, $0.studyType].compactMap { $0 } + $0.courses }
        texts += resume.projects.map(\.name) + resume.languages.map(\.language)
        texts += (resume.certificates + resume.awards + resume.publications).map(\.title)
        for text in texts { names.formUnion(FoldedText(text).tokens.map(\.number)) }
        return names
    }
}
