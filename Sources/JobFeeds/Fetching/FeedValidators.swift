/// What a server gave along with a feed to ask for it again only when it has changed.
package struct FeedValidators: Codable, Hashable, Sendable {
    /// The field `ETag`, as it was written.
    package let entityTag: String?
    /// The field `Last-Modified`, as it was written.
    package let lastModified: String?

    private static let longest = 1000

    /// A field that could not be sent back is as good as none.
    ///
    /// - Parameters:
    ///   - entityTag: the field `ETag`.
    ///   - lastModified: the field `Last-Modified`.
    package init(entityTag: String?, lastModified: String?) {
        self.entityTag = Self.usable(entityTag)
        self.lastModified = Self.usable(lastModified)
    }

    /// The fields of a request that asks for changes only.
    var fields: [(name: String, value: String)] {
        let both = [("If-None-Match", entityTag), ("If-Modified-Since", lastModified)]
        return both.compactMap { name, value in Self.usable(value).map { (name, $0) } }
    }

    private static func usable(_ field: String?) -> String? {
        guard let field, !field.isEmpty, field.utf8.count <= longest else { return nil }
        return field.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? field : nil
    }
}
