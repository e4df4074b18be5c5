/// Numbers of a pack, one after the other.
package struct PackNumbers: Sendable {
    let file: MappedFile
    let start: Int
    /// How many numbers there are.
    package let count: Int

    /// The number at a place, which must be below `count`.
    package subscript(index: Int) -> Int {
        precondition(index >= 0 && index < count)
        return Int(file.int32(at: start + 4 * index))
    }

    /// The numbers in a range.
    package func values(_ range: Range<Int>) -> [Int] {
        range.map { self[$0] }
    }

    /// All numbers.
    package var all: [Int] { values(0..<count) }

    /// Whether all lie in a range.
    func lie(in bounds: Range<Int>) -> Bool { file.holdsNumbers(from: start, count: count, in: bounds) }

    /// Whether they rise from 0 on, or stay, up to a last one at most.
    func rise(upTo last: Int) -> Bool { file.holdsRising(from: start, count: count, upTo: last) }

    /// Where a number stands, when the numbers are in rising order.
    ///
    /// - Parameter number: what is looked for.
    /// - Returns: its place, or nil.
    package func position(of number: Int) -> Int? { position(of: number, in: 0..<count) }

    /// Where a number stands in a range, which must lie within these and be in rising order, counted from its start.
    func position(of number: Int, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return Int32(exactly: number).flatMap {
            file.place(of: $0, amongNumbersFrom: start + 4 * range.lowerBound, count: range.count)
        }
    }
}
