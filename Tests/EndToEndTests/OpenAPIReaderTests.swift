import Testing

/// Reads the YAML that `openapi.yaml` is written in: block and flow collections, plain and double-quoted scalars, literal
/// blocks, comments on lines of their own. Everything else is refused, not guessed.
struct OpenAPIReader {
    struct Failure: Error, Hashable {
        let line: Int
        let reason: String
    }

    private struct Line {
        let number: Int
        let indent: Int
        let text: Substring

        var isEmpty: Bool { text.isEmpty }
        var isItem: Bool { text == "-" || text.hasPrefix("- ") }
    }

    private var lines: [Line]
    private var position = 0

    static func read(_ text: String) throws(Failure) -> OpenAPIValue {
        var reader = OpenAPIReader(text)
        guard let first = reader.next() else { throw Failure(line: 1, reason: "nothing is there") }
        let value = try reader.block(indent: first.indent)
        if let rest = reader.next() { throw Failure(line: rest.number, reason: "is indented otherwise") }
        return value
    }

    private init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            let content = line.drop { $0 == " " }
            return Line(number: index + 1, indent: line.count - content.count, text: content)
        }
    }

    /// The next line that is neither empty nor a comment.
    private mutating func next() -> Line? {
        while position < lines.count, lines[position].isEmpty || lines[position].text.hasPrefix("#") { position += 1 }
        return position < lines.count ? lines[position] : nil
    }

    private mutating func block(indent: Int) throws(Failure) -> OpenAPIValue {
        guard let line = next() else { throw Failure(line: lines.count, reason: "ends too early") }
        return line.isItem ? try list(indent: indent) : try map(indent: indent)
    }

    private mutating func list(indent: Int) throws(Failure) -> OpenAPIValue {
        var items: [OpenAPIValue] = []
        while let line = next(), line.indent == indent, line.isItem {
            let rest = line.text.dropFirst(2)
            if try Self.key(in: rest, line.number) != nil {
                // The item is a map whose first line stands behind the hyphen.
                lines[position] = Line(number: line.number, indent: indent + 2, text: rest)
                items.append(try map(indent: indent + 2))
            } else {
                position += 1
                items.append(try value(rest, indent: indent, line: line.number))
            }
        }
        return .list(items)
    }

    private mutating func map(indent: Int) throws(Failure) -> OpenAPIValue {
        var fields: [String: OpenAPIValue] = [:]
        while let line = next(), line.indent == indent, !line.isItem {
            guard let (key, rest) = try Self.key(in: line.text, line.number) else {
                throw Failure(line: line.number, reason: "has no key")
            }
            guard fields[key] == nil else { throw Failure(line: line.number, reason: "repeats a key") }
            position += 1
            fields[key] = try value(rest, indent: indent, line: line.number)
        }
        return .map(fields)
    }

    /// What stands behind a key or a hyphen, or below it.
    private mutating func value(_ rest: Substring, indent: Int, line: Int) throws(Failure) -> OpenAPIValue {
        if rest == "|" { return .text(literal(below: indent)) }
        guard rest.isEmpty else {
            var flow = OpenAPIFlow(rest, line: line)
            return try flow.whole()
        }
        guard let below = next(), below.indent > indent else { throw Failure(line: line, reason: "has no value") }
        return try block(indent: below.indent)
    }

    private mutating func literal(below indent: Int) -> String {
        var text: [String] = []
        var own: Int?
        while position < lines.count, lines[position].isEmpty || lines[position].indent > indent {
            let line = lines[position]
            if !line.isEmpty, own == nil { own = line.indent }
            text.append(String(repeating: " ", count: max(0, line.indent - (own ?? line.indent))) + line.text)
            position += 1
        }
        while text.last?.isEmpty == true { text.removeLast() }
        return text.joined(separator: "\n") + "\n"
    }

    /// A key and what stands behind its colon; nil for what is no field of a map.
    private static func key(in text: Substring, _ line: Int) throws(Failure) -> (String, Substring)? {
        guard let first = text.first, first != "{", first != "[", first != "|" else { return nil }
        if first == "\"" {
            let key = text.dropFirst().prefix { $0 != "\"" }
            let rest = text[key.endIndex...].dropFirst()
            guard rest.first == ":" else { return nil }
            return (String(key), rest.dropFirst().drop { $0 == " " })
        }
        if let colon = text.firstRange(of: ": ") {
            return (String(text[..<colon.lowerBound]), text[colon.upperBound...].drop { $0 == " " })
        }
        return text.last == ":" ? (String(text.dropLast()), "") : nil
    }
}

@Suite("The reader of the description")
struct OpenAPIReaderTests {
    private static let good: [(text: String, value: OpenAPIValue)] = [
        ("a: 1\nb: text", .map(["a": 1, "b": "text"])), ("- 1\n- x", .list([1, "x"])),
        ("a:\n  b: true\n  c: null\n\n# comment\nd: 2", .map(["a": .map(["b": true, "c": .null]), "d": 2])),
        ("a:\n  - b: 1\n    c: 2\n  - b: 3", .map(["a": .list([.map(["b": 1, "c": 2]), .map(["b": 3])])])),
        ("\"200\": { $ref: \"#/a/b\" }", .map(["200": .map(["$ref": "#/a/b"])])),
        ("a: |\n  one\n    two\n\n  three\nb: 2", .map(["a": "one\n  two\n\nthree\n", "b": 2])),
        ("- |\n  one\n- two", .list(["one\n", "two"])),
        ("/a/{b}:\n  c: https://example.org/?d=e", .map(["/a/{b}": .map(["c": "https://example.org/?d=e"])])),
        ("- \"a: b\"\n- c", .list(["a: b", "c"])),
        ("a:\n  - b:\n      - c", .map(["a": .list([.map(["b": .list(["c"])])])])),
    ]

    @Test("understands what the description is written in", arguments: good)
    func understands(text: String, value: OpenAPIValue) throws {
        #expect(try OpenAPIReader.read(text) == value)
    }

    private static let bad: [(text: String, line: Int)] = [
        ("", 1), ("a", 1), ("a:", 1), ("a: 1\na: 2", 2), ("a: 1\n  b: 2", 2), ("a: x\n  y", 2), ("a:\n\tb: 1", 1),
        ("a: 1\n- b", 2), ("- 1\n- - x", 2), ("- a\nb: 1", 2), ("a: >\n  x", 1), ("a: 1\nb: [x", 2),
    ]

    @Test("refuses everything else, and says where", arguments: bad)
    func refuses(text: String, line: Int) throws {
        let failure = #expect(throws: OpenAPIReader.Failure.self) { try OpenAPIReader.read(text) }
        #expect(failure?.line == line)
    }
}
