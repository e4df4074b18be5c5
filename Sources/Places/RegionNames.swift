import KnowledgePack
import KnowledgeTables

/// Regions by folded name, alias and code.
final class RegionNames: Sendable {
    private let names: PackIndex
    private let regions: PackLists
    private let rows: PlaceRows

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        rows = try PlaceRows(pack, texts: .regionTexts, numbers: .regionNumbers, numbersEach: 3)
        names = try pack.index(.regionNames)
        regions = try pack.lists(.regionsByName, count: names.count, in: 0..<rows.count)
    }

    /// The name of these bytes with that hash, if it is one.
    func key(_ bytes: Span<UInt8>, hash: UInt64) -> String? { names.entry(of: bytes, hash: hash).map(names.key) }

    subscript(name: String) -> [Gazetteer.Region]? {
        names[name].map { entry in
            regions[entry].map { row in
                Gazetteer.Region(
                    countryCode: rows.text(0, of: row),
                    code: rows.text(1, of: row),
                    name: rows.text(2, of: row),
                    coordinate: rows.coordinate(of: row),
                    isFirstLevel: rows.number(2, of: row) & PlaceCompiler.secondLevel == 0,
                    needsTown: rows.number(2, of: row) & PlaceCompiler.needsTown != 0
                )
            }
        }
    }
}
