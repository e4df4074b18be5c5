import KnowledgePack

/// Metropolitan areas by folded name.
final class MetroNames: Sendable {
    private let names: PackIndex
    private let rows: PlaceRows

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        names = try pack.index(.metroNames)
        rows = try PlaceRows(pack, texts: .metroTexts, numbers: .metroNumbers, numbersEach: 2)
        guard rows.count == names.count else { throw .damaged("metroTexts") }
    }

    subscript(name: String) -> Place? { names[name].map { rows.place($0, kind: .metro) } }
}

/// Numbers of metropolitan areas by country code and folded name of the cities that belong to them.
final class MetroMembers: Sendable {
    private let names: PackIndex
    private let numbers: PackLists

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        names = try pack.index(.metroMembers)
        numbers = try pack.lists(.metrosByMember, count: names.count)
    }

    subscript(name: String) -> Set<Int>? { names[name].map { Set(numbers[$0]) } }
}
