import Foundation
import KnowledgeTables

/// The text files of the O*NET database.
package struct ONETFolder {
    private let folder: URL

    /// What has to stand beside what is taken from O*NET (CC BY 4.0).
    static let attribution =
        "Contains information from the O*NET Database by the U.S. Department of Labor, Employment and Training "
        + "Administration (USDOL/ETA), used under the CC BY 4.0 license; modified. O*NET is a trademark of USDOL/ETA."

    /// - Parameter path: where the files lie.
    package init(path: String) {
        folder = URL(filePath: path)
    }

    /// An occupation, by its SOC code.
    struct Occupation {
        let code: String
        let title: String
        var jobZone: Int?
        var titles: [String] = []
        /// Codes, nearest first.
        var related: [String] = []
        /// Software that is in demand first.
        var technologies: [(name: String, isHot: Bool)] = []
    }

    /// Reads all files.
    ///
    /// - Returns: the occupations in the order of their file.
    /// - Throws: an error that names the file that is missing or cannot be used.
    func occupations() throws(KnowledgeImportError) -> [Occupation] {
        var occupations: [Occupation] = []
        var numbers: [String: Int] = [:]
        for row in try rows("Occupation Data.txt", ["O*NET-SOC Code", "Title"]) where !row[0].isEmpty {
            guard numbers[row[0]] == nil else { continue }
            numbers[row[0]] = occupations.count
            occupations.append(Occupation(code: Self.code(row[0]), title: row[1]))
        }
        for row in try rows("Sample of Reported Titles.txt", ["O*NET-SOC Code", "Reported Job Title"]) {
            if let number = numbers[row[0]] { occupations[number].titles += Self.forms(of: row[1]) }
        }
        for row in try rows("Alternate Titles.txt", ["O*NET-SOC Code", "Alternate Title", "Short Title"]) {
            guard let number = numbers[row[0]] else { continue }
            occupations[number].titles += Self.forms(of: row[1]) + Self.forms(of: row[2])
        }
        for row in try rows("Job Zones.txt", ["O*NET-SOC Code", "Job Zone"]) {
            if let number = numbers[row[0]], let zone = Int(row[1]), (1...5).contains(zone) {
                occupations[number].jobZone = zone
            }
        }
        let related = try rows("Related Occupations.txt", ["O*NET-SOC Code", "Related O*NET-SOC Code", "Index"])
        for (row, _) in related.map({ ($0, Int($0[2]) ?? .max) }).sorted(by: { $0.1 < $1.1 }) {
            guard let number = numbers[row[0]], numbers[row[1]] != nil else { continue }
            occupations[number].related.append(Self.code(row[1]))
        }
        let technologies = try rows(
            "Technology Skills.txt",
            ["O*NET-SOC Code", "Example", "Hot Technology", "In Demand"]
        )
        for inDemand in [true, false] {
            for row in technologies where (row[3] == "Y") == inDemand {
                guard let number = numbers[row[0]] else { continue }
                occupations[number].technologies.append((row[1], row[2] == "Y"))
            }
        }
        return occupations
    }

    private func rows(_ name: String, _ columns: [String]) throws(KnowledgeImportError) -> [[String]] {
        try DelimitedFile(name, in: folder, columns: columns).rows
    }

    /// The SOC code behind an O*NET-SOC code: `15-1252.00` is `15-1252` itself, others are finer trades.
    static func code(_ code: String) -> String {
        code.hasSuffix(".00") ? String(code.dropLast(3)) : code
    }

    /// A title with a note in parentheses: without it, and the note by itself where one writes out the other's letters.
    static func forms(of title: String) -> [String] {
        guard title != "n/a", !title.isEmpty else { return [] }
        guard let open = title.firstIndex(of: "("), let close = title[open...].firstIndex(of: ")") else {
            return [title]
        }
        let note = String(title[title.index(after: open)..<close])
        var rest = title
        rest.removeSubrange(open...close)
        rest = rest.split(separator: " ").joined(separator: " ")
        let short = note.filter(\.isLetter)
        let isAbbreviation = [rest, note].contains { $0.count > 1 && $0 == $0.uppercased() } && short.count > 1
        return [rest, isAbbreviation ? note : ""].filter { !$0.isEmpty }
    }
}
