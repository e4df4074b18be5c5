import Foundation
import TextFolding

extension Gazetteer {
    /// The gazetteer that ships with the program.
    ///
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled() throws -> Gazetteer {
        func table(_ name: String, columns: Int) throws -> TableFile {
            let url = Bundle.module.bundleURL.appending(path: "Resources/\(name).tsv")
            return TableFile([UInt8](try Data(contentsOf: url)), columns: columns)
        }
        return Gazetteer(
            cities: try table("cities", columns: 8),
            countries: try table("countries", columns: 4),
            regions: try table("regions", columns: 6),
            metros: try table("metros", columns: 8),
            postalPrefixes: try table("postal_prefixes", columns: 3)
        )
    }
}
