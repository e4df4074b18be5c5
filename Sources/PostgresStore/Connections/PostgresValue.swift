package import Foundation

/// Numbers of PostgreSQL's types.
enum PostgresType {
    static let bool: UInt32 = 16
    static let bytes: UInt32 = 17
    static let name: UInt32 = 19
    static let int8: UInt32 = 20
    static let int2: UInt32 = 21
    static let int4: UInt32 = 23
    static let text: UInt32 = 25
    static let float4: UInt32 = 700
    static let float8: UInt32 = 701
    static let varchar: UInt32 = 1043
    static let uuid: UInt32 = 2950
    static let int8Array: UInt32 = 1016
    static let textArray: UInt32 = 1009
    static let float8Array: UInt32 = 1022
    static let uuidArray: UInt32 = 2951
    static let bytesArray: UInt32 = 1001
}

/// What stands in one place of a result, as PostgreSQL sends it. It must not outlive the result, whose bytes it has.
@safe struct PostgresCell {
    let column: String
    let type: UInt32
    /// nil for NULL.
    private let bytes: UnsafeRawBufferPointer?

    init(column: String, type: UInt32, bytes: UnsafeRawBufferPointer?) {
        self.column = column
        self.type = type
        unsafe self.bytes = unsafe bytes
    }

    var isNull: Bool { unsafe bytes == nil }

    var unexpected: PostgresError { .unexpectedCell(column: column) }

    /// The bytes of a value of one of some types.
    func bytes(of first: UInt32, _ second: UInt32? = nil, _ third: UInt32? = nil) throws(PostgresError) -> CellBytes {
        guard let bytes = unsafe bytes, type == first || type == second || type == third else { throw unexpected }
        return unsafe CellBytes(bytes)
    }
}

/// Bytes of a result, which they must not outlive.
@safe struct CellBytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = unsafe bytes
    }

    var count: Int { unsafe bytes.count }
    var array: [UInt8] { unsafe [UInt8](bytes) }
    var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

    /// The number that all bytes are, most significant first; nil where there are more or fewer than it has.
    func number<Number: FixedWidthInteger & BitwiseCopyable>() -> Number? {
        count == MemoryLayout<Number>.size ? number(at: 0) : nil
    }

    /// The number at a place, most significant byte first; nil where too few bytes are left.
    func number<Number: FixedWidthInteger & BitwiseCopyable>(at place: Int) -> Number? {
        guard place >= 0, place <= count - MemoryLayout<Number>.size else { return nil }
        return unsafe Number(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }

    /// The cell of an element that begins at a place; nil where too few bytes are left.
    func element(at place: Int, length: Int, type: UInt32, column: String) -> PostgresCell? {
        guard place >= 0, length >= 0, place <= count - length else { return nil }
        let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[place..<place + length])
        return unsafe PostgresCell(column: column, type: type, bytes: part)
    }
}

/// A value that is sent to PostgreSQL and comes from there in binary form.
protocol PostgresValue {
    /// The number of the type that the value is sent as.
    static var type: UInt32 { get }
    /// nil for NULL.
    var encoded: [UInt8]? { get }

    init(_ cell: PostgresCell) throws(PostgresError)
}

/// A value that can be an element of an array.
protocol PostgresElement: PostgresValue {
    static var arrayType: UInt32 { get }
}

extension FixedWidthInteger {
    /// Most significant byte first.
    var networkBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}

extension Optional: PostgresValue where Wrapped: PostgresValue {
    static var type: UInt32 { Wrapped.type }
    var encoded: [UInt8]? { flatMap(\.encoded) }

    init(_ cell: PostgresCell) throws(PostgresError) {
        self = cell.isNull ? nil : try Wrapped(cell)
    }
}

extension Bool: PostgresValue {
    static var type: UInt32 { PostgresType.bool }
    var encoded: [UInt8]? { [self ? 1 : 0] }

    init(_ cell: PostgresCell) throws(PostgresError) {
        self = try cell.bytes(of: PostgresType.bool).number() == UInt8(1)
    }
}

extension Int: PostgresElement {
    static var type: UInt32 { PostgresType.int8 }
    static var arrayType: UInt32 { PostgresType.int8Array }
    var encoded: [UInt8]? { Int64(self).networkBytes }

    init(_ cell: PostgresCell) throws(PostgresError) {
        let bytes = try cell.bytes(of: PostgresType.int8, PostgresType.int4, PostgresType.int2)
        let value: Int? =
            switch bytes.count {
            case 8: (bytes.number() as Int64?).map { Int($0) }
            case 4: (bytes.number() as Int32?).map { Int($0) }
            default: (bytes.number() as Int16?).map { Int($0) }
            }
        guard let value else { throw cell.unexpected }
        self = value
    }
}

extension Double: PostgresElement {
    static var type: UInt32 { PostgresType.float8 }
    static var arrayType: UInt32 { PostgresType.float8Array }
    var encoded: [UInt8]? { bitPattern.networkBytes }

    init(_ cell: PostgresCell) throws(PostgresError) {
        guard let pattern: UInt64 = try cell.bytes(of: PostgresType.float8).number() else { throw cell.unexpected }
        self.init(bitPattern: pattern)
    }
}

/// Times are seconds since 1970, so that they come back as they were.
extension Date: PostgresValue {
    static var type: UInt32 { PostgresType.float8 }
    var encoded: [UInt8]? { timeIntervalSince1970.encoded }

    init(_ cell: PostgresCell) throws(PostgresError) {
        self.init(timeIntervalSince1970: try Double(cell))
    }
}

extension String: PostgresElement {
    static var type: UInt32 { PostgresType.text }
    static var arrayType: UInt32 { PostgresType.textArray }

    /// PostgreSQL's texts have no NUL in them; the sign for what is missing stands in its place.
    var encoded: [UInt8]? {
        let bytes = [UInt8](utf8)
        guard bytes.contains(0) else { return bytes }
        return bytes.flatMap { $0 == 0 ? [UInt8]("\u{FFFD}".utf8) : [$0] }
    }

    init(_ cell: PostgresCell) throws(PostgresError) {
        self = try cell.bytes(of: PostgresType.text, PostgresType.varchar, PostgresType.name).text
    }
}

extension Data: PostgresElement {
    static var type: UInt32 { PostgresType.bytes }
    static var arrayType: UInt32 { PostgresType.bytesArray }
    var encoded: [UInt8]? { [UInt8](self) }

    init(_ cell: PostgresCell) throws(PostgresError) {
        self.init(try cell.bytes(of: PostgresType.bytes).array)
    }
}

extension UUID: PostgresElement {
    static var type: UInt32 { PostgresType.uuid }
    static var arrayType: UInt32 { PostgresType.uuidArray }
    var encoded: [UInt8]? { unsafe withUnsafeBytes(of: uuid) { unsafe [UInt8]($0) } }

    init(_ cell: PostgresCell) throws(PostgresError) {
        let bytes = try cell.bytes(of: PostgresType.uuid).array
        guard bytes.count == 16 else { throw cell.unexpected }
        self.init(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            )
        )
    }
}

/// Arrays of one dimension, without NULL in them.
extension Array: PostgresValue where Element: PostgresElement {
    static var type: UInt32 { Element.arrayType }

    var encoded: [UInt8]? {
        var bytes = Int32(isEmpty ? 0 : 1).networkBytes + Int32(0).networkBytes + Element.type.networkBytes
        guard !isEmpty else { return bytes }
        bytes += Int32(truncatingIfNeeded: count).networkBytes + Int32(1).networkBytes
        for element in self {
            let value = element.encoded ?? []
            bytes += Int32(truncatingIfNeeded: value.count).networkBytes
            bytes += value
        }
        return bytes
    }

    init(_ cell: PostgresCell) throws(PostgresError) {
        let bytes = try cell.bytes(of: Element.arrayType)
        func number(at place: Int) throws(PostgresError) -> Int {
            guard let number: Int32 = bytes.number(at: place) else { throw cell.unexpected }
            return Int(number)
        }
        let dimensions = try number(at: 0)
        self = []
        guard dimensions > 0 else { return }
        guard dimensions == 1 else { throw cell.unexpected }
        let count = try number(at: 12)
        var place = 20
        for _ in 0..<Swift.max(count, 0) {
            let length = try number(at: place)
            place += 4
            let element = bytes.element(at: place, length: length, type: Element.type, column: cell.column)
            guard let element else { throw cell.unexpected }
            append(try Element(element))
            place += length
        }
    }
}
