import Glibc

/// How titles, employers and places look in the headers of one section, and where they stand: a few counts that eight
/// entries of one shape make for each other.
struct HeaderProfile: Sendable {
    fileprivate struct Feature: Hashable {
        let kind: Int
        let value: Int
    }

    /// By the number of a feature, and by label.
    private var counts: [[Double]] = []
    private var numbers: [Feature: Int] = [:]
    private var totals = [Double](repeating: 0, count: HeaderLabel.allCases.count)
    private var total = 0.0

    /// What one feature can add or take away.
    private static let limit = 1.6

    private let weights: HeaderWeights
    /// Where a place may stand: what is in front of it, and the sign between them.
    struct Slot: Hashable {
        /// Nil for the end of a line, whatever is in front.
        let label: HeaderLabel?
        let gap: HeaderAtom.Gap
    }

    /// Places, and what may be some, by where they stand.
    private var slots: [Slot: (places: Double, count: Double)] = [:]

    init(weights: HeaderWeights) { self.weights = weights }

    /// Counts what stands in a slot.
    ///
    /// - Parameters:
    ///   - slot: where it stands.
    ///   - evidence: how much it is like a place, 0-1.
    mutating func add(_ slot: Slot, evidence: Double) {
        slots[slot, default: (0, 0)].places += evidence
        slots[slot, default: (0, 0)].count += 1
    }

    /// Whether most of what stands in a slot is a place.
    func hasPlaces(in slot: Slot) -> Bool {
        slots[slot].map { $0.places >= 1 && $0.places * 2 >= $0.count } == true
    }

    /// What counts of how a span looks, and where it stands.
    struct Look {
        fileprivate let features: [Feature]

        /// - Parameters:
        ///   - span: a piece of a header.
        ///   - line: the number of its line there.
        init(_ span: HeaderParse.Span, line: Int) {
            let look = (span.style.isBold ? 1 : 0) + (span.style.isItalic ? 2 : 0) + (span.isCapitals ? 4 : 0)
            features = [
                Feature(kind: 0, value: look),
                Feature(kind: 1, value: span.style.size),
                Feature(kind: 2, value: line * 16 + span.atoms.lowerBound),
                Feature(kind: 3, value: line * 16 + span.atomCount - 1 - span.atoms.upperBound),
            ]
        }
    }

    mutating func add(_ span: HeaderParse.Span, line: Int) {
        total += 1
        totals[span.label.rawValue] += 1
        for feature in Look(span, line: line).features {
            let number = numbers[feature] ?? numbers.count
            if number == numbers.count {
                numbers[feature] = number
                counts.append([Double](repeating: 0, count: HeaderLabel.allCases.count))
            }
            counts[number][span.label.rawValue] += 1
        }
    }

    /// How much better each label fits a span than others would, from what other headers of the section look like.
    func fits(_ look: Look) -> [Double] {
        let here = look.features.map { numbers[$0].map { counts[$0] } }
        return HeaderLabel.allCases.map { label in
            let own = totals[label.rawValue]
            guard own >= 2 else { return 0 }
            var sum = 0.0
            for (counts, clue) in zip(here, Self.clues) {
                let count = (counts?[label.rawValue] ?? 0) + 0.3
                let anywhere = (counts?.reduce(0, +) ?? 0) + 0.6
                let ratio = log((count / (own + 1)) / (anywhere / (total + 2)))
                sum += weights[clue] * min(max(ratio, -Self.limit), Self.limit)
            }
            return sum
        }
    }

    /// What each of the features weighs; together less than one each, because they are not independent.
    private static let clues: [HeaderClue] = [.sharedLook, .sharedSize, .sharedStart, .sharedEnd]
}
