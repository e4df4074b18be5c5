package import TextFolding

/// Names of places to places.
package struct Gazetteer: Sendable {
    /// Cities by folded name and alias, largest first.
    let cities: [String: [Place]]
    /// Country codes by folded name and alias.
    let countries: [String: String]
    /// Regions by folded name, alias and code.
    let regions: [String: [Region]]
    /// Metropolitan areas by folded name.
    let metros: [String: Place]
    /// Numbers of metropolitan areas by country code and folded name of the cities that belong to them.
    let metrosByMember: [String: Set<Int>]
    /// Country codes by dialling prefix, digits only.
    let diallingPrefixes: [String: String]
    /// English names by country code.
    let countryNames: [String: String]

    struct Region: Sendable {
        let countryCode: String
        let code: String
        let name: String
        let coordinate: Coordinate?
    }

    let postalRegions: PostalRegions

    package init(
        cities: TableFile,
        countries: TableFile,
        regions: TableFile,
        metros: TableFile,
        postalPrefixes: TableFile
    ) {
        postalRegions = PostalRegions(postalPrefixes)
        var citiesByName: [String: [Place]] = [:]
        for row in cities.rows {
            let place = Place(
                kind: .city,
                city: row[0],
                region: row[3].isEmpty ? nil : row[3],
                countryCode: row[2],
                coordinate: Self.coordinate(row[4], row[5]),
                population: Int(row[6]) ?? 0
            )
            for name in Set([row[0].folded, row[1].folded] + row[7].listItems.map(\.folded)) {
                citiesByName[name, default: []].append(place)
            }
        }
        self.cities = citiesByName.mapValues { places in places.sorted { $0.population > $1.population } }

        var countriesByName: [String: String] = [:]
        var countryNames: [String: String] = [:]
        var prefixes: [String: String] = [:]
        for row in countries.rows {
            countryNames[row[0]] = row[1]
            for name in [row[1]] + row[2].listItems where name.count > 3 || name.contains(".") || name == "USA" {
                countriesByName[name.folded] = countriesByName[name.folded] ?? row[0]
            }
            for name in row[2].listItems where ["UK", "UAE", "US", "USA"].contains(name) {
                countriesByName[name.folded] = row[0]
            }
            for prefix in row[3].listItems {
                let digits = prefix.filter(\.isNumber)
                prefixes[digits] = prefixes[digits] ?? row[0]
            }
        }
        prefixes["1"] = "US"
        prefixes["44"] = "GB"
        prefixes["7"] = "RU"
        prefixes["39"] = "IT"
        prefixes["61"] = "AU"
        prefixes["47"] = "NO"
        prefixes["358"] = "FI"
        prefixes["212"] = "MA"
        self.countries = countriesByName
        self.countryNames = countryNames
        diallingPrefixes = prefixes

        var regionsByName: [String: [Region]] = [:]
        for row in regions.rows {
            let region = Region(
                countryCode: row[0],
                code: row[1],
                name: row[2],
                coordinate: Self.coordinate(row[4], row[5])
            )
            for name in Set([row[1].folded, row[2].folded] + row[3].listItems.map(\.folded)) {
                regionsByName[name, default: []].append(region)
            }
        }
        self.regions = regionsByName

        var metrosByName: [String: Place] = [:]
        var metrosByMember: [String: Set<Int>] = [:]
        for (number, row) in metros.rows.enumerated() {
            metrosByName[row[0].folded] = Place(
                kind: .metro,
                city: row[2],
                region: row[3].isEmpty ? nil : row[3],
                countryCode: row[1],
                coordinate: Self.coordinate(row[4], row[5])
            )
            for member in row[7].listItems { metrosByMember[row[1] + member.folded, default: []].insert(number) }
        }
        self.metrosByMember = metrosByMember
        self.metros = metrosByName
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

    private static func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
        guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
