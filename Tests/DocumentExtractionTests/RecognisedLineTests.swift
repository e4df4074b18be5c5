import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("A recognised line")
struct RecognisedLineTests {
    private func word(
        _ text: String,
        _ left: Double,
        height: Double = 7,
        confidence: Double = 0.9
    ) -> RecognisedLine.Word {
        let box = Bounds(left: left, top: 100 - height, right: left + 5 * Double(text.count), bottom: 100)
        return RecognisedLine.Word(text: text, box: box, confidence: confidence, baseline: 100)
    }

    private func line(_ words: [RecognisedLine.Word]) -> RecognisedLine {
        var line = RecognisedLine(box: Bounds(left: 0, top: 80, right: 500, bottom: 105))
        for word in words { line.append(word) }
        return line
    }

    @Test("has one size of type for what stands together, and another for what stands apart")
    func sizes() {
        let words = line([word("Contact", 10), word("Anna", 200, height: 16), word("Smith", 225, height: 16)])
            .measuredWords.map(\.word)
        #expect(words.map(\.text) == ["Contact", "Anna", "Smith"])
        #expect(words[0].fontSize < 12)
        #expect(words[1].fontSize > 20 && words[1].fontSize == words[2].fontSize)
    }

    @Test("keeps a word that the engine doubts beside good ones, and no specks")
    func doubts() {
        let doubtful = word("EXPERIENCE", 80, confidence: 0)
        #expect(
            line([word("PROFESSIONAL", 10), doubtful]).measuredWords.map(\.word).map(\.text) == [
                "PROFESSIONAL", "EXPERIENCE",
            ]
        )
        #expect(line([doubtful]).measuredWords.map(\.word).isEmpty)
        let capitals = word("E.XPERIENCE", 80, confidence: 0.1)
        #expect(line([word("WORK", 10), capitals]).measuredWords.map(\.word).map(\.text) == ["WORK", "EXPERIENCE"])
        let specks = [word("Name", 10), word("~", 40, confidence: 0.1), word("|||||", 50, confidence: 0.1)]
        #expect(line(specks).measuredWords.map(\.word).map(\.text) == ["Name"])
    }

    @Test("has no picture in front that the engine took for letters, and keeps bullets and short words")
    func pictures() {
        func texts(_ first: String, at left: Double = 10, confidence: Double = 0.4) -> [String] {
            line([word(first, left, confidence: confidence), word("Blue", 30), word("Harbour", 55)])
                .measuredWords.map(\.word.text)
        }
        #expect(texts("Æ") == ["Blue", "Harbour"])
        #expect(texts("Æ", confidence: 0.9) == ["Æ", "Blue", "Harbour"])
        #expect(texts("Æ", at: 23) == ["Æ", "Blue", "Harbour"])
        #expect(texts("e") == ["e", "Blue", "Harbour"])
        #expect(texts("The") == ["The", "Blue", "Harbour"])
    }

    @Test("has the size of its type though a part of it has a base line of its own")
    func slope() {
        var date = word("2016", 10)
        date = RecognisedLine.Word(
            text: date.text,
            box: Bounds(left: 10, top: 88, right: 30, bottom: 95),
            confidence: 0.9,
            baseline: 95
        )
        let words = line([date, word("Clerk", 45), word("Typist", 75, height: 9)]).measuredWords.map(\.word)
        #expect(words.allSatisfy { (9...10).contains($0.fontSize) })
    }

    @Test("gives its words the height of the line, on its base line")
    func boxes() {
        let words = line([word("on", 10, height: 5), word("Top", 25, height: 7)]).measuredWords.map(\.word)
        #expect(words[0].box.top == words[1].box.top && words[0].box.bottom == words[1].box.bottom)
        #expect(words[0].box.bottom > 100)
    }
}
