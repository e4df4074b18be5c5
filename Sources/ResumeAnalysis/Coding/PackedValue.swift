import TextDocument

/// A value in the form that crosses the pipe, where there is no Foundation and so no JSON: each begins with a byte that says
/// what it is, numbers have the lowest byte first, texts and lists their length in front.
enum PackedValue {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([PackedValue])
    case object([(name: String, value: PackedValue)])

    private enum Kind: UInt8 {
        case null = 0
        case bool = 1
        case integer = 2
        case number = 3
        case text = 4
        case list = 5
        case object = 6
    }

    /// Integers beyond it are refused: no page, line, year or score is so large, and sums of them do not overflow.
    private static let largestInteger = 1_000_000
    /// Numbers beyond it are refused, and so is what is none.
    private static let largestNumber = 1e9
    private static let deepest = 24

    func write(to writer: inout ByteWriter) {
        switch self {
        case .null:
            writer.write(Kind.null.rawValue)
        case .bool(let value):
            writer.write(Kind.bool.rawValue)
            writer.write(value ? 1 as UInt8 : 0)
        case .integer(let value):
            writer.write(Kind.integer.rawValue)
            writer.write(UInt32(bitPattern: Int32(clamping: value)))
        case .number(let value):
            writer.write(Kind.number.rawValue)
            writer.write(UInt32(truncatingIfNeeded: value.bitPattern))
            writer.write(UInt32(truncatingIfNeeded: value.bitPattern >> 32))
        case .text(let value):
            writer.write(Kind.text.rawValue)
            writer.write(value)
        case .list(let values):
            writer.write(Kind.list.rawValue)
            writer.write(UInt32(values.count))
            for value in values { value.write(to: &writer) }
        case .object(let members):
            writer.write(Kind.object.rawValue)
            writer.write(UInt32(members.count))
            for member in members {
                writer.write(member.name)
                member.value.write(to: &writer)
            }
        }
    }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - reader: what is left of the bytes.
    ///   - depth: how many values it is in.
    /// - Throws: when the bytes end before it does, or it cannot be.
    init(from reader: inout ByteReader, depth: Int = 0) throws(ByteReader.Malformed) {
        guard depth < Self.deepest else { throw ByteReader.Malformed() }
        switch Kind(rawValue: try reader.readByte()) {
        case .null:
            self = .null
        case .bool:
            self = .bool(try reader.readByte() != 0)
        case .integer:
            let value = Int(Int32(bitPattern: try reader.readUInt32()))
            guard abs(value) <= Self.largestInteger else { throw ByteReader.Malformed() }
            self = .integer(value)
        case .number:
            let low = UInt64(try reader.readUInt32())
            let value = Double(bitPattern: low | UInt64(try reader.readUInt32()) << 32)
            guard value.isFinite, abs(value) <= Self.largestNumber else { throw ByteReader.Malformed() }
            self = .number(value)
        case .text:
            self = .text(try reader.readString())
        case .list:
            var values: [PackedValue] = []
            for _ in 0..<(try reader.readCount(of: 1)) {
                values.append(try PackedValue(from: &reader, depth: depth + 1))
            }
            self = .list(values)
        case .object:
            var members: [(name: String, value: PackedValue)] = []
            // A name's length, and a value without content.
            for _ in 0..<(try reader.readCount(of: 5)) {
                let name = try reader.readString()
                members.append((name, try PackedValue(from: &reader, depth: depth + 1)))
            }
            self = .object(members)
        case nil:
            throw ByteReader.Malformed()
        }
    }

    /// The member of that name.
    subscript(name: String) -> PackedValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}
