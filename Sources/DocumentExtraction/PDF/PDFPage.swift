import CPoppler
import TextDocument

/// One page of a PDF, with its text and a way to draw it.
@safe struct PDFPage: ~Copyable {
    private let pointer: OpaquePointer
    let number: Int
    /// Size in points.
    let width: Double
    let height: Double

    init(consuming pointer: OpaquePointer, number: Int) {
        unsafe self.pointer = pointer
        self.number = number
        var width = 0.0
        var height = 0.0
        unsafe poppler_page_get_size(pointer, &width, &height)
        self.width = width
        self.height = height
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// The words of the text layer in the order Poppler reads them, with links attached.
    func words() -> [TextWord] {
        guard let cString = unsafe poppler_page_get_text(pointer) else { return [] }
        defer { unsafe g_free(cString) }
        let scalars = Array(unsafe String(cString: cString).unicodeScalars)
        let boxes = characterBoxes()
        let fonts = fontRuns()
        var assembler = PDFWordAssembler(fonts: fonts)
        for (index, scalar) in scalars.enumerated() where index < boxes.count {
            assembler.append(scalar, box: boxes[index], index: index)
        }
        return attachLinks(to: assembler.finish())
    }

    /// Draws the page in grey on white.
    ///
    /// - Parameter resolution: dots per inch.
    /// - Returns: nil for a page that is empty or too large to draw.
    func render(resolution: Double) -> GreyBitmap? {
        let scale = resolution / 72
        let columns = Int((width * scale).rounded())
        let rows = Int((height * scale).rounded())
        guard columns > 0, rows > 0, columns < 32_767, rows < 32_767 else { return nil }
        guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(columns), Int32(rows)) else {
            return nil
        }
        defer { unsafe cairo_surface_destroy(surface) }
        guard let context = unsafe cairo_create(surface) else { return nil }
        unsafe cairo_set_source_rgb(context, 1, 1, 1)
        unsafe cairo_paint(context)
        unsafe cairo_scale(context, scale, scale)
        unsafe poppler_page_render(pointer, context)
        unsafe cairo_destroy(context)
        unsafe cairo_surface_flush(surface)
        guard let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let offset = row * stride + column * 4
                // Weights of ITU-R BT.601; cairo stores blue, green, red on little-endian machines.
                let blue = unsafe Int(data[offset])
                let green = unsafe Int(data[offset + 1])
                let red = unsafe Int(data[offset + 2])
                pixels.append(UInt8((299 * red + 587 * green + 114 * blue) / 1000))
            }
        }
        return GreyBitmap(width: columns, height: rows, resolution: resolution, pixels: pixels)
    }

    private func characterBoxes() -> [Bounds] {
        var rectangles: UnsafeMutablePointer<PopplerRectangle>?
        var count: guint = 0
        guard unsafe poppler_page_get_text_layout(pointer, &rectangles, &count) != 0, let rectangles = unsafe rectangles
        else { return [] }
        defer { unsafe g_free(rectangles) }
        return unsafe UnsafeBufferPointer(start: rectangles, count: Int(count)).map { rectangle in
            Bounds(left: rectangle.x1, top: rectangle.y1, right: rectangle.x2, bottom: rectangle.y2)
        }
    }

    private func fontRuns() -> [PDFFontRun] {
        guard let list = unsafe poppler_page_get_text_attributes(pointer) else { return [] }
        defer { unsafe poppler_page_free_text_attributes(list) }
        var runs: [PDFFontRun] = []
        var node: UnsafeMutablePointer<GList>? = unsafe list
        while let current = unsafe node {
            if let data = unsafe current.pointee.data {
                let attributes = unsafe data.assumingMemoryBound(to: PopplerTextAttributes.self).pointee
                let name = unsafe attributes.font_name.map { unsafe String(cString: $0) } ?? ""
                runs.append(
                    PDFFontRun(
                        characters: unsafe Int(
                            attributes.start_index
                        )...max(
                            Int(attributes.start_index),
                            Int(attributes.end_index)
                        ),
                        name: name,
                        size: unsafe attributes.font_size
                    )
                )
            }
            unsafe node = current.pointee.next
        }
        return runs
    }

    private func attachLinks(to words: [TextWord]) -> [TextWord] {
        let links = links()
        guard !links.isEmpty else { return words }
        return words.map { word in
            var word = word
            word.link = links.first { $0.area.contains(x: word.box.middleX, y: word.box.middleY) }?.address
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
