import CProcessLimits
import TextDocument

/// A decoded photo in colour. One owner; ends with it.
@safe struct HEICPixels: ~Copyable {
    private let library: PhotoLibrary
    private let image: OpaquePointer

    private static let channel = Int32(VITAE_HEIF_CHANNEL_INTERLEAVED)
    private static let bytesPerDot = 3

    init(consuming image: OpaquePointer, library: PhotoLibrary) {
        unsafe self.image = image
        self.library = library
    }

    deinit { unsafe library.releaseImage(image) }

    var width: Int { Int(unsafe library.imageWidth(image, Self.channel)) }
    var height: Int { Int(unsafe library.imageHeight(image, Self.channel)) }

    /// The photo in greys, as recognition sees it.
    ///
    /// - Throws: `damaged` when there is less of it than its size promises.
    func grey() throws(ExtractionFailure) -> GreyBitmap {
        let width = width
        let height = height
        var bytesPerRow: Int32 = 0
        guard width > 0, height > 0, let plane = unsafe library.plane(image, Self.channel, &bytesPerRow),
            Int(bytesPerRow) >= Self.bytesPerDot * width
        else { throw .damaged }
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { greys, count in
            for row in 0..<height {
                var dot = unsafe plane + row * Int(bytesPerRow)
                for _ in 0..<width {
                    unsafe greys[count] = Colour.tone(red: dot[0], green: dot[1], blue: dot[2])
                    count += 1
                    unsafe dot += Self.bytesPerDot
                }
            }
        }
        // Cameras state a resolution that means nothing.
        return GreyBitmap(width: width, height: height, resolution: 0, pixels: pixels)
    }
}
