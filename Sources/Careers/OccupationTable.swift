package import TextFolding

/// All occupations, and which of them a title stands for.
package struct OccupationTable: Sendable {
    /// In the order of the tables.
    package let occupations: [Occupation]
    private let indexByCode: [String: Int]
    /// Occupations by normalised title.
    private let aliases: [String: [Int]]
    private let neighbours: TitleNeighbours

    package init(_ tables: [TableFile]) {
        let occupations = tables.flatMap(\.rows).map { row in
            Occupation(
                code: row[0],
                title: row[1],
                jobZone: Int(row[2]) ?? 3,
                titles: row[3].listItems.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 },
                skills: row[4].listItems,
                related: row[5].listItems,
                licence: row[6].listItems
            )
        }
        var aliases: [String: [Int]] = [:]
        var owners: [Int] = []
        var texts: [String] = []
        for (index, occupation) in occupations.enumerated() {
            for title in Set([occupation.title] + occupation.titles) {
                let key = title.foldedTokens.joined(separator: " ")
                guard aliases[key]?.contains(index) != true else { continue }
                aliases[key, default: []].append(index)
                owners.append(index)
                texts.append(key)
            }
        }
        self.occupations = occupations
        indexByCode = Dictionary(
            occupations.enumerated().map { ($1.code, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        self.aliases = aliases
        neighbours = TitleNeighbours(texts: texts, owners: owners)
    }

    package subscript(code code: String) -> Occupation? {
        indexByCode[code].map { occupations[$0] }
    }

    /// Occupations that carry exactly this title, once its words are folded.
    func exact(_ tokens: [String]) -> [Occupation] {
        (aliases[tokens.joined(separator: " ")] ?? []).map { occupations[$0] }
    }

    /// Occupations whose titles look most like this one, with weights that sum to 1.
    func nearest(_ tokens: [String]) -> [(occupation: Occupation, weight: Double, similarity: Double)] {
        neighbours.vote(for: tokens.joined(separator: " ")).map { vote in
            (occupations[vote.owner], vote.weight, vote.similarity)
        }
    }
}
