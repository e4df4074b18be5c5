package import TextFolding

/// What a pack of places is built from.
package struct PlaceTables: Sendable {
    package let cities: TableFile
    package let countries: TableFile
    package let regions: TableFile
    package let metros: TableFile
    package let postalPrefixes: TableFile
    package let ordinaryNames: TableFile

    /// - Parameters:
    ///   - cities: a table of eight columns.
    ///   - countries: a table of four.
    ///   - regions: a table of seven.
    ///   - metros: a table of eight.
    ///   - postalPrefixes: a table of three.
    ///   - ordinaryNames: a table of one.
    package init(
        cities: TableFile,
        countries: TableFile,
        regions: TableFile,
        metros: TableFile,
        postalPrefixes: TableFile,
        ordinaryNames: TableFile
    ) {
        self.cities = cities
        self.countries = countries
        self.regions = regions
        self.metros = metros
        self.postalPrefixes = postalPrefixes
        self.ordinaryNames = ordinaryNames
    }
}
