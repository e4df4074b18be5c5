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
        for note in Self.notes(in: title) {
            let read = LocationText(note)
            let isNote = read.workplace != nil && read.places.allSatisfy { $0.place != nil || Self.isState($0.text) }
            if isNote { text.merge(read) }
        }
    }

    private static let signs = [
        "remot", "hybrid", "home", "anywhere", "wfh", "telecommut", "on-site", "onsite", "only",
    ]

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
            case "(", "[": depth += 1
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
            .split(separator: "|").map { $0.trimmingSpaces }
        return notes + (parts.count > 1 ? parts : [])
    }
}
