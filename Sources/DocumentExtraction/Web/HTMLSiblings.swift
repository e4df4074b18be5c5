/// The elements that stand in another one so far: what comes behind them may look different for it.
struct HTMLSiblings {
    /// The last of them, nearest last.
    private(set) var last: [HTMLIdentity] = []
    private var count = 0
    private var countOfName: [String: Int] = [:]

    /// Few selectors ask for more than the one in front.
    private static let mostKept = 32
    private static let mostNames = 256

    /// Gives an element its place behind the others.
    mutating func add(_ identity: inout HTMLIdentity) {
        count += 1
        identity.place = count
        if countOfName[identity.name] != nil || countOfName.count < Self.mostNames {
            countOfName[identity.name, default: 0] += 1
        }
        identity.placeOfName = countOfName[identity.name] ?? count
    }

    /// Makes an element one of those in front of the next.
    mutating func keep(_ identity: HTMLIdentity) {
        if last.count == Self.mostKept { last.removeFirst() }
        last.append(identity)
    }
}
