import Foundation
import TextFolding

extension CareerKnowledge {
    /// The knowledge that ships with the program.
    ///
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled() throws -> CareerKnowledge {
        let resources = Bundle.module.bundleURL.appending(path: "Resources")
        func table(_ url: URL, columns: Int) throws -> TableFile {
            TableFile([UInt8](try Data(contentsOf: url)), columns: columns)
        }
        let folder = resources.appending(path: "Occupations")
        let groups = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "tsv" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        return CareerKnowledge(
            occupations: OccupationTable(try groups.map { try table($0, columns: 7) }),
            seniority: SeniorityTable(try table(resources.appending(path: "seniority.tsv"), columns: 3)),
            skills: SkillTable(try table(resources.appending(path: "skills.tsv"), columns: 4))
        )
    }
}
