/// A ZIP archive whose parts are stored as they are.
enum StoredArchive {
    static func bytes(_ parts: [(name: String, text: String)]) -> [UInt8] {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        for (name, text) in parts {
            let content = Array(text.utf8)
            let sizes = little(checksum(content), 4) + little(content.count, 4) + little(content.count, 4)
            let common = little(20, 2) + little(0, 8) + sizes + little(name.utf8.count, 2) + little(0, 2)
            directory += little(0x0201_4B50, 4) + little(20, 2) + common + little(0, 10) + little(archive.count, 4)
            directory += Array(name.utf8)
            archive += little(0x0403_4B50, 4) + common + Array(name.utf8) + content
        }
        let counts = little(0, 4) + little(parts.count, 2) + little(parts.count, 2)
        let end = little(0x0605_4B50, 4) + counts + little(directory.count, 4) + little(archive.count, 4)
        return archive + directory + end + little(0, 2)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// CRC-32, as ZIP has it.
    private static func checksum(_ bytes: [UInt8]) -> Int {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }
}
