import CTesseract
import TextDocument

/// A picture file in memory; a TIFF may have several pages.
struct PictureFile {
    let bytes: [UInt8]
    let format: DocumentFormat
    let limits: ExtractionLimits
    /// What decodes photos in HEIC format; nil where they cannot be read.
    let photos: PhotoLibrary?

    /// Decodes one page after the other and hands each over.
    ///
    /// - Throws: `tooLarge` before decoding anything whose header promises too many pixels, `damaged` when a page
    ///   cannot be decoded, `unsupportedType` for a photo where nothing decodes it.
    func forEachPage(_ body: (consuming Picture) throws(ExtractionFailure) -> Void) throws(ExtractionFailure) {
        if format == .tiff {
            try forEachTIFFPage(body)
        } else if format == .heic {
            try body(photo())
        } else {
            try checkHeader()
            guard let pix = unsafe pixReadMem(bytes, bytes.count) else { throw .damaged }
            let picture = unsafe Picture(consuming: pix)
            try check(width: picture.width, height: picture.height)
            let orientation = format == .jpeg ? EXIFOrientation.read(from: bytes) : 1
            guard let upright = picture.upright(orientation: orientation) else { throw .tooLarge }
            try body(upright)
        }
    }

    private func forEachTIFFPage(
        _ body: (consuming Picture) throws(ExtractionFailure) -> Void
    ) throws(ExtractionFailure) {
        var sizes = TIFFDirectories(bytes)
        var offset = 0
        var pages = 0
        repeat {
            guard let size = sizes.next() else { throw .damaged }
            try check(width: size.width, height: size.height)
            guard pages < limits.maximumPages else { throw .tooLarge }
            guard let pix = unsafe pixReadMemFromMultipageTiff(bytes, bytes.count, &offset) else {
                if pages > 0 { return }
                throw .damaged
            }
            let picture = unsafe Picture(consuming: pix)
            try check(width: picture.width, height: picture.height)
            pages += 1
            try body(picture)
        } while offset != 0
    }

    /// The main picture, the way up its camera meant.
    private func photo() throws(ExtractionFailure) -> Picture {
        guard let photos else { throw .unsupportedType }
        let photo = try HEICPhoto(bytes, library: photos)
        try check(width: photo.width, height: photo.height)
        let pixels = try photo.decoded()
        try check(width: pixels.width, height: pixels.height)
        guard let picture = Picture(try pixels.grey()) else { throw .tooLarge }
        return picture
    }

    private func checkHeader() throws(ExtractionFailure) {
        var format: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        let failed = unsafe pixReadHeaderMem(bytes, bytes.count, &format, &width, &height, nil, nil, nil)
        guard failed == 0 else { throw .damaged }
        try check(width: Int(width), height: Int(height))
    }

    /// Tesseract refuses sides above 32,767 dots.
    private func check(width: Int, height: Int) throws(ExtractionFailure) {
        guard width > 0, height > 0 else { throw .damaged }
        guard width <= 32_767, height <= 32_767, width * height <= limits.maximumPixels else { throw .tooLarge }
    }
}
