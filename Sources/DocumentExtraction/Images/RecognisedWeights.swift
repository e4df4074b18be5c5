import TextDocument

/// Tells bold words from the others of a page by how thick their strokes are for their size.
struct RecognisedWeights {
    /// A word as it will be, and how wide its strokes are in points; nil where that is not known.
    typealias Measured = (word: TextWord, stroke: Double?)

    /// The width of strokes for the size of type that half of the words have at most.
    private let usual: Double?

    /// Of the usual width from which on a word is bold: regular words keep within a tenth, bold ones have half as much
    /// again.
    private static let bold = 1.25
    /// Between bold words, where strokes are thin.
    private static let boldAmongBold = 1.12
    /// How much thicker than others strokes of bold words in a line are at least, whatever size the line is taken to have.
    private static let contrast = 1.35
    /// What parts bold words of such a line from the others is within these.
    private static let contrasting = 1.05...1.4
    /// Words of which fewer tell nothing about what is usual.
    private static let leastWords = 12
    /// Letters of a word whose strokes tell its weight.
    private static let leastLetters = 2

    /// - Parameter words: those of a page.
    init(of words: [Measured]) {
        let weights = words.compactMap(Self.weight).sorted()
        usual = weights.count < Self.leastWords ? nil : weights[weights.count / 2]
    }

    /// The words with those bold that are.
    ///
    /// - Parameter words: in the order of their lines.
    /// - Returns: as many, in the same order.
    func embolden(_ words: [Measured]) -> [TextWord] {
        guard let usual else { return words.map(\.word) }
        var lines: [[Measured]] = []
        for measured in words {
            if let last = lines.last?.last, last.word.box.sharesLine(with: measured.word.box) {
                lines[lines.count - 1].append(measured)
            } else {
                lines.append([measured])
            }
        }
        return lines.flatMap { line in
            Self.embolden(line.map(\.word), weights: line.map { Self.weight($0).map { $0 / usual } })
        }
    }

    private static func embolden(_ line: [TextWord], weights: [Double?]) -> [TextWord] {
        let known = weights.compactMap { $0 }
        guard let thinnest = known.min(), let thickest = known.max() else { return line }
        var bold = Self.bold
        if thickest > bold, thickest > contrast * thinnest {
            bold = min(max((thinnest * thickest).squareRoot(), contrasting.lowerBound), contrasting.upperBound)
        }
        return line.indices.map { index in
            var word = line[index]
            let weight = weights[index] ?? boldAmongBold
            word.isBold =
                weight >= bold
                || weight >= boldAmongBold && isAmong(index, of: line, where: weights.map { $0.map { $0 >= bold } })
            return word
        }
    }

    /// Whether the nearest words that tell, on either side of one, are such, as far as there are any.
    private static func isAmong(_ index: Int, of line: [TextWord], where isSuch: [Bool?]) -> Bool {
        let beside = [-1, 1].compactMap { step -> Bool? in
            var last = index
            while line.indices.contains(last + step), line[last].stands(beside: line[last + step]) {
                last += step
                if let isSuch = isSuch[last] { return isSuch }
            }
            return nil
        }
        return !beside.isEmpty && !beside.contains(false)
    }

    private static func weight(_ measured: Measured) -> Double? {
        guard let stroke = measured.stroke, measured.word.fontSize > 0,
            measured.word.text.count(where: { $0.isLetter || $0.isNumber }) >= leastLetters
        else { return nil }
        return stroke / measured.word.fontSize
    }
}

extension TextWord {
    /// Whether two words of a line are no farther apart than words are.
    fileprivate func stands(beside other: TextWord) -> Bool {
        box.distance(to: other.box) < max(fontSize, other.fontSize)
    }
}
