/// Where the choices of a generated document come from: a seed in tests, the bytes that a fuzzer changes in fuzzing.
package protocol ByteSource {
    /// The next choice; 0 once there are none left.
    mutating func byte() -> UInt8
    /// Whether there is another choice to make.
    var isExhausted: Bool { get }
}

extension ByteSource {
    /// One of the values.
    package mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int(byte()) % values.count]
    }

    /// Whether something is so in one of so many cases.
    package mutating func isOne(of count: Int) -> Bool { Int(byte()) % count == 0 }
}

/// Choices that are the same on every run.
package struct SeededBytes: ByteSource {
    private var generator: SeededGenerator
    private var left: Int

    /// - Parameters:
    ///   - seed: what tells one run from another.
    ///   - count: choices until it is exhausted.
    package init(seed: UInt64, count: Int) {
        generator = SeededGenerator(seed: seed)
        left = count
    }

    package var isExhausted: Bool { left <= 0 }

    package mutating func byte() -> UInt8 {
        guard left > 0 else { return 0 }
        left -= 1
        return UInt8(truncatingIfNeeded: generator.next() >> 32)
    }
}
