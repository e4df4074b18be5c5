/// A ZIP archive whose parts are stored as they are, with right checksums: a fuzzer does not guess those.
struct StoredPackage {
    private var entries: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// Remainders of the checksum, polynomial 0xEDB88320 (PKWARE, APPNOTE 4.4.7).
    private static let remainders: [UInt32] = (UInt32(0)..<256).map { byte in
        (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    /// The whole archive.
    var bytes: [UInt8] {
        let end =
            [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.short(count) + Self.short(count) + Self.long(directory.count)
            + Self.long(entries.count) + Self.short(0)
        return entries + directory + end
    }

    mutating func add(_ name: String, _ content: [UInt8]) {
        let offset = entries.count
        // Version 2.0, no flags, stored, no time, checksum, both sizes, length of the name, no further fields.
        let common =
            Self.short(20) + Self.short(0) + Self.short(0) + Self.long(0) + Self.long(Int(Self.checksum(content)))
            + Self.long(content.count) + Self.long(content.count) + Self.short(name.utf8.count) + Self.short(0)
        entries += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + content
        // No comment, first disk, no attributes.
        directory += [0x50, 0x4B, 1, 2] + Self.short(20) + common
        directory += Self.short(0) + Self.short(0) + Self.short(0) + Self.long(0) + Self.long(offset)
        directory += Array(name.utf8)
        count += 1
    }

    private static func checksum(_ content: [UInt8]) -> UInt32 {
        ~content.reduce(~0) { value, byte in value >> 8 ^ remainders[Int((value ^ UInt32(byte)) & 0xFF)] }
    }

    private static func short(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    private static func long(_ value: Int) -> [UInt8] {
        short(value) + short(value >> 16)
    }
}
