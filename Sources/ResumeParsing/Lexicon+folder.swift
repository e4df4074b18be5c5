package import TextFolding

extension Lexicon {
    /// Reads the lexicon's tables.
    ///
    /// - Parameter folder: where they lie.
    /// - Returns: the lexicon.
    /// - Throws: an error that names the table that cannot be read.
    package static func read(in folder: TableFolder) throws(TableUnreadable) -> Lexicon {
        func bytes(_ name: String) throws(TableUnreadable) -> [UInt8] { try folder.bytes("\(name).tsv") }
        func table(_ name: String, columns: Int) throws(TableUnreadable) -> TableFile {
            try folder.table(name, columns: columns)
        }
        return Lexicon(
            headings: try bytes("headings"),
            months: try table("months", columns: 3),
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
            employmentWords: try table("employment_words", columns: 2),
            personalLabels: try table("personal_labels", columns: 2),
            employment: try table("employment", columns: 2),
            careerBreaks: try table("career_breaks", columns: 1),
            schools: try table("schools", columns: 2),
            studyLabels: try table("study_labels", columns: 2),
            subjects: try table("subjects", columns: 1),
            fields: try table("fields", columns: 1),
            titleWords: try table("title_words", columns: 5),
            titleHeads: try table("title_heads", columns: 2),
            famousEmployers: try table("employers", columns: 2)
        )
    }
}
