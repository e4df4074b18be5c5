/// Lists of numbers: one for each row.
package struct PackLists: Sendable {
    private let offsets: PackNumbers
    private let values: PackNumbers

    /// How many lists there are.
    package let count: Int

    init(offsets: PackNumbers, values: PackNumbers) {
        self.offsets = offsets
        self.values = values
        count = offsets.count - 1
    }

    /// The numbers of a row.
    package subscript(row: Int) -> [Int] {
        values.values(range(of: row))
    }

    /// How many numbers a row has.
    package func length(of row: Int) -> Int {
        range(of: row).count
    }

    /// Where the numbers of a row stand.
    package func range(of row: Int) -> Range<Int> {
        offsets[row]..<offsets[row + 1]
    }

    /// Whether a number is in a row, of which the numbers are in rising order.
    ///
    /// - Parameters:
    ///   - number: what is looked for.
    ///   - row: the row.
    /// - Returns: whether it is there.
    package func contains(_ number: Int, in row: Int) -> Bool { values.position(of: number, in: range(of: row)) != nil }

    /// The number at a place, counted over all rows.
    package func value(at index: Int) -> Int { values[index] }

    /// Adds an amount to the sums that a row numbers.
    ///
    /// - Parameters:
    ///   - amount: what is added.
    ///   - row: the row.
    ///   - sums: as many as the numbers of the lists allow for.
    package func add(_ amount: Int32, toThoseOf row: Int, in sums: inout [Int32]) {
        let range = range(of: row)
        precondition(range.upperBound <= values.count)
        let offset = values.start + 4 * range.lowerBound
        values.file.add(amount, atNumbersFrom: offset, count: range.count, in: &sums)
    }
}
