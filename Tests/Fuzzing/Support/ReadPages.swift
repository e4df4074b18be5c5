import TextDocument

/// Pages that a reader gave, and what has to hold of them whatever the file was.
struct ReadPages {
    /// Small enough for a fuzzer to reach them.
    static var limits: ExtractionLimits {
        var limits = ExtractionLimits()
        limits.maximumBytes = 64 * 1024
        limits.maximumUnpackedBytes = 64 * 1024
        limits.maximumTextBytes = 512
        limits.maximumPages = 5
        return limits
    }

    private var pages: [TextPage] = []

    /// Reads a document and checks its pages; a file that is refused is none of them.
    static func check(_ read: ((TextPage) -> Void) throws(ExtractionFailure) -> Void) {
        var result = ReadPages()
        do throws(ExtractionFailure) {
            try read { result.pages.append($0) }
        } catch {
            expect(!error.mayBeRetried, "a reader cannot know \(error)")
        }
        result.check()
    }

    private func check() {
        expect(pages.count <= Self.limits.maximumPages, "\(pages.count) pages")
        let lines = pages.flatMap(\.lines)
        let text = lines.reduce(0) { $0 + $1.text.utf8.count }
        expect(text <= Self.limits.maximumTextBytes, "\(text) bytes of text")
        // One address behind many words is written once for each.
        let links = lines.flatMap(\.words).reduce(0) { $0 + ($1.link?.utf8.count ?? 0) }
        expect(links <= Self.limits.maximumTextBytes, "\(links) bytes of addresses")
        for (index, page) in pages.enumerated() {
            expect(page.number == index + 1, "page \(page.number) comes as number \(index + 1)")
            expect(page.width > 0 && page.height > 0, "a page without a size")
            expect(!page.lines.isEmpty || !page.hiddenWords.isEmpty, "a page that says nothing")
            for line in page.lines { Self.check(line) }
            Self.checkCrossing(page)
        }
    }

    private static func check(_ line: TextLine) {
        expect(!line.words.isEmpty, "a line without words")
        for word in line.words {
            expect(word.text.contains { !$0.isWhitespace }, "a word without text")
            expect(!word.text.contains(where: \.isNewline), "a word of two lines")
            expect([word.box.left, word.box.top, word.box.right, word.box.bottom].allSatisfy(\.isFinite), "no box")
            expect(word.box.left <= word.box.right && word.box.top <= word.box.bottom, "a box inside out")
            expect(word.fontSize > 0 && word.fontSize <= 1_000, "a font of \(word.fontSize) points")
        }
    }

    /// A page that the reading side takes for malformed is a document that nobody gets.
    private static func checkCrossing(_ page: TextPage) {
        let bytes = ExtractionFrame.page(page).bytes
        var decoder = ExtractionFrameDecoder()
        decoder.append(bytes)
        do throws(ByteReader.Malformed) {
            expect(try decoder.next()?.bytes == bytes, "a page that changes on its way")
        } catch {
            fatalError("a page that cannot cross")
        }
    }
}
