import CheckedNumbers
import KnowledgePack
import TextFolding

/// Turns tables of places into a pack.
package struct PlaceCompiler {
    private let tables: PlaceTables
    private var writer = PackWriter()

    /// Parts of a degree that coordinates are stored in.
    package static let degreeUnits = 1_000_000.0
    /// Stands for a coordinate that is not known.
    package static let noCoordinate = Int(Int32.min)
    /// Bits that tell kinds of regions: a county or the like; one that counts only behind a town.
    package static let secondLevel = 1
    package static let needsTown = 2

    /// Compiles.
    ///
    /// - Parameter tables: the content.
    /// - Returns: the bytes of the pack.
    package static func pack(_ tables: PlaceTables) -> [UInt8] {
        var compiler = PlaceCompiler(tables: tables)
        compiler.addCities()
        compiler.addOrdinaryNames()
        compiler.addCountries()
        compiler.addRegions()
        compiler.addMetros()
        compiler.addPostalCodes()
        return compiler.writer.bytes()
    }

    private init(tables: PlaceTables) {
        self.tables = tables
    }

    private mutating func addCities() {
        let rows = tables.cities.rows
        let populations = rows.map { Int32($0[6]) ?? 0 }
        var names = KeyedLists()
        for (number, row) in rows.enumerated() {
            for name in Set([row[0].folded, row[1].folded] + row[7].listItems.map(\.folded)).sorted()
            where !name.isEmpty {
                names.add(number, to: name)
            }
        }
        // Largest first; among equals the one that stands first.
        names.sort { (populations[Int($1)], $0) < (populations[Int($0)], $1) }
        names.write(.cityNames, .citiesByName, to: &writer)
        writer.add(.cityTexts, strings: rows.flatMap { [$0[0], $0[3], $0[2]] })
        writer.add(
            .cityNumbers,
            numbers: zip(rows, populations).flatMap { row, population in
                [Self.degrees(row[4], row[5]).0, Self.degrees(row[4], row[5]).1, population]
            }
        )
    }

    private mutating func addOrdinaryNames() {
        writer.add(.ordinaryCityNames, index: Set(tables.ordinaryNames.rows.map { $0[0].folded }).sorted())
    }

    /// Short names of countries that are no words in any language, in capitals.
    private static let shortCountryNames: Set<String> = [
        "UK", "UAE", "US", "USA", "KSA", "EUA", "EAU", "EEUU", "VAE", "ZEA", "BRD", "RSA", "PRC", "NZ", "DRC", "ABD",
    ]

    private mutating func addCountries() {
        let rows = tables.countries.rows
        var order: [String] = []
        var codes: [String: String] = [:]
        // Two signs are a name where they stand for syllables.
        func isName(_ name: String) -> Bool {
            name.count > 3 || name.contains(".") || name == "USA" || name.utf8.allSatisfy { $0 >= 0x80 }
        }
        for row in rows {
            for name in [row[1]] + row[2].listItems where isName(name) && codes[name.folded] == nil {
                codes[name.folded] = row[0]
                order.append(name.folded)
            }
            for name in row[2].listItems where Self.shortCountryNames.contains(name) {
                if codes.updateValue(row[0], forKey: name.folded) == nil { order.append(name.folded) }
            }
        }
        writer.add(.countryNames, index: order)
        writer.add(.countryCodes, strings: order.map { codes[$0] ?? "" })
        var names: [String: String] = [:]
        for row in rows { names[row[0]] = row[1] }
        let known = names.keys.sorted()
        writer.add(.countryCodeIndex, index: known)
        writer.add(.countryEnglishNames, strings: known.map { names[$0] ?? "" })
        var prefixes: [String: String] = [:]
        for row in rows {
            for prefix in row[3].listItems.map({ $0.filter(\.isNumber) }) where prefixes[prefix] == nil {
                prefixes[prefix] = row[0]
            }
        }
        // Prefixes that several share: the largest country.
        let shared = [
            "1": "US", "44": "GB", "7": "RU", "39": "IT", "61": "AU", "47": "NO", "358": "FI", "212": "MA",
        ]
        prefixes.merge(shared) { _, largest in largest }
        let digits = prefixes.keys.sorted()
        writer.add(.diallingPrefixes, index: digits)
        writer.add(.diallingCountries, strings: digits.map { prefixes[$0] ?? "" })
    }

    private mutating func addRegions() {
        let rows = tables.regions.rows
        var names = KeyedLists()
        for (number, row) in rows.enumerated() {
            for name in Set([row[1].folded, row[2].folded] + row[3].listItems.map(\.folded)).sorted() {
                names.add(number, to: name)
            }
        }
        names.write(.regionNames, .regionsByName, to: &writer)
        writer.add(.regionTexts, strings: rows.flatMap { [$0[0], $0[1], $0[2]] })
        let kinds = ["2": Self.secondLevel, "t": Self.needsTown]
        writer.add(
            .regionNumbers,
            numbers: rows.flatMap { row in
                let kind = row[6].reduce(0) { $0 | (kinds[String($1)] ?? 0) }
                return Self.degreeList(row[4], row[5]) + [Int32(kind)]
            }
        )
    }

    private mutating func addMetros() {
        let rows = tables.metros.rows
        var numbers: [String: Int] = [:]
        var members = KeyedLists()
        for (number, row) in rows.enumerated() {
            numbers[row[0].folded] = number
            for member in Set(row[7].listItems.map(\.folded)).sorted() { members.add(number, to: row[1] + member) }
        }
        let names = numbers.sorted { $0.value < $1.value }
        writer.add(.metroNames, index: names.map(\.key))
        writer.add(.metroTexts, strings: names.flatMap { [rows[$0.value][2], rows[$0.value][3], rows[$0.value][1]] })
        writer.add(
            .metroNumbers,
            numbers: names.flatMap { Self.degreeList(rows[$0.value][4], rows[$0.value][5]) }
        )
        members.write(.metroMembers, .metrosByMember, to: &writer)
    }

    private mutating func addPostalCodes() {
        var texts: [(first: String, last: String, name: String)] = []
        var countries = KeyedLists()
        for row in tables.postalPrefixes.rows {
            let ends = row[1].split(separator: "-").map(String.init)
            guard let first = ends.first, let last = ends.last else { continue }
            countries.add(texts.count, to: row[0])
            texts.append((first, last, row[2]))
        }
        // Longer beginnings are more exact.
        countries.sort { left, right in
            let (left, right) = (texts[Int(left)].first, texts[Int(right)].first)  // checked: a row of the table
            return (left.count, left) > (right.count, right)
        }
        countries.write(.postalCountries, .postalByCountry, to: &writer)
        writer.add(.postalTexts, strings: texts.flatMap { [$0.first, $0.last, $0.name] })
    }

    private static func degreeList(_ latitude: String, _ longitude: String) -> [Int32] {
        let pair = degrees(latitude, longitude)
        return [pair.0, pair.1]
    }

    private static func degrees(_ latitude: String, _ longitude: String) -> (Int32, Int32) {
        guard let latitude = Double(latitude), let longitude = Double(longitude), abs(latitude) <= 90,
            abs(longitude) <= 180
        else { return (Int32.min, Int32.min) }
        let units = [latitude, longitude].map { Int32(saturating: ($0 * degreeUnits).rounded()) }
        return (units[0], units[1])
    }
}
