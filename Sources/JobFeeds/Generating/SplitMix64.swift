/// Random numbers that are the same in every run: SplitMix64, by Steele, Lea and Flood (2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    // The standard library's ways to draw may change between its versions; these do not.

    /// A number from 0 to below a bound, which is small.
    mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % max(1, bound) }  // checked: has 31 bits

    /// A number in a range, ends included.
    mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

    /// Whether something happens that does so in so many of a hundred cases.
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    /// One of a list; nil when it is empty.
    mutating func pick<Element>(_ list: [Element]) -> Element? { list.isEmpty ? nil : list[below(list.count)] }

    /// Some of a list, each once, in a random order.
    mutating func sample<Element>(_ list: [Element], _ count: Int) -> [Element] {
        var rest = list
        var taken: [Element] = []
        while taken.count < count, !rest.isEmpty { taken.append(rest.remove(at: below(rest.count))) }
        return taken
    }
}
