import CPoppler
import CheckedNumbers
import TextDocument

/// One page of a PDF, with its text and a way to draw it. Reading its text once makes drawing it cheaper.
@safe final class PDFPage {
    private let pointer: OpaquePointer
    let number: Int
    /// Size in points.
    let width: Double
    let height: Double

    /// The longest side of a page in points (PDF 2.0, annex C); a file may say anything.
    private static let longestSide = 14_400.0
    /// Dots of the largest drawing: a page of A3 at 300 dots per inch has 17 million.
    private static let mostDots = 40_000_000
    /// A dot of paper.
    private static let white: UInt32 = 0xFFFF_FFFF

    init(consuming pointer: OpaquePointer, number: Int) {
        unsafe self.pointer = pointer
        self.number = number
        var width = 0.0
        var height = 0.0
        unsafe poppler_page_get_size(pointer, &width, &height)
        self.width = Self.plausible(width)
        self.height = Self.plausible(height)
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// The words of the text layer in the order Poppler reads them, with links attached, and which way they run.
    func words() -> (words: [PDFWord], direction: TextDirection) {
        let rightwards = characters(from: topLeft, to: bottomRight)
        let direction = TextDirection(of: rightwards)
        var words = rightwards.words(direction: direction, width: width, height: height)
        if rightwards.scalars.contains(where: LogicalOrder.runsLeft) || rightwards.scalars.isEmpty {
            // Poppler gives what lies between two points in reading order; on a page that runs to the left it begins at
            // the right.
            let known = Set(words.map(\.drawn))
            let leftwards = characters(from: topRight, to: bottomLeft)
            words += leftwards.words(direction: direction, width: width, height: height)
                .filter { !known.contains($0.drawn) }
        }
        return (attachLinks(to: words), direction)
    }

    private static func plausible(_ side: Double) -> Double {
        side.isFinite ? min(max(side, 0), longestSide) : 0
    }

    /// Draws the page in colour on white.
    ///
    /// - Parameter resolution: dots per inch.
    /// - Returns: nil for a page that is empty or too large to draw.
    func render(resolution: Double) -> ColourBitmap? {
        let scale = resolution / 72
        let columns = Int(saturating: (width * scale).rounded())
        let rows = Int(saturating: (height * scale).rounded())
        guard columns > 0, rows > 0, columns < 32_767, rows < 32_767, columns * rows <= Self.mostDots else {
            return nil
        }
        let dots = unsafe [UInt32](unsafeUninitializedCapacity: columns * rows) { buffer, count in
            unsafe buffer.initialize(repeating: Self.white)
            count = unsafe draw(on: buffer, columns: columns, rows: rows, scale: scale) ? buffer.count : 0
        }
        guard !dots.isEmpty else { return nil }
        return ColourBitmap(width: columns, height: rows, resolution: resolution, dots: dots)
    }

    private func draw(
        on dots: UnsafeMutableBufferPointer<UInt32>,
        columns: Int,
        rows: Int,
        scale: Double
    ) -> Bool {
        let bytes = unsafe UnsafeMutableRawBufferPointer(dots).assumingMemoryBound(to: UInt8.self)
        let bytesPerRow = Int32(columns * MemoryLayout<UInt32>.stride)
        let surface = unsafe cairo_image_surface_create_for_data(
            bytes.baseAddress,
            CAIRO_FORMAT_RGB24,
            Int32(columns),
            Int32(rows),
            bytesPerRow
        )
        defer { unsafe cairo_surface_destroy(surface) }
        guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return false }
        let context = unsafe cairo_create(surface)
        defer { unsafe cairo_destroy(context) }
        unsafe cairo_scale(context, scale, scale)
        unsafe poppler_page_render(pointer, context)
        unsafe cairo_surface_finish(surface)
        return true
    }

    /// Where pictures are drawn, in points.
    func pictures() -> [Bounds] {
        guard let list = unsafe poppler_page_get_image_mapping(pointer) else { return [] }
        defer { unsafe poppler_page_free_image_mapping(list) }
        var areas: [Bounds] = []
        var node: UnsafeMutablePointer<GList>? = unsafe list
        while let current = unsafe node {
            unsafe node = current.pointee.next
            guard let data = unsafe current.pointee.data else { continue }
            let area = unsafe data.assumingMemoryBound(to: PopplerImageMapping.self).pointee.area
            areas.append(Bounds(left: area.x1, top: area.y1, right: area.x2, bottom: area.y2))
        }
        return areas
    }

    /// Whether something may be drawn off the page: what is counts as if it ended at the edge.
    var reachesEdges: Bool {
        var area = PopplerRectangle(x1: 0, y1: 0, x2: 0, y2: 0)
        guard unsafe poppler_page_get_bounding_box(pointer, &area) != 0 else { return false }
        return area.x1 < 1 || area.y1 < 1 || area.x2 > width - 1 || area.y2 > height - 1
    }

    private typealias Point = (x: Double, y: Double)
    private var topLeft: Point { (0, 0) }
    private var topRight: Point { (width, 0) }
    private var bottomLeft: Point { (0, height) }
    private var bottomRight: Point { (width, height) }

    /// What stands between two points in reading order.
    private func characters(from start: Point, to end: Point) -> PDFCharacters {
        var area = PopplerRectangle(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
        guard let cString = unsafe poppler_page_get_text_for_area(pointer, &area) else { return PDFCharacters() }
        defer { unsafe g_free(cString) }
        // Marks around text that runs to the left have no box of their own.
        let scalars = unsafe String(cString: cString).unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) }
        var rectangles: UnsafeMutablePointer<PopplerRectangle>?
        var count: guint = 0
        guard unsafe poppler_page_get_text_layout_for_area(pointer, &area, &rectangles, &count) != 0,
            let rectangles = unsafe rectangles
        else { return PDFCharacters() }
        defer { unsafe g_free(rectangles) }
        let boxes = unsafe UnsafeBufferPointer(start: rectangles, count: Int(count)).map { rectangle in
            Bounds(left: rectangle.x1, top: rectangle.y1, right: rectangle.x2, bottom: rectangle.y2)
        }
        return PDFCharacters(scalars: Array(scalars), boxes: boxes, fonts: fontRuns(in: &area))
    }

    private func fontRuns(in area: inout PopplerRectangle) -> [PDFFontRun] {
        guard let list = unsafe poppler_page_get_text_attributes_for_area(pointer, &area) else { return [] }
        defer { unsafe poppler_page_free_text_attributes(list) }
        var runs: [PDFFontRun] = []
        // A page has thousands of runs in a handful of fonts.
        var styles: [String: PDFFontStyle] = [:]
        var node: UnsafeMutablePointer<GList>? = unsafe list
        while let current = unsafe node {
            unsafe node = current.pointee.next
            guard let data = unsafe current.pointee.data else { continue }
            let attributes = unsafe data.assumingMemoryBound(to: PopplerTextAttributes.self).pointee
            let first = unsafe Int(attributes.start_index)
            let last = unsafe max(first, Int(attributes.end_index))
            let name = unsafe attributes.font_name.map { unsafe String(cString: $0) } ?? ""
            let style = styles[name] ?? PDFFontStyle(fontName: name)
            styles[name] = style
            runs.append(
                PDFFontRun(
                    characters: first...last,
                    style: style,
                    size: unsafe attributes.font_size,
                    colour: unsafe Colour(attributes.color)
                )
            )
        }
        return runs
    }

    private func attachLinks(to words: [PDFWord]) -> [PDFWord] {
        let links = links()
        guard !links.isEmpty else { return words }
        return words.map { word in
            var word = word
            let box = word.drawn
            word.text.link = links.first { $0.area.contains(x: box.middleX, y: box.middleY) }?.address
            return word
        }
    }

    private func links() -> [(area: Bounds, address: String)] {
        guard let list = unsafe poppler_page_get_link_mapping(pointer) else { return [] }
        defer { unsafe poppler_page_free_link_mapping(list) }
        var links: [(area: Bounds, address: String)] = []
        var node: UnsafeMutablePointer<GList>? = unsafe list
        while let current = unsafe node {
            unsafe node = current.pointee.next
            guard let data = unsafe current.pointee.data else { continue }
            let mapping = unsafe data.assumingMemoryBound(to: PopplerLinkMapping.self).pointee
            guard let action = unsafe mapping.action, unsafe action.pointee.type == POPPLER_ACTION_URI,
                let address = unsafe action.pointee.uri.uri
            else { continue }
            // Link areas have their origin at the bottom left.
            let area = unsafe Bounds(
                left: mapping.area.x1,
                top: height - mapping.area.y2,
                right: mapping.area.x2,
                bottom: height - mapping.area.y1
            )
            links.append((area, unsafe String(cString: address)))
        }
        return links
    }
}

extension Colour {
    /// Poppler counts to 65,535.
    fileprivate init(_ colour: PopplerColor) {
        self.init(red: UInt8(colour.red >> 8), green: UInt8(colour.green >> 8), blue: UInt8(colour.blue >> 8))
    }
}
