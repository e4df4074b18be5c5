import Glibc

/// How titles, employers and places look in the headers of one section, and where they stand: a few counts that eight
/// entries of one shape make for each other.
struct HeaderProfile: Sendable {
    private struct Feature: Hashable {
        let kind: Int
        let value: Int
    }

    private var counts: [HeaderLabel: [Feature: Double]] = [:]
    private var totals: [HeaderLabel: Double] = [:]
    private var all: [Feature: Double] = [:]
    private var total = 0.0

    /// What one feature can add or take away.
    private static let limit = 1.6

    private let weights: HeaderWeights
    /// Places, and what may be some, that lines end with, by what stands in front of them.
    private var ends: [HeaderAtom.Gap: (places: Double, count: Double)] = [:]

    init(weights: HeaderWeights) { self.weights = weights }

    /// Counts what a line ends with.
    ///
    /// - Parameters:
    ///   - gap: what stands in front of it.
    ///   - evidence: how much it is like a place, 0-1.
    mutating func addEnd(behind gap: HeaderAtom.Gap, evidence: Double) {
        ends[gap, default: (0, 0)].places += evidence
        ends[gap, default: (0, 0)].count += 1
    }

    /// Whether most lines that end with something short end with a place.
    func hasPlaces(behind gap: HeaderAtom.Gap) -> Bool {
        ends[gap].map { $0.places >= 1 && $0.places * 2 >= $0.count } == true
    }

    mutating func add(_ span: HeaderParse.Span, line: Int) {
        total += 1
        totals[span.label, default: 0] += 1
        for feature in Self.features(span, line: line) {
            counts[span.label, default: [:]][feature, default: 0] += 1
            all[feature, default: 0] += 1
        }
    }

    /// How much better a label fits a span than others would, from what other headers of the section look like.
    func fit(_ span: HeaderParse.Span, line: Int) -> Double {
        guard let own = totals[span.label], own >= 2 else { return 0 }
        var sum = 0.0
        for (feature, clue) in zip(Self.features(span, line: line), Self.clues) {
            let here = (counts[span.label]?[feature] ?? 0) + 0.3
            let anywhere = (all[feature] ?? 0) + 0.6
            let ratio = log((here / (own + 1)) / (anywhere / (total + 2)))
            sum += weights[clue] * min(max(ratio, -Self.limit), Self.limit)
        }
        return sum
    }

    /// What each of the features weighs; together less than one each, because they are not independent.
    private static let clues: [HeaderClue] = [.sharedLook, .sharedSize, .sharedStart, .sharedEnd]

    private static func features(_ span: HeaderParse.Span, line: Int) -> [Feature] {
        let look = (span.style.isBold ? 1 : 0) + (span.style.isItalic ? 2 : 0) + (span.isCapitals ? 4 : 0)
        return [
            Feature(kind: 0, value: look),
            Feature(kind: 1, value: span.style.size),
            Feature(kind: 2, value: line * 16 + span.atoms.lowerBound),
            Feature(kind: 3, value: line * 16 + span.atomCount - 1 - span.atoms.upperBound),
        ]
    }
}
