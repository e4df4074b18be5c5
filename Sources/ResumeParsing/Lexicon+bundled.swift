import Foundation
import TextFolding

extension Lexicon {
    /// The lexicon that ships with the program.
    ///
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled() throws -> Lexicon {
        let folder = Bundle.module.bundleURL.appending(path: "Resources")
        func bytes(_ name: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: folder.appending(path: "\(name).tsv")))
        }
        func table(_ name: String, columns: Int) throws -> TableFile {
            TableFile(try bytes(name), columns: columns)
        }
        return Lexicon(
            headings: try bytes("headings"),
            months: try table("months", columns: 2),
            present: try table("present", columns: 1),
            since: try table("since", columns: 1),
            companyForms: try table("company_forms", columns: 2),
            degrees: try table("degrees", columns: 2),
            languages: try table("languages", columns: 2),
            labels: try table("labels", columns: 2),
            issuers: try table("issuers", columns: 1),
            fluency: try table("fluency", columns: 1),
            networks: try table("networks", columns: 3),
            postalCodes: try table("postal_codes", columns: 2),
            streets: try table("streets", columns: 2),
            nameAffixes: try table("name_affixes", columns: 2),
            nameLabels: try table("name_labels", columns: 2),
            skillLevels: try table("skill_levels", columns: 2),
            columnLabels: try table("column_labels", columns: 2),
            employment: try table("employment", columns: 2),
            careerBreaks: try table("career_breaks", columns: 1),
            schools: try table("schools", columns: 2),
            studyLabels: try table("study_labels", columns: 2),
            subjects: try table("subjects", columns: 1)
        )
    }
}
