import Foundation
import Testing

@testable import KnowledgePack

@Suite("Damaged packs")
struct DamagedPackTests {
    private let bytes: [UInt8]

    init() {
        var writer = PackWriter()
        writer.add(.traits, index: ["nurse", "engineer", "teacher"])
        writer.add(.occupationTitles, stringLists: [["a", "b"], ["c"]])
        writer.add(.occupationZones, numbers: [1, 2])
        bytes = writer.bytes()
    }

    /// Everything that can be asked of a pack, as far as it opens.
    private func use(_ bytes: [UInt8]) throws(KnowledgePackError) {
        let pack = try KnowledgePack(bytes: bytes)
        for number in 0..<pack.strings.count { _ = pack.strings[number] }
        let index = try pack.index(.traits)
        for word in ["nurse", "engineer", "teacher", "pilot", ""] { _ = index[word] }
        for entry in 0..<index.count { _ = index.key(entry) }
        let lists = try pack.lists(.occupationTitles, in: 0..<pack.strings.count)
        var sums = [Int32](repeating: 0, count: pack.strings.count)
        for row in 0..<lists.count {
            _ = lists[row].map { pack.strings[$0] }
            lists.add(1, toThoseOf: row, in: &sums)
        }
        _ = try pack.numbers(.occupationZones, count: 2).all
    }

    @Test("cut off anywhere, are refused")
    func truncated() {
        for length in 0..<bytes.count {
            #expect(throws: KnowledgePackError.self, "\(length)") { try use(Array(bytes.prefix(length))) }
        }
        #expect(throws: KnowledgePackError.truncated) { try use(Array(bytes.prefix(bytes.count - 8))) }
        #expect(throws: KnowledgePackError.truncated) { try use(bytes + [0, 0, 0, 0, 0, 0, 0, 0]) }
    }

    @Test("with any bit changed, are refused")
    func flipped() {
        for place in 0..<bytes.count where place / 4 != 3 {
            var damaged = bytes
            damaged[place] ^= 1 << UInt8(place % 8)
            #expect(throws: KnowledgePackError.self, "\(place)") { try use(damaged) }
        }
    }

    @Test("with a fitting sum, are refused or can be used, whatever they say")
    func forged() {
        var refused = 0
        for place in 12..<bytes.count where !(24..<32).contains(place) {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var forged = bytes
                forged[place] = value
                let sum = PackChecksum.sum(of: forged, from: KnowledgePack.summedFrom)
                for index in 0..<8 { forged[24 + index] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * index)) }
                do throws(KnowledgePackError) {
                    try use(forged)
                } catch {
                    refused += 1
                }
            }
        }
        #expect(refused > 100)
    }

    @Test("of another kind or version are named so")
    func foreign() {
        #expect(throws: KnowledgePackError.notAPack) { try use(Array("PK\u{3}\u{4} something else".utf8)) }
        #expect(throws: KnowledgePackError.truncated) { try use([]) }
        var newer = bytes
        newer[8] = 99
        #expect(throws: KnowledgePackError.foreignVersion(99)) { try use(newer) }
        #expect(KnowledgePackError.foreignVersion(99).description.contains("99"))
    }

    @Test("that are not there or are folders are named so")
    func absent() {
        let path = "/nowhere/at/all.knowledge"
        #expect(throws: KnowledgePackError.unreadable(path: path, code: 2)) { try KnowledgePack(path: path) }
        #expect(throws: KnowledgePackError.notAPack) { try KnowledgePack(path: "/tmp") }
    }
}
