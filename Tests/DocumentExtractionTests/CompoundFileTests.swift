import TestSupport
import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Compound files")
struct CompoundFileTests {
    private static let sizes = [0, 1, 64, 65, 4095, 4096, 5000, 9000]

    private func content(_ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 256 &+ size) }
    }

    private func sample() -> CompoundSample {
        CompoundSample(streams: Self.sizes.map { ("S\($0)", content($0)) })
    }

    private func stream(_ name: String, of bytes: [UInt8]) throws -> [UInt8]? {
        try CompoundFile(bytes).stream(named: name).map { Array($0[0..<$0.count] ?? []) }
    }

    @Test("gives small and large streams whole", arguments: [9, 12], [false, true])
    func streams(sectorShift: Int, isTableListChained: Bool) throws {
        var sample = sample()
        sample.sectorShift = sectorShift
        sample.isTableListChained = isTableListChained
        let bytes = sample.bytes()
        for size in Self.sizes { #expect(try stream("S\(size)", of: bytes) == content(size)) }
        #expect(try stream("S2", of: bytes) == nil)
    }

    @Test("has no streams but those of the outermost storage")
    func embedded() throws {
        var sample = CompoundSample(streams: [("A", [1])])
        sample.embedded = [("A", [2]), ("B", [3])]
        #expect(try stream("A", of: sample.bytes()) == [1])
        #expect(try stream("B", of: sample.bytes()) == nil)
    }

    @Test("is damaged with another signature, or sectors of a size that is none", arguments: [0, 7, 30, 31, 32])
    func header(offset: Int) {
        var bytes = sample().bytes()
        bytes[offset] = 0x77
        #expect(throws: ExtractionFailure.damaged) { _ = try CompoundFile(bytes) }
    }

    @Test("refuses chains that run in circles")
    func circles() throws {
        let sample = sample()
        var bytes = sample.bytes()
        let place = sample.place(of: "S9000")
        let start = Int(bytes[place + 116])
        bytes[512 + start * 4] = UInt8(start)
        #expect(throws: ExtractionFailure.damaged) { _ = try stream("S9000", of: bytes) }
        #expect(try stream("S5000", of: bytes) == content(5000))

        bytes = sample.bytes()
        // Behind the last entry comes the first again.
        bytes.replaceSubrange(place + 72..<place + 76, with: CompoundSample.little(1, 4))
        #expect(throws: ExtractionFailure.damaged) { _ = try CompoundFile(bytes) }
    }

    @Test("refuses a stream that claims more than there is", arguments: [1, 2])
    func sizes(byte: Int) throws {
        let sample = sample()
        var bytes = sample.bytes()
        bytes[sample.place(of: "S5000") + 120 + byte] = 0xFF
        #expect(throws: ExtractionFailure.damaged) { _ = try stream("S5000", of: bytes) }
    }

    @Test("survives being cut anywhere")
    func cuts() {
        let bytes = sample().bytes()
        for count in stride(from: 0, to: bytes.count, by: 97) {
            expectAnswer(Array(bytes.prefix(count)))
        }
    }

    @Test("survives changed bytes", arguments: UInt64(1)...5)
    func changes(seed: UInt64) {
        let bytes = sample().bytes()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var changed = bytes
            for _ in 0..<4 {
                changed[.random(in: 0..<2048, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            expectAnswer(changed)
        }
    }

    /// Whatever is said of such a file, saying it is all that is asked.
    private func expectAnswer(_ bytes: [UInt8]) {
        #expect(throws: Never.self) {
            do {
                let file = try CompoundFile(bytes)
                for size in Self.sizes { _ = try file.stream(named: "S\(size)") }
            } catch ExtractionFailure.damaged {}
        }
    }
}

/// Writes small compound files.
struct CompoundSample {
    var sectorShift = 9
    /// Whether the list of the table's sectors goes on behind the header, where it begins empty.
    var isTableListChained = false
    var streams: [(name: String, content: [UInt8])]
    /// Streams of a storage within.
    var embedded: [(name: String, content: [UInt8])] = []

    private static let none = 0xFFFF_FFFF
    private static let end = 0xFFFF_FFFE

    init(streams: [(name: String, content: [UInt8])]) {
        self.streams = streams
    }

    static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func padded(_ bytes: [UInt8], to size: Int) -> [UInt8] {
        bytes + Array(repeating: 0, count: (size - bytes.count % size) % size)
    }

    /// Where the entry of a stream stands; the directory comes last.
    func place(of name: String) -> Int {
        let entries = 1 + streams.count + embedded.count + (embedded.isEmpty ? 0 : 1)
        let index = 1 + (streams.firstIndex { $0.name == name } ?? 0)
        let size = 1 << sectorShift
        return bytes().count - (entries * 128 + size - 1) / size * size + index * 128
    }

    func bytes() -> [UInt8] {
        let size = 1 << sectorShift
        var body: [UInt8] = Array(repeating: 0, count: size * 2)
        // The table, and the list of its sectors.
        var next = [0xFFFF_FFFD, 0xFFFF_FFFC]
        func add(_ bytes: [UInt8]) -> Int {
            guard !bytes.isEmpty else { return Self.end }
            let start = next.count
            body += Self.padded(bytes, to: size)
            let count = (bytes.count + size - 1) / size
            next += (1..<count + 1).map { $0 == count ? Self.end : start + $0 }
            return start
        }
        var mini: [UInt8] = []
        var miniNext: [Int] = []
        func start(of content: [UInt8]) -> Int {
            guard content.count < 4096 else { return add(content) }
            guard !content.isEmpty else { return Self.end }
            let start = miniNext.count
            mini += Self.padded(content, to: 64)
            let count = (content.count + 63) / 64
            miniNext += (1..<count + 1).map { $0 == count ? Self.end : start + $0 }
            return start
        }
        func entry(_ name: String, kind: Int, right: Int, child: Int, start: Int, size: Int) -> [UInt8] {
            let units = name.utf16.flatMap { Self.little(Int($0), 2) }
            return Self.padded(units, to: 64) + Self.little(units.count + 2, 2) + Self.little(kind, 2)
                + Self.little(Self.none, 4) + Self.little(right, 4) + Self.little(child, 4)
                + Self.little(0, 36) + Self.little(start, 4) + Self.little(size, 8)
        }
        var directory: [UInt8] = []
        let all = streams + embedded
        for (index, stream) in all.enumerated() {
            let isLast = index == streams.count - 1 && embedded.isEmpty || index == all.count - 1
            let right = isLast ? Self.none : index == streams.count - 1 ? all.count + 1 : index + 2
            let place = start(of: stream.content)
            directory += entry(stream.name, kind: 2, right: right, child: -1, start: place, size: stream.content.count)
        }
        if !embedded.isEmpty {
            directory += entry("Pool", kind: 1, right: -1, child: streams.count + 1, start: 0, size: 0)
        }
        let miniStart = add(mini)
        let miniTable = add(miniNext.flatMap { Self.little($0, 4) })
        directory = entry("Root Entry", kind: 5, right: -1, child: 1, start: miniStart, size: mini.count) + directory
        let directoryStart = add(directory)
        let table = next.flatMap { Self.little($0, 4) }
        precondition(table.count <= size)
        body.replaceSubrange(0..<table.count, with: table)
        let list = Self.little(0, 4) + Array(repeating: 0xFF, count: size - 8) + Self.little(Self.end, 4)
        body.replaceSubrange(size..<size * 2, with: list)
        let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
        var header = signature + Self.little(0, 16) + Self.little(0x3E, 2) + Self.little(sectorShift == 9 ? 3 : 4, 2)
        header += Self.little(0xFFFE, 2) + Self.little(sectorShift, 2) + Self.little(6, 2) + Self.little(0, 10)
        header += Self.little(1, 4) + Self.little(directoryStart, 4) + Self.little(0, 4) + Self.little(4096, 4)
        header += Self.little(miniTable, 4) + Self.little(1, 4) + Self.little(isTableListChained ? 1 : Self.end, 4)
        header += Self.little(isTableListChained ? 1 : 0, 4) + Self.little(isTableListChained ? -1 : 0, 4)
        header += Array(repeating: 0xFF, count: 512 - header.count)
        return Self.padded(header, to: size) + body
    }
}
