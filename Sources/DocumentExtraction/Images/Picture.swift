import CTesseract
import CheckedNumbers
import TextDocument

/// A decoded picture. One owner; ends with it.
@safe struct Picture: ~Copyable {
    private let pointer: UnsafeMutablePointer<Pix>

    init(consuming pointer: UnsafeMutablePointer<Pix>) {
        unsafe self.pointer = pointer
    }

    init?(_ bitmap: GreyBitmap) {
        guard let pix = unsafe pixCreate(Int32(bitmap.width), Int32(bitmap.height), 8),
            let data = unsafe pixGetData(pix)
        else { return nil }
        let wordsPerLine = Int(unsafe pixGetWpl(pix))
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let shift = UInt32(24 - 8 * (column % 4))
                let value = UInt32(bitmap.pixels[row * bitmap.width + column]) << shift
                unsafe data[row * wordsPerLine + column / 4] |= value
            }
        }
        let resolution = Int32(saturating: bitmap.resolution)
        unsafe pixSetResolution(pix, resolution, resolution)
        unsafe pointer = pix
    }

    deinit {
        var pointer: UnsafeMutablePointer<Pix>? = unsafe pointer
        unsafe pixDestroy(&pointer)
    }

    var width: Int { Int(unsafe pixGetWidth(pointer)) }
    var height: Int { Int(unsafe pixGetHeight(pointer)) }

    /// Dots per inch as the file states them; 0 when it does not.
    var statedResolution: Int { Int(unsafe pixGetXRes(pointer)) }

    /// For calls that read the picture and do not keep it.
    var pointerForReading: UnsafeMutablePointer<Pix> { unsafe pointer }

    /// The picture in 256 greys, as recognition sees it.
    ///
    /// - Returns: nil when memory does not suffice.
    func toned() -> Picture? {
        var plain = unsafe pixRemoveColormap(pointer, Int32(REMOVE_CMAP_BASED_ON_SRC))
        defer { unsafe pixDestroy(&plain) }
        guard unsafe plain != nil, unsafe pixGetDepth(plain) == 32, let dots = unsafe pixGetData(plain) else {
            guard let grey = unsafe pixConvertTo8(plain, 0) else { return nil }
            return unsafe Picture(consuming: grey)
        }
        guard let grey = unsafe pixCreate(Int32(width), Int32(height), 8), let greys = unsafe pixGetData(grey) else {
            return nil
        }
        let (wordsPerLine, greysPerLine) = (Int(unsafe pixGetWpl(plain)), Int(unsafe pixGetWpl(grey)))
        for row in 0..<height {
            for column in 0..<width {
                // Red, green and blue lie in a word from its highest bits on.
                let dot = unsafe dots[row * wordsPerLine + column]
                let tone = UInt32(Colour(dot: dot >> 8).tone)
                unsafe greys[row * greysPerLine + column / 4] |= tone << UInt32(24 - 8 * (column % 4))
            }
        }
        return unsafe Picture(consuming: grey)
    }

    /// The picture as a camera with this EXIF orientation (1-8) meant it.
    consuming func upright(orientation: Int) -> Picture? {
        let quarterTurns: Int32 =
            switch orientation {
            case 3, 4: 2
            case 5, 6: 1
            case 7, 8: 3
            default: 0
            }
        let isMirrored = [2, 4, 5, 7].contains(orientation)
        guard let turned = unsafe pixRotateOrth(pointer, quarterTurns) else { return nil }
        if isMirrored { unsafe pixFlipLR(turned, turned) }
        return unsafe Picture(consuming: turned)
    }

    /// A copy turned clockwise.
    func turned(quarterTurns: Int) -> Picture? {
        guard let turned = unsafe pixRotateOrth(pointer, Int32(quarterTurns)) else { return nil }
        return unsafe Picture(consuming: turned)
    }
}
