// The standard library joins texts of any kind and any sequence. Those here are arrays of texts, whose length is known
// before their bytes are copied.

extension BidirectionalCollection where Element == String {
    /// The texts one after the other.
    ///
    /// - Parameter separator: what stands between them.
    /// - Returns: the whole.
    @inlinable
    package func joined(separator: String = "") -> String {
        guard let first else { return "" }
        return dropFirst().isEmpty ? first : JoinedText.of(self, separator: separator)
    }
}

extension BidirectionalCollection where Element == Substring {
    /// The texts one after the other.
    ///
    /// - Parameter separator: what stands between them.
    /// - Returns: the whole.
    @inlinable
    package func joined(separator: String = "") -> String { JoinedText.of(self, separator: separator) }
}

extension String {
    /// The text of some characters of another one.
    package init(_ characters: ArraySlice<Character>) {
        self = characters.reduce(into: "") { $0.append($1) }
    }
}

/// Joins texts by their bytes.
@usableFromInline
enum JoinedText {
    @inlinable
    static func of<Texts: Collection>(_ texts: Texts, separator: String) -> String where Texts.Element: StringProtocol {
        let capacity = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
        return unsafe String(unsafeUninitializedCapacity: capacity) { result in
            var written = 0
            var isFirst = true
            for text in texts {
                if !isFirst { unsafe written += copy(separator, to: result, at: written) }
                isFirst = false
                unsafe written += copy(text, to: result, at: written)
            }
            return written
        }
    }

    /// Copies a text, and says how many bytes it has.
    @inlinable
    static func copy(
        _ text: some StringProtocol,
        to result: UnsafeMutableBufferPointer<UInt8>,
        at place: Int
    ) -> Int {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            _ = unsafe result.extracting(place...).update(fromContentsOf: bytes)
            return bytes.count
        } ?? 0
    }
}
