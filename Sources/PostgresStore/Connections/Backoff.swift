/// Pauses between attempts to connect: longer and longer, and not the same for all.
struct Backoff {
    private var failures = 0

    private static let first = Duration.milliseconds(50)
    private static let longest = Duration.seconds(2)

    /// The next pause.
    mutating func next() -> Duration {
        let pause = min(Self.first * Int32(1 << min(failures, 10)), Self.longest)
        failures += 1
        return pause * Double.random(in: 0.5...1)
    }

    mutating func reset() { failures = 0 }
}
