import ArgumentParser
import BundledTables
import Foundation
import Places
import TextFolding

/// `vitae-evaluate places`
struct EvaluatePlaces: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places",
        abstract: "Reads locations and compares them with the places they are known to name.",
        discussion: """
            The table has a location as people write it, a city, a region (its code or name) and a country's code a \
            line, tabs between them; cells may be empty. Prints how many of each were read right, and the misses.
            """
    )

    @Argument(help: "Table of locations.")
    var table: String

    func run() throws {
        let gazetteer = try Gazetteer.bundled()
        let rows = TableFile([UInt8](try Data(contentsOf: URL(filePath: table))), columns: 4).rows
        var right = (city: 0, region: 0, country: 0, all: 0)
        for row in rows {
            let place = gazetteer.resolve(row[0])
            let isCity = gazetteer.isSameCity(row[1], place)
            let isRegion = gazetteer.isSameRegion(row[2], place)
            let isCountry = row[3] == place?.countryCode ?? ""
            right.city += isCity ? 1 : 0
            right.region += isRegion ? 1 : 0
            right.country += isCountry ? 1 : 0
            right.all += isCity && isRegion && isCountry ? 1 : 0
            guard !(isCity && isRegion && isCountry) else { continue }
            let read = [place?.city, place?.region, place?.countryCode].map { $0 ?? "" }.joined(separator: " | ")
            print("«\(row[0])»: \(row[1...3].joined(separator: " | ")), read \(read)")
        }
        for (field, count) in [
            ("city", right.city), ("region", right.region), ("country", right.country), ("all", right.all),
        ] {
            let share = Double(count) / Double(max(rows.count, 1)) * 100
            print(
                "\(field.padding(toLength: 8, withPad: " ", startingAt: 0)) \(count)/\(rows.count)  "
                    + "\((share * 10).rounded() / 10) %"
            )
        }
    }
}
