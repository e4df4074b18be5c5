/// Knowledge in the form that is mapped into memory: texts, numbers, lists and indexes, each in a section of its own.
///
/// The file begins with a header of 32 bytes: eight letters, version and number of sections (four bytes each), length
/// and sum (eight each). Then comes a row of 24 bytes for each section: name and 0 (four bytes each), offset and length
/// (eight each). All numbers are little-endian. Nothing in the file is trusted: what does not fit is an error when the
/// pack is opened.
package struct KnowledgePack: Sendable {
    /// What files begin with: "VITAEKNO".
    static let magic: UInt64 = 0x4F4E_4B45_4154_4956
    /// The version of the format; it changes with the sections and with how titles are taken apart.
    package static let version: UInt32 = 3
    static let headerLength = 32
    static let rowLength = 24
    /// Where the bytes begin that are summed up: behind the sum.
    static let summedFrom = 32

    private let file: MappedFile
    private let sections: [UInt32: Range<Int>]
    /// All texts.
    package let strings: PackStrings

    /// Opens a pack.
    ///
    /// - Parameter file: its bytes.
    /// - Throws: what is wrong with it.
    package init(_ file: MappedFile) throws(KnowledgePackError) {
        guard file.count >= 8, file.uint64(at: 0) == Self.magic else { throw .notAPack }
        guard file.count >= Self.headerLength else { throw .truncated }
        let version = UInt32(bitPattern: file.int32(at: 8))
        guard version == Self.version else { throw .foreignVersion(version) }
        guard file.uint64(at: 16) == UInt64(file.count) else { throw .truncated }
        guard file.count.isMultiple(of: 8), PackChecksum.sum(of: file, from: Self.summedFrom) == file.uint64(at: 24)
        else { throw .damaged("sum") }
        let count = Int(file.int32(at: 12))
        guard count >= 0, count <= (file.count - Self.headerLength) / Self.rowLength else { throw .damaged("sections") }
        var sections: [UInt32: Range<Int>] = [:]
        for row in 0..<count {
            let base = Self.headerLength + row * Self.rowLength
            let name = UInt32(bitPattern: file.int32(at: base))
            let offset = file.uint64(at: base + 8)
            let length = file.uint64(at: base + 16)
            guard offset <= UInt64(file.count), length <= UInt64(file.count) - offset, offset.isMultiple(of: 4),
                sections[name] == nil
            else { throw .damaged("sections") }
            sections[name] = Int(offset)..<Int(offset + length)
        }
        self.file = file
        self.sections = sections
        guard let bytes = sections[PackSection.stringBytes.rawValue] else { throw .missing("stringBytes") }
        let offsets = try Self.numbers(.stringOffsets, of: sections, in: file)
        strings = try PackStrings(offsets: offsets, bytes: bytes)
    }

    /// Opens a pack that lies in a file.
    ///
    /// - Parameter path: where it lies.
    /// - Throws: what is wrong with it.
    package init(path: String) throws(KnowledgePackError) {
        try self.init(try MappedFile(path: path))
    }

    /// Opens a pack that was just built.
    ///
    /// - Parameter bytes: what ``PackWriter`` made.
    /// - Throws: what is wrong with them.
    package init(bytes: [UInt8]) throws(KnowledgePackError) {
        try self.init(try MappedFile(copying: bytes))
    }

    /// Bytes of the whole pack.
    package var length: Int { file.count }

    /// Gives memory back that opening took: call it when everything has been checked.
    package func dropPages() {
        file.dropPages()
    }

    /// Whether the pack has a section.
    package func has(_ section: PackSection) -> Bool {
        sections[section.rawValue] != nil
    }

    private static func numbers(
        _ section: PackSection,
        of sections: [UInt32: Range<Int>],
        in file: MappedFile
    ) throws(KnowledgePackError) -> PackNumbers {
        guard let range = sections[section.rawValue] else { throw .missing("\(section)") }
        guard range.count.isMultiple(of: 4) else { throw .damaged("\(section)") }
        return PackNumbers(file: file, start: range.lowerBound, count: range.count / 4)
    }

    /// Numbers that lie in a range.
    ///
    /// - Parameters:
    ///   - section: where they are.
    ///   - count: how many there must be; nil for any number.
    ///   - bounds: what they may be.
    /// - Returns: the numbers.
    /// - Throws: when they are not there or something else.
    package func numbers(
        _ section: PackSection,
        count: Int? = nil,
        in bounds: Range<Int>? = nil
    ) throws(KnowledgePackError) -> PackNumbers {
        let numbers = try Self.numbers(section, of: sections, in: file)
        guard count == nil || count == numbers.count else { throw .damaged("\(section)") }
        try Self.check(numbers, bounds, section)
        return numbers
    }

    /// Lists of numbers that lie in a range.
    ///
    /// - Parameters:
    ///   - section: where they are.
    ///   - count: how many lists there must be; nil for any number.
    ///   - bounds: what the numbers may be.
    /// - Returns: the lists.
    /// - Throws: when they are not there or something else.
    package func lists(
        _ section: PackSection,
        count: Int? = nil,
        in bounds: Range<Int>? = nil
    ) throws(KnowledgePackError) -> PackLists {
        let numbers = try Self.numbers(section, of: sections, in: file)
        guard numbers.count >= 2, numbers[0] >= 0, numbers[0] <= numbers.count - 2 else {
            throw .damaged("\(section)")
        }
        let rows = numbers[0]
        guard count == nil || count == rows else { throw .damaged("\(section)") }
        let offsets = PackNumbers(file: file, start: numbers.start + 4, count: rows + 1)
        let values = PackNumbers(file: file, start: offsets.start + 4 * (rows + 1), count: numbers.count - rows - 2)
        guard offsets.rise(upTo: values.count) else { throw .damaged("\(section)") }
        try Self.check(values, bounds, section)
        return PackLists(offsets: offsets, values: values)
    }

    /// An index of texts.
    ///
    /// - Parameter section: where it is.
    /// - Returns: the index.
    /// - Throws: when it is not there or something else.
    package func index(_ section: PackSection) throws(KnowledgePackError) -> PackIndex {
        let numbers = try Self.numbers(section, of: sections, in: file)
        guard numbers.count >= 2, numbers[0] >= 0, numbers[0] <= numbers.count - 2 else {
            throw .damaged("\(section)")
        }
        let keys = PackNumbers(file: file, start: numbers.start + 4, count: numbers[0])
        let slots = PackNumbers(file: file, start: keys.start + 4 * keys.count, count: numbers.count - 1 - keys.count)
        guard slots.count > keys.count, slots.count & (slots.count - 1) == 0 else { throw .damaged("\(section)") }
        try Self.check(keys, 0..<strings.count, section)
        try Self.check(slots, -1..<keys.count, section)
        // A search ends at an empty slot.
        guard (0..<slots.count).contains(where: { slots[$0] < 0 }) else { throw .damaged("\(section)") }
        return PackIndex(keys: keys, slots: slots, strings: strings)
    }

    private static func check(
        _ numbers: PackNumbers,
        _ bounds: Range<Int>?,
        _ section: PackSection
    ) throws(KnowledgePackError) {
        guard let bounds, !numbers.lie(in: bounds) else { return }
        throw .damaged("\(section)")
    }
}
