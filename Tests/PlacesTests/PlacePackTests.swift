import BundledTables
import Foundation
import KnowledgePack
import KnowledgeTables
import Places
import TestSupport
import Testing
import TextFolding

@Suite("Packs of places")
struct PlacePackTests {
    @Test("cut off or changed, are refused")
    func damaged() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: Gazetteer.bundledPath)))
        for place in stride(from: 40, to: bytes.count, by: bytes.count / 12) {
            var damaged = bytes
            damaged[place] ^= 1
            let flipped = damaged
            #expect(throws: KnowledgePackError.self) { try Gazetteer(KnowledgePack(bytes: flipped)) }
            #expect(throws: KnowledgePackError.self) { try Gazetteer(KnowledgePack(bytes: Array(bytes.prefix(place)))) }
        }
    }

    @Test("are compiled from tables")
    func tables() throws {
        func table(_ text: String, _ columns: Int) -> TableFile { TableFile(Array(text.utf8), columns: columns) }
        let gazetteer = try Gazetteer(
            tables: PlaceTables(
                cities: table(
                    "Örtlein\tOrtlein\tDE\tBayern\t48.5\t11.25\t900\tOertlein\nNowhere\tNowhere\tUS\t\t\t\t\t"
                        + "\nChance\t\tUS\t\t40\t-80\t90000\t\nCity\t\tUS\t\t41\t-81\t90000\t",
                    8
                ),
                countries: table("DE\tGermany\tDeutschland\t+49\nUS\tUnited States\tUSA\t+1", 4),
                regions: table(
                    "DE\tBY\tBayern\tBavaria\t48.9\t11.4\nDE\tHof\tHof\t\t50.3\t11.9\t2tn",
                    7
                ),
                metros: table("", 8),
                postalPrefixes: table("", 3),
                ordinaryNames: table("Chance", 1)
            )
        )
        let place = try #require(gazetteer.resolve("Oertlein, Deutschland"))
        #expect(place.city == "Örtlein" && place.region == "Bayern" && place.population == 900)
        #expect(place.coordinate == Coordinate(latitude: 48.5, longitude: 11.25))
        #expect(gazetteer.resolve("Nowhere")?.coordinate == nil)
        #expect(gazetteer.resolve("Bavaria")?.region == "BY")
        #expect(gazetteer.country(ofPhone: "+49 30 5550100") == "DE")
        #expect(gazetteer.isPlace("City") && gazetteer.isPlace("Chance, USA"))
        #expect(!gazetteer.isPlace("Chance") && !gazetteer.isPlace("Örtlein"))
        #expect(!gazetteer.isPlace("Hof") && gazetteer.isPlace("Hof, Deutschland"))
    }
}
