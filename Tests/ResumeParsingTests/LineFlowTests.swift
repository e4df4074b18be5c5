import Testing

@testable import ResumeParsing

@Suite("Lines that go on")
struct LineFlowTests {
    /// Whether each line goes on with the one above; the column is wide enough for the first words of all of them.
    private func goOn(_ rows: [(text: String, top: Double)]) -> [Bool] {
        let lines = PlacedWords.lines(rows.flatMap { PlacedWords.row($0.text, left: 50, top: $0.top) })
        let flow = LineFlow(lines)
        return zip(lines, lines.dropFirst()).map { flow.goesOn($1, after: $0) }
    }

    @Test("stand closer below each other than others do")
    func closer() {
        let texts = [
            "Bachelor of Business", "Administration", "Finance", "Example Polytechnic University of the North",
            "Sampleton",
        ]
        let apart = zip(texts, [0.0, 12, 26, 40, 54]).map { (text: $0, top: $1) }
        #expect(goOn(apart) == [true, false, false, false])
        let even = zip(texts, [0.0, 14, 28, 42, 56]).map { (text: $0, top: $1) }
        #expect(goOn(even) == [false, false, false, false])
        // Entries of lines that are close, with room between the entries.
        let grouped = zip(texts, [0.0, 12, 24, 42, 54]).map { (text: $0, top: $1) }
        #expect(goOn(grouped) == [false, false, false, false])
    }
}
