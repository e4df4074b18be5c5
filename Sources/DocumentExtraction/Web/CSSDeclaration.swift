/// One property and its value, both in lower case (CSS Syntax 3).
struct CSSDeclaration {
    let property: String
    let value: String
    let isImportant: Bool

    private static let longestValue = 4096

    /// Nil for what is none.
    init?(_ bytes: ArraySlice<UInt8>) {
        var text = CSSText(bytes)
        text.skipSpace()
        property = text.identifier().lowercased()
        text.skipSpace()
        guard !property.isEmpty, text.take(":") else { return nil }
        let value = text.text(before: "!")
        guard value.count <= Self.longestValue else { return nil }
        self.value = String(decoding: value, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        text.advance(1)
        text.skipSpace()
        isImportant = text.identifier().lowercased() == "important"
    }

    private init(property: String, value: String, isImportant: Bool) {
        self.property = property
        self.value = value
        self.isImportant = isImportant
    }

    /// The declarations of a block or of an attribute.
    static func list(_ bytes: ArraySlice<UInt8>) -> [CSSDeclaration] {
        var text = CSSText(bytes)
        var declarations: [CSSDeclaration] = []
        while !text.isAtEnd {
            if let declaration = CSSDeclaration(text.text(before: ";")) { declarations.append(declaration) }
            text.advance(1)
        }
        return declarations
    }

    /// The same with the values of variables in the place of their names; nil where one has none.
    func resolved(_ variables: [String: String]) -> CSSDeclaration? {
        guard value.contains("var(") else { return self }
        var value = value
        // A variable may hold others.
        for _ in 0..<8 {
            guard let start = value.firstRange(of: "var(") else { break }
            var text = CSSText(value[start.upperBound...])
            let arguments = text.text(before: ")")
            text.advance(1)
            let length = text.position
            let parts = CSSText.list(arguments).map {
                String(decoding: $0, as: UTF8.self).drop(while: \.isWhitespace)
            }
            guard let name = parts.first?.split(separator: " ").first else { return nil }
            let fallback = parts.count > 1 ? parts.dropFirst().joined(separator: ",") : nil
            guard let own = variables[String(name)] ?? fallback else { return nil }
            let rest = value[start.upperBound...].utf8.dropFirst(length)
            value = value[..<start.lowerBound] + own + String(decoding: rest, as: UTF8.self)
            guard value.utf8.count <= Self.longestValue else { return nil }
        }
        return CSSDeclaration(property: property, value: value, isImportant: isImportant)
    }
}
