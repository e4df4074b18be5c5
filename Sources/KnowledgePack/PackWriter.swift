/// Builds the bytes of a pack; the same content always makes the same bytes.
package struct PackWriter {
    private var numbersOfStrings: [String: Int32] = [:]
    private var stringOffsets: [Int32] = [0]
    private var stringBytes: [UInt8] = []
    private var sections: [(name: PackSection, bytes: [UInt8])] = []

    package init() {}

    /// The number of a text, which is stored once.
    ///
    /// - Parameter text: the text.
    /// - Returns: its number.
    package mutating func string(_ text: String) -> Int32 {
        if let number = numbersOfStrings[text] { return number }
        let number = Int32(stringOffsets.count - 1)
        numbersOfStrings[text] = number
        stringBytes += Array(text.utf8)
        stringOffsets.append(Int32(stringBytes.count))
        return number
    }

    /// Adds a section of numbers.
    package mutating func add(_ section: PackSection, numbers: [Int32]) {
        sections.append((section, Self.bytes(of: numbers)))
    }

    /// Adds a section of texts, by their numbers.
    package mutating func add(_ section: PackSection, strings: [String]) {
        add(section, numbers: strings.map { string($0) })
    }

    /// Adds a section of lists.
    package mutating func add(_ section: PackSection, lists: [[Int32]]) {
        var numbers: [Int32] = [Int32(lists.count), 0]
        var total: Int32 = 0
        for list in lists {
            total += Int32(list.count)
            numbers.append(total)
        }
        for list in lists { numbers += list }
        add(section, numbers: numbers)
    }

    /// Adds a section of lists of texts.
    package mutating func add(_ section: PackSection, stringLists: [[String]]) {
        add(section, lists: stringLists.map { list in list.map { string($0) } })
    }

    /// Adds an index.
    ///
    /// - Parameters:
    ///   - section: its name.
    ///   - keys: texts that all differ; the first has number 0.
    package mutating func add(_ section: PackSection, index keys: [String]) {
        var size = 2
        while size < keys.count * 2 { size *= 2 }
        var slots = [Int32](repeating: -1, count: size)
        for (entry, key) in keys.enumerated() {
            let bytes = Array(key.utf8)
            var slot = Int(truncatingIfNeeded: PackHash.hash(bytes.span)) & (size - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = Int32(entry)
        }
        add(section, numbers: [Int32(keys.count)] + keys.map { string($0) } + slots)
    }

    /// The finished pack.
    package func bytes() -> [UInt8] {
        let all = sections + [(.stringOffsets, Self.bytes(of: stringOffsets)), (.stringBytes, stringBytes)]
        var header: [UInt8] = []
        var body: [UInt8] = []
        let start = KnowledgePack.headerLength + all.count * KnowledgePack.rowLength
        for section in all {
            header += Self.bytes(of: [Int32(bitPattern: section.name.rawValue), 0])
            header += Self.bytes(of: UInt64(start + body.count))
            header += Self.bytes(of: UInt64(section.bytes.count))
            body += section.bytes
            while !body.count.isMultiple(of: 8) { body.append(0) }
        }
        var pack = Self.bytes(of: KnowledgePack.magic)
        pack += Self.bytes(of: [Int32(bitPattern: KnowledgePack.version), Int32(all.count)])
        pack += Self.bytes(of: UInt64(start + body.count))
        pack += Self.bytes(of: UInt64(0))
        pack += header + body
        let sum = Self.bytes(of: PackChecksum.sum(of: pack, from: KnowledgePack.summedFrom))
        pack.replaceSubrange(24..<32, with: sum)
        return pack
    }

    private static func bytes(of numbers: [Int32]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(numbers.count * 4)
        for number in numbers {
            let bits = UInt32(bitPattern: number)
            bytes += [
                UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
                UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 24),
            ]
        }
        return bytes
    }

    private static func bytes(of number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }
}
