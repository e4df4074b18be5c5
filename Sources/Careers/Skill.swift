/// Something a person can do or use, by its usual name.
package struct Skill: Codable, Hashable, Sendable {
    package var name: String
    /// "tool", "method", "certification", …
    package var kind: String

    package init(name: String, kind: String) {
        self.name = name
        self.kind = kind
    }
}
