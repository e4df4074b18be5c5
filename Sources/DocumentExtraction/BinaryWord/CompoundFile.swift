import TextDocument

/// A file that holds streams in chains of sectors, as the file system of a disk does (OLE2, MS-CFB).
struct CompoundFile {
    private struct Entry {
        let name: [UInt16]
        let kind: Int
        let left: Int
        let right: Int
        let child: Int
        let start: Int
        let size: Int
    }

    private enum Kind {
        static let stream = 2
        static let root = 5
    }

    private let file: LittleEndianBytes
    private let sectorSize: Int
    private let sectors: CompoundSectors
    private let miniSectors: CompoundSectors
    /// The stream whose pieces small streams are made of.
    private let miniStream: LittleEndianBytes
    private let miniSectorSize: Int
    /// Streams below this size are small.
    private let miniStreamLimit: Int
    private var streams: [[UInt16]: Entry] = [:]

    private static let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    private static let entrySize = 128

    init(_ bytes: [UInt8]) throws(ExtractionFailure) {
        file = LittleEndianBytes(bytes)
        guard bytes.starts(with: Self.signature), let shift = file.uint16(at: 30), shift == 9 || shift == 12,
            let miniShift = file.uint16(at: 32), (2..<shift).contains(miniShift),
            let firstDirectorySector = file.uint32(at: 48), let miniStreamLimit = file.uint32(at: 56),
            let firstMiniTableSector = file.uint32(at: 60)
        else { throw .damaged }
        sectorSize = 1 << shift
        miniSectorSize = 1 << miniShift
        self.miniStreamLimit = miniStreamLimit
        sectors = try CompoundSectors(tableOf: file, sectorSize: sectorSize)

        let directory = try Self.content(of: file, sectors.chain(from: firstDirectorySector), sectorSize, offset: 1)
        let entries = stride(from: 0, through: directory.count - Self.entrySize, by: Self.entrySize)
            .map { Self.entry(in: LittleEndianBytes(Array(directory[$0..<$0 + Self.entrySize]))) }
        guard let root = entries.first, root.kind == Kind.root else { throw .damaged }

        // A file without small streams has no table of their sectors either.
        let hasMiniStream = root.size > 0
        let table =
            try hasMiniStream
            ? Self.content(of: file, sectors.chain(from: firstMiniTableSector), sectorSize, offset: 1) : []
        miniSectors = CompoundSectors(table: table)
        miniStream = LittleEndianBytes(hasMiniStream ? try Self.stream(root, file, sectors, sectorSize, offset: 1) : [])
        streams = try Self.streams(in: entries, from: root.child)
    }

    /// The content of a stream of the outermost storage; nil where there is none.
    func stream(named name: String) throws(ExtractionFailure) -> LittleEndianBytes? {
        guard let entry = streams[Array(name.utf16)] else { return nil }
        let isSmall = entry.size < miniStreamLimit
        return LittleEndianBytes(
            isSmall
                ? try Self.stream(entry, miniStream, miniSectors, miniSectorSize, offset: 0)
                : try Self.stream(entry, file, sectors, sectorSize, offset: 1)
        )
    }

    // MARK: Directory

    private static func entry(in bytes: LittleEndianBytes) -> Entry {
        let nameSize = min(bytes.uint16(at: 64) ?? 0, 64)
        let units = stride(from: 0, to: nameSize - 2, by: 2).map { UInt16(bytes.uint16(at: $0) ?? 0) }
        return Entry(
            name: units,
            kind: bytes.uint8(at: 66) ?? 0,
            left: bytes.uint32(at: 68) ?? 0,
            right: bytes.uint32(at: 72) ?? 0,
            child: bytes.uint32(at: 76) ?? 0,
            start: bytes.uint32(at: 116) ?? 0,
            // The upper half says nothing in files that are read here: those are smaller.
            size: bytes.uint32(at: 120) ?? 0
        )
    }

    /// The streams of one storage, which are a tree; embedded documents have streams of the same names further down.
    private static func streams(
        in entries: [Entry],
        from first: Int
    ) throws(ExtractionFailure) -> [[UInt16]: Entry] {
        var streams: [[UInt16]: Entry] = [:]
        var seen: Set<Int> = []
        var pending = [first]
        while let index = pending.popLast() {
            // Any number that is no entry stands for none.
            guard entries.indices.contains(index) else { continue }
            guard seen.insert(index).inserted else { throw .damaged }
            let entry = entries[index]
            if entry.kind == Kind.stream { streams[entry.name] = entry }
            pending += [entry.left, entry.right]
        }
        return streams
    }

    // MARK: Content

    private static func stream(
        _ entry: Entry,
        _ source: LittleEndianBytes,
        _ sectors: CompoundSectors,
        _ sectorSize: Int,
        offset: Int
    ) throws(ExtractionFailure) -> [UInt8] {
        guard entry.size > 0 else { return [] }
        guard entry.size <= source.count else { throw .damaged }
        let count = (entry.size + sectorSize - 1) / sectorSize
        let chain = try sectors.chain(from: entry.start, count: count)
        let content = content(of: source, chain, sectorSize, offset: offset)
        guard content.count >= entry.size else { throw .damaged }
        return Array(content.prefix(entry.size))
    }

    /// The bytes of sectors one after the other; the file's last one may lack its end.
    private static func content(
        of source: LittleEndianBytes,
        _ chain: [Int],
        _ sectorSize: Int,
        offset: Int
    ) -> [UInt8] {
        var content: [UInt8] = []
        for sector in chain {
            let start = (sector + offset) * sectorSize
            let end = min(start + sectorSize, source.count)
            if start < end, let bytes = source[start..<end] { content += bytes }
        }
        return content
    }
}
