import TextDocument

/// What the engine takes for one line of text: words that share a base line, in one column or across several.
struct RecognisedLine {
    /// A word as the engine gives it.
    struct Word {
        let text: String
        /// As high as its letters.
        let box: Bounds
        /// 0-1
        let confidence: Double
        /// Where the base line is under its middle, in points from the top; nil when not known.
        let baseline: Double?
        /// How wide its strokes are, in points; nil when not known.
        var stroke: Double?

        /// The word where the engine doubts it and others of its line are good: what it doubts on paper is specks, which
        /// are short, and capitals of two sizes, which it takes for initials ("E.XPERIENCE").
        var vouchedFor: Word? {
            guard text.count >= leastCharacters,
                text.allSatisfy({ $0.isLetter || $0.isNumber || "@.-_/".contains($0) })
            else { return nil }
            let isCapitals =
                text.allSatisfy { $0.isUppercase || $0 == "." } && text.dropFirst(2).allSatisfy(\.isUppercase)
            return isCapitals
                ? Word(
                    text: text.filter(\.isLetter),
                    box: box,
                    confidence: confidence,
                    baseline: baseline,
                    stroke: stroke
                ) : self
        }
    }

    /// As the engine gives it: what it takes for parts of the line is in it.
    let box: Bounds
    private(set) var words: [Word] = []

    /// Words below this confidence are specks and rules, not words.
    private static let leastConfidence = 0.25
    /// Words from this confidence on vouch for others of their line.
    private static let goodConfidence = 0.6
    /// Characters of a word that the engine does not believe itself, as it happens, where others of the line are good.
    private static let leastCharacters = 4
    /// Letters of a word that tells the size of its type.
    private static let leastLetters = 2
    /// Words that are further apart than this, in heights of letters, were set apart and may differ in size.
    private static let widestGap = 4.0

    init(box: Bounds) {
        self.box = box
    }

    mutating func append(_ word: Word) {
        words.append(word)
    }

    /// The words with the size of their type, and how wide their strokes are. Letters differ in height; what stands
    /// together on a line does not.
    var measuredWords: [RecognisedWeights.Measured] {
        let hasGoodWords = words.contains { $0.confidence >= Self.goodConfidence }
        let kept = words.indices.filter { !isPicture($0) }.compactMap { index in
            let word = words[index]
            return word.confidence >= Self.leastConfidence ? word : hasGoodWords ? word.vouchedFor : nil
        }
        return Self.runs(of: kept).flatMap { run in
            let box = run.dropFirst().reduce(run[0].box) { $0.union($1.box) }
            let size = Self.fontSize(of: run, height: box.height)
            return run.map { word in
                let textWord = TextWord(
                    text: word.text,
                    box: Self.box(of: word, in: box, fontSize: size),
                    fontSize: size,
                    confidence: word.confidence
                )
                return (textWord, word.stroke)
            }
        }
    }

    /// Characters of what a picture in front of a line is taken for, how sure the engine is of it at most, and of what stands
    /// behind it at least.
    private static let mostOfPicture = 2
    private static let doubt = 0.6
    private static let sure = 0.75
    /// Heights of letters between a picture and its text at least.
    private static let leastGap = 0.6

    /// Whether a word is a picture in front of the text, such as the suitcase of an employer: doubted, short and set apart.
    private func isPicture(_ index: Int) -> Bool {
        let word = words[index]
        guard index + 1 < words.count, word.text.count <= Self.mostOfPicture, word.confidence < Self.doubt,
            !word.text.allSatisfy(RecognisedBullets.lookalikes.contains)
        else { return false }
        let next = words[index + 1]
        let isFirst = index == 0 || word.box.left - words[index - 1].box.right > Self.widestGap * next.box.height
        return isFirst && next.confidence >= Self.sure && next.text.count > Self.mostOfPicture
            && next.box.left - word.box.right > Self.leastGap * next.box.height
    }

    private static func runs(of words: [Word]) -> [[Word]] {
        var runs: [[Word]] = []
        for word in words {
            if let last = runs.last?.last,
                word.box.left - last.box.right < widestGap * max(word.box.height, last.box.height)
            {
                runs[runs.count - 1].append(word)
            } else {
                runs.append([word])
            }
        }
        return runs
    }

    /// The box of a word as high as its run, unless that was put together from two lines.
    private static func box(of word: Word, in run: Bounds, fontSize: Double) -> Bounds {
        guard run.height < 2.5 * word.box.height || word.text.count < 3 else { return word.box }
        // Lines beside each other share their base line, whatever letters they have.
        let top = word.baseline.map { $0 - 0.8 * fontSize } ?? run.top
        let bottom = word.baseline.map { $0 + 0.25 * fontSize } ?? run.bottom
        return Bounds(left: word.box.left, top: top, right: word.box.right, bottom: bottom)
    }

    /// The size of type of a run: what half of its letters say at least. The run as a whole is higher than its type where
    /// the page is not level, or where what stands beside the text has a base line of its own.
    private static func fontSize(of run: [Word], height: Double) -> Double {
        let sizes = run.map { word in
            (size: word.box.height / share(of: word.text), letters: word.text.count { $0.isLetter || $0.isNumber })
        }.filter { $0.letters >= leastLetters }.sorted { $0.size < $1.size }
        let letters = sizes.reduce(0) { $0 + $1.letters }
        guard letters > 0 else { return height / share(of: run.map(\.text).joined()) }
        var passed = 0
        let middle = sizes.first { size in
            passed += size.letters
            return passed * 2 >= letters
        }
        return middle?.size ?? height
    }

    /// How high a text is for its size of type: with and without strokes above and below they differ.
    private static func share(of text: String) -> Double {
        let hasDescenders = text.contains { "gjpqyQ,;()|".contains($0) }
        let hasAscenders = text.contains { $0.isUppercase || $0.isNumber || "bdfhklt".contains($0) }
        return 0.52 + (hasAscenders ? 0.21 : 0) + (hasDescenders ? 0.21 : 0)
    }
}
