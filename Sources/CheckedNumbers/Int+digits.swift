extension Int {
    /// The most digits of a number that says anything; sums and products of two such numbers are far from overflow.
    package static let mostDigits = 9

    /// The number that a run of ASCII digits states.
    ///
    /// Texts from outside hold runs of any length: numbers of licences, addresses of posts. No date, level or count is as
    /// long, so a long run states no number here, and whoever calculates with what is left cannot leave the range of `Int`.
    ///
    /// - Parameter text: digits and nothing else, without a sign; nil comes back for anything else, and for a run that is
    ///   empty or longer than `mostDigits`.
    package init?(digits text: some StringProtocol) {
        self.init(digits: text.utf8)
    }

    /// The number that a run of ASCII digits states, by its bytes.
    ///
    /// - Parameter bytes: digits and nothing else; nil comes back for anything else, and for a run that is empty or longer
    ///   than `mostDigits`.
    package init?(digits bytes: some Collection<UInt8>) {
        var value = 0
        var count = 0
        for byte in bytes {
            count += 1
            guard count <= Self.mostDigits, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        guard count > 0 else { return nil }
        self = value
    }
}
