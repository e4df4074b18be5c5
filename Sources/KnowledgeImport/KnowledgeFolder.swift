import Foundation
package import KnowledgeTables
import TextFolding

/// A folder of the project's own tables, as they lie in the sources.
package struct KnowledgeFolder {
    private let folder: URL

    /// - Parameter path: where the tables lie.
    package init(path: String) {
        folder = URL(filePath: path)
    }

    /// Whether it holds tables of places.
    package var hasPlaces: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "cities.tsv").path) }

    /// The tables of careers.
    ///
    /// - Returns: the tables.
    /// - Throws: when one cannot be read.
    package func careers() throws -> CareerTables {
        let occupations = folder.appending(path: "Occupations")
        let groups = try FileManager.default.contentsOfDirectory(atPath: occupations.path)
            .filter { $0.hasSuffix(".tsv") }.sorted()
        return CareerTables(
            occupations: try groups.map { try table("Occupations/\($0)", columns: 7) },
            rankTitles: try table("rank_titles.tsv", columns: 4),
            seniority: try table("seniority.tsv", columns: 3),
            skills: try table("skills.tsv", columns: 5),
            abbreviations: try table("abbreviations.tsv", columns: 3),
            postingWords: try table("posting_words.tsv", columns: 2)
        )
    }

    /// The tables of places.
    ///
    /// - Returns: the tables.
    /// - Throws: when one cannot be read.
    package func places() throws -> PlaceTables {
        PlaceTables(
            cities: try table("cities.tsv", columns: 8),
            countries: try table("countries.tsv", columns: 4),
            regions: try table("regions.tsv", columns: 7),
            metros: try table("metros.tsv", columns: 8),
            postalPrefixes: try table("postal_prefixes.tsv", columns: 3),
            ordinaryNames: try table("ordinary_names.tsv", columns: 1)
        )
    }

    private func table(_ name: String, columns: Int) throws -> TableFile {
        TableFile([UInt8](try Data(contentsOf: folder.appending(path: name))), columns: columns)
    }
}
