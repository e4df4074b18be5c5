/// Finds the elements of a JSON list, and the lines they begin at, without reading them: a broken one costs no other. The
/// list may come in parts.
struct JSONElements {
    struct Item {
        let bytes: ArraySlice<UInt8>
        /// From 1.
        let line: Int
    }

    private enum State {
        case before
        /// One object instead of a list.
        case object
        case list
        /// Behind the list.
        case after
    }

    private var bytes: [UInt8] = []
    private var index = 0
    /// Of what is found next, from 1.
    private(set) var line = 1
    private var state = State.before

    /// Finds the elements of some bytes.
    ///
    /// - Parameters:
    ///   - some: bytes that come behind those that were used in the call before.
    ///   - isLast: whether no others follow; where some do, an element that may not be whole is left to the next call.
    ///   - take: is given each element.
    /// - Returns: how many bytes were used; nil where there is neither a list nor an object.
    mutating func read(_ some: [UInt8], isLast: Bool, _ take: (Item) -> Void) -> Int? {
        bytes = some
        index = 0
        defer { bytes = [] }
        while true {
            skipSpaces()
            guard index < bytes.count else { return state == .before && isLast ? nil : index }
            switch (state, bytes[index]) {
            case (.before, UInt8(ascii: "{")): state = .object
            case (.before, UInt8(ascii: "[")):
                state = .list
                step()
            case (.before, _): return nil
            case (.after, _): return bytes.count
            case (.list, UInt8(ascii: "]")): state = .after
            case (.list, UInt8(ascii: ",")): step()
            case (.list, _), (.object, _):
                let start = (index: index, line: line)
                skipItem()
                guard index < bytes.count || isLast else {
                    line = start.line
                    return start.index
                }
                take(Item(bytes: bytes[start.index..<index], line: start.line))
                if state == .object { state = .after }
            }
        }
    }

    /// Goes to the comma or bracket behind an element.
    private mutating func skipItem() {
        var depth = 0
        var isText = false
        while index < bytes.count {
            let byte = bytes[index]
            if isText {
                if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                    step()
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") {
                    // No text of JSON goes over a line: one that was not closed ends there.
                    isText = false
                }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "]") where depth == 0, UInt8(ascii: ",") where depth == 0: return
                // A brace that nothing opened belongs to the element, which is broken then.
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
                default: break
                }
            }
            step()
        }
    }

    private mutating func step() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A { step() }
    }
}
