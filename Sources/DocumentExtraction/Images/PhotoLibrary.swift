import CProcessLimits
import Glibc
import TextDocument

/// libheif, which decodes photos in HEIC format, where it is installed: Vitae works without.
///
/// To be loaded before the process is locked in: no code can be loaded later. What it loads itself, it loads here too.
@safe final class PhotoLibrary {
    let allocContext: vitae_heif_context_alloc
    let freeContext: vitae_heif_context_free
    /// Older versions have none; they start threads only when asked to.
    let setDecodingThreads: vitae_heif_context_set_max_decoding_threads?
    let read: vitae_heif_context_read_from_memory
    let getPrimary: vitae_heif_context_get_primary_image_handle
    let releaseHandle: vitae_heif_image_handle_release
    let handleWidth: vitae_heif_image_handle_get_size
    let handleHeight: vitae_heif_image_handle_get_size
    let decode: vitae_heif_decode_image
    let releaseImage: vitae_heif_image_release
    let imageWidth: vitae_heif_image_get_size
    let imageHeight: vitae_heif_image_get_size
    let plane: vitae_heif_image_get_plane_readonly

    private static let name = "libheif.so.1"

    /// Loads the library.
    ///
    /// - Returns: nil where it is not installed, has not all that is needed, or has nothing that decodes photos of
    ///   telephones.
    static func load() -> PhotoLibrary? {
        guard let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        do throws(ExtractionFailure) {
            return unsafe try PhotoLibrary(library)
        } catch {
            return nil
        }
    }

    private init(_ library: UnsafeMutableRawPointer) throws(ExtractionFailure) {
        func find<Call>(_ name: String) throws(ExtractionFailure) -> Call {
            guard let address = unsafe dlsym(library, name) else { throw .unsupportedType }
            return unsafe unsafeBitCast(address, to: Call.self)
        }
        func findIfThere<Call>(_ name: String) -> Call? {
            unsafe dlsym(library, name).map { address in unsafe unsafeBitCast(address, to: Call.self) }
        }
        // From version 1.13 on it loads its decoders so.
        let start: vitae_heif_init? = unsafe findIfThere("heif_init")
        if let start = unsafe start, unsafe start(nil).code != 0 { throw .unsupportedType }
        let hasDecoder: vitae_heif_have_decoder_for_format = try find("heif_have_decoder_for_format")
        guard hasDecoder(Int32(VITAE_HEIF_FORMAT_HEVC)) != 0 else { throw .unsupportedType }
        unsafe allocContext = try find("heif_context_alloc")
        unsafe freeContext = try find("heif_context_free")
        unsafe setDecodingThreads = findIfThere("heif_context_set_max_decoding_threads")
        unsafe read = try find("heif_context_read_from_memory")
        unsafe getPrimary = try find("heif_context_get_primary_image_handle")
        unsafe releaseHandle = try find("heif_image_handle_release")
        unsafe handleWidth = try find("heif_image_handle_get_width")
        unsafe handleHeight = try find("heif_image_handle_get_height")
        unsafe decode = try find("heif_decode_image")
        unsafe releaseImage = try find("heif_image_release")
        unsafe imageWidth = try find("heif_image_get_width")
        unsafe imageHeight = try find("heif_image_get_height")
        unsafe plane = try find("heif_image_get_plane_readonly")
    }
}
