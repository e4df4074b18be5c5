package import Careers
import Foundation
import JobFeeds
package import JobMatching
package import Places
import TextFolding

/// What a message names.
package struct MessageReading: Sendable {
    /// A job title, with the occupation that it stands for.
    package struct Role: Hashable, Sendable {
        /// As it is shown.
        package let title: String
        package let occupation: Occupation
        package let seniority: Seniority?
    }

    /// A place, as it was written.
    package struct NamedPlace: Hashable, Sendable {
        package let text: String
        package let place: Place
    }

    package var role: Role?
    package var skills: [String] = []
    package var place: NamedPlace?
    package var years: Int?
    package var pay: Salary?
    package var topics: [Topic] = []

    /// Whether nothing was recognised.
    package var isEmpty: Bool {
        role == nil && skills.isEmpty && place == nil && pay == nil && topics.isEmpty
    }

    /// What is read of a message, in characters: whoever asks something asks it early.
    private static let longest = 2_000
    private static let mostSkills = 6

    package init(_ message: String, knowledge: CareerKnowledge, gazetteer: Gazetteer) {
        let text = String(message.prefix(Self.longest))
        let words = text.foldedTokens
        topics = Topic.named(by: words)
        role = RoleFinder(knowledge: knowledge).role(in: text)
        skills = Array(knowledge.skills.skills(in: text).map(\.name).prefix(Self.mostSkills))
        place = Self.place(in: text, gazetteer: gazetteer)
        years = Self.years(in: text)
        pay = PastedPosting.pay(in: text)
    }

    /// "5 years", "three yrs".
    private static func years(in text: String) -> Int? {
        let numbers = [
            "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
            "ten": 10,
        ]
        let found = text.lowercased().firstMatch(of: /\b([0-9]{1,2}|[a-z]{3,5})\s?\+?\s*(?:years?|yrs?)\b/)
        return found.flatMap { Int($0.1) ?? numbers[String($0.1)] }
    }

    /// What stands behind "in" and the like, where it is a place.
    private static func place(in text: String, gazetteer: Gazetteer) -> NamedPlace? {
        let behind = /\b(?:in|near|around|from|to|at|of)\s+((?:\p{Lu}[\p{L}.'’-]*)(?:,?\s+\p{Lu}[\p{L}.'’-]*){0,3})/
        for match in text.matches(of: behind) {
            var words = match.1.split(separator: " ").map(String.init)
            while !words.isEmpty {
                let name = words.joined(separator: " ").trimmingCharacters(in: CharacterSet(charactersIn: ".,-'’ "))
                if gazetteer.isPlace(name), let place = gazetteer.resolve(name) {
                    return NamedPlace(text: name, place: place)
                }
                words.removeLast()
            }
        }
        return nil
    }
}

/// Finds a job title in a sentence.
struct RoleFinder {
    let knowledge: CareerKnowledge

    private static let mostWords = 4
    /// Words that are looked at.
    private static let mostTokens = 80
    /// From this likelihood on a word is one that titles end with.
    private static let leastHead = 0.8
    private static let leastSimilarity = 0.6
    /// Words that no title begins with, and words of questions that titles end with too.
    private static let stops: Set<String> = [
        "a", "an", "the", "my", "your", "our", "for", "as", "with", "in", "at", "to", "of", "on", "from", "and", "or",
        "is", "are", "be", "am", "was", "become", "becoming", "being", "into", "about", "good", "new", "i", "me", "we",
        "you", "do", "does", "how", "what", "where", "when", "who", "which", "can", "should", "would", "want", "need",
        "years", "year", "experience", "experienced", "job", "jobs", "career", "careers", "work", "working", "role",
        "roles", "position", "positions", "posting", "postings", "advice", "help", "tips", "question", "interview",
        "interviews", "letter", "cover", "resume", "cv", "salary", "pay", "raise", "change", "changing", "switch",
        "level",
        "first", "market", "company", "team", "skill", "skills", "find", "get", "like", "hire", "hiring", "open",
        "most",
        "than", "more", "better", "other", "never", "ever", "over", "after", "under", "write", "writes", "tell",
        "looking", "apply", "application", "learn", "learning", "guidance", "request", "requirements",
    ]

    /// The first title of a text that stands for an occupation.
    func role(in text: String) -> MessageReading.Role? {
        // Titles do not go on behind a full stop or a comma.
        let pieces = text.split { ".,;:!?()\n\"“”".contains($0) }
        var left = Self.mostTokens
        for piece in pieces {
            let words = piece.split(whereSeparator: \.isWhitespace).prefix(left).map(String.init)
            left -= words.count  // checked: a prefix of so many
            for end in words.indices where !Self.isStop(words[end]) && isHead(words[end]) {
                if let role = role(endingAt: end, of: words) { return role }
            }
            if left == 0 { break }
        }
        return nil
    }

    private func role(endingAt end: Int, of words: [String]) -> MessageReading.Role? {
        var start = end
        // checked: indices of the words
        while start > words.startIndex, end - start + 1 < Self.mostWords, !Self.isStop(words[start - 1]) { start -= 1 }
        // "Registered nurse practitioner": the title may go on.
        var last = end
        while last + 1 < words.endIndex, last - start + 1 < Self.mostWords, !Self.isStop(words[last + 1]),
            isHead(words[last + 1])
        {
            last += 1
        }
        for first in start...last {
            let named = Array(words[first...last])
            if let role = role(named) { return role }
        }
        return nil
    }

    private func role(_ words: [String]) -> MessageReading.Role? {
        var words = words
        if let last = words.last { words[words.count - 1] = Self.singular(last) }
        let text = words.joined(separator: " ")
        let title = knowledge.title(text)
        guard let vote = knowledge.occupations(for: title).first, vote.similarity >= Self.leastSimilarity,
            let occupation = knowledge.occupations[code: vote.code]
        else { return nil }
        let shown = words.map { $0 == $0.lowercased() ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
        return MessageReading.Role(
            title: shown.joined(separator: " "),
            occupation: occupation,
            seniority: title.seniority
        )
    }

    /// Whether titles end with a word. One that is only like a title by its letters ("write", "writer") does not.
    private func isHead(_ word: String) -> Bool {
        guard word.count > 2, word.allSatisfy({ $0.isLetter || $0 == "-" }) else { return false }
        let word = Self.singular(word)
        guard knowledge.coarseTitleLikelihood(word) >= Self.leastHead else { return false }
        let folded = word.folded
        return Self.endings.contains { folded.hasSuffix($0) } || knowledge.titleLikelihood(word) == 1
    }

    /// What words for people at work end with.
    private static let endings = [
        "er", "or", "ist", "ant", "ent", "ian", "man", "nurse", "chef", "cook", "clerk", "aide", "lead", "head", "ive",
        "mechanic", "pilot", "guard", "host", "judge",
    ]

    private static func isStop(_ word: String) -> Bool { stops.contains(word.folded) }

    private static func singular(_ word: String) -> String {
        guard word.count > 4, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("sis") else { return word }
        return String(word.dropLast())
    }
}
