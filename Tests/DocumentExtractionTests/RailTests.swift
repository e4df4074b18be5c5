import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Rails beside text")
struct RailTests {
    private static let entry = ["Ferry worker", "Blue Harbour Lines, Hull", "Loaded cars and lorries on three decks"]

    private func found(_ words: [TextWord]) -> Gutter? {
        ColumnSearch(Segment.join(words)).gutter
    }

    /// Four entries of three lines, each with something in a rail beside it.
    private func entries(left: Double, rail: (Double, Int) -> [TextWord]) -> [TextWord] {
        (0..<4).flatMap { number -> [TextWord] in
            let top = 140 + 60 * Double(number)
            return Typesetting.column(Self.entry, left: left, top: top, leading: 14) + rail(top, number)
        }
    }

    @Test("are none between the labels of a form and its values, be the labels as many as these")
    func form() {
        let words = entries(left: 220) { top, _ in
            Typesetting.column(["Position held", "Name of employer", "Main duties"], left: 60, top: top, leading: 14)
        }
        #expect(found(words) == nil)
        #expect(
            Typesetting.texts(words).prefix(2) == [
                "Position held \(Self.entry[0])", "Name of employer \(Self.entry[1])",
            ]
        )
    }

    @Test("are none between labels with signs in front, set flush right, and their values")
    func markedForm() {
        let labels = ["• Position held", "• Employer", "• Main duties of the post"]
        let words = entries(left: 220) { top, _ in
            labels.enumerated().flatMap { number, label in
                Typesetting.row(label, left: 210 - 5 * Double(label.count), top: top + 14 * Double(number))
            }
        }
        #expect(found(words) == nil)
        #expect(
            Typesetting.texts(words).prefix(2) == ["• Position held \(Self.entry[0])", "• Employer \(Self.entry[1])"]
        )
    }

    @Test("are beside text with dates flush right that stand level with it, and by chance near what a sidebar says")
    func sidebar() throws {
        let words = entries(left: 40) { top, number in
            Typesetting.row("\(2012 + number) – \(2013 + number)", left: 270, top: top)
        }
        let aside = Typesetting.column(
            ["Hull", "928-555-0109", "Python", "Dutch", "Rowing", "Chess", "Sailing", "Cooking"],
            left: 380,
            top: 143,
            leading: 30
        )
        let gutter = try #require(found(words + aside))
        #expect(gutter.x > 340)
    }

    @Test("are none between dates and what they date, whatever stands above them")
    func dates() {
        let head = Typesetting.column(["Jane Miller", "Hull HU1 4BG", "928-555-0109"], left: 60, top: 60, leading: 14)
        let words = entries(left: 220) { top, number in
            Typesetting.column(["04/\(2012 + number) - 03/\(2013 + number)"], left: 60, top: top)
        }
        #expect(found(head + words) == nil)
    }

    @Test("stay beside their text where a column of its own stands left of both")
    func threeColumns() throws {
        let aside = Typesetting.column(
            ["Hull", "928-555-0109", "Python", "Databricks", "Dutch", "Rowing", "Chess", "Sailing"],
            left: 30,
            top: 147,
            leading: 21
        )
        let words = entries(left: 300) { top, number in
            Typesetting.column(["\(2012 + number) – \(2013 + number)"], left: 180, top: top)
        }
        let gutter = try #require(found(aside + words))
        #expect(gutter.x < 190)
        #expect(Typesetting.texts(aside + words).contains("2012 – 2013 \(Self.entry[0])"))
    }

    /// Sections whose headings stand alone at the left, over rows of two cells.
    private func sections(left: String, top: Double, rows: [(String, String)], heading: Bool = true) -> [TextWord] {
        let bold = Typesetting.row(left, left: 60, top: top).map { word in
            var word = word
            word.isBold = true
            return word
        }
        let cells = rows.enumerated().flatMap { number, row in
            let level = top + 24 + 42 * Double(number)
            return Typesetting.row(row.0, left: 60, top: level)
                + Typesetting.column(
                    [row.1, "Blue Harbour, Hull", "Loaded cars on decks"],
                    left: 220,
                    top: level,
                    leading: 14
                )
        }
        return (heading ? bold : []) + cells
    }

    @Test("are rows under headings that stand alone where the text beside them pauses")
    func commonSections() {
        let words =
            sections(left: "Positions", top: 100, rows: [("Skipper", "since spring"), ("Mate", "one season")])
            + sections(left: "Schools", top: 226, rows: [("Harbour School", "two years")])
            + sections(left: "Courses", top: 310, rows: [("Radio", "one week"), ("Nets", "one day")])
        #expect(found(words) == nil)
        #expect(Typesetting.texts(words).contains("Skipper since spring"))
    }
}
