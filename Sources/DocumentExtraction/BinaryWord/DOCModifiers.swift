/// Changes of properties one after the other (MS-DOC 2.2.5.1).
struct DOCModifiers: IteratorProtocol, Sequence {
    struct Modifier {
        let code: Int
        /// The first four bytes of its operand at most.
        let value: Int
        /// The four bytes behind these and the two behind those; nil where the operand is shorter.
        let more: (next: Int, last: Int)?
    }

    private let bytes: LittleEndianBytes
    private var position: Int
    private let end: Int

    private static let tableDefinition = 0xD608

    init(_ range: Range<Int>, of bytes: LittleEndianBytes) {
        self.bytes = bytes
        position = range.lowerBound
        end = Swift.min(range.upperBound, bytes.count)
    }

    mutating func next() -> Modifier? {
        guard position + 2 < end, let code = bytes.uint16(at: position) else { return nil }
        var operand = position + 2
        let size: Int
        // The upper three bits tell the size.
        switch code >> 13 {
        case 0, 1: size = 1
        case 2, 4, 5: size = 2
        case 3: size = 4
        case 7: size = 3
        default:
            if code == Self.tableDefinition {
                size = Swift.max(0, (bytes.uint16(at: operand) ?? 0) - 1)
                operand += 2
            } else {
                size = bytes.uint8(at: operand) ?? 0
                operand += 1
            }
        }
        guard operand + size <= end, let value = bytes.number(at: operand, size: Swift.min(size, 4)) else { return nil }
        position = operand + size
        var more: (next: Int, last: Int)?
        if size >= 10, let next = bytes.uint32(at: operand + 4), let last = bytes.uint16(at: operand + 8) {
            more = (next, last)
        }
        return Modifier(code: code, value: value, more: more)
    }
}
