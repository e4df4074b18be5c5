import Foundation
import KnowledgeTables

/// The files of the ESCO classification, English.
package struct ESCOFolder {
    private let folder: URL

    /// What has to stand beside what is taken from ESCO (Commission Decision 2011/833/EU).
    static let attribution =
        "This service uses the ESCO classification of the European Commission; modified."

    /// - Parameter path: where the files lie.
    package init(path: String) {
        folder = URL(filePath: path)
    }

    struct Occupation {
        let code: String
        let name: String
        let titles: [String]
    }

    struct Skill {
        let name: String
        let aliases: [String]
    }

    /// The occupations.
    ///
    /// - Returns: the occupations in the order of the file.
    /// - Throws: an error that names the file when it is missing or cannot be used.
    func occupations() throws(KnowledgeImportError) -> [Occupation] {
        let columns = ["code", "preferredLabel", "altLabels"]
        return try DelimitedFile("occupations_en.csv", in: folder, columns: columns).rows.compactMap { row in
            row[0].isEmpty || row[1].isEmpty
                ? nil : Occupation(code: "ESCO-\(row[0])", name: row[1], titles: Self.labels(row[2], "\n"))
        }
    }

    /// Things to know; what is a sentence about doing something is left out.
    ///
    /// - Returns: the skills in the order of the file.
    /// - Throws: an error that names the file when it is missing or cannot be used.
    func skills() throws(KnowledgeImportError) -> [Skill] {
        let columns = ["preferredLabel", "altLabels", "skillType"]
        return try DelimitedFile("digitalSkillsCollection_en.csv", in: folder, columns: columns).rows.compactMap {
            row in
            row[2] == "knowledge" && !row[0].isEmpty ? Skill(name: row[0], aliases: Self.labels(row[1], "|")) : nil
        }
    }

    private static func labels(_ cell: String, _ separator: Character) -> [String] {
        cell.split { $0 == separator || $0 == "\n" }.map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
