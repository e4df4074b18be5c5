import Synchronization

/// What was found out of texts, where the same ones come again and again: the titles and places of a feed.
package final class TextMemory<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value]>([:])

    /// Texts that are remembered; when there are more, it begins anew.
    private let most: Int

    package init(most: Int = 10_000) {
        self.most = most
    }

    /// What a text comes to.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - find: finds it out; always the same for the same text.
    /// - Returns: what it found.
    package func value(for text: String, _ find: (String) -> Value) -> Value {
        if let known = values.withLock({ $0[text] }) { return known }
        let value = find(text)
        values.withLock { values in
            if values.count >= most { values.removeAll(keepingCapacity: true) }
            values[text] = value
        }
        return value
    }
}
