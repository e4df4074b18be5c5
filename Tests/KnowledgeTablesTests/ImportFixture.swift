import Foundation

/// Small folders of the form that O*NET and ESCO are published in, with made-up occupations.
struct ImportFixture: ~Copyable {
    let folder: URL
    var onet: String { folder.appending(path: "onet").path }
    var esco: String { folder.appending(path: "esco").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        for name in ["onet", "esco"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name),
                withIntermediateDirectories: true
            )
        }
        try write(
            "onet/Occupation Data.txt",
            [
                ["O*NET-SOC Code", "Title", "Description"],
                ["15-1252.00", "Software Developers", "Write software."],
                ["15-1252.99", "Lantern Programmers", "Write software for lanterns."],
                ["29-1141.00", "Registered Nurses", "Care."],
            ]
        )
        try write(
            "onet/Sample of Reported Titles.txt",
            [
                ["O*NET-SOC Code", "Title", "Reported Job Title", "Shown in My Next Move"],
                ["29-1141.00", "Registered Nurses", "RN (Registered Nurse)", "Y"],
                ["15-1252.99", "Lantern Programmers", "Lantern Coder", "Y"],
            ]
        )
        try write(
            "onet/Alternate Titles.txt",
            [
                ["O*NET-SOC Code", "Alternate Title", "Short Title", "Source(s)"],
                ["15-1252.00", "Gadget Code Wright", "n/a", "08"],
                ["29-1141.00", "Ward Sister", "n/a", "08"],
            ]
        )
        try write(
            "onet/Job Zones.txt",
            [
                ["O*NET-SOC Code", "Title", "Job Zone", "Date", "Domain Source"],
                ["15-1252.99", "Lantern Programmers", "4", "08/2023", "Analyst"],
            ]
        )
        try write(
            "onet/Related Occupations.txt",
            [
                ["O*NET-SOC Code", "Title", "Related O*NET-SOC Code", "Related Title", "Relatedness Tier", "Index"],
                ["15-1252.99", "Lantern Programmers", "15-1252.00", "Software Developers", "Primary-Short", "1"],
            ]
        )
        try write(
            "onet/Technology Skills.txt",
            [
                [
                    "O*NET-SOC Code", "Title", "Example", "Commodity Code", "Commodity Title", "Hot Technology",
                    "In Demand",
                ],
                ["15-1252.99", "Lantern Programmers", "LanternScript Studio", "1", "Tools", "Y", "N"],
                ["15-1252.99", "Lantern Programmers", "WickBase", "1", "Tools", "N", "Y"],
            ]
        )
        try write(
            "esco/occupations_en.csv",
            text: """
                \u{FEFF}conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,code
                Occupation,http://example.org/1,2512,software artisan,"software developer
                software engineer
                code artisan",2512.9
                Occupation,http://example.org/2,9999,"moon ""cheese"" taster, senior",zzyzx qvarg,9999.1

                """
        )
        try write(
            "esco/digitalSkillsCollection_en.csv",
            text: """
                preferredLabel,skillType,altLabels
                lantern query languages,knowledge,LQL7 | lantern queries
                develop lanterns,skill/competence,make lanterns

                """
        )
    }

    func write(_ name: String, _ rows: [[String]]) throws {
        try write(name, text: rows.map { $0.joined(separator: "\t") }.joined(separator: "\n") + "\n")
    }

    func write(_ name: String, text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: name))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
