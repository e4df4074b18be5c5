import CPoppler

/// Bytes that are packed as PDF packs most of them (zlib, RFC 1950).
struct Deflated {
    private let bytes: [UInt8]

    private static let chunk = 64 * 1024

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// Unpacks them.
    ///
    /// - Parameter limit: bytes after which the rest is left.
    /// - Returns: what they hold, up to the first that is damaged.
    func inflated(atMost limit: Int) -> [UInt8] {
        guard let inflater = unsafe g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB) else { return [] }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(inflater)) }
        var result: [UInt8] = []
        var part = [UInt8](repeating: 0, count: Self.chunk)
        var position = 0
        while result.count < limit {
            var read: gsize = 0
            var written: gsize = 0
            var error: UnsafeMutablePointer<GError>?
            let status = unsafe bytes[position...].withUnsafeBytes { source in
                unsafe part.withUnsafeMutableBytes { target in
                    unsafe g_converter_convert(
                        inflater,
                        source.baseAddress,
                        gsize(source.count),
                        target.baseAddress,
                        gsize(target.count),
                        G_CONVERTER_INPUT_AT_END,
                        &read,
                        &written,
                        &error
                    )
                }
            }
            if let error = unsafe error { unsafe g_error_free(error) }
            guard status == G_CONVERTER_CONVERTED || status == G_CONVERTER_FINISHED else { break }
            result += part[..<Int(written)]
            position += Int(read)
            if status == G_CONVERTER_FINISHED || read + written == 0 { break }
        }
        return Array(result.prefix(limit))
    }
}
