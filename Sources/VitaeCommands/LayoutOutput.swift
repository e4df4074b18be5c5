import TextDocument

/// A laid-out document as JSON.
struct LayoutOutput: Encodable {
    struct Page: Encodable {
        let number: Int
        let width: Double
        let height: Double
        let origin: String
        /// How far the words can be trusted, 0-1.
        let quality: Double
        let lines: [Line]
        /// Words that nobody sees on the page.
        let hiddenWords: [String]

        enum CodingKeys: String, CodingKey {
            case number, width, height, origin, quality, lines
            case hiddenWords = "hidden_words"
        }
    }

    struct Line: Encodable {
        let block: Int
        let text: String
        /// A page number, or a header or footer that an earlier page has already said.
        let repeated: Bool
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
        pages = document.markingRepetition.pages.map { page in
            Page(
                number: page.number,
                width: page.width,
                height: page.height,
                origin: Self.name(of: page.origin),
                quality: (page.quality * 100).rounded() / 100,
                lines: page.lines.map { line in
                    Line(
                        block: line.block,
                        text: line.text,
                        repeated: line.isRepeated,
                        words: line.words.map(Self.word)
                    )
                },
                hiddenWords: page.hiddenWords
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
