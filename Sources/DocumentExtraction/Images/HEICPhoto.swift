import CProcessLimits
import TextDocument

/// The main picture of a file in HEIC format, before it is decoded. One owner; ends with it.
@safe struct HEICPhoto: ~Copyable {
    private let library: PhotoLibrary
    private let context: OpaquePointer
    private let handle: OpaquePointer

    /// Reads what the file says of its pictures.
    ///
    /// - Throws: `unsupportedType` for a kind of picture that the library does not know, `damaged` for anything else
    ///   that it cannot make sense of.
    init(_ bytes: [UInt8], library: PhotoLibrary) throws(ExtractionFailure) {
        guard let context = unsafe library.allocContext() else { throw .tooLarge }
        var handle: OpaquePointer?
        do throws(ExtractionFailure) {
            // In the thread that asks: the decoder starts one of its own for each part of the picture as it is.
            unsafe library.setDecodingThreads?(context, 0)
            try unsafe Self.check(library.read(context, bytes, bytes.count, nil))
            try unsafe Self.check(library.getPrimary(context, &handle))
            guard unsafe handle != nil else { throw .damaged }
        } catch {
            unsafe library.freeContext(context)
            throw error
        }
        guard let handle = unsafe handle else { throw .damaged }
        self.library = library
        unsafe self.context = context
        unsafe self.handle = handle
    }

    deinit {
        unsafe library.releaseHandle(handle)
        unsafe library.freeContext(context)
    }

    /// Dots, as the header promises them, once the picture is turned as its camera was held.
    var width: Int { Int(unsafe library.handleWidth(handle)) }
    var height: Int { Int(unsafe library.handleHeight(handle)) }

    /// Decodes the picture, turned and cut as the file demands.
    func decoded() throws(ExtractionFailure) -> HEICPixels {
        var image: OpaquePointer?
        let colours = Int32(VITAE_HEIF_COLOURS_RGB)
        try unsafe Self.check(
            library.decode(handle, &image, colours, Int32(VITAE_HEIF_ORDER_INTERLEAVED_RGB), nil)
        )
        guard let image = unsafe image else { throw .damaged }
        return unsafe HEICPixels(consuming: image, library: library)
    }

    private static func check(_ outcome: heif_error) throws(ExtractionFailure) {
        switch Int(unsafe outcome.code) {
        case 0: return
        case VITAE_HEIF_UNSUPPORTED_FILE, VITAE_HEIF_UNSUPPORTED_FEATURE: throw .unsupportedType
        case VITAE_HEIF_NO_MEMORY: throw .tooLarge
        default: throw .damaged
        }
    }
}
