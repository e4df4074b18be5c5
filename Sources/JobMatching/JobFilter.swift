import TextFolding

/// Narrows the jobs of a session down to those with some words and skills.
package struct JobFilter: Hashable, Sendable {
    /// Each is the beginning of a word of the job.
    private let words: [String]
    private let skills: [String]

    /// - Parameters:
    ///   - text: words of title, company, place, role, skills or the first lines of the description; each may be the
    ///     beginning of one. Case and accents do not count.
    ///   - skills: names of skills, all of which a job has to ask for.
    package init(text: String = "", skills: [String] = []) {
        words = text.foldedTokens
        self.skills = skills.map(\.foldedKey).filter { !$0.isEmpty }
    }

    /// Whether it lets all jobs through.
    package var isEmpty: Bool { words.isEmpty && skills.isEmpty }

    /// Whether a job has it all.
    package func includes(_ match: JobMatch) -> Bool {
        guard !isEmpty else { return true }
        let posting = match.posting
        if !skills.isEmpty {
            let asked = Set((posting.skills + match.matchingSkills).map(\.foldedKey))
            guard skills.allSatisfy(asked.contains) else { return false }
        }
        guard !words.isEmpty else { return true }
        let texts =
            [posting.title, posting.company, posting.locationText, match.role, match.excerpt] + posting.skills
        let tokens = texts.flatMap(\.foldedTokens)
        return words.allSatisfy { word in tokens.contains { $0.hasPrefix(word) } }
    }
}
