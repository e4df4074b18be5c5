/// What a computation of scrypt (RFC 7914) costs.
package struct ScryptParameters: Hashable, Sendable {
    /// Binary logarithm of the number of rounds, N.
    package var logRounds: Int
    /// Size of a block, r; a computation takes 128 · N · r bytes.
    package var blockSize: Int
    /// Repetitions, p.
    package var parallelism: Int

    /// 32 MiB, about a quarter of a second.
    package static let standard = ScryptParameters(logRounds: 15, blockSize: 8, parallelism: 3)

    package init(logRounds: Int, blockSize: Int, parallelism: Int) {
        self.logRounds = logRounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// Whether a server would live through it: what a damaged database asks for may be anything.
    var isReasonable: Bool {
        (1...20).contains(logRounds) && (1...32).contains(blockSize) && (1...16).contains(parallelism)
    }
}
