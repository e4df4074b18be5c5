import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Letters set apart")
struct LetterSpacingTests {
    /// A word for each letter, `gap` points between letters and three times as much between words.
    private func spaced(_ text: String, gap: Double, size: Double = 12) -> [TextWord] {
        var words: [TextWord] = []
        var cursor = 50.0
        for character in text {
            if character == " " {
                cursor += 2 * gap
                continue
            }
            let box = Bounds(left: cursor, top: 100, right: cursor + size / 2, bottom: 100 + size)
            words.append(TextWord(text: String(character), box: box, fontSize: size))
            cursor = box.right + gap
        }
        return words
    }

    private func smallCapitals(_ first: String, _ rest: String, gap: Double = 0, restSize: Double = 9) -> [TextWord] {
        let right = 50 + 7 * Double(first.count)
        let left = Bounds(left: 50, top: 100, right: right, bottom: 112)
        let end = Bounds(left: right + gap, top: 102, right: right + gap + 40, bottom: 111)
        return [
            TextWord(text: first, box: left, fontSize: 12), TextWord(text: rest, box: end, fontSize: restSize),
        ]
    }

    @Test(
        "are joined to the words that a reader sees",
        arguments: ["JANE DOE", "EXPERIENCE", "WORK HISTORY", "ÉTUDES"]
    )
    func joined(text: String) {
        #expect(LetterSpacing.join(spaced(text, gap: 4)).map(\.text).joined(separator: " ") == text)
    }

    @Test("cover as one word the place of all letters")
    func box() throws {
        let letters = spaced("SKILLS", gap: 4)
        let word = try #require(LetterSpacing.join(letters).first)
        #expect(word.box.left == letters.first?.box.left)
        #expect(word.box.right == letters.last?.box.right)
    }

    @Test("stay apart when they are few: languages and grades have one letter", arguments: ["C", "C R", "A B C"])
    func few(text: String) {
        #expect(LetterSpacing.join(spaced(text, gap: 4)).count == text.filter { $0 != " " }.count)
    }

    @Test("are joined where they are set apart a little, and the page paints the spaces between words")
    func spread() {
        let pieces = [
            ("To", 50.0, true), ("o", 61.1, false), ("k", 67.2, false), ("care", 80.0, true), ("of", 110.0, true),
        ]
        let words = pieces.map { text, left, isAfterSpace in
            let box = Bounds(left: left, top: 100, right: left + 5 * Double(text.count), bottom: 108)
            return SetWord(word: TextWord(text: text, box: box, fontSize: 8), isAfterSpace: isAfterSpace)
        }
        #expect(LetterSpacing.join(words).map(\.text) == ["Took", "care", "of"])
    }

    @Test("leave the words around them alone")
    func neighbours() {
        let words = spaced("SKILLS", gap: 4) + Typesetting.row("Triage and care", left: 50, top: 130)
        #expect(LetterSpacing.join(words).map(\.text) == ["SKILLS", "Triage", "and", "care"])
    }

    @Test("stay words where kerning has made the space between them narrow", arguments: [1.7, 2.0])
    func kernedSpace(gap: Double) {
        let words = [("OF", 50.0), ("ART", 64 + gap)].map { text, left in
            let box = Bounds(left: left, top: 100, right: left + 7 * Double(text.count), bottom: 112)
            return TextWord(text: text, box: box, fontSize: 12)
        }
        #expect(LetterSpacing.join(words).map(\.text) == ["OF", "ART"])
    }

    @Test("are not joined across lines")
    func lines() {
        let rows = ["A", "B", "C", "D"].enumerated().flatMap {
            Typesetting.row($1, left: 50, top: 100 + 14 * Double($0))
        }
        #expect(LetterSpacing.join(rows).map(\.text) == ["A", "B", "C", "D"])
    }

    @Test("in small capitals are one word")
    func smallCapitalsJoined() {
        #expect(LetterSpacing.join(smallCapitals("S", "UMMARY")).map(\.text) == ["SUMMARY"])
        // Some fonts have small letters where they show small capitals.
        #expect(LetterSpacing.join(smallCapitals("P", "riya", gap: 0.8)).map(\.text) == ["Priya"])
        // Set apart a little in one size, as some printing engines space the letters of headings.
        #expect(LetterSpacing.join(smallCapitals("E", "DUCATION", gap: 1, restSize: 12)).map(\.text) == ["EDUCATION"])
    }

    @Test("are two words with a space between them, in one size or two, or in small letters")
    func notSmallCapitals() {
        #expect(LetterSpacing.join(smallCapitals("A", "LEVELS", gap: 4)).count == 2)
        #expect(LetterSpacing.join(smallCapitals("A", "LEVELS", gap: 4, restSize: 12)).count == 2)
        #expect(LetterSpacing.join(smallCapitals("A", "levels", gap: 4)).count == 2)
        #expect(LetterSpacing.join(smallCapitals("A", "levels", restSize: 12)).count == 2)
    }

    @Test(
        "are joined where kerning draws some together",
        arguments: [["C", "O", "N", "TAC", "T"], ["EDUC", "AT", "I", "O", "N"]]
    )
    func drawnTogether(pieces: [String]) {
        func words(_ pieces: [String], isAfterSpace: Bool) -> [SetWord] {
            var cursor = 50.0
            return pieces.map { piece in
                let right = cursor + 7 * Double(piece.count)
                let box = Bounds(left: cursor, top: 100, right: right, bottom: 112)
                cursor = right + 3
                return SetWord(word: TextWord(text: piece, box: box, fontSize: 12), isAfterSpace: isAfterSpace)
            }
        }
        #expect(LetterSpacing.join(words(pieces, isAfterSpace: false)).map(\.text) == [pieces.joined()])
        // Spaces that were typed part words, and few single letters stand among abbreviations.
        #expect(LetterSpacing.join(words(["GRADE", "A", "IN", "C"], isAfterSpace: true)).count == 4)
        #expect(LetterSpacing.join(words(["IT", "HR", "QA", "C"], isAfterSpace: false)).count == 4)
    }
}
