import Foundation
import KnowledgePack
import TestSupport
import Testing

@Suite("Knowledge packs")
struct KnowledgePackTests {
    private static func bytes() -> [UInt8] {
        var writer = PackWriter()
        writer.add(.traits, index: ["nurse", "engineer", "größe", ""])
        writer.add(.occupationZones, numbers: [1, -5, Int32.max, Int32.min])
        writer.add(.occupationNames, strings: ["Nurse", "Engineer", "Nurse"])
        writer.add(.occupationTitles, stringLists: [["a", "b"], [], ["c"]])
        writer.add(.titleOwners, lists: [[], [7, 8, 9], [1]])
        return writer.bytes()
    }

    @Test("the hash of a text is that of its parts one after the other", arguments: [0, 1, 5, 14])
    func hash(_ cut: Int) {
        let bytes = Array("site engineers".utf8)
        var hash = PackHash()
        hash.add(Array(bytes[..<cut]).span)
        hash.add(Array(bytes[cut...]).span)
        #expect(hash.value == PackHash.hash(bytes.span))
        #expect(hash.value != PackHash.hash(Array("site engineer".utf8).span))
    }

    @Test("give back what was written")
    func roundTrip() throws {
        let pack = try KnowledgePack(bytes: Self.bytes())
        let index = try pack.index(.traits)
        #expect(["nurse", "engineer", "größe", "", "Nurse", "nurs"].map { index[$0] } == [0, 1, 2, 3, nil, nil])
        #expect(index.key(2) == "größe")
        #expect(try pack.numbers(.occupationZones).all == [1, -5, Int(Int32.max), Int(Int32.min)])
        #expect(try pack.numbers(.occupationNames).all.map { pack.strings[$0] } == ["Nurse", "Engineer", "Nurse"])
        let titles = try pack.lists(.occupationTitles, count: 3, in: 0..<pack.strings.count)
        #expect((0..<3).map { titles[$0].map { pack.strings[$0] } } == [["a", "b"], [], ["c"]])
        #expect(titles.length(of: 0) == 2)
        var sums: [Int32] = Array(repeating: 0, count: 10)
        try pack.lists(.titleOwners).add(3, toThoseOf: 1, in: &sums)
        #expect(sums == [0, 0, 0, 0, 0, 0, 0, 3, 3, 3])
        #expect(pack.has(.traits) && !pack.has(.abbreviations))
    }

    @Test("are the same bytes for the same content, and the same mapped from a file as held in memory")
    func deterministic() throws {
        let bytes = Self.bytes()
        #expect(Self.bytes() == bytes)
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).knowledge")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let pack = try KnowledgePack(path: url.path)
        pack.dropPages()
        #expect(pack.length == bytes.count)
        #expect(try pack.index(.traits)["engineer"] == 1)
    }

    @Test("stay what they are when the file that they were loaded from is gone, and are loaded from a file alone")
    func loaded() throws {
        let bytes = Self.bytes()
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).knowledge")
        try Data(bytes).write(to: url)
        let pack = try KnowledgePack(MappedFile(loading: url.path))
        // A mapping of the file would follow this.
        let file = try FileHandle(forWritingTo: url)
        try file.write(contentsOf: Data(count: bytes.count))
        try file.close()
        try FileManager.default.removeItem(at: url)
        pack.dropPages()
        #expect(pack.length == bytes.count)
        #expect(try pack.index(.traits)["engineer"] == 1)
        #expect(throws: KnowledgePackError.self) { try MappedFile(loading: url.path) }
    }

    @Test("find every one of many texts")
    func many() throws {
        let keys = (0..<5_000).map { "title number \($0 * 7)" }
        var writer = PackWriter()
        writer.add(.titles, index: keys)
        let index = try KnowledgePack(bytes: writer.bytes()).index(.titles)
        for (number, key) in keys.enumerated() { #expect(index[key] == number) }
        #expect(index["title number 1"] == nil)
    }

    @Test("refuse numbers and lists that are not what they should be")
    func bounds() throws {
        let pack = try KnowledgePack(bytes: Self.bytes())
        #expect(throws: KnowledgePackError.damaged("occupationZones")) { try pack.numbers(.occupationZones, in: 0..<6) }
        #expect(throws: KnowledgePackError.damaged("occupationZones")) { try pack.numbers(.occupationZones, count: 3) }
        #expect(throws: KnowledgePackError.damaged("titleOwners")) { try pack.lists(.titleOwners, in: 0..<9) }
        #expect(throws: KnowledgePackError.damaged("titleOwners")) { try pack.lists(.titleOwners, count: 2) }
        #expect(throws: KnowledgePackError.missing("skillNames")) { try pack.numbers(.skillNames) }
    }
}
