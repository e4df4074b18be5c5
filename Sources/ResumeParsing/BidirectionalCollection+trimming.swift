extension BidirectionalCollection {
    /// The collection without the elements at its end that meet a condition.
    func trimmingSuffix(while condition: (Element) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, condition(self[index(before: end)]) { end = index(before: end) }
        return self[startIndex..<end]
    }
}
