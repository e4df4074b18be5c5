import CPoppler
import Foundation

/// What Poppler itself offers: the text of each page, a box for each character, and fonts.
enum PopplerText {
    /// Reads a file page by page and keeps nothing: what is measured is Poppler.
    static func extract(_ path: String) throws {
        try unsafe visitPages(of: path) { page in
            if let text = unsafe poppler_page_get_text(page) { unsafe g_free(text) }
            var rectangles: UnsafeMutablePointer<PopplerRectangle>?
            var count: guint = 0
            if unsafe poppler_page_get_text_layout(page, &rectangles, &count) != 0 { unsafe g_free(rectangles) }
            if let fonts = unsafe poppler_page_get_text_attributes(page) {
                unsafe poppler_page_free_text_attributes(fonts)
            }
        }
    }

    /// The number of words on each page.
    static func wordCounts(of path: String) throws -> [Int] {
        var counts: [Int] = []
        try unsafe visitPages(of: path) { page in
            guard let text = unsafe poppler_page_get_text(page) else { return counts.append(0) }
            defer { unsafe g_free(text) }
            counts.append(unsafe String(cString: text).split(whereSeparator: \.isWhitespace).count)
        }
        return counts
    }

    private static func visitPages(of path: String, _ visit: (OpaquePointer) -> Void) throws {
        let bytes = try Data(contentsOf: URL(filePath: path))
        try unsafe bytes.withUnsafeBytes { buffer in
            guard
                let stream = unsafe g_memory_input_stream_new_from_data(buffer.baseAddress, gssize(buffer.count), nil)
            else { throw BenchmarkFailure("\(path) cannot be read from memory") }
            defer { unsafe g_object_unref(stream) }
            guard
                let document = unsafe poppler_document_new_from_stream(stream, goffset(buffer.count), nil, nil, nil)
            else { throw BenchmarkFailure("Poppler cannot open \(path)") }
            defer { unsafe g_object_unref(UnsafeMutableRawPointer(document)) }
            for index in 0..<(unsafe poppler_document_get_n_pages(document)) {
                guard let page = unsafe poppler_document_get_page(document, index) else { continue }
                unsafe visit(page)
                unsafe g_object_unref(UnsafeMutableRawPointer(page))
            }
        }
    }
}
