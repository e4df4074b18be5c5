extension Array where Element == String {
    /// The texts one after the other.
    ///
    /// - Parameter separator: what stands between them.
    /// - Returns: the whole.
    package func joined(separator: String = "") -> String {
        guard let first else { return "" }
        guard count > 1 else { return first }
        var result = ""
        result.reserveCapacity(reduce(separator.utf8.count * (count - 1)) { $0 + $1.utf8.count })
        result += first
        for text in dropFirst() {
            result += separator
            result += text
        }
        return result
    }
}
