import KnowledgeTables
import TextFolding

/// The forms in which a title is looked up, nearest to how it is written first.
struct TitleForms {
    private let title: JobTitle
    private let vocabulary: TitleVocabulary
    /// The title without a note in parentheses.
    private let bare: String

    init(_ title: JobTitle, vocabulary: TitleVocabulary) {
        self.title = title
        self.vocabulary = vocabulary
        var bare = title.text
        if let open = bare.firstIndex(of: "("), let close = bare[open...].firstIndex(of: ")") {
            bare.removeSubrange(open...close)
        }
        self.bare = bare
    }

    /// What parts a title from an employer or a field of work.
    private static let separators = [" - ", " – ", " | ", ", ", " / ", "/", " at "]
    /// What stands between work and its field: "Teacher of English" is an English teacher.
    private static let turning = ["(", ", ", " - ", " – ", " | ", " of ", " in ", " for ", "-"]
    /// What stands between two kinds of work, of which the first is the main one.
    private static let joining = [" & ", " and ", " cum ", " und ", " et ", " y ", " e ", " i ", " en ", "+"]

    /// What stands between work and whom it is done for: "Secretary to the Operations Director".
    private static let serving = [" to the ", " to a ", " to "]
    /// Words in front of a title that say how far it reaches, and nothing of the work.
    private static let reaches: Set<String> = [
        "regional", "area", "district", "national", "global", "international", "zonal", "divisional", "territory",
        "country", "corporate", "group", "northern", "southern", "eastern", "western", "emea", "apac", "worldwide",
    ]

    /// What is found first for the title with and without its rank, then for what stands before a separator.
    func first<Found>(_ find: ([String]) -> Found?) -> Found? {
        if let found = firstWhole(find) { return found }
        for separator in Self.separators {
            guard let (head, _) = parts(around: separator) else { continue }
            for form in forms(of: head) {
                if let found = find(form) { return found }
            }
        }
        return nil
    }

    private func firstWhole<Found>(_ find: ([String]) -> Found?) -> Found? {
        let words = title.text.foldedTokens
        if let found = find(words) { return found }
        let expanded = vocabulary.expanded(words)
        if expanded != words, let found = find(expanded) { return found }
        return title.core != expanded ? find(title.core) : nil
    }

    /// What is found first when other forms of the words count as well, and the title with its parts in the other order.
    func firstAtLast<Found>(_ find: ([String]) -> Found?) -> Found? {
        if let (head, tail) = parts(around: "("), let found = firstForm(of: tail + " " + head, find) { return found }
        if let found = firstWhole(find) { return found }
        if let found = firstForm(of: title.words.joined(separator: " "), find) { return found }
        let local = title.words.drop(while: Self.reaches.contains)
        if local.count > 1, local.count < title.words.count,
            let found = firstForm(of: local.joined(separator: " "), find)
        {
            return found
        }
        let whole = vocabulary.expanded(title.words)
        for form in TitleEndings.forms(of: whole) + (title.core == whole ? [] : TitleEndings.forms(of: title.core)) {
            if let found = find(form) { return found }
        }
        for sign in Self.turning {
            guard let (head, tail) = parts(around: sign) else { continue }
            if let found = firstForm(of: tail + " " + head, find) { return found }
        }
        for part in (Self.separators + Self.joining + Self.serving).compactMap({ parts(around: $0)?.head }) {
            for form in forms(of: part).flatMap({ [$0] + TitleEndings.forms(of: $0) }) {
                if let found = find(form) { return found }
            }
        }
        return nil
    }

    /// What is found first for what stands behind a separator.
    func firstBehind<Found>(_ find: ([String]) -> Found?) -> Found? {
        for part in (["("] + Self.separators + Self.joining).compactMap({ parts(around: $0)?.tail }) {
            if let found = firstForm(of: part, find) { return found }
        }
        return nil
    }

    private func firstForm<Found>(of part: String, _ find: ([String]) -> Found?) -> Found? {
        for form in forms(of: part) {
            if let found = find(form) { return found }
        }
        return nil
    }

    private func parts(around separator: String) -> (head: String, tail: String)? {
        let text = separator == "(" ? title.text : bare
        guard let range = text.firstRange(of: separator) else { return nil }
        let head = String(text[..<range.lowerBound])
        let tail = String(text[range.upperBound...])
        return head.isEmpty || tail.isEmpty ? nil : (head, tail)
    }

    /// A part of a title as it is, written out, and without its rank.
    private func forms(of part: String) -> [[String]] {
        var words = part.foldedTokens
        guard !words.isEmpty else { return [] }
        while words.count > 1, let last = words.last, JobTitle.grades.contains(last) { words.removeLast() }
        return [words, vocabulary.expanded(words), vocabulary.expanded(vocabulary.analyse(words).core)]
    }
}
