import BundledTables
import Careers
import Foundation
import KnowledgeImport
import KnowledgePack
import KnowledgeTables
import TestSupport
import Testing

@Suite("Importing O*NET and ESCO")
struct KnowledgeImportTests {
    private func tables() throws -> CareerTables {
        try CareerTables(KnowledgePack(path: CareerKnowledge.bundledPath))
    }

    @Test("adds titles to what is known, and occupations that are not")
    func onet() throws {
        let fixture = try ImportFixture()
        var tables = try tables()
        let before = tables.occupations.count
        try tables.merge(ONETFolder(path: fixture.onet))
        let knowledge = try CareerKnowledge(tables: tables)
        #expect(tables.occupations.count == before + 1)
        let added = try #require(knowledge.occupations[code: "15-1252.99"])
        #expect(added.title == "Lantern Programmer")
        #expect(added.jobZone == 4)
        #expect(added.related == ["15-1252"])
        #expect(added.skills == ["WickBase", "LanternScript Studio"])
        for (title, code) in [
            ("Gadget Code Wright", "15-1252"), ("Ward Sister", "29-1141"), ("Senior Lantern Coder", "15-1252.99"),
        ] {
            #expect(knowledge.occupation(of: title) == code, "\(title)")
        }
        #expect(knowledge.skills.skill(named: "LanternScript Studio")?.kind == "tool")
        #expect(knowledge.attributions.count == 1 && knowledge.attributions[0].contains("O*NET"))
    }

    @Test("a title that others got by an import stays with the occupation that lists it")
    func listed() throws {
        var tables = try tables()
        for index in tables.occupations.indices where ["29-1141", "51-4041"].contains(tables.occupations[index].code) {
            tables.occupations[index].furtherTitles.append("Barista")
        }
        let knowledge = try CareerKnowledge(tables: tables)
        #expect(knowledge.occupations(for: knowledge.title("Barista")).map(\.code) == ["35-3023.01"])
    }

    @Test("ties ESCO's occupations to those that their titles vote for, and leaves the others alone")
    func esco() throws {
        let fixture = try ImportFixture()
        var tables = try tables()
        try tables.merge(ESCOFolder(path: fixture.esco))
        let artisan = try #require(tables.classes.first)
        #expect(artisan.code == "ESCO-2512.9")
        #expect(artisan.titles.count == 3)
        #expect(artisan.occupations.first?.code == "15-1252")
        #expect(tables.classes.last?.name == "moon \"cheese\" taster, senior")
        let knowledge = try CareerKnowledge(tables: tables)
        #expect(knowledge.occupation(of: "Code Artisan") == "15-1252")
        let vector = knowledge.occupations.space.vector(for: ["zzyzx", "qvarg"])
        #expect(vector.parts.contains { $0.number == knowledge.occupations.space.classCount - 1 && $0.weight > 0.5 })
        #expect(knowledge.skills.skill(named: "LQL7")?.name == "lantern query languages")
        #expect(knowledge.skills.skill(named: "develop lanterns") == nil)
        #expect(knowledge.attributions.count == 1 && knowledge.attributions[0].contains("ESCO"))
    }

    @Test(
        "names the file that is missing",
        arguments: ["Alternate Titles.txt", "Job Zones.txt", "Occupation Data.txt"]
    )
    func missing(_ name: String) throws {
        let fixture = try ImportFixture()
        try fixture.remove("onet/\(name)")
        let path = fixture.folder.appending(path: "onet/\(name)").path
        var tables = CareerTables()
        #expect(throws: KnowledgeImportError.missingFile(path)) { try tables.merge(ONETFolder(path: fixture.onet)) }
        #expect(KnowledgeImportError.missingFile(path).description.contains(name))
    }

    @Test("names the column that is missing")
    func column() throws {
        let fixture = try ImportFixture()
        try fixture.write("onet/Job Zones.txt", [["O*NET-SOC Code", "Zone"], ["15-1252.00", "4"]])
        try fixture.write("esco/occupations_en.csv", text: "code,altLabels\n1,a\n")
        var tables = CareerTables()
        let zones = fixture.folder.appending(path: "onet/Job Zones.txt").path
        let labels = fixture.folder.appending(path: "esco/occupations_en.csv").path
        #expect(throws: KnowledgeImportError.missingColumn(file: zones, column: "Job Zone")) {
            try tables.merge(ONETFolder(path: fixture.onet))
        }
        #expect(throws: KnowledgeImportError.missingColumn(file: labels, column: "preferredLabel")) {
            try tables.merge(ESCOFolder(path: fixture.esco))
        }
        try fixture.write("esco/occupations_en.csv", text: "")
        #expect(throws: KnowledgeImportError.noRows(labels)) { try tables.merge(ESCOFolder(path: fixture.esco)) }
    }

    private static let environment = ProcessInfo.processInfo.environment

    @Test(
        "reads the official files",
        .enabled(
            if: environment["VITAE_ONET_DIR"] != nil && environment["VITAE_ESCO_DIR"] != nil,
            "Set VITAE_ONET_DIR and VITAE_ESCO_DIR to the folders of the official files."
        )
    )
    func official() throws {
        var tables = try tables()
        let before = tables.occupations.count
        try tables.merge(ONETFolder(path: try #require(Self.environment["VITAE_ONET_DIR"])))
        #expect(tables.occupations.count > before + 50)
        #expect(tables.occupations.reduce(0) { $0 + $1.furtherTitles.count } > 60_000)
        let licensed = tables.occupations.filter { $0.code.hasPrefix("29-1141.") }
        #expect(!licensed.isEmpty && licensed.allSatisfy { !$0.licence.isEmpty })
        var classes = CareerTables()
        try classes.merge(ESCOFolder(path: try #require(Self.environment["VITAE_ESCO_DIR"])))
        #expect(classes.classes.count > 2_500)
        #expect(classes.classes.reduce(0) { $0 + $1.titles.count } > 25_000)
        #expect(classes.skills.count > 100)
    }
}
