package import TextDocument

/// Documents that no program writes, made of what every stage of the analysis looks for.
package enum HostileDocument {
    /// Coordinates that a file may state.
    private static let coordinates = [
        0, -0.0, 0.1, 12, 300, 612, -12, 1e6, -1e6, 1e9, 1e20, -1e20, 3e38, -3e38, 2_147_483_648, 9.3e18, .infinity,
        -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 12 * 9.3e18,
    ]
    private static let sizes = [0, -0.0, -1, 0.001, 5, 11, 40, 400, 20_000, 3e38, .infinity, .nan]
    private static let confidences = [1, 0.5, 0, -1, 2, .nan, .infinity]
    private static let usualSizes = [9.0, 10, 10, 10, 11, 14, 24]

    private static let mostPages = 4
    private static let mostLines = 120

    /// A document, within the limits that documents have before they are analysed.
    package static func document(_ source: inout some ByteSource) -> TextDocument {
        let format = source.pick([DocumentFormat.pdf, .text, .docx, .jpeg])
        var pages: [TextPage] = []
        repeat { pages.append(page(pages.count + 1, &source)) } while pages.count < mostPages && !source.isExhausted
        return TextDocument(format: format, pages: pages).bounded
    }

    private static func page(_ number: Int, _ source: inout some ByteSource) -> TextPage {
        let isTame = !source.isOne(of: 4)
        var lines: [TextLine] = []
        var block = 0
        var top = 40.0
        repeat {
            if source.isOne(of: 12) { block = Int(source.byte()) }
            if source.isOne(of: 64) { block = Int(UInt32.max) }
            lines.append(line(block: block, top: top, isTame: isTame, &source))
            top += source.pick([0, 12, 14, 14, 14, 30, -14])
        } while lines.count < mostLines && !source.isExhausted && !source.isOne(of: 80)
        let isOdd = source.isOne(of: 8)
        return TextPage(
            number: isOdd ? source.pick([0, 1, 7, Int(UInt32.max)]) : number,
            width: isOdd ? source.pick(coordinates) : 612,
            height: isOdd ? source.pick(coordinates) : 792,
            origin: source.pick([.textLayer, .flow, .recognised]),
            lines: lines,
            hiddenWords: source.isOne(of: 16) ? [HostileText.piece(&source)] : []
        )
    }

    private static func line(block: Int, top: Double, isTame: Bool, _ source: inout some ByteSource) -> TextLine {
        var text = HostileText.line(&source, upTo: 9)
        if source.isOne(of: 100) { text = String(repeating: text + " ", count: 10_000 / max(text.count, 1)) }
        if source.isOne(of: 5) { text = "• " + text }
        let size = source.pick(usualSizes)
        let isBold = source.isOne(of: 4)
        var left = source.pick([40.0, 40, 40, 58, 200, 420])
        var words: [TextWord] = []
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            guard !part.isEmpty || source.isOne(of: 32) else {
                left += 12
                continue
            }
            let right = left + Double(part.count) * size / 2
            let isOdd = !isTame && source.isOne(of: 2)
            let box =
                isOdd
                ? Bounds(
                    left: source.pick(coordinates),
                    top: source.pick(coordinates),
                    right: source.pick(coordinates),
                    bottom: source.pick(coordinates)
                )
                : Bounds(left: left, top: top, right: right, bottom: top + size)
            words.append(
                TextWord(
                    text: String(part),
                    box: box,
                    fontSize: isOdd ? source.pick(sizes) : size,
                    isBold: isBold,
                    isItalic: isOdd,
                    confidence: isOdd ? source.pick(confidences) : 1,
                    link: part.hasPrefix("http") ? String(part) : nil
                )
            )
            left = right + size / 4
        }
        var line = TextLine(words: source.isOne(of: 128) ? [] : words, block: block)
        line.isRepeated = source.isOne(of: 100)
        return line
    }
}
