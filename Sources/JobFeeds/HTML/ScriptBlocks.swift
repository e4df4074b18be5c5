/// The blocks of JSON-LD in a web page.
enum ScriptBlocks {
    /// What stands between `<script type="application/ld+json">` and `</script>`, block by block.
    static func jsonLD(in bytes: [UInt8]) -> [[UInt8]] {
        var blocks: [[UInt8]] = []
        var position = 0
        while let open = find("<script", in: bytes, from: position),
            let close = bytes[open...].firstIndex(of: UInt8(ascii: ">"))
        {
            let tag = Array(bytes[open..<close])
            let end = find("</script", in: bytes, from: close) ?? bytes.count
            if find("ld+json", in: tag, from: 0) != nil {
                let block = bytes[(close + 1)..<end].drop { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "[") }
                // Some wrap the block in a comment or a CDATA section for the sake of old browsers.
                let isWrapped = find("<![cdata[", in: Array(bytes[(close + 1)..<min(end, close + 40)]), from: 0) != nil
                let start = isWrapped ? block.drop { $0 != UInt8(ascii: "{") } : block
                if !start.isEmpty { blocks.append(Array(start)) }
            }
            position = end
        }
        return blocks
    }

    /// Where a name in small letters stands, however it is written.
    private static func find(_ name: String, in bytes: [UInt8], from start: Int) -> Int? {
        let wanted = Array(name.utf8)
        guard start + wanted.count <= bytes.count else { return nil }
        for index in start...(bytes.count - wanted.count) where bytes[index] == wanted[0] {
            let isFound = wanted.indices.allSatisfy { offset in
                let byte = bytes[index + offset]
                return ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == wanted[offset]
            }
            if isFound { return index }
        }
        return nil
    }
}
