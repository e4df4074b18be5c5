/// Sums of what lists say of numbers: of few, in rising order.
package struct PackSums: Sendable {
    /// The numbers that any list had, each with its sum.
    package private(set) var entries: [(number: Int, sum: Int)] = []

    /// Nothing yet.
    package init() {}

    /// Adds an amount for each number of a row, of which the numbers are in rising order.
    ///
    /// - Parameters:
    ///   - amount: what is added.
    ///   - row: the row.
    ///   - lists: what has the row.
    package mutating func add(_ amount: Int, forThoseOf row: Int, in lists: PackLists) {
        let numbers = lists.range(of: row)
        var merged: [(number: Int, sum: Int)] = []
        merged.reserveCapacity(entries.count + numbers.count)
        var next = 0
        for index in numbers {
            let number = lists.value(at: index)
            while next < entries.count, entries[next].number < number {
                merged.append(entries[next])
                next += 1
            }
            if next < entries.count, entries[next].number == number {
                merged.append((number, entries[next].sum + amount))
                next += 1
            } else {
                merged.append((number, amount))
            }
        }
        merged += entries[next...]
        entries = merged
    }
}
