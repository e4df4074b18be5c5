import CPagePaint
import TextDocument

/// What one interpretation of a page gives.
struct PDFPageContent {
    var characters = PDFCharacters()
    /// What is painted besides text, from the first to the last.
    var paints: [PDFPaint] = []
    /// Upright straight lines, as thin boxes, in points.
    var rules: [Bounds] = []
    /// Addresses, and where they are behind the page.
    var links: [(area: Bounds, address: String)] = []
    /// Points of all paths that are painted: letters may be drawn as such.
    var pathPoints = 0
    /// Whether there is text off the page.
    var reachesBeyond = false
    /// Whether there is more on the page than is known here.
    var isCrowded = false
    /// The fonts of its glyphs; nil for a page that cannot be read.
    private(set) var faces: PDFFaces?

    init() {}

    /// - Parameters:
    ///   - content: of a page that lives at least as long as this call.
    ///   - faces: its fonts.
    init(_ content: VitaePageContent, faces: PDFFaces) {
        self.faces = faces
        characters = unsafe PDFCharacters(content)
        paints = unsafe UnsafeBufferPointer(start: content.paints, count: content.paint_count).map(PDFPaint.init)
        rules = unsafe UnsafeBufferPointer(start: content.rules, count: content.rule_count).map(Bounds.init)
        links = unsafe UnsafeBufferPointer(start: content.links, count: content.link_count).map { link in
            (unsafe Bounds(link.box), unsafe String(cString: link.address))
        }
        pathPoints = unsafe content.path_points
        reachesBeyond = unsafe content.reaches_beyond
        isCrowded = unsafe content.is_crowded
    }

    /// Where pictures are painted, in points.
    var pictures: [Bounds] {
        paints.filter { $0.kind == .picture }.map(\.box)
    }
}

/// Something painted on a page that is no text.
struct PDFPaint {
    enum Kind {
        /// A rectangle in one opaque colour.
        case patch
        /// Another shape in one opaque colour, somewhere in its box.
        case shape
        /// A gradient, a pattern, or something that lets shine through what is under it.
        case blend
        case picture
    }

    let kind: Kind
    let box: Bounds
    let colour: Colour
    /// Larger than that of all that was painted before.
    let order: UInt32

    fileprivate init(_ paint: VitaePaint) {
        kind =
            switch VitaePaintKind(UInt32(paint.kind)) {
            case VITAE_PATCH: .patch
            case VITAE_SHAPE: .shape
            case VITAE_PICTURE: .picture
            default: .blend
            }
        box = Bounds(paint.box)
        colour = Colour(dot: paint.colour)
        order = paint.order
    }
}

extension PDFCharacters {
    fileprivate init(_ content: VitaePageContent) {
        let characters = unsafe UnsafeBufferPointer(start: content.characters, count: content.character_count)
        let styles = unsafe UnsafeBufferPointer(start: content.fonts, count: content.font_count).map { name in
            unsafe PDFFontStyle(fontName: name.map { unsafe String(cString: $0) } ?? "")
        }
        scalars.reserveCapacity(characters.count)
        boxes.reserveCapacity(characters.count)
        paint.reserveCapacity(characters.count)
        var last: (font: UInt16, size: Double, colour: UInt32)?
        for index in characters.indices {
            let character = unsafe characters[index]
            scalars.append(Unicode.Scalar(character.scalar) ?? "\u{FFFD}")
            boxes.append(Bounds(character.box))
            paint.append(
                PDFGlyphPaint(
                    order: character.order,
                    isDoubtful: character.doubts != 0,
                    isSpace: UInt32(character.kind) == VITAE_SPACE.rawValue,
                    face: character.face,
                    code: character.code
                )
            )
            let font = (character.font, character.font_size, character.colour)
            if UInt32(character.kind) != VITAE_GLYPH.rawValue || last.map({ $0 == font }) == true {
                if !fonts.isEmpty {
                    fonts[fonts.count - 1].characters = fonts[fonts.count - 1].characters.lowerBound...index
                }
                continue
            }
            guard styles.indices.contains(Int(character.font)) else { continue }
            last = font
            fonts.append(
                PDFFontRun(
                    characters: index...index,
                    style: styles[Int(character.font)],
                    size: character.font_size,
                    colour: Colour(dot: character.colour)
                )
            )
        }
    }
}

extension Bounds {
    fileprivate init(_ box: VitaeBox) {
        self.init(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
    }
}
