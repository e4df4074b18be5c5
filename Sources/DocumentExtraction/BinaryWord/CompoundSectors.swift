import TextDocument

/// Which sector follows which in a compound file.
struct CompoundSectors {
    private var next: [Int] = []

    private static let lastSector = 0xFFFF_FFFA
    private static let endOfChain = 0xFFFF_FFFE
    /// Sectors of the table that the header itself names.
    private static let namedInHeader = 109

    /// The table of small sectors.
    init(table: [UInt8]) {
        append(LittleEndianBytes(table))
    }

    /// The table of all sectors, whose own sectors are named in the header and in a chain that begins there.
    init(tableOf file: LittleEndianBytes, sectorSize: Int) throws(ExtractionFailure) {
        let sectorCount = max(0, (file.count + sectorSize - 1) / sectorSize - 1)
        let entriesPerSector = sectorSize / 4
        // More than this speaks of sectors that the file does not have.
        let needed = (sectorCount + entriesPerSector - 1) / entriesPerSector
        var table = (0..<Self.namedInHeader).compactMap { file.uint32(at: 76 + $0 * 4) }
        table.removeAll { $0 > Self.lastSector }
        var list = file.uint32(at: 68) ?? Self.endOfChain
        var visited = 0
        while table.count < needed, list < sectorCount {
            visited += 1
            guard visited <= sectorCount else { throw .damaged }
            let start = (list + 1) * sectorSize
            for entry in 0..<entriesPerSector - 1 {
                guard let sector = file.uint32(at: start + entry * 4) else { throw .damaged }
                if sector <= Self.lastSector { table.append(sector) }
            }
            list = file.uint32(at: start + (entriesPerSector - 1) * 4) ?? Self.endOfChain
        }
        for sector in table.prefix(needed) {
            let start = (sector + 1) * sectorSize
            guard sector < sectorCount, let bytes = file[start..<min(start + sectorSize, file.count)] else {
                throw .damaged
            }
            append(LittleEndianBytes(Array(bytes)))
        }
        next = Array(next.prefix(sectorCount))
    }

    private mutating func append(_ table: LittleEndianBytes) {
        next += stride(from: 0, through: table.count - 4, by: 4).compactMap { table.uint32(at: $0) }
    }

    /// The sectors from one on, until the end of their chain or until there are so many.
    func chain(from first: Int, count: Int = .max) throws(ExtractionFailure) -> [Int] {
        var chain: [Int] = []
        var seen: Set<Int> = []
        var sector = first
        while sector != Self.endOfChain, chain.count < count {
            guard next.indices.contains(sector), seen.insert(sector).inserted else { throw .damaged }
            chain.append(sector)
            sector = next[sector]
        }
        guard count == .max || chain.count == count else { throw .damaged }
        return chain
    }
}
