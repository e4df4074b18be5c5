import Foundation

/// Keywords in one text, and one by one.
package enum KeywordList {
    /// Cuts at semicolons, or at commas where there are none.
    package static func split(_ text: String) -> [String] {
        let separators: Set<Character> = text.contains(";") ? [";", "\n"] : [",", "\n"]
        return text.split { separators.contains($0) || $0.isNewline }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// Joins keywords so that `split` finds them again: with commas, or with semicolons where one has a comma.
    package static func text(_ words: [String]) -> String {
        let separator = words.contains { $0.contains(",") } ? "; " : ", "
        let text = words.joined(separator: separator)
        // A single keyword with a comma would be two without a semicolon.
        return words.count == 1 && words[0].contains(",") ? text + ";" : text
    }
}
