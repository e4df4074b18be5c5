import CPoppler

/// A PDF as poppler-glib opens it, to draw its pages with cairo.
@safe final class CairoDocument {
    private let pointer: OpaquePointer
    private let stream: UnsafeMutablePointer<GInputStream>

    /// Nil for a file that cannot be opened.
    ///
    /// - Parameters:
    ///   - memory: the bytes of the file, which must outlive this.
    ///   - length: how many these are.
    init?(_ memory: UnsafeMutableRawPointer, length: Int) {
        // From a stream: the other constructors end the process on a wrong password, or call it damage.
        guard let stream = unsafe g_memory_input_stream_new_from_data(memory, gssize(length), nil) else { return nil }
        guard let opened = unsafe Self.open(stream, length, password: nil) ?? Self.open(stream, length, password: "")
        else {
            unsafe g_object_unref(stream)
            return nil
        }
        unsafe pointer = opened
        unsafe self.stream = stream
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
        unsafe g_object_unref(stream)
    }

    private static func open(
        _ stream: UnsafeMutablePointer<GInputStream>,
        _ length: Int,
        password: String?
    ) -> OpaquePointer? {
        unsafe poppler_document_new_from_stream(stream, goffset(length), password, nil, nil)
    }

    /// Draws a page, numbered from 1, on white dots.
    func draw(
        page number: Int,
        on dots: UnsafeMutableBufferPointer<UInt32>,
        columns: Int,
        rows: Int,
        scale: Double
    ) -> Bool {
        guard let page = unsafe poppler_document_get_page(pointer, Int32(number - 1)) else { return false }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(page)) }
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
        unsafe poppler_page_render(page, context)
        unsafe cairo_surface_finish(surface)
        return true
    }
}
