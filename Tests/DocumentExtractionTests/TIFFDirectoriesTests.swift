import Testing

@testable import DocumentExtraction

@Suite("Page sizes of a TIFF")
struct TIFFDirectoriesTests {
    private struct Page {
        var width: Int
        var height: Int
        /// Offset of the next page; nil is the page written behind this one.
        var next: Int?
    }

    /// Bytes of a page's directory: the number of entries, two entries, the offset of the next.
    private static let size = 2 + 2 * 12 + 4

    private func tiff(_ pages: [Page], isLittleEndian: Bool, kind: Int = 3) -> [UInt8] {
        func value(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittleEndian ? bytes : bytes.reversed()
        }
        func entry(_ tag: Int, _ number: Int) -> [UInt8] {
            let cell = kind == 3 ? value(number, 2) + value(0, 2) : value(number, 4)
            return value(tag, 2) + value(kind, 2) + value(1, 4) + cell
        }
        var bytes = Array((isLittleEndian ? "II" : "MM").utf8) + value(42, 2) + value(8, 4)
        for (index, page) in pages.enumerated() {
            let behind = index + 1 < pages.count ? 8 + (index + 1) * Self.size : 0
            bytes += value(2, 2) + entry(256, page.width) + entry(257, page.height) + value(page.next ?? behind, 4)
        }
        return bytes
    }

    private func sizes(_ bytes: [UInt8]) -> [[Int]] {
        var directories = TIFFDirectories(bytes)
        var sizes: [[Int]] = []
        // A file of this size has room for few pages: more of them are the same ones again.
        while sizes.count < 20, let size = directories.next() { sizes.append([size.width, size.height]) }
        return sizes
    }

    @Test("are read page by page", arguments: [true, false], [3, 4])
    func pages(isLittleEndian: Bool, kind: Int) {
        let pages = [Page(width: 2550, height: 3300), Page(width: 10, height: 20), Page(width: 1, height: 65_000)]
        #expect(
            sizes(tiff(pages, isLittleEndian: isLittleEndian, kind: kind)) == [[2550, 3300], [10, 20], [1, 65_000]]
        )
    }

    @Test("are told before anything is decoded, however large")
    func huge() {
        let page = Page(width: 4_000_000_000, height: 4_000_000_000)
        #expect(sizes(tiff([page], isLittleEndian: true, kind: 4)) == [[4_000_000_000, 4_000_000_000]])
    }

    @Test("end where a page follows itself")
    func ownSuccessor() {
        #expect(sizes(tiff([Page(width: 10, height: 20, next: 8)], isLittleEndian: true)).count == 1)
    }

    @Test("end where two pages follow each other")
    func circle() {
        let pages = [Page(width: 10, height: 20), Page(width: 30, height: 40, next: 8)]
        #expect(sizes(tiff(pages, isLittleEndian: true)).count == 2)
    }

    @Test("end where the next page lies outside the file")
    func outside() {
        #expect(sizes(tiff([Page(width: 10, height: 20, next: 4_000_000_000)], isLittleEndian: true)) == [[10, 20]])
    }

    @Test("are not told from a file that ends early")
    func truncated() {
        let bytes = tiff([Page(width: 10, height: 20)], isLittleEndian: true)
        // The offset of the next page and the padding of the last value are not needed for the first size.
        for length in 0..<bytes.count - 6 {
            #expect(sizes(Array(bytes.prefix(length))).isEmpty, "\(length) bytes")
        }
    }

    @Test("are not told without width, height or entries")
    func missing() {
        var bytes = tiff([Page(width: 10, height: 20)], isLittleEndian: true)
        bytes[8] = 1
        #expect(sizes(bytes).isEmpty)
        bytes[8] = 0
        #expect(sizes(bytes).isEmpty)
        #expect(sizes([]).isEmpty)
    }
}
