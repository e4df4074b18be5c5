/// Things of which some are drawn more often than others.
struct WeightedList<Element: Sendable>: Sendable {
    private var elements: [Element] = []
    private var ends: [Int] = []

    var isEmpty: Bool { elements.isEmpty }

    /// - Parameter items: what can be drawn, each with its weight; one without a weight is never drawn.
    init(_ items: [(element: Element, weight: Int)]) {
        for item in items where item.weight > 0 {
            elements.append(item.element)
            ends.append((ends.last ?? 0) + item.weight)
        }
    }

    func pick(_ random: inout SplitMix64) -> Element? {
        guard let total = ends.last else { return nil }
        let drawn = random.below(total)
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > drawn { high = middle } else { low = middle + 1 }
        }
        return elements[low]
    }
}
