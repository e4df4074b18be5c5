import JobMatching
import TextFolding

/// What a note in a title says about the workplace: "(Remote)", "[Hybrid]", "| Remote US", "- 100% remote", "Remote: …".
///
/// Only a note counts that says nothing else: "Remote Sensing Scientist" and "(Remote Monitoring)" are work, not places.
struct TitleNote {
    private(set) var text = LocationText("")

    var workplace: JobPosting.Workplace? { text.workplace }

    init(_ title: String) {
        guard title.utf8.count <= 600 else { return }
        let lower = title.folded
        // Most titles have no note.
        guard Self.signs.contains(where: { lower.contains($0) }) else { return }
        var isBehindNote = false
        for note in Self.notes(in: title) {
            var read = LocationText(note)
            if !Self.isPlain(read) {
                // "(Remote, Berlin)": the place is known from elsewhere, the word before it counts.
                read = LocationText(String(note.prefix { $0 != "," && $0 != "/" && $0 != ";" }))
            }
            let isPlain = Self.isPlain(read)
            // "Accountant - Remote - US": the country belongs to the note before.
            let isNote = isPlain && (read.workplace != nil || isBehindNote && !read.countries.isEmpty)
            if isNote { text.merge(read) }
            isBehindNote = isNote
        }
        if text.workplace == nil, Self.beginsRemote(lower) { text.merge(LocationText("Remote")) }
    }

    /// "Remote Accountant", but not "Remote Sensing Scientist".
    private static func beginsRemote(_ folded: String) -> Bool {
        for beginning in WorkplaceWords.titleBeginnings where folded.hasPrefix(beginning + " ") {
            let next = folded.dropFirst(beginning.utf8.count + 1).prefix { $0.isLetter || $0.isNumber }
            let isTrade = WorkplaceWords.distantThings.union(WorkplaceWords.remoteTrades).contains(String(next))
            return !next.isEmpty && !isTrade
        }
        return false
    }

    private static let signs = [
        "remot", "hybrid", "hibrid", "ibrid", "hybryd", "home", "anywhere", "wfh", "telecommut", "teletra", "distanc",
        "zdaln", "unabhangig", "thuiswerk", "on-site", "onsite", "office", "only",
    ]

    /// Whether no place is named but countries and states.
    private static func isPlain(_ text: LocationText) -> Bool {
        text.places.allSatisfy { $0.place != nil || isState($0.text) }
    }

    private static func isState(_ text: String) -> Bool {
        text.split(separator: ",").allSatisfy { AmericanStates.contains($0.trimmingSpaces) }
    }

    /// The pieces of a title that may be notes: in brackets, behind a dash or bar, or in front of one.
    private static func notes(in title: String) -> [String] {
        var notes: [String] = []
        var outside = ""
        var inside = ""
        var depth = 0
        for character in title {
            switch character {
            case "(", "[":
                depth += 1
                outside.append("|")
            case ")", "]":
                depth = max(0, depth - 1)
                notes.append(inside)
                inside = ""
            default:
                if depth > 0 { inside.append(character) } else { outside.append(character) }
            }
        }
        let parts = outside.replacing(" – ", with: "|").replacing(" — ", with: "|").replacing(" - ", with: "|")
            .replacing(": ", with: "|").replacing(" / ", with: "|").replacing(", ", with: "|")
            .split(separator: "|").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
        return notes + (parts.count > 1 ? parts : [])
    }
}
