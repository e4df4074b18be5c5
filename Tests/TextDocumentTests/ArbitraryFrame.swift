import TestSupport
import TextDocument

/// Values of every shape a frame can take.
struct ArbitraryFrame {
    private var generator: SeededGenerator

    private static let texts = [
        "", "a", "Résumé", "Zürich", "日本語", "👩‍💻", "e\u{301}", "\u{0}", "line\nbreak", "\u{10FFFD}", "ﬁ",
        String(repeating: "long ", count: 40),
    ]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// A sequence as the extractor sends it: pages, then one frame that ends it.
    mutating func stream() -> [ExtractionFrame] {
        let pages = (0..<Int.random(in: 0...3, using: &generator)).map { _ in ExtractionFrame.page(page()) }
        return pages + [
            Bool.random(using: &generator)
                ? .finished(element(DocumentFormat.allCases)) : .failed(element(ExtractionFailure.allCases))
        ]
    }

    mutating func page() -> TextPage {
        TextPage(
            number: Int.random(in: 0...1_000_000, using: &generator),
            width: number(),
            height: number(),
            origin: element([.textLayer, .recognised, .flow]),
            lines: (0..<Int.random(in: 0...4, using: &generator)).map { _ in line() },
            hiddenWords: (0..<Int.random(in: 0...3, using: &generator)).map { _ in element(Self.texts) }
        )
    }

    private mutating func line() -> TextLine {
        TextLine(
            words: (0..<Int.random(in: 0...4, using: &generator)).map { _ in word() },
            block: Int.random(in: 0...Int(UInt32.max), using: &generator)
        )
    }

    private mutating func word() -> TextWord {
        TextWord(
            text: element(Self.texts),
            box: Bounds(left: number(), top: number(), right: number(), bottom: number()),
            fontSize: number(),
            isBold: Bool.random(using: &generator),
            isItalic: Bool.random(using: &generator),
            confidence: number(),
            link: Bool.random(using: &generator) ? element(Self.texts) : nil
        )
    }

    /// A number that 32 bits hold exactly.
    private mutating func number() -> Double {
        Double(Float.random(in: -10_000...10_000, using: &generator))
    }

    private mutating func element<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
