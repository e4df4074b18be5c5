/// A value of a JSON document; numbers keep their digits, so that long identifiers stay what they are.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// The value under a name; null where there is none. Of two values under one name the last counts.
    subscript(name: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members.last { $0.name == name }?.value ?? .null
    }

    /// What it is called in a message.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A value and its name within an object.
struct JSONMember: Hashable, Sendable {
    let name: String
    let value: JSONValue
}
