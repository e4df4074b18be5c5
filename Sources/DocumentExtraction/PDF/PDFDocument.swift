import CPoppler
import Glibc
import TextDocument

/// A PDF opened from memory. One owner, one thread; everything it holds ends with it.
@safe struct PDFDocument: ~Copyable {
    private let pointer: OpaquePointer
    private let stream: UnsafeMutablePointer<GInputStream>
    private let memory: UnsafeMutableRawPointer
    private let length: Int

    /// Opens the document, with an empty user password where one is asked for.
    ///
    /// - Throws: `encrypted` when a password is needed, `damaged` for anything else that cannot be opened.
    init(_ bytes: [UInt8]) throws(ExtractionFailure) {
        // From a stream: the other constructors end the process on a wrong password, or call it damage.
        guard let memory = unsafe g_malloc(gsize(max(bytes.count, 1))) else { throw .tooLarge }
        unsafe bytes.withUnsafeBytes { source in
            if let base = source.baseAddress { unsafe memory.copyMemory(from: base, byteCount: source.count) }
        }
        guard let stream = unsafe g_memory_input_stream_new_from_data(memory, gssize(bytes.count), nil) else {
            unsafe g_free(memory)
            throw .damaged
        }
        var error: UnsafeMutablePointer<GError>?
        let opened =
            unsafe Self.open(stream, length: bytes.count, password: nil, error: &error)
            ?? Self.open(stream, length: bytes.count, password: "", error: &error)
        guard let opened = unsafe opened else {
            let failure = unsafe Self.failure(consuming: error)
            unsafe g_object_unref(stream)
            unsafe g_free(memory)
            throw failure
        }
        if let error = unsafe error { unsafe g_error_free(error) }
        unsafe self.pointer = opened
        unsafe self.stream = stream
        unsafe self.memory = memory
        length = bytes.count
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
        unsafe g_object_unref(stream)
        unsafe g_free(memory)
    }

    var pageCount: Int {
        Int(unsafe poppler_document_get_n_pages(pointer))
    }

    /// Whether there may be pictures: what draws one says so in clear, wherever the rest is packed.
    var mayHavePictures: Bool {
        contains("/Image")
    }

    /// Whether parts of it are enciphered, with or without a password.
    var isEnciphered: Bool {
        contains("/Encrypt")
    }

    /// Opens a page.
    ///
    /// - Parameter index: number of the page, from 0.
    /// - Returns: nil when the page cannot be read.
    func page(at index: Int) -> PDFPage? {
        guard let page = unsafe poppler_document_get_page(pointer, Int32(index)) else { return nil }
        return unsafe PDFPage(consuming: page, number: index + 1)
    }

    /// Whether the bytes hold a name; a search of the standard library takes longer than reading the text.
    private func contains(_ name: String) -> Bool {
        let name = Array(name.utf8)
        guard let first = name.first else { return true }
        var start = unsafe UnsafeRawPointer(memory)
        let end = unsafe start + length
        while unsafe end - start >= name.count,
            let found = unsafe memchr(start, Int32(first), end - start - name.count + 1)
        {
            let next = unsafe found + name.count
            // "/ImageB" names a way of drawing, not a picture.
            let goesOn = unsafe next < end && isalnum(Int32(next.load(as: UInt8.self))) != 0
            if unsafe memcmp(found, name, name.count) == 0, !goesOn { return true }
            unsafe start = UnsafeRawPointer(found) + 1
        }
        return false
    }

    private static func open(
        _ stream: UnsafeMutablePointer<GInputStream>,
        length: Int,
        password: String?,
        error: inout UnsafeMutablePointer<GError>?
    ) -> OpaquePointer? {
        if let previous = unsafe error { unsafe g_error_free(previous) }
        unsafe error = nil
        return unsafe poppler_document_new_from_stream(stream, goffset(length), password, nil, &error)
    }

    private static func failure(consuming error: UnsafeMutablePointer<GError>?) -> ExtractionFailure {
        guard let error = unsafe error else { return .damaged }
        defer { unsafe g_error_free(error) }
        let isPoppler = unsafe error.pointee.domain == poppler_error_quark()
        return unsafe isPoppler && error.pointee.code == Int32(POPPLER_ERROR_ENCRYPTED.rawValue) ? .encrypted : .damaged
    }
}
