package import KnowledgePack
package import KnowledgeTables
import TextFolding

/// Names of places to places.
///
/// A class of constants: it has so many parts that to copy it would cost more than to use it.
package final class Gazetteer: Sendable {
    /// Cities by folded name and alias, largest first.
    let cities: CityNames
    /// Folded names of cities that more often are something else: words, names of people and of companies.
    let ordinaryNames: OrdinaryNames
    /// Country codes by folded name and alias.
    let countries: PackTexts
    /// Regions by folded name, alias and code.
    let regions: RegionNames
    /// Metropolitan areas by folded name.
    let metros: MetroNames
    /// Numbers of metropolitan areas by country code and folded name of the cities that belong to them.
    let metrosByMember: MetroMembers
    /// Country codes by dialling prefix, digits only.
    let diallingPrefixes: PackTexts
    /// English names by country code.
    let countryNames: PackTexts
    let postalRegions: PostalRegions

    struct Region: Sendable {
        let countryCode: String
        let code: String
        let name: String
        let coordinate: Coordinate?
        /// Whether it is a state or the like, not a county in one.
        let isFirstLevel: Bool
        /// Whether it is a region only behind the name of a town in it, or before its country.
        let needsTown: Bool
    }

    /// Reads a pack; nothing is copied.
    ///
    /// - Parameter pack: knowledge of places.
    /// - Throws: when something is not there or damaged.
    package init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        cities = try CityNames(pack)
        ordinaryNames = try OrdinaryNames(pack)
        countries = try PackTexts(pack, .countryNames, .countryCodes)
        regions = try RegionNames(pack)
        metros = try MetroNames(pack)
        metrosByMember = try MetroMembers(pack)
        diallingPrefixes = try PackTexts(pack, .diallingPrefixes, .diallingCountries)
        countryNames = try PackTexts(pack, .countryCodeIndex, .countryEnglishNames)
        postalRegions = try PostalRegions(pack)
        pack.dropPages()
    }

    /// Compiles tables and reads the result.
    ///
    /// - Parameter tables: the content.
    /// - Throws: when the tables cannot be compiled.
    package convenience init(tables: PlaceTables) throws(KnowledgePackError) {
        try self.init(KnowledgePack(bytes: PlaceCompiler.pack(tables)))
    }

    /// The country that an international phone number belongs to; nil without a prefix that says so.
    ///
    /// - Parameter phone: a number as written.
    /// - Returns: ISO 3166-1 alpha-2.
    package func country(ofPhone phone: String) -> String? {
        let trimmed = phone.drop { $0 == "(" || $0.isWhitespace }
        guard trimmed.hasPrefix("+") || trimmed.hasPrefix("00") else { return nil }
        let digits = String(phone.filter(\.isNumber).drop { $0 == "0" })
        for length in stride(from: min(4, digits.count), through: 1, by: -1) {
            if let country = diallingPrefixes[String(digits.prefix(length))] { return country }
        }
        return nil
    }
}
