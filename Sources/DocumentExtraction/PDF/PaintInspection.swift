import TextDocument

/// Tells the words that are seen for certain from those of which only a drawing can tell.
///
/// The order in which things are painted, their places and their colours say it of almost all words of almost all
/// pages: painted in full, in a colour that stands out from what is under them, with nothing over them.
struct PaintInspection {
    private let content: PDFPageContent
    private let page: Bounds

    /// The order of painting is not looked at where it takes longer than drawing.
    private static let mostComparisons = 1_000_000
    /// Points that may be missing where one thing is said to lie on another.
    private static let tolerance = 1.0

    init(_ page: PDFPage) {
        content = page.content
        self.page = Bounds(left: 0, top: 0, right: page.width, bottom: page.height)
    }

    /// Indices of the words of which it is not certain that they are seen.
    func doubtful(among words: [PDFWord]) -> [Int] {
        guard !content.isCrowded, words.count * content.paints.count <= Self.mostComparisons else {
            return Array(words.indices)
        }
        return words.indices.filter { !isCertain(words[$0]) }
    }

    private func isCertain(_ word: PDFWord) -> Bool {
        // A mark alone hides nothing.
        guard InkInspection.hasLetters(word) else { return true }
        let box = word.drawn
        guard !word.isDoubtful, InkInspection.hasRoom(word),
            box.middleX > page.left, box.middleX < page.right, box.middleY > page.top, box.middleY < page.bottom
        else { return false }
        var grounds = [Colour.white]
        for paint in content.paints where paint.box.overlaps(box) {
            // What is painted over it covers it, or shines through; how much of it is left is to be seen.
            guard paint.order < word.order else { return false }
            switch paint.kind {
            case .patch where paint.box.contains(box, tolerance: Self.tolerance):
                grounds = [paint.colour]
            case .patch, .shape:
                grounds.append(paint.colour)
            case .blend, .picture:
                return false
            }
        }
        return grounds.allSatisfy { word.colour.contrast(with: $0) >= Colour.leastContrast } && hasOutlines(word)
    }

    /// Whether the font draws something for each of its letters: it may say of nothing that it is one.
    private func hasOutlines(_ word: PDFWord) -> Bool {
        let glyphs = content.characters.paint
        guard let faces = content.faces, word.characters.upperBound <= glyphs.count else { return false }
        return word.characters.allSatisfy { index in
            !InkInspection.isLetter(content.characters.scalars[index]) || faces.draw(glyphs[index])
        }
    }
}

extension Bounds {
    fileprivate func overlaps(_ other: Bounds) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    fileprivate func contains(_ other: Bounds, tolerance: Double) -> Bool {
        left <= other.left + tolerance && right >= other.right - tolerance
            && top <= other.top + tolerance && bottom >= other.bottom - tolerance
    }
}
