import CTesseract
import TextDocument

extension Picture {
    private static let wantedResolution = PageRecogniser.resolution
    /// Grey below which a dot is ink once light is evened out, 0-255.
    private static let inkThreshold: Int32 = 150
    /// Scaling by less costs more time than it wins letters: scans at 200 dots per inch read as well as they are.
    private static let leastScaling = 0.55
    /// Grey from which on a dot is paper once light is evened out: paper is at 200 then.
    private static let paper: Int32 = 186
    /// Between faint ink and full, below 1 towards the dark: what is printed in light grey or a light colour shall not be
    /// taken for paper.
    private static let inkGamma: Float = 0.45
    /// Dots of a page from which on half of them across are enough to see which way up it is.
    private static let widthToHalve: Int32 = 2_400
    /// Width in inches of the page that a picture of unknown scale is taken for (A4).
    private static let pageWidth = 8.27

    /// The picture as recognition likes it: grey, light evened out, level, and at a scale that gives letters their
    /// usual size.
    ///
    /// - Returns: the picture and its scale in dots per inch; nil when memory does not suffice.
    consuming func prepared() -> PreparedPicture? {
        let stated = statedResolution
        guard let toned = toned() else { return nil }
        let sheet = toned.withoutPerspective()
        let resolution = sheet.plausibleResolution(stated: stated)
        var current = sheet.withLightGrounds(resolution: resolution)
        if let even = unsafe pixBackgroundNormSimple(current.pointerForReading, nil, nil) {
            unsafe current = Picture(consuming: even)
            unsafe pixGammaTRC(current.pointerForReading, current.pointerForReading, Self.inkGamma, 0, Self.paper)
        }
        var level = current.levelled()
        level.removeBars(resolution: resolution)
        var reached = resolution
        let factor = min(max(Self.wantedResolution / resolution, 0.4), 2.5)
        if abs(factor - 1) > Self.leastScaling,
            let scaled = unsafe pixScale(level.pointerForReading, Float(factor), Float(factor))
        {
            unsafe level = Picture(consuming: scaled)
            reached = resolution * factor
        }
        let quarterTurns = level.quarterTurnsToUpright
        if quarterTurns != 0, let upright = level.turned(quarterTurns: quarterTurns) { level = upright.levelled() }
        let rules = level.removeRules(resolution: reached)
        let bullets = level.removeBullets(resolution: reached)
        return PreparedPicture(picture: level, resolution: reached, bullets: bullets, rules: rules)
    }

    private consuming func levelled() -> Picture {
        guard let level = unsafe pixDeskew(pointerForReading, 0) else { return self }
        return unsafe Picture(consuming: level)
    }

    /// Quarter turns clockwise that set the text upright, 0-3: in upright print more strokes rise above small letters
    /// than hang below them. 0 where there is too little text to tell.
    private var quarterTurnsToUpright: Int {
        var binary = unsafe pixThresholdToBinary(pointerForReading, Self.inkThreshold)
        guard unsafe binary != nil else { return 0 }
        defer { unsafe pixDestroy(&binary) }
        // Detection works from 150 dots per inch on, and a quarter of the dots take a quarter of the time.
        if unsafe pixGetWidth(binary) >= Self.widthToHalve,
            let half = unsafe pixReduceRankBinaryCascade(binary, 1, 0, 0, 0)
        {
            unsafe pixDestroy(&binary)
            unsafe binary = unsafe half
        }
        var upwards: Float = 0
        var leftwards: Float = 0
        var orientation: Int32 = 0
        // 0 stands for the library's own least counts, confidences and ratios.
        guard unsafe pixOrientDetect(binary, &upwards, &leftwards, 0, 0) == 0,
            unsafe makeOrientDecision(upwards, leftwards, 0, 0, &orientation, 0) == 0
        else { return 0 }
        return switch orientation {
        case 2: 1  // The text looks to the left.
        case 3: 2
        case 4: 3
        default: 0
        }
    }

    /// The stated resolution where it makes the picture a page, else what it would be if the picture showed a whole
    /// page.
    private func plausibleResolution(stated: Int) -> Double {
        let stated = Double(stated)
        let shorterSide = Double(min(width, height))
        let statedInches = stated > 0 ? shorterSide / stated : 0
        if stated >= 100, (4...14).contains(statedInches) { return stated }
        return max(shorterSide / Self.pageWidth, 30)
    }
}
