import TextDocument

/// Packs values that say themselves how they are encoded.
enum PackedEncoder {
    /// The bytes of a value.
    ///
    /// - Parameter value: the value.
    /// - Returns: its bytes.
    /// - Throws: what the value throws.
    static func bytes(of value: some Encodable) throws -> [UInt8] {
        let slot = PackedSlot()
        try value.encode(to: SlotEncoder(slot: slot, codingPath: []))
        var writer = ByteWriter()
        slot.value.write(to: &writer)
        return writer.bytes
    }
}

/// Where a value goes that says piece by piece what is in it.
private final class PackedSlot {
    private enum Content {
        case single(PackedValue)
        case list([PackedSlot])
        case object([(name: String, slot: PackedSlot)])
    }

    private var content = Content.single(.null)

    var value: PackedValue {
        switch content {
        case .single(let value): value
        case .list(let slots): .list(slots.map(\.value))
        case .object(let members): .object(members.map { ($0.name, $0.slot.value) })
        }
    }

    var count: Int {
        guard case .list(let slots) = content else { return 0 }
        return slots.count
    }

    func set(_ value: PackedValue) { content = .single(value) }

    func beginList() {
        guard case .list = content else { return content = .list([]) }
    }

    func beginObject() {
        guard case .object = content else { return content = .object([]) }
    }

    func addElement() -> PackedSlot {
        guard case .list(var slots) = content else { return PackedSlot() }
        // Held by one only, or it would be copied for each element.
        content = .single(.null)
        let slot = PackedSlot()
        slots.append(slot)
        content = .list(slots)
        return slot
    }

    func addMember(_ name: String) -> PackedSlot {
        guard case .object(var members) = content else { return PackedSlot() }
        content = .single(.null)
        let slot = PackedSlot()
        members.append((name, slot))
        content = .object(members)
        return slot
    }
}

private struct SlotEncoder: Encoder {
    let slot: PackedSlot
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.beginObject()
        return KeyedEncodingContainer(MemberEncoder<Key>(slot: slot, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.beginList()
        return ElementEncoder(slot: slot, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleEncoder(slot: slot, codingPath: codingPath)
    }
}

extension PackedSlot {
    /// The integers of other sizes.
    private static let integers: Set<ObjectIdentifier> = [
        ObjectIdentifier(Int8.self), ObjectIdentifier(Int16.self), ObjectIdentifier(Int32.self),
        ObjectIdentifier(Int64.self), ObjectIdentifier(UInt8.self), ObjectIdentifier(UInt16.self),
        ObjectIdentifier(UInt32.self), ObjectIdentifier(UInt64.self), ObjectIdentifier(UInt.self),
    ]

    /// Puts a value in: one of the kinds that are packed as they are, else what it says is in it.
    func encode<Value: Encodable>(_ value: Value, codingPath: [any CodingKey]) throws {
        switch value {
        case let value as String: set(.text(value))
        case let value as Bool: set(.bool(value))
        case let value as Int: set(.integer(value))
        case let value as Double: set(.number(value))
        case let value as Float: set(.number(Double(value)))
        default:
            // To ask whether a type conforms to a protocol takes longer than all that is above.
            if Self.integers.contains(ObjectIdentifier(Value.self)), let value = value as? any BinaryInteger {
                set(.integer(Int(clamping: value)))
            } else {
                try value.encode(to: SlotEncoder(slot: self, codingPath: codingPath))
            }
        }
    }
}

private struct MemberEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: PackedSlot
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { slot.addMember(key.stringValue).set(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try slot.addMember(key.stringValue).encode(value, codingPath: codingPath)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        SlotEncoder(slot: slot.addMember(key.stringValue), codingPath: codingPath).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        SlotEncoder(slot: slot.addMember(key.stringValue), codingPath: codingPath).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { SlotEncoder(slot: slot.addMember("super"), codingPath: codingPath) }

    func superEncoder(forKey key: Key) -> any Encoder {
        SlotEncoder(slot: slot.addMember(key.stringValue), codingPath: codingPath)
    }
}

private struct ElementEncoder: UnkeyedEncodingContainer {
    let slot: PackedSlot
    let codingPath: [any CodingKey]
    var count: Int { slot.count }

    func encodeNil() { slot.addElement().set(.null) }

    func encode(_ value: some Encodable) throws { try slot.addElement().encode(value, codingPath: codingPath) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        SlotEncoder(slot: slot.addElement(), codingPath: codingPath).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        SlotEncoder(slot: slot.addElement(), codingPath: codingPath).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { SlotEncoder(slot: slot.addElement(), codingPath: codingPath) }
}

private struct SingleEncoder: SingleValueEncodingContainer {
    let slot: PackedSlot
    let codingPath: [any CodingKey]

    func encodeNil() { slot.set(.null) }

    func encode(_ value: some Encodable) throws { try slot.encode(value, codingPath: codingPath) }
}
