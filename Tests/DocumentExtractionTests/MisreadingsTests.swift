import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Letters recognised as others")
struct MisreadingsTests {
    private func correct(_ line: String) -> String {
        var left = 0.0
        let words = line.split(separator: " ").map { text in
            let width = 5 * Double(text.count)
            defer { left += width + 3 }
            let box = Bounds(left: left, top: 100, right: left + width, bottom: 110)
            return TextWord(text: String(text), box: box, fontSize: 10)
        }
        return Misreadings.correct(words).map(\.text).joined(separator: " ")
    }

    @Test(
        "are put right where what stands around leaves no doubt",
        arguments: [
            ("Where | have worked", "Where I have worked"),
            ("Plant Operator Ill, Leeds", "Plant Operator III, Leeds"),
            ("Nowak Sp. z 0.0.", "Nowak Sp. z o.o."),
            ("Harbour Works pic", "Harbour Works plc"),
            ("LincoIn Museum", "Lincoln Museum"),
            ("Oct 2016—-Feb 2019", "Oct 2016—Feb 2019"),
            ("lnstructor, evenings", "Instructor, evenings"),
            ("WoOrRK EXPERIENCE", "WORK EXPERIENCE"),
            ("Researcher, /nstitute of Ice", "Researcher, Institute of Ice"),
        ]
    )
    func corrected(read: String, expected: String) {
        #expect(correct(read) == expected)
    }

    @Test(
        "stay where they may be what they are",
        arguments: [
            "Sales | marketing", "he fell Ill", "Java /spring", "in, /usr", "version 0.0.1", "a pic of it",
            "LinkedIn McIntyre", "lawyer llama ltd",
        ]
    )
    func kept(text: String) {
        #expect(correct(text) == text)
    }
}
