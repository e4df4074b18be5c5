import TextFolding

/// Which region, or in Great Britain which town, a postal code belongs to, by its first signs.
struct PostalRegions: Sendable {
    private struct Range: Sendable {
        let first: String
        let last: String
        let name: String
    }

    private let ranges: [String: [Range]]

    init(_ table: TableFile) {
        var ranges: [String: [Range]] = [:]
        for row in table.rows {
            let ends = row[1].split(separator: "-").map(String.init)
            guard let first = ends.first, let last = ends.last else { continue }
            ranges[row[0], default: []].append(Range(first: first, last: last, name: row[2]))
        }
        // Longer beginnings are more exact.
        self.ranges = ranges.mapValues { $0.sorted { ($0.first.count, $1.first) > ($1.first.count, $0.first) } }
    }

    /// The region's code (a town's name in Great Britain), or nil where no part of the text is a postal code of the country.
    func name(in text: String, country: String) -> String? {
        guard let ranges = ranges[country] else { return nil }
        let words = text.split { " ,".contains($0) }.map { $0.uppercased() }.filter { word in
            word.count >= 2 && word.contains(where: \.isNumber)
        }
        for word in words {
            // In Great Britain the letters in front of the first digit count as a whole.
            let beginning = country == "GB" ? String(word.prefix { $0.isLetter }) : word
            let match = ranges.first { range in
                guard country != "GB" else { return beginning == range.first }
                let start = beginning.prefix(range.first.count)
                return start.count == range.first.count && start >= range.first && start <= range.last
            }
            if let match, country == "GB" || country == "CA" || word.count == 5 { return match.name }
        }
        return nil
    }
}
