import KnowledgePack

/// A set of folded names.
final class OrdinaryNames: Sendable {
    private let names: PackIndex

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        names = try pack.index(.ordinaryCityNames)
    }

    func contains(_ name: String) -> Bool { names[name] != nil }
}
