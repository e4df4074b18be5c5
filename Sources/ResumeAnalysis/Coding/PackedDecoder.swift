import TextDocument

/// Unpacks values that say themselves how they are decoded.
enum PackedDecoder {
    /// Reads a value of which nothing may be left over.
    ///
    /// - Parameters:
    ///   - type: what it is to be.
    ///   - bytes: all of it.
    /// - Returns: the value.
    /// - Throws: when the bytes make no sense, or are not such a value.
    static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        var reader = ByteReader(bytes[...])
        let packed = try PackedValue(from: &reader)
        guard reader.remaining == 0 else { throw ByteReader.Malformed() }
        return try packed.decoded(as: type, codingPath: [])
    }
}

extension PackedValue {
    fileprivate var isNull: Bool {
        guard case .null = self else { return false }
        return true
    }

    fileprivate func decoded<Value: Decodable>(as type: Value.Type, codingPath: [any CodingKey]) throws -> Value {
        let value: Any?
        switch (self, type) {
        case (.text(let text), is String.Type): value = text
        case (.bool(let flag), is Bool.Type): value = flag
        case (.integer(let number), is Int.Type): value = number
        case (.number(let number), is Double.Type): value = number
        case (.number(let number), is Float.Type): value = Float(number)
        case (.integer(let number), let type as any FixedWidthInteger.Type): value = type.init(exactly: number)
        default: return try Value(from: PackedSource(value: self, codingPath: codingPath))
        }
        guard let value = value as? Value else { throw ByteReader.Malformed() }
        return value
    }
}

private struct PackedSource: Decoder {
    let value: PackedValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw ByteReader.Malformed() }
        var values: [String: PackedValue] = [:]
        for member in members { values[member.name] = member.value }
        return KeyedDecodingContainer(MemberDecoder<Key>(values: values, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let values) = value else { throw ByteReader.Malformed() }
        return ElementDecoder(values: values, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SingleDecoder(value: value, codingPath: codingPath)
    }
}

private struct MemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let values: [String: PackedValue]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { values.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    func decodeNil(forKey key: Key) -> Bool { values[key.stringValue]?.isNull ?? true }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decoded(as: type, codingPath: codingPath)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try source(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try source(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        guard let value = values["super"] else { throw ByteReader.Malformed() }
        return PackedSource(value: value, codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try source(key) }

    private func member(_ key: Key) throws -> PackedValue {
        guard let value = values[key.stringValue] else { throw ByteReader.Malformed() }
        return value
    }

    private func source(_ key: Key) throws -> PackedSource {
        PackedSource(value: try member(key), codingPath: codingPath)
    }
}

private struct ElementDecoder: UnkeyedDecodingContainer {
    let values: [PackedValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(values: [PackedValue], codingPath: [any CodingKey]) {
        self.values = values
        self.codingPath = codingPath
    }

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex == values.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd else { throw ByteReader.Malformed() }
        guard values[currentIndex].isNull else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next().decoded(as: type, codingPath: codingPath)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try source().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try source().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder { try source() }

    private mutating func next() throws -> PackedValue {
        guard !isAtEnd else { throw ByteReader.Malformed() }
        defer { currentIndex += 1 }
        return values[currentIndex]
    }

    private mutating func source() throws -> PackedSource {
        PackedSource(value: try next(), codingPath: codingPath)
    }
}

private struct SingleDecoder: SingleValueDecodingContainer {
    let value: PackedValue
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { value.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try value.decoded(as: type, codingPath: codingPath)
    }
}
