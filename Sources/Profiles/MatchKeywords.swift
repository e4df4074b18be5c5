import Foundation

/// The keywords of a profile.
package enum MatchKeywords {
    /// Keywords of a profile at most.
    package static let most = 50
    /// Characters of a keyword at most.
    package static let longest = 100

    /// A keyword as it is kept: trimmed and in small letters.
    package static func normal(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    /// Keywords as they are kept, each once, in the order in which they came; what is empty is left out.
    package static func distinct(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.map(normal).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
