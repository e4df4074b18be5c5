import TextDocument

/// A laid-out document as JSON.
struct LayoutOutput: Encodable {
    struct Page: Encodable {
        let number: Int
        let width: Double
        let height: Double
        let origin: String
        let lines: [Line]
    }

    struct Line: Encodable {
        let block: Int
        let text: String
        let words: [Word]
    }

    struct Word: Encodable {
        let text: String
        /// Left, top, right, bottom.
        let box: [Double]
        let size: Double
        let bold: Bool
        let italic: Bool
        let confidence: Double
        let link: String?
    }

    let format: String
    let pages: [Page]

    init(_ document: TextDocument) {
        format = document.format.name
        pages = document.pages.map { page in
            Page(
                number: page.number,
                width: page.width,
                height: page.height,
                origin: Self.name(of: page.origin),
                lines: page.lines.map { line in
                    Line(block: line.block, text: line.text, words: line.words.map(Self.word))
                }
            )
        }
    }

    private static func name(of origin: TextPage.Origin) -> String {
        switch origin {
        case .textLayer: "text_layer"
        case .recognised: "recognised"
        case .flow: "flow"
        }
    }

    private static func word(_ word: TextWord) -> Word {
        Word(
            text: word.text,
            box: [word.box.left, word.box.top, word.box.right, word.box.bottom].map { ($0 * 10).rounded() / 10 },
            size: (word.fontSize * 10).rounded() / 10,
            bold: word.isBold,
            italic: word.isItalic,
            confidence: (word.confidence * 100).rounded() / 100,
            link: word.link
        )
    }
}
