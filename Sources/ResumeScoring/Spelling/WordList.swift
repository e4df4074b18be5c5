/// Folded words, as the sorted numbers that stand for them.
///
/// A file of 5-byte big-endian numbers is searched as it is: nothing is built when it is loaded. That a word which is
/// not in the list has the number of one that is happens once in ten million words.
struct WordList: Sendable {
    private static let size = 5
    private static let bits: UInt64 = 40

    private let bytes: [UInt8]
    let count: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        count = bytes.count / Self.size
    }

    /// - Parameter number: of a folded word, as `WordNumber` gives it.
    /// - Returns: whether the word is in the list.
    func contains(_ number: UInt64) -> Bool {
        let wanted = Self.mixed(number)
        var low = 0
        var high = count
        // The numbers are spread evenly: where one must stand can be reckoned, and three steps lead nearly there.
        var floor: UInt64 = 0
        var ceiling: UInt64 = 1 << Self.bits
        while high - low > 8 {
            let share = Double(wanted - floor) / Double(ceiling - floor)
            // checked: the share is from 0 to 1
            let middle = min(max(low + Int(share * Double(high - low)), low), high - 1)
            let value = self[middle]
            if value == wanted { return true }
            if value < wanted {
                low = middle + 1
                floor = value
            } else {
                high = middle
                ceiling = value
            }
        }
        return (low..<high).contains { self[$0] == wanted }
    }

    private subscript(index: Int) -> UInt64 {
        let start = index * Self.size  // checked: within the list
        var value: UInt64 = 0
        // checked: five bytes of eight
        for offset in 0..<Self.size { value = value << 8 | UInt64(bytes[start + offset]) }
        return value
    }

    /// Spreads the numbers of similar words.
    private static func mixed(_ number: UInt64) -> UInt64 {
        var value = number ^ (number >> 33)
        value &*= 0xFF51_AFD7_ED55_8CCD
        value ^= value >> 33
        return value >> (64 - bits)
    }
}
