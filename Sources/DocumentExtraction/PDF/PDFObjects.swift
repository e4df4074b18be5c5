/// The objects of a PDF that are no streams, found without its table of them: in the file, and packed into streams.
///
/// Of several with the same number the last in the file counts, as it does for programs that repair a file.
struct PDFObjects {
    struct Object {
        let generation: Int
        let value: ArraySlice<UInt8>
    }

    private(set) var objects: [Int: Object] = [:]
    /// Bytes that may still be unpacked.
    private var room = Self.mostUnpackedBytes
    /// Bytes that were walked over: what is damaged, and what overlaps, is walked over more than once.
    private var walked = 0

    private static let mostUnpackedBytes = 16 << 20
    private static let mostWalkedBytes = 32 << 20
    /// Bytes of a number.
    private static let longestNumber = 64
    private static let mostObjects = 200_000
    private static let largestNumber = 1_000_000
    /// Longer ones describe no page.
    private static let longestValue = 256 * 1024
    private static let deepestReference = 8

    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        var ending = bytes.startIndex
        while objects.count < Self.mostObjects, walked < Self.mostWalkedBytes, let word = rest.firstPlace(of: "obj") {
            rest = bytes[(word + 3)...]
            guard let (number, generation) = Self.numbers(before: word, in: bytes) else { continue }
            // Looked for once for all objects in front of it: they may be many.
            if ending < rest.startIndex { ending = rest.firstPlace(of: "endobj") ?? bytes.endIndex }
            var syntax = PDFSyntax(rest[..<ending].prefix(Self.longestValue))
            let value = syntax.object()
            walked += syntax.position - rest.startIndex
            guard let object = value else { continue }
            rest = bytes[syntax.position...]
            let data = Self.data(behind: rest)
            if let data {
                unpack(data, describedBy: object)
                rest = bytes[data.endIndex...]
            } else {
                objects[number] = Object(generation: generation, value: object)
            }
        }
    }

    /// The entries of a dictionary, also of one that is only referred to.
    func dictionary(_ value: ArraySlice<UInt8>?) -> [String: ArraySlice<UInt8>]? {
        guard let value = resolved(value) else { return nil }
        var syntax = PDFSyntax(value)
        return syntax.dictionary()
    }

    /// The numbers of an array; nil for what is none.
    func numbers(_ value: ArraySlice<UInt8>?) -> [Double]? {
        guard let value = resolved(value) else { return nil }
        var syntax = PDFSyntax(value)
        return syntax.array()?.compactMap { item in
            resolved(item).flatMap { value in
                value.count <= Self.longestNumber ? Double(String(decoding: value, as: UTF8.self)) : nil
            }
        }
    }

    /// What a reference leads to in the end; other values are what they are.
    private func resolved(_ value: ArraySlice<UInt8>?) -> ArraySlice<UInt8>? {
        var value = value
        for _ in 0..<Self.deepestReference {
            guard let current = value else { return nil }
            var syntax = PDFSyntax(current)
            guard let number = syntax.reference() else { return current }
            value = objects[number]?.value
        }
        return nil
    }

    /// The number and the generation in front of the word; nil where it does not begin an object.
    private static func numbers(before word: Int, in bytes: [UInt8]) -> (number: Int, generation: Int)? {
        // As many as two numbers of ten digits take, with a space behind each.
        let start = bytes[max(0, word - 22)..<word].lastIndex {
            !PDFSyntax.isDigit($0) && !PDFSyntax.isSpace($0)
        }
        var digits = bytes[(start.map { $0 + 1 } ?? max(0, word - 22))..<word].split(whereSeparator: PDFSyntax.isSpace)
        guard let generation = digits.popLast().flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
            let number = digits.popLast().flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
            number <= Self.largestNumber, generation <= 65_535
        else { return nil }
        return (number, generation)
    }

    /// What a stream holds whose description ends here.
    private static func data(behind rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let word = rest.drop(while: PDFSyntax.isSpace)
        guard word.starts(with: "stream".utf8) else { return nil }
        var data = word.dropFirst(6)
        if data.first == 0x0D { data = data.dropFirst() }
        if data.first == 0x0A { data = data.dropFirst() }
        return data[..<(data.firstPlace(of: "endstream") ?? data.endIndex)]
    }

    /// Takes up the objects that are packed into a stream (ISO 32000-2, 7.5.7).
    private mutating func unpack(_ data: ArraySlice<UInt8>, describedBy description: ArraySlice<UInt8>) {
        var syntax = PDFSyntax(description)
        guard let entries = syntax.dictionary(), Self.name(entries["Type"]) == "ObjStm",
            let first = Self.integer(entries["First"]), let content = unpacked(data, entries),
            (0...content.count).contains(first)
        else { return }
        let packed = content.dropFirst(first)
        var index = PDFSyntax(content.prefix(first))
        while objects.count < Self.mostObjects, walked < Self.mostWalkedBytes, let number = index.integer(),
            let offset = index.integer()
        {
            guard (0...Self.largestNumber).contains(number), (0..<packed.count).contains(offset) else { continue }
            var syntax = PDFSyntax(packed.dropFirst(offset).prefix(Self.longestValue))
            if let value = syntax.object() { objects[number] = Object(generation: 0, value: value) }
            walked += syntax.position - packed.startIndex - offset
        }
    }

    private mutating func unpacked(
        _ data: ArraySlice<UInt8>,
        _ entries: [String: ArraySlice<UInt8>]
    ) -> ArraySlice<UInt8>? {
        guard let filter = entries["Filter"] else { return data }
        var syntax = PDFSyntax(filter)
        let filters = syntax.array() ?? [filter]
        guard filters.count == 1, Self.name(filters.first) == "FlateDecode", entries["DecodeParms"] == nil else {
            return nil
        }
        let content = Deflated(data).inflated(atMost: room)
        room -= content.count
        return content[...]
    }

    private static func name(_ value: ArraySlice<UInt8>?) -> String? {
        guard let value else { return nil }
        var syntax = PDFSyntax(value)
        return syntax.name()
    }

    private static func integer(_ value: ArraySlice<UInt8>?) -> Int? {
        guard let value else { return nil }
        var syntax = PDFSyntax(value)
        return syntax.integer()
    }
}

extension ArraySlice<UInt8> {
    /// Where a text begins first.
    func firstPlace(of text: StaticString) -> Int? {
        let length = text.utf8CodeUnitCount
        guard let first = text.description.utf8.first, count >= length else { return nil }
        let text = Array(text.description.utf8)
        var index = startIndex
        let last = endIndex - length
        while index <= last {
            if self[index] == first, self[index...].starts(with: text) { return index }
            index += 1
        }
        return nil
    }

    /// Where a text begins last.
    func lastPlace(of text: StaticString) -> Int? {
        let text = Array(text.description.utf8)
        guard let first = text.first else { return nil }
        return indices.last { self[$0] == first && self[$0...].starts(with: text) }
    }
}
