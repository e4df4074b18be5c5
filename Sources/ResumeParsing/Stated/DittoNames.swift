import Resume
import TextFolding

/// What is written in place of a name that stands above: "– do –", "same company".
enum DittoNames {
    private static let marks: Set<String> = [
        "do", "ditto", "dito", "idem", "same", "same company", "same employer", "same organization",
        "same organisation",
        "same firm", "same hospital", "same school", "same as above", "as above", "misma empresa", "mesma empresa",
        "stessa azienda", "meme entreprise", "gleiche firma", "gleicher arbeitgeber", "zelfde werkgever",
    ]
    /// Bytes of the longest, with signs around it.
    private static let longest = 32

    static func isDitto(_ text: String) -> Bool {
        guard text.utf8.count <= longest else { return false }
        return marks.contains(text.folded.split { !$0.isLetter }.joined(separator: " "))
    }

    /// Entries with the names that such words stand for; where none stands above, there is none.
    static func resolved(_ entries: [WorkEntry]) -> [WorkEntry] {
        var above: WorkEntry?
        return entries.map { entry in
            var entry = entry
            if let name = entry.name, isDitto(name) {
                entry.name = above?.name
                entry.nameCertainty = above?.nameCertainty
                entry.location = entry.location ?? above?.location
            }
            if let position = entry.position, isDitto(position) {
                entry.position = above?.position
                entry.positionCertainty = above?.positionCertainty
            }
            above = entry
            return entry
        }
    }
}
