import KnowledgePack

/// Numbers by text, in the order in which the texts came.
struct KeyedLists {
    private(set) var keys: [String] = []
    private(set) var lists: [[Int32]] = []
    private var rows: [String: Int] = [:]

    mutating func add(_ number: Int, to key: String) {
        if let row = rows[key] {
            lists[row].append(Int32(number))
        } else {
            rows[key] = keys.count
            keys.append(key)
            lists.append([Int32(number)])
        }
    }

    /// Puts each list in order.
    mutating func sort(by isBefore: (Int32, Int32) -> Bool) {
        lists = lists.map { $0.sorted(by: isBefore) }
    }

    func write(_ index: PackSection, _ numbers: PackSection, to writer: inout PackWriter) {
        writer.add(index, index: keys)
        writer.add(numbers, lists: lists)
    }
}
