import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Tables with cells of several lines")
struct CellTableTests {
    /// Company, title and dates, by the lines that each takes.
    private static let rows = [
        [["Company"], ["Designation"], ["Duration"]],
        [["Northern Institute of", "Sea Research"], ["Associate", "Professor"], ["Jan 2021 - Present"]],
        [["Coastal Graduate School"], ["Assistant", "Professor"], ["Aug 2016 - Dec", "2020"]],
        [["Hall of Measures"], ["Technician"], ["Sep 2013 - Jul", "2016"]],
    ]
    private static let read = [
        "Company Designation Duration", "Northern Institute of Sea Research Associate Professor Jan 2021 - Present",
        "Coastal Graduate School Assistant Professor Aug 2016 - Dec 2020",
        "Hall of Measures Technician Sep 2013 - Jul 2016",
    ]
    private static let deed = "Planned the care of the whole ward week by week"
    private static let lefts = [50.0, 172.0, 255.0]
    private static let leading = 11.0

    /// The words of a table whose rows have some space between them.
    private func words(_ rows: [[[String]]], isCentred: Bool = false, space: Double = 8) -> [TextWord] {
        var words: [TextWord] = []
        var top = 100.0
        for row in rows {
            let most = row.map(\.count).max() ?? 0
            for (cell, left) in zip(row, Self.lefts) {
                let down = isCentred ? Double(most - cell.count) * Self.leading / 2 : 0
                words += Typesetting.column(cell, left: left, top: top + down, leading: Self.leading)
            }
            top += Double(most) * Self.leading + space
        }
        return words
    }

    @Test("are read row by row, each cell as a whole", arguments: [false, true], [false, true])
    func rows(isCentred: Bool, isStoredAcross: Bool) {
        let words = words(Self.rows, isCentred: isCentred)
        #expect(Typesetting.texts(isStoredAcross ? Typesetting.acrossThePage(words) : words) == Self.read)
    }

    @Test("keep the cells of a row apart")
    func cells() throws {
        let lines = Typesetting.lines(words(Self.rows))
        let line = try #require(lines.dropFirst().first)
        let cells = line.cells().map { $0.map(\.text).joined(separator: " ") }
        #expect(cells == ["Northern Institute of Sea Research", "Associate Professor", "Jan 2021 - Present"])
        #expect(Set(lines.map(\.block)).count == 1)
    }

    @Test("stand between the lines above and below them")
    func surroundings() {
        let above = Typesetting.row("Everything that was done before the move to another city", left: 50, top: 70)
        let below = Typesetting.row("Everything that was done after the move to another city", left: 50, top: 260)
        let texts = Typesetting.texts(words(Self.rows) + below + above)
        #expect(texts.first?.hasSuffix("before the move to another city") == true)
        #expect(texts.last?.hasSuffix("after the move to another city") == true)
        #expect(Array(texts.dropFirst().dropLast()) == Self.read)
    }

    @Test("are none where columns do not begin level again")
    func columns() {
        let left = [
            "Worked with families", "in their homes", "", "Planned the care", "of every week", "", "Wrote reports",
        ]
        let right = ["Nursing degree", "", "Course on first aid", "Driving licence", "", "Works council", "Chess"]
        let words =
            Typesetting.column(left, left: 50, top: 100) + Typesetting.column(right, left: 330, top: 103, leading: 17)
        let expected = (left + right).filter { !$0.isEmpty }
        #expect(Typesetting.texts(words) == expected)
    }

    @Test("may have dates on two lines beside what they are of")
    func dateRail() {
        var words: [TextWord] = []
        var expected: [String] = []
        for (number, title) in ["Ward Manager", "Staff Nurse", "Nursing Assistant"].enumerated() {
            let top = 100 + 60 * Double(number)
            words += Typesetting.column(["Jan \(2012 + 3 * number) –", "Dec \(2014 + 3 * number)"], left: 50, top: top)
            words += Typesetting.column([title, "City Hospital", Self.deed], left: 130, top: top)
            expected += [
                "Jan \(2012 + 3 * number) – Dec \(2014 + 3 * number) \(title)", "City Hospital",
                Self.deed,
            ]
        }
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == expected)
    }

    @Test("may have less space between cells than between sentences, where other cells begin at the edge")
    func narrowGaps() {
        let parted = Segment.part(
            Segment.join(
                Typesetting.row("Northern Institute", left: 50, top: 100)
                    + Typesetting.row("Associate", left: 144, top: 100)
                    + (1...3).flatMap { Typesetting.row("Technician", left: 144, top: 100 + 20 * Double($0)) }
            )
        )
        #expect(parted.count == 5)
    }

    @Test("have names whole that go on beside the first item of a list")
    func lists() {
        let rows = [
            [["2019 – 2021"], ["Blue Harbour", "Shipyard"], ["Fitter", "– Welded hulls", "– Led a crew"]],
            [["2015 – 2019"], ["Kestrel Foods"], ["Packer", "– Loaded lorries"]],
            [["2012 – 2015"], ["Northern Sea", "Research"], ["Diver", "– Counted seals"]],
        ]
        let read = [
            "2019 – 2021 Blue Harbour Shipyard Fitter", "– Welded hulls", "– Led a crew",
            "2015 – 2019 Kestrel Foods Packer", "– Loaded lorries", "2012 – 2015 Northern Sea Research Diver",
            "– Counted seals",
        ]
        #expect(Typesetting.texts(words(rows)) == read)
    }

    @Test("are none beside a sidebar, whose text is not level with theirs")
    func sidebar() {
        let sidebar = ["Leeds", "Triage", "Wound care", "Welsh", "English", "Chess", "Rowing", "Choir"]
        let main = words(Self.rows).map { word in
            var word = word
            word.box.left += 150
            word.box.right += 150
            return word
        }
        let texts = Typesetting.texts(main + Typesetting.column(sidebar, left: 50, top: 94, leading: 13))
        #expect(texts == sidebar + Self.read)
    }
}
