/// Something a person can do or use, by its usual name.
package struct Skill: Codable, Hashable, Sendable {
    package var name: String
    /// "tool", "method", "certification", …
    package var kind: String

    /// Whether it is a field of work and no product, certificate or language: its name may also stand for the people of the
    /// field.
    package var isField: Bool { Self.fields.contains(kind) }

    /// The kinds of fields.
    static let fields: Set<String> = ["practice", "knowledge", "method"]

    package init(name: String, kind: String) {
        self.name = name
        self.kind = kind
    }
}
