import KnowledgePack
import Testing

@Suite("Sums of few numbers")
struct PackSumsTests {
    private static func lists() throws -> PackLists {
        var writer = PackWriter()
        writer.add(.titleOwners, lists: [[2, 5, 9], [1, 5], [], [9, 12], [0, 1, 2, 5, 9, 12, 40]])
        return try KnowledgePack(bytes: writer.bytes()).lists(.titleOwners)
    }

    @Test("are in rising order of the numbers, whatever order the lists come in", arguments: [[0, 1, 3], [3, 1, 0]])
    func order(_ rows: [Int]) throws {
        let lists = try Self.lists()
        var sums = PackSums()
        for row in rows { sums.add(row + 1, forThoseOf: row, in: lists) }
        #expect(sums.entries.map(\.number) == [1, 2, 5, 9, 12])
        #expect(sums.entries.map(\.sum) == [2, 1, 3, 5, 4])
    }

    @Test("have no number that no list has")
    func empty() throws {
        let lists = try Self.lists()
        var sums = PackSums()
        #expect(sums.entries.isEmpty)
        sums.add(7, forThoseOf: 2, in: lists)
        #expect(sums.entries.isEmpty)
    }

    @Test("are asked of lists that say which numbers they have", arguments: 0..<5)
    func contained(_ row: Int) throws {
        let lists = try Self.lists()
        let known = Set(lists[row])
        for number in [-1, Int.max, Int.min] + Array(0...41) {
            #expect(lists.contains(number, in: row) == known.contains(number), "\(number)")
        }
    }

    @Test("are what sums of all numbers are")
    func dense() throws {
        let lists = try Self.lists()
        var sums = PackSums()
        var all = [Int32](repeating: 0, count: 41)
        for (row, amount) in [(4, 3), (0, 10), (1, 1), (4, 5), (3, 2)] {
            sums.add(amount, forThoseOf: row, in: lists)
            lists.add(Int32(amount), toThoseOf: row, in: &all)
        }
        let expected = all.indices.filter { all[$0] != 0 }
        #expect(sums.entries.map(\.number) == expected)
        #expect(sums.entries.map(\.sum) == expected.map { Int(all[$0]) })
    }
}
