package import Foundation

/// Makes identifiers that grow, so that a database adds them at the end of its indexes (UUID version 7, RFC 9562).
///
/// An identifier has the milliseconds since 1970, a counter of 12 bits for those of one millisecond, and 62 random bits.
package struct TimeOrderedIdentifiers: Sendable {
    private var milliseconds: UInt64 = 0
    private var counter: UInt16 = 0

    private static let mostMilliseconds = UInt64(1) << 48 - 1
    private static let mostCounted: UInt16 = 0xFFF

    package init() {}

    /// The next identifier; greater than the one before, even where the clock was set back.
    package mutating func next(at date: Date) -> UUID {
        let time = UInt64(min(max(date.timeIntervalSince1970 * 1_000, 0), Double(Self.mostMilliseconds)))
        if time > milliseconds {
            milliseconds = time
            counter = 0
        } else if counter < Self.mostCounted {
            counter += 1
        } else {
            milliseconds += 1
            counter = 0
        }
        func byte(_ value: some BinaryInteger) -> UInt8 { UInt8(truncatingIfNeeded: value) }
        let random = UInt64.random(in: .min ... .max)
        return UUID(
            uuid: (
                byte(milliseconds >> 40), byte(milliseconds >> 32), byte(milliseconds >> 24), byte(milliseconds >> 16),
                byte(milliseconds >> 8), byte(milliseconds),
                0x70 | byte(counter >> 8), byte(counter), 0x80 | byte(random >> 56) & 0x3F, byte(random >> 48),
                byte(random >> 40), byte(random >> 32), byte(random >> 24), byte(random >> 16), byte(random >> 8),
                byte(random)
            )
        )
    }
}
