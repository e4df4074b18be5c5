/// Rewrites a PDF so that its pages reach far beyond their edges: Poppler gives no text that lies off a page.
///
/// The boxes of the pages are written over in place, and nothing changes its position in the file. Pages whose
/// description is packed, or that take their box from another object, stay as they are.
struct PDFWidening {
    /// A page's description, by its place in the file, and what takes its place.
    private struct Page {
        let range: Range<Int>
        let description: [UInt8]
    }

    private let bytes: [UInt8]

    /// Points added on each side: the first that has room.
    private static let margins = [6000, 900]
    /// Longer descriptions of pages are not read.
    private static let longestDescription = 16 * 1024
    private static let mostPages = 256
    private static let space = UInt8(ascii: " ")

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The file with wider pages; nil where there is none to widen.
    func widened() -> [UInt8]? {
        var result = bytes
        var isChanged = false
        var position = 0
        for _ in 0..<Self.mostPages {
            guard let box = bytes[position...].firstPlace(of: "/MediaBox") else { break }
            let range = description(around: box)
            if let range, let wider = widened(range) {
                result.replaceSubrange(range, with: wider)
                isChanged = true
            }
            position = max(range?.upperBound ?? 0, box + 1)
        }
        return isChanged ? result : nil
    }

    /// What lies between `obj` and `endobj` around a place.
    private func description(around place: Int) -> Range<Int>? {
        let before = bytes[max(0, place - Self.longestDescription)..<place]
        let after = bytes[place..<min(bytes.count, place + Self.longestDescription)]
        guard let start = before.lastPlace(of: "obj"), let end = after.firstPlace(of: "endobj") else { return nil }
        return start + 3..<end
    }

    /// The description in as many bytes, with a wider box; nil where it is not of a page, or there is no room.
    private func widened(_ range: Range<Int>) -> [UInt8]? {
        let description = bytes[range]
        guard description.firstPlace(of: "stream") == nil, let type = typeOfPage(in: description),
            let media = box("/MediaBox", in: description)
        else { return nil }
        let crop = box("/CropBox", in: description)
        let sides = crop.map { Self.intersection(media.sides, $0.sides) } ?? media.sides
        // That it is a page is known without its type, which leaves room.
        let removed = [type, crop?.range].compactMap { $0 }
        for margin in Self.margins {
            let numbers = zip(sides, [-margin, -margin, margin, margin]).map { String(Int($0.rounded()) + $1) }
            var wider: [UInt8] = []
            for index in range where !removed.contains(where: { $0.contains(index) }) {
                if index == media.range.lowerBound {
                    wider += Array("/MediaBox[\(numbers.joined(separator: " "))]".utf8)
                }
                if !media.range.contains(index) { wider.append(bytes[index]) }
            }
            if wider.count <= range.count {
                return wider + Array(repeating: Self.space, count: range.count - wider.count)
            }
        }
        return nil
    }

    /// Where a description says that it is of a page.
    private func typeOfPage(in description: ArraySlice<UInt8>) -> Range<Int>? {
        var rest = description
        while let start = rest.firstPlace(of: "/Type") {
            let value = rest[(start + 5)...].drop(while: Self.isSpace)
            if value.starts(with: "/Page".utf8), let next = value.dropFirst(5).first, !Self.isLetter(next) {
                return start..<value.startIndex + 5
            }
            rest = rest[(start + 5)...]
        }
        return nil
    }

    /// A box: where it stands, its name included, and its left, bottom, right and top.
    private func box(_ name: String, in description: ArraySlice<UInt8>) -> (range: Range<Int>, sides: [Double])? {
        guard let start = description.firstPlace(of: name) else { return nil }
        let value = description[(start + name.utf8.count)...].drop(while: Self.isSpace)
        guard value.first == UInt8(ascii: "["), let end = value.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let sides = value[(value.startIndex + 1)..<end].split(whereSeparator: Self.isSpace)
            .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
        guard sides.count == 4, sides.allSatisfy({ abs($0) < 100_000 }) else { return nil }
        return (
            start..<end + 1,
            [min(sides[0], sides[2]), min(sides[1], sides[3]), max(sides[0], sides[2]), max(sides[1], sides[3])]
        )
    }

    private static func intersection(_ first: [Double], _ second: [Double]) -> [Double] {
        [max(first[0], second[0]), max(first[1], second[1]), min(first[2], second[2]), min(first[3], second[3])]
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x00 || (0x09...0x0D).contains(byte) && byte != 0x0B
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension ArraySlice<UInt8> {
    /// Where a text begins first.
    fileprivate func firstPlace(of text: String) -> Int? {
        guard let first = text.utf8.first else { return nil }
        return indices.first { self[$0] == first && self[$0...].starts(with: text.utf8) }
    }

    /// Where a text begins last.
    fileprivate func lastPlace(of text: String) -> Int? {
        guard let first = text.utf8.first else { return nil }
        return indices.last { self[$0] == first && self[$0...].starts(with: text.utf8) }
    }
}
