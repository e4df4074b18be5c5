import Resume
import TextDocument

extension TextDocument {
    /// Lines that hold words, in reading order.
    var references: [LineReference] {
        pages.flatMap { page in
            page.lines.enumerated().compactMap { index, line in
                line.words.isEmpty ? nil : LineReference(page: page.number, line: index + 1, text: line.text)
            }
        }
    }
}
