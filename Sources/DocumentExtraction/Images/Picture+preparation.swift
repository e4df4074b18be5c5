import CTesseract
import TextDocument

extension Picture {
    /// Dots per inch that Tesseract is trained for.
    private static let wantedResolution = 300.0
    /// Width in inches of the page that a picture of unknown scale is taken for (A4).
    private static let pageWidth = 8.27

    /// The picture as recognition likes it: grey, light evened out, level, and at a scale that gives letters their usual size.
    ///
    /// - Returns: the picture and its scale in dots per inch; nil when memory does not suffice.
    consuming func prepared() -> PreparedPicture? {
        let resolution = plausibleResolution
        guard let grey = unsafe pixConvertTo8(pointerForReading, 0) else { return nil }
        var current = unsafe Picture(consuming: grey)
        if let even = unsafe pixBackgroundNormSimple(current.pointerForReading, nil, nil) {
            unsafe current = Picture(consuming: even)
        }
        if let level = unsafe pixDeskew(current.pointerForReading, 0) {
            unsafe current = Picture(consuming: level)
        }
        let factor = min(max(Self.wantedResolution / resolution, 0.4), 2.5)
        if abs(factor - 1) > 0.15, let scaled = unsafe pixScale(current.pointerForReading, Float(factor), Float(factor))
        {
            unsafe current = Picture(consuming: scaled)
            return PreparedPicture(picture: current, resolution: resolution * factor)
        }
        return PreparedPicture(picture: current, resolution: resolution)
    }

    /// The stated resolution where it makes the picture a page, else what it would be if the picture showed a whole page.
    private var plausibleResolution: Double {
        let stated = Double(statedResolution)
        let shorterSide = Double(min(width, height))
        let statedInches = stated > 0 ? shorterSide / stated : 0
        if stated >= 100, (4...14).contains(statedInches) { return stated }
        return max(shorterSide / Self.pageWidth, 30)
    }
}

/// A picture ready to be recognised, and its scale.
struct PreparedPicture: ~Copyable {
    let picture: Picture
    /// Dots per inch.
    let resolution: Double
}
