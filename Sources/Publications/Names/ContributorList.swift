import Foundation
import ResumeParsing
import TextFolding

/// Authors in one text, and one by one.
package enum ContributorList {
    /// Cuts a text at semicolons, line ends, "and" and "&", and where only commas part names, as references of résumés
    /// are read.
    package static func split(_ text: String) -> [Contributor] {
        let pieces = text.split { $0 == ";" || $0.isNewline }.flatMap { parts(atAnd: String($0)) }
        let contributors = pieces.flatMap { names($0) }.map { Contributor(named: $0) }
        // A mark for others stands at the end, and once.
        let hasOthers = contributors.contains { $0.kind == .others }
        return contributors.filter { $0.kind != .others } + (hasOthers ? [Self.others] : [])
    }

    /// Joins authors so that `split` finds them again.
    package static func text(_ contributors: [Contributor]) -> String {
        contributors.map(\.name).joined(separator: "; ")
    }

    private static let others = Contributor(name: "et al.", kind: .others)

    /// The longest name of an organization in bytes, so that no text of any length becomes one.
    private static let longestGroup = 300

    /// Cuts at " and " and " & ", but not within the name of an organization.
    private static func parts(atAnd text: String) -> [String] {
        var parts: [String] = []
        for (index, whole) in text.components(separatedBy: " and ").enumerated() {
            for (place, piece) in whole.components(separatedBy: " & ").enumerated() {
                let piece = piece.trimmingCharacters(in: .whitespaces)
                let sign = place > 0 ? " & " : index > 0 ? " and " : ""
                if let last = parts.last, last.utf8.count < longestGroup, isOneName(last, piece) {
                    parts[parts.count - 1] = last + sign + piece
                } else if !piece.isEmpty {
                    parts.append(piece)
                }
            }
        }
        return parts
    }

    /// "Food" and "Agriculture Organization", "Institute of Electrical" and "Electronics Engineers".
    private static func isOneName(_ left: String, _ right: String) -> Bool {
        let (first, second) = (left.folded, right.folded)
        guard !first.contains(","), !second.contains(",") else { return false }
        let words = first.split(separator: " ")
        if Contributor.isGroup(second) {
            return words.count == 1 && !first.contains(".") || words.contains("of") && !Contributor.isGroup(first)
        }
        let isPerson = right.split(separator: " ").contains { $0.count == 1 || $0.contains(".") }
        return Contributor.isGroup(first) && words.contains("of") && !isPerson && second != "others"
    }

    /// The names in a text without semicolons: one, or several between commas.
    private static func names(_ text: String) -> [String] {
        var text = text.trimmingCharacters(in: CharacterSet(charactersIn: " ,\t"))
        var others: [String] = []
        for mark in ["et al.", "et al"] where text.lowercased().hasSuffix(mark) {
            text = String(text.dropLast(mark.count)).trimmingCharacters(in: CharacterSet(charactersIn: " ,\t"))
            others = ["et al."]
            break
        }
        guard !text.isEmpty else { return others }
        let parts = text.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        // "Last, First" and "Last, Jr., First" are one person.
        let isOne =
            parts.count == 1 || parts.count == 2 && isTurned(parts)
            || parts.count == 3 && parts.dropFirst().contains { PersonName.isSuffix($0) }
        if isOne { return [text] + others }
        let listed = AuthorNames.list(text)
        // Whatever commas part counts, also where no rule of names fits.
        return (listed.isEmpty ? parts.filter { !$0.isEmpty } : listed) + others
    }

    /// Whether two parts are a surname and what goes before it, and not two whole names.
    private static func isTurned(_ parts: [String]) -> Bool {
        let surname = parts[0].split(separator: " ")
        let given = parts[1].split(separator: " ")
        if surname.count == 1 || given.allSatisfy({ isInitials($0) }) { return true }
        // "van der Berg, Anna Maria"
        let particles = surname.dropLast().allSatisfy { $0.first?.isLowercase == true }
        return particles || given.count == 1
    }

    private static func isInitials(_ word: Substring) -> Bool {
        let letters = word.filter(\.isLetter)
        return letters.count <= 3 && letters.allSatisfy(\.isUppercase)
    }
}
