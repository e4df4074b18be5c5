import KnowledgePack

/// Cities by folded name.
final class CityNames: Sendable {
    private let names: PackIndex
    private let places: PackLists
    private let rows: PlaceRows

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        rows = try PlaceRows(pack, texts: .cityTexts, numbers: .cityNumbers, numbersEach: 3)
        names = try pack.index(.cityNames)
        places = try pack.lists(.citiesByName, count: names.count, in: 0..<rows.count)
    }

    /// Cities of a name, largest first; nil when there is none.
    subscript(name: String) -> [Place]? {
        names[name].map { entry in places[entry].map { rows.place($0, kind: .city) } }
    }

    func contains(_ name: String) -> Bool { names[name] != nil }

    /// Cities whose names differ by one letter from a folded text.
    func neighbours(of name: String) -> [Place] {
        var entries: Set<Int> = []
        SpellingNeighbours(name)?.forEach { other, hash in
            if let entry = names.entry(of: other, hash: hash) { entries.insert(entry) }
        }
        return entries.sorted().flatMap { entry in places[entry].map { rows.place($0, kind: .city) } }
    }
}
