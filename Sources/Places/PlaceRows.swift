import KnowledgePack
import KnowledgeTables

/// Rows of places: a name, a region and a country each, coordinates, and inhabitants where they are counted.
struct PlaceRows: Sendable {
    private let texts: PackNumbers
    private let numbers: PackNumbers
    private let numbersEach: Int
    private let strings: PackStrings
    let count: Int

    init(
        _ pack: KnowledgePack,
        texts: PackSection,
        numbers: PackSection,
        numbersEach: Int
    ) throws(KnowledgePackError) {
        strings = pack.strings
        self.numbersEach = numbersEach
        self.texts = try pack.numbers(texts, in: 0..<strings.count)
        count = self.texts.count / 3
        self.numbers = try pack.numbers(numbers, count: count * numbersEach)
    }

    /// One of the three texts of a row.
    func text(_ column: Int, of row: Int) -> String { strings[texts[3 * row + column]] }

    /// One of the numbers of a row.
    func number(_ column: Int, of row: Int) -> Int {
        numbers[numbersEach * row + column]  // checked: a row of the table
    }

    func coordinate(of row: Int) -> Coordinate? {
        // checked: a row of the table
        let (latitude, longitude) = (numbers[numbersEach * row], numbers[numbersEach * row + 1])
        guard latitude != PlaceCompiler.noCoordinate, longitude != PlaceCompiler.noCoordinate else { return nil }
        return Coordinate(
            latitude: Double(latitude) / PlaceCompiler.degreeUnits,
            longitude: Double(longitude) / PlaceCompiler.degreeUnits
        )
    }

    func place(_ row: Int, kind: Place.Kind) -> Place {
        let region = text(1, of: row)
        return Place(
            kind: kind,
            city: text(0, of: row),
            region: region.isEmpty ? nil : region,
            countryCode: text(2, of: row),
            coordinate: coordinate(of: row),
            population: numbersEach > 2 ? numbers[numbersEach * row + 2] : 0  // checked: a row of the table
        )
    }
}
