import CTesseract
import CheckedNumbers

/// Light text on a dark ground: evening out the light of a page leaves nothing of it, so it is turned to dark on light
/// before.
///
/// All is looked for in a sample of the dots, some two points apart: few pages have dark grounds, and the others shall
/// not pay for it.
extension Picture {
    /// Samples an inch.
    private static let samples = 36.0
    /// Of the paper's grey: what is darker may be a ground.
    private static let darkness = 0.6
    /// Samples of the smallest piece of a ground that has no letters: strokes of letters are not as wide.
    private static let strip = (width: Int32(9), height: Int32(2))
    /// Dots around a dark one that its edge is drawn with.
    private static let blur: Int32 = 5
    /// Samples that letters on a ground are high at most.
    private static let largestLetter: Int32 = 24
    /// Samples of the smallest ground: a heading of its own, not a letter.
    private static let leastSize = (width: Int32(18), height: Int32(5))
    /// Greys by which text differs from its ground.
    private static let contrast: Int32 = 40

    /// A picture in grey whose light text on dark grounds is dark on light.
    ///
    /// - Parameter resolution: dots per inch.
    /// - Returns: the picture itself where it has no such text.
    consuming func withLightGrounds(resolution: Double) -> Picture {
        let cell = Int32(saturating: max(resolution / Self.samples, 1))
        guard let sampled = unsafe pixScaleByIntSampling(pointerForReading, cell) else { return self }
        let sample = unsafe Picture(consuming: sampled)
        guard let paper = sample.greyOfPaper, let grounds = sample.darkGrounds(on: paper),
            let inner = grounds.inner(), let edges = grounds.edges(around: inner)?.enlarged(by: cell),
            let large = inner.enlarged(by: cell),
            let inverted = unsafe pixInvert(nil, pointerForReading),
            let dark = unsafe pixThresholdToBinary(pointerForReading, Int32(saturating: Self.darkness * paper))
        else { return self }
        let light = unsafe Picture(consuming: inverted)
        let rest = unsafe Picture(consuming: dark)
        unsafe pixCombineMasked(pointerForReading, light.pointerForReading, large.pointerForReading)
        // Where a ground ends is known to a sample only: what is left of it would be a rule.
        unsafe pixDilateBrick(rest.pointerForReading, rest.pointerForReading, Self.blur, Self.blur)
        unsafe pixAnd(edges.pointerForReading, edges.pointerForReading, rest.pointerForReading)
        unsafe pixSetMasked(pointerForReading, edges.pointerForReading, UInt32(saturating: paper))
        return self
    }

    /// Where light text stands on dark ground, one bit a dot; nil where it nowhere does.
    private func darkGrounds(on paper: Double) -> Picture? {
        guard let dark = unsafe pixThresholdToBinary(pointerForReading, Int32(saturating: Self.darkness * paper))
        else { return nil }
        let whole = unsafe Picture(consuming: dark)
        guard let opened = unsafe pixOpenBrick(nil, whole.pointerForReading, Self.strip.width, Self.strip.height)
        else { return nil }
        let strips = unsafe Picture(consuming: opened)
        guard !strips.isBlank, whole.fill(from: strips) else { return nil }
        var parts: UnsafeMutablePointer<Pixa>?
        var boxes = unsafe pixConnComp(whole.pointerForReading, &parts, 4)
        defer {
            unsafe boxaDestroy(&boxes)
            unsafe pixaDestroy(&parts)
        }
        guard let found = unsafe pixCreateTemplate(whole.pointerForReading) else { return nil }
        let grounds = unsafe Picture(consuming: found)
        for index in 0..<(unsafe boxaGetCount(boxes)) {
            var area = (x: Int32(0), y: Int32(0), width: Int32(0), height: Int32(0))
            guard unsafe boxaGetBoxGeometry(boxes, index, &area.x, &area.y, &area.width, &area.height) == 0,
                area.width >= Self.leastSize.width, area.height >= Self.leastSize.height,
                let pointer = unsafe pixaGetPix(parts, index, Int32(L_CLONE))
            else { continue }
            let part = unsafe Picture(consuming: pointer)
            guard hasLightText(on: part, strips: strips, x: area.x, y: area.y) else { continue }
            unsafe pixRasterop(
                grounds.pointerForReading,
                area.x,
                area.y,
                area.width,
                area.height,
                Int32(PIX_PAINT),
                part.pointerForReading,
                0,
                0
            )
        }
        guard !grounds.isBlank else { return nil }
        return grounds
    }

    /// What is mostly dark around a strip becomes a ground with all of it that letters take; nothing else stays dark.
    ///
    /// - Parameter strips: dark without letters.
    /// - Returns: false when memory does not suffice.
    private func fill(from strips: borrowing Picture) -> Bool {
        guard let dense = unsafe pixBlockrank(pointerForReading, nil, 4, 2, 0.5),
            let runs = unsafe pixOpenBrick(nil, pointerForReading, Self.strip.width, 1)
        else { return false }
        let mostlyDark = unsafe Picture(consuming: dense)
        let thinStrips = unsafe Picture(consuming: runs)
        unsafe pixOr(mostlyDark.pointerForReading, mostlyDark.pointerForReading, thinStrips.pointerForReading)
        unsafe pixOr(mostlyDark.pointerForReading, mostlyDark.pointerForReading, strips.pointerForReading)
        guard
            let filled = unsafe pixSeedfillBinary(
                pointerForReading,
                strips.pointerForReading,
                mostlyDark.pointerForReading,
                4
            ), let holes = unsafe pixHolesByFilling(filled, 4)
        else { return false }
        let letters = unsafe Picture(consuming: holes)
        guard
            let small = unsafe pixSelectBySize(
                letters.pointerForReading,
                Self.largestLetter,
                Self.largestLetter,
                8,
                Int32(L_SELECT_HEIGHT),
                Int32(L_SELECT_IF_LTE),
                nil
            )
        else { return false }
        let smallLetters = unsafe Picture(consuming: small)
        unsafe pixOr(pointerForReading, pointerForReading, smallLetters.pointerForReading)
        // Specks at its edge belong to it.
        return unsafe pixCloseSafeBrick(pointerForReading, pointerForReading, 3, 3) != nil
    }

    /// Whether what stands on a part of the picture that is mostly dark is lighter.
    private func hasLightText(on part: borrowing Picture, strips: borrowing Picture, x: Int32, y: Int32) -> Bool {
        let width = Int32(part.width)
        let height = Int32(part.height)
        guard let solid = unsafe pixCopy(nil, part.pointerForReading),
            let clip = unsafe pixCreate(width, height, 8)
        else { return false }
        let ground = unsafe Picture(consuming: solid)
        let grey = unsafe Picture(consuming: clip)
        unsafe pixRasterop(
            ground.pointerForReading,
            0,
            0,
            width,
            height,
            Int32(PIX_SRC & PIX_DST),
            strips.pointerForReading,
            x,
            y
        )
        unsafe pixRasterop(grey.pointerForReading, 0, 0, width, height, Int32(PIX_SRC), pointerForReading, x, y)
        var level: Float = 0
        guard
            unsafe pixGetAverageMasked(
                grey.pointerForReading,
                ground.pointerForReading,
                0,
                0,
                1,
                Int32(L_MEAN_ABSVAL),
                &level
            ) == 0
        else { return false }
        let mean = Int32(UInt8(saturating: Double(level)))  // checked: widens a byte
        let darker = grey.count(below: mean - Self.contrast, on: part)
        let notLighter = grey.count(below: mean + Self.contrast, on: part)
        return part.count - notLighter > darker
    }

    /// How many dots of a part are darker than some grey.
    private func count(below grey: Int32, on part: borrowing Picture) -> Int {
        guard grey > 0, let dark = unsafe pixThresholdToBinary(pointerForReading, min(grey, 255)) else { return 0 }
        let picture = unsafe Picture(consuming: dark)
        unsafe pixAnd(picture.pointerForReading, picture.pointerForReading, part.pointerForReading)
        return picture.count
    }

    /// The grey that all but the lightest twentieth of the dots have at most.
    private var greyOfPaper: Double? {
        var grey: Float = 0
        guard unsafe pixGetRankValueMasked(pointerForReading, nil, 0, 0, 1, 0.95, &grey, nil) == 0 else { return nil }
        return Double(grey)
    }

    /// The samples of a mask that are followed by others of it, to the right and below: all dots up to those are in it.
    private func inner() -> Picture? {
        guard let copy = unsafe pixCopy(nil, pointerForReading) else { return nil }
        let inner = unsafe Picture(consuming: copy)
        for (x, y) in [(Int32(1), Int32(0)), (0, 1), (1, 1)] {
            unsafe pixRasterop(
                inner.pointerForReading,
                0,
                0,
                Int32(width),
                Int32(height),
                Int32(PIX_SRC & PIX_DST),
                pointerForReading,
                x,
                y
            )
        }
        return inner
    }

    /// What lies around the inner part of a mask, to two samples beyond the mask.
    private func edges(around inner: borrowing Picture) -> Picture? {
        guard let outer = unsafe pixDilateBrick(nil, pointerForReading, 5, 5) else { return nil }
        let edges = unsafe Picture(consuming: outer)
        unsafe pixSubtract(edges.pointerForReading, edges.pointerForReading, inner.pointerForReading)
        return edges
    }

    private func enlarged(by factor: Int32) -> Picture? {
        guard let large = unsafe pixExpandReplicate(pointerForReading, factor) else { return nil }
        return unsafe Picture(consuming: large)
    }

    var isBlank: Bool {
        var isEmpty: Int32 = 1
        return unsafe pixZero(pointerForReading, &isEmpty) != 0 || isEmpty != 0
    }

    /// How many dots of a mask are set.
    private var count: Int {
        var count: Int32 = 0
        return unsafe pixCountPixels(pointerForReading, &count, nil) == 0 ? Int(count) : 0
    }
}
