/// Keeps the words of the explanations that were asked for last, for a short time and in memory only.
struct RephrasingCache {
    private struct Entry {
        let words: JobExplanation
        let until: ContinuousClock.Instant
    }

    private let most: Int
    private let time: Duration
    private var entries: [JobExplanation: Entry] = [:]
    /// From the oldest to the newest.
    private var order: [JobExplanation] = []

    init(_ limits: RephrasingLimits) {
        most = limits.kept
        time = limits.keptFor
    }

    /// The words for the facts; nil where none are kept.
    mutating func words(for facts: JobExplanation, at now: ContinuousClock.Instant) -> JobExplanation? {
        forgetOld(at: now)
        return entries[facts]?.words
    }

    mutating func keep(_ words: JobExplanation, for facts: JobExplanation, at now: ContinuousClock.Instant) {
        forgetOld(at: now)
        guard most > 0, entries[facts] == nil else { return }
        if order.count >= most { entries[order.removeFirst()] = nil }
        entries[facts] = Entry(words: words, until: now + time)
        order.append(facts)
    }

    private mutating func forgetOld(at now: ContinuousClock.Instant) {
        while let oldest = order.first, let entry = entries[oldest], entry.until <= now {
            entries[oldest] = nil
            order.removeFirst()
        }
    }
}
