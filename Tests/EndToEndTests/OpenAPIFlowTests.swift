import Testing

/// A value of the description: what YAML and JSON have in common.
indirect enum OpenAPIValue: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([OpenAPIValue])
    case map([String: OpenAPIValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([OpenAPIValue].self) {
            self = .list(value)
        } else {
            self = .map(try container.decode([String: OpenAPIValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .map(let value): try container.encode(value)
        }
    }

    subscript(_ key: String) -> OpenAPIValue? { map[key] }

    /// The fields of a map; empty for anything else.
    var map: [String: OpenAPIValue] { if case .map(let map) = self { map } else { [:] } }
    /// The items of a list; empty for anything else.
    var list: [OpenAPIValue] { if case .list(let list) = self { list } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
}

extension OpenAPIValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// Reads what stands on one line: `[a, b]`, `{ a: b }` or a scalar.
struct OpenAPIFlow {
    private var rest: Substring
    private let line: Int

    init(_ text: Substring, line: Int) {
        rest = text
        self.line = line
    }

    /// The value that is all of the line.
    mutating func whole() throws(OpenAPIReader.Failure) -> OpenAPIValue {
        let isFlow = rest.first == "[" || rest.first == "{" || rest.first == "\""
        let value = try isFlow ? part() : plain(rest)
        guard !isFlow || rest.isEmpty else { throw failure("goes on behind its value") }
        return value
    }

    private mutating func part() throws(OpenAPIReader.Failure) -> OpenAPIValue {
        switch rest.first {
        case "[": return try list()
        case "{": return try map()
        case "\"": return .text(try quoted())
        default:
            let scalar = rest.prefix { !",]}".contains($0) }
            rest = rest[scalar.endIndex...]
            guard !scalar.contains(": ") else { throw failure("has a field outside a map") }
            return try plain(scalar)
        }
    }

    private mutating func list() throws(OpenAPIReader.Failure) -> OpenAPIValue {
        var items: [OpenAPIValue] = []
        try collect(until: "]") { (flow) throws(OpenAPIReader.Failure) in items.append(try flow.part()) }
        return .list(items)
    }

    private mutating func map() throws(OpenAPIReader.Failure) -> OpenAPIValue {
        var fields: [String: OpenAPIValue] = [:]
        try collect(until: "}") { (flow) throws(OpenAPIReader.Failure) in
            let key = String(flow.rest.prefix { !":,]}".contains($0) })
            flow.rest = flow.rest.dropFirst(key.count)
            guard flow.rest.hasPrefix(": "), !key.contains("\""), fields[key] == nil else {
                throw flow.failure("has a field that is none")
            }
            flow.rest = flow.rest.dropFirst(2)
            fields[key] = try flow.part()
        }
        return .map(fields)
    }

    /// Reads items between brackets.
    private mutating func collect(
        until end: Character,
        item: (inout OpenAPIFlow) throws(OpenAPIReader.Failure) -> Void
    ) throws(OpenAPIReader.Failure) {
        rest = rest.dropFirst().drop { $0 == " " }
        while rest.first != end {
            try item(&self)
            rest = rest.drop { $0 == " " }
            if rest.first == "," {
                rest = rest.dropFirst().drop { $0 == " " }
            } else if rest.first != end {
                throw failure("has a bracket that is not closed")
            }
        }
        rest = rest.dropFirst()
    }

    private mutating func quoted() throws(OpenAPIReader.Failure) -> String {
        var text = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst() {
            if character == "\"" { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else {
                throw failure("has an escape that is not known here")
            }
            text.append(escaped)
        }
        throw failure("has a quote that is not closed")
    }

    private func plain(_ text: Substring) throws(OpenAPIReader.Failure) -> OpenAPIValue {
        var scalar = String(text)
        while scalar.last == " " { scalar.removeLast() }
        guard let first = scalar.first, !"&*!|>'%@`?,]}".contains(first), !scalar.hasPrefix("- "),
            !scalar.contains(" #"), !scalar.contains(": ")
        else { throw failure("has a scalar of a kind that is not read here") }
        switch scalar {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            guard scalar.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?/) != nil, let number = Double(scalar) else {
                return .text(scalar)
            }
            return .number(number)
        }
    }

    private func failure(_ reason: String) -> OpenAPIReader.Failure { .init(line: line, reason: reason) }
}

@Suite("Values on one line of the description")
struct OpenAPIFlowTests {
    private static let good: [(text: String, value: OpenAPIValue)] = [
        ("text", "text"), ("two words", "two words"), ("3.1.0", "3.1.0"), ("1.5", .number(1.5)), ("-2", -2),
        ("null", .null), ("true", true), ("nullable", "nullable"), ("\"null\"", "null"), ("\"\"", ""),
        ("\"say \\\"so\\\" \\\\\"", "say \"so\" \\"), ("[]", .list([])), ("{}", .map([:])),
        ("[x, \"y, z\", 1]", .list(["x", "y, z", 1])), ("[string, \"null\"]", .list(["string", "null"])),
        ("{ a: [x], b: { c: d e } }", .map(["a": .list(["x"]), "b": .map(["c": "d e"])])),
        ("{ a: https://example.org }", .map(["a": "https://example.org"])), ("a, b", "a, b"),
    ]

    @Test("are understood", arguments: good)
    func understands(text: String, value: OpenAPIValue) throws {
        var flow = OpenAPIFlow(text[...], line: 1)
        #expect(try flow.whole() == value)
    }

    private static let bad = [
        "'x'", "*x", "&x 1", "!x y", "> x", "x # y", "a: b", "- x", "[x", "[x, [y]", "{ a: 1", "{ a }",
        "{ a: 1, a: 2 }",
        "{ a: b: c }", "\"x", "\"x\" y", "[x] y", "\"\\x41\"", "[x, , y]", "{ a: }", "{ \"a\": 1 }", "",
    ]

    @Test("of other kinds are refused", arguments: bad)
    func refuses(text: String) {
        var flow = OpenAPIFlow(text[...], line: 7)
        let failure = #expect(throws: OpenAPIReader.Failure.self) { try flow.whole() }
        #expect(failure?.line == 7)
    }
}
