/// The rows of a JSON document one after the other: the items of its list, or itself.
struct JSONRows {
    /// Where the rows of a format are.
    struct Shape: Sendable {
        /// Names of the member of the top object that holds the list.
        var lists: [String] = []
        /// Whether the document may be a list itself.
        var allowsList = false
        /// Whether it may be one row itself.
        var allowsSingle = false
    }

    /// A row, or why there is none.
    enum Item {
        case value(JSONValue)
        case rejected(String)
    }

    /// What the top object holds beside its list, such as the company's name.
    let surroundings: JSONValue

    private enum State {
        case single
        case first
        case later
        case over
    }

    private var parser: JSONParser
    private var state: State
    private let limits: FeedLimits

    /// - Parameters:
    ///   - bytes: the document; nil comes back when it has another shape.
    ///   - shape: where the rows are.
    ///   - limits: what a row may cost.
    init?(_ bytes: [UInt8], shape: Shape, limits: FeedLimits) {
        self.limits = limits
        parser = JSONParser(bytes, limits: limits)
        switch parser.peek() {
        case UInt8(ascii: "["):
            guard shape.allowsList, parser.take(UInt8(ascii: "[")) else { return nil }
            surroundings = .null
            state = .first
        case UInt8(ascii: "{"):
            let start = parser.position
            let (members, list) = Self.surroundings(of: &parser, lists: shape.lists)
            surroundings = .object(members)
            if let list {
                parser.position = list
                state = .first
            } else {
                guard shape.allowsSingle else { return nil }
                parser.position = start
                state = .single
            }
        default: return nil
        }
    }

    /// Which share of the document was read so far.
    var share: Double { state == .over ? 1 : Double(parser.position) / Double(max(1, parser.bytes.count)) }

    /// The next row; nil at the end.
    mutating func next() -> Item? {
        switch state {
        case .over: return nil
        case .single:
            state = .over
            return read()
        case .first:
            if parser.take(UInt8(ascii: "]")) {
                state = .over
                return nil
            }
            state = .later
            return read()
        case .later:
            if parser.take(UInt8(ascii: ",")) { return read() }
            state = .over
            return parser.take(UInt8(ascii: "]")) ? nil : .rejected(broken)
        }
    }

    /// Reads a row. One that cannot be read is stepped over if its end can be found.
    private mutating func read() -> Item {
        guard parser.peek() != nil else {
            state = .over
            return .rejected(broken)
        }
        let start = parser.position
        do {
            let value = try parser.value()
            guard parser.position - start <= limits.rowBytes else { return .rejected("the row is too large") }
            return .value(value)
        } catch {
            let reason = error.reason
            let place = parser.position
            parser.position = start
            do {
                try parser.skip()
            } catch {
                state = .over
                parser.position = place
                return .rejected(broken)
            }
            let next = parser.peek()
            if next == nil || next != UInt8(ascii: ",") && next != UInt8(ascii: "]") { state = .over }
            return .rejected(reason)
        }
    }

    private var broken: String { "the document is broken at byte \(parser.position); what follows is not read" }

    /// The members of an object, and where its list begins behind the bracket. What cannot be read ends the search.
    private static func surroundings(
        of parser: inout JSONParser,
        lists: [String]
    ) -> (members: [JSONMember], list: Int?) {
        var members: [JSONMember] = []
        var list: Int?
        guard parser.take(UInt8(ascii: "{")) else { return ([], nil) }
        do {
            while parser.peek() == UInt8(ascii: "\"") {
                let name = try parser.name()
                if list == nil, lists.contains(name), parser.peek() == UInt8(ascii: "[") {
                    list = parser.position + 1
                    try parser.skip()
                } else {
                    let start = parser.position
                    try parser.skip()
                    // Only what says something about all rows is worth keeping.
                    if parser.position - start < 4096 {
                        parser.position = start
                        members.append(JSONMember(name: name, value: try parser.value()))
                    }
                }
                guard parser.take(UInt8(ascii: ",")) else { break }
            }
        } catch {
            // The rows before the break are read all the same, and the break is reported there.
            return (members, list)
        }
        return (members, list)
    }
}

extension JSONParser.Problem {
    /// The reason, for the row's sender.
    var reason: String {
        switch self {
        case .malformed: "not JSON"
        case .tooDeep: "nested too deeply"
        case .tooLarge: "a value is too large"
        }
    }
}
