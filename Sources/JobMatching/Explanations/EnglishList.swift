/// Lists inside a sentence.
package enum EnglishList {
    /// "A", "A and B", "A, B and C"; beyond the most that are named, how many more there are.
    ///
    /// - Parameters:
    ///   - items: what is listed.
    ///   - most: how many are named.
    ///   - conjunction: what stands before the last.
    /// - Returns: the list; empty for no items.
    package static func text(_ items: [String], most: Int = .max, conjunction: String = "and") -> String {
        var named = Array(items.prefix(most))
        if items.count > named.count { named.append("\(items.count - named.count) more") }
        guard let last = named.last else { return "" }
        guard named.count > 1 else { return last }
        return named.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
