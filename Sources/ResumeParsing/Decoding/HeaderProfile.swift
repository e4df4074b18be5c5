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

    /// How much the features count together; they are not independent.
    private static let weight = 0.45
    /// What one feature can add or take away.
    private static let limit = 1.6

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
        for feature in Self.features(span, line: line) {
            let here = (counts[span.label]?[feature] ?? 0) + 0.3
            let anywhere = (all[feature] ?? 0) + 0.6
            let ratio = log((here / (own + 1)) / (anywhere / (total + 2)))
            sum += min(max(ratio, -Self.limit), Self.limit)
        }
        return sum * Self.weight
    }

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
