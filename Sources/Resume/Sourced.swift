/// A value and the lines it was read from.
package struct Sourced<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    package var value: Value
    package var lines: [LineReference]

    package init(_ value: Value, lines: [LineReference]) {
        self.value = value
        self.lines = lines
    }
}
