/// Which elements a rule is for (Selectors 4): what is asked of the element itself and of those around it.
struct CSSSelector {
    private enum Relation {
        case inside, directlyInside, behind, directlyBehind
    }

    /// Where an element stands: the elements around it, outermost first, and those in front of it.
    struct Surroundings {
        let elements: [HTMLElement]
        let siblings: HTMLSiblings
    }

    private var compounds: [CSSCompound] = []
    /// How each compound but the first stands to the one before.
    private var relations: [Relation] = []

    private static let mostCompounds = 16
    /// Bytes; what is asked of an element in lists is not counted by itself.
    static let longest = 4096
    /// Looking at an element this way takes as long as so many simple steps.
    private static let cost = 8

    /// Nil for what is no selector.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count <= Self.longest else { return nil }
        var text = CSSText(bytes)
        text.skipSpace()
        while !text.isAtEnd {
            guard compounds.count < Self.mostCompounds, let compound = CSSCompound(&text) else { return nil }
            compounds.append(compound)
            let hasSpace = text.skipSpace()
            if text.isAtEnd { break }
            if text.take(">") {
                relations.append(.directlyInside)
            } else if text.take("+") {
                relations.append(.directlyBehind)
            } else if text.take("~") {
                relations.append(.behind)
            } else if hasSpace {
                relations.append(.inside)
            } else {
                return nil
            }
            text.skipSpace()
        }
        guard compounds.count == relations.count + 1 else { return nil }
    }

    var key: String? { compounds.last?.key }
    var isBeside: Bool { compounds.last?.isBeside ?? false }

    /// How much it counts beside others.
    var weight: Int {
        compounds.reduce(0) { $0 + $1.weight.0 * 1_000_000 + $1.weight.1 * 1000 + $1.weight.2 }
    }

    /// Whether it is for an element.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - surroundings: where it stands.
    ///   - steps: counts the elements that were looked at.
    ///   - limit: steps after which it is for none.
    /// - Returns: true if it is.
    func matches(
        _ element: HTMLIdentity,
        in surroundings: Surroundings,
        steps: inout Int,
        limit: Int
    ) -> Bool {
        matches(
            compounds.count - 1,
            element,
            depth: surroundings.elements.count,
            siblings: surroundings.siblings.last[...],
            surroundings.elements,
            &steps,
            limit
        )
    }

    /// Whether the first compounds fit an element that stands so deep, behind these.
    private func matches(
        _ index: Int,
        _ element: HTMLIdentity,
        depth: Int,
        siblings: ArraySlice<HTMLIdentity>,
        _ elements: [HTMLElement],
        _ steps: inout Int,
        _ limit: Int
    ) -> Bool {
        steps += Self.cost
        guard steps <= limit, compounds[index].matches(element) else { return false }
        guard index > 0 else { return true }
        let relation = relations[index - 1]
        switch relation {
        case .inside, .directlyInside:
            for outer in (0..<depth).reversed() {
                let around: ArraySlice<HTMLIdentity> = outer > 0 ? elements[outer - 1].siblings.last.dropLast() : []
                if matches(
                    index - 1,
                    elements[outer].identity,
                    depth: outer,
                    siblings: around,
                    elements,
                    &steps,
                    limit
                ) {
                    return true
                }
                if relation == .directlyInside { return false }
            }
        case .behind, .directlyBehind:
            var rest = siblings
            while let sibling = rest.popLast() {
                if matches(index - 1, sibling, depth: depth, siblings: rest, elements, &steps, limit) { return true }
                if relation == .directlyBehind { return false }
            }
        }
        return false
    }
}
