/// An item of an XML feed: the texts of its elements by their path, such as `author/name`.
struct XMLRow: Sendable {
    /// An element within the item.
    struct Field: Sendable {
        /// Names of the elements from the item on, in small letters, parted by slashes.
        let path: String
        var text: String
        let attributes: [String: String]
    }

    var fields: [Field] = []
    /// Why the row cannot be read; nil when it can.
    var defect: String?

    /// The text of the first of these elements that has one.
    func text(_ paths: String...) -> String? {
        for path in paths {
            if let text = texts(path).first { return text }
        }
        return nil
    }

    /// The texts of all elements of a path.
    func texts(_ path: String) -> [String] {
        fields.filter { $0.path == path }.map(\.text.trimmingSpaces).filter { !$0.isEmpty }
    }

    /// The text as it is, for bodies.
    func body(_ paths: String...) -> String {
        for path in paths {
            if let field = fields.first(where: { $0.path == path && !$0.text.isEmpty }) { return field.text }
        }
        return ""
    }
}
