// The standard library joins texts of any kind and any sequence. Those here are arrays of texts, whose length is known
// before they are copied.

extension BidirectionalCollection where Element == String {
    /// The texts one after the other.
    ///
    /// - Parameter separator: what stands between them.
    /// - Returns: the whole.
    @inlinable
    package func joined(separator: String = "") -> String {
        guard let first else { return "" }
        var length = 0
        for text in self { length += text.utf8.count + separator.utf8.count }
        var result = first
        result.reserveCapacity(length)
        for text in dropFirst() {
            result += separator
            result += text
        }
        return result
    }
}

extension BidirectionalCollection where Element == Substring {
    /// The texts one after the other.
    ///
    /// - Parameter separator: what stands between them.
    /// - Returns: the whole.
    @inlinable
    package func joined(separator: String = "") -> String {
        guard let first else { return "" }
        var length = 0
        for text in self { length += text.utf8.count + separator.utf8.count }
        var result = String(first)
        result.reserveCapacity(length)
        for text in dropFirst() {
            result += separator
            result.append(contentsOf: text)
        }
        return result
    }
}
