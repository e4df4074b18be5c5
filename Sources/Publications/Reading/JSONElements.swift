/// Finds the elements of a JSON list, and the lines they begin at, without reading them: a broken one costs no other.
struct JSONElements {
    struct Item {
        let bytes: ArraySlice<UInt8>
        /// From 1.
        let line: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The elements of a list, or the one object that there is; nil for anything else.
    mutating func items() -> [Item]? {
        skipSpaces()
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "{") { return item().map { [$0] } }
        guard bytes[index] == UInt8(ascii: "[") else { return nil }
        step()
        var items: [Item] = []
        while true {
            skipSpaces()
            guard index < bytes.count, bytes[index] != UInt8(ascii: "]") else { return items }
            if bytes[index] == UInt8(ascii: ",") {
                step()
                continue
            }
            guard let item = item() else { return items }
            items.append(item)
        }
    }

    /// What stands up to the comma or bracket behind it.
    private mutating func item() -> Item? {
        let start = index
        let startLine = line
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
                case UInt8(ascii: "]") where depth == 0: return Item(bytes: bytes[start..<index], line: startLine)
                // A brace that nothing opened belongs to the element, which is broken then.
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
                case UInt8(ascii: ",") where depth == 0: return Item(bytes: bytes[start..<index], line: startLine)
                default: break
                }
            }
            step()
        }
        return start < index ? Item(bytes: bytes[start..<index], line: startLine) : nil
    }

    private mutating func step() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private mutating func skipSpaces() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { step() }
    }
}
