import KnowledgePack

/// Texts by text.
final class PackTexts: Sendable {
    private let index: PackIndex
    private let texts: PackNumbers
    private let strings: PackStrings

    init(_ pack: KnowledgePack, _ index: PackSection, _ texts: PackSection) throws(KnowledgePackError) {
        strings = pack.strings
        self.index = try pack.index(index)
        self.texts = try pack.numbers(texts, count: self.index.count, in: 0..<strings.count)
    }

    /// The key of these bytes with that hash, if it is one.
    func key(_ bytes: Span<UInt8>, hash: UInt64) -> String? { index.entry(of: bytes, hash: hash).map(index.key) }

    subscript(key: String) -> String? { index[key].map { strings[texts[$0]] } }
}
