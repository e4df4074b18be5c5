import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Reading order")
struct PageLayoutTests {
    private static let left = [
        "Worked with families in their homes", "Planned the care of every week", "Wrote reports for the doctors",
        "Taught students of the first year", "Ordered what the ward needed",
    ]
    private static let right = [
        "Nursing degree with honours", "Course on wound care", "Course on first aid", "Driving licence",
        "Member of the works council",
    ]

    @Test("keeps two columns apart", arguments: [false, true])
    func twoColumns(isStoredAcross: Bool) {
        let words =
            Typesetting.column(Self.left, left: 50, top: 100)
            + Typesetting.column(Self.right, left: 330, top: 105, leading: 17)
        let stored = isStoredAcross ? Typesetting.acrossThePage(words) : words
        #expect(Typesetting.texts(stored) == Self.left + Self.right)
    }

    @Test("gives each column a block of its own")
    func blocks() {
        let words =
            Typesetting.column(Self.left, left: 50, top: 100)
            + Typesetting.column(Self.right, left: 330, top: 105, leading: 17)
        let blocks = Typesetting.lines(words).map(\.block)
        #expect(blocks == Array(repeating: 0, count: 5) + Array(repeating: 1, count: 5))
    }

    @Test("reads a sidebar apart from the text beside it")
    func sidebar() {
        let sidebar = ["Contact", "Leeds", "jane@example.com", "Skills", "Triage", "Wound care"]
        let words =
            Typesetting.column(sidebar, left: 40, top: 90, leading: 19)
            + Typesetting.column(Self.left + Self.right, left: 220, top: 96, leading: 13)
        #expect(Typesetting.texts(words) == sidebar + Self.left + Self.right)
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == sidebar + Self.left + Self.right)
    }

    @Test("reads a long sidebar apart even on the grid of the text beside it")
    func sidebarOnGrid() {
        let sidebar = (1...14).map { "Skill of kind \(Self.letter($0))" }
        let text = (1...16).map { "A sentence about the work that was done in place \(Self.letter($0))" }
        let words = Typesetting.column(sidebar, left: 40, top: 90) + Typesetting.column(text, left: 220, top: 90)
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == sidebar + text)
    }

    @Test("keeps dates in a rail beside the titles that they stand a little off from, whatever else is in the rail")
    func dateRail() throws {
        var words: [TextWord] = []
        let titles = ["Ward Manager", "Staff Nurse", "Nursing Assistant"]
        for (number, title) in titles.enumerated() {
            let top = 100 + Double(number) * 70
            words += Typesetting.row("\(2012 + 3 * number) – \(2015 + 3 * number)", left: 50, top: top)
            words += Typesetting.row(title, left: 180, top: top + 4)
            words += Typesetting.column(Array(Self.right.prefix(3)), left: 180, top: top + 18)
        }
        let rail = ["Skills", "Triage", "Wound care", "Languages", "Welsh", "English"]
        words += Typesetting.column(rail, left: 50, top: 320)
        let texts = Typesetting.texts(Typesetting.acrossThePage(words))
        for (number, title) in titles.enumerated() {
            #expect(texts.contains("\(2012 + 3 * number) – \(2015 + 3 * number) \(title)"))
        }
    }

    @Test("keeps dates that are set flush right on the row of their title")
    func datesFlushRight() {
        var words: [TextWord] = []
        var expected: [String] = []
        for (number, title) in ["Ward Manager", "Staff Nurse", "Nurse", "Nursing Assistant"].enumerated() {
            let top = 100 + Double(number) * 42
            let dates = "\(2012 + 3 * number) – \(2015 + 3 * number)"
            words += Typesetting.row(title, left: 50, top: top)
            words += Typesetting.row(dates, left: 490, top: top)
            words += Typesetting.row("Cared for patients and wrote the plans of the week", left: 50, top: top + 14)
            expected += ["\(title) \(dates)", "Cared for patients and wrote the plans of the week"]
        }
        #expect(Typesetting.texts(words) == expected)
        #expect(Typesetting.lines(words).first?.cells().count == 2)
    }

    @Test("reads a heading over both columns between what is above and below it")
    func headingAcross() {
        let heading = "Everything that was learnt and done in the years before the move to another city"
        let words =
            Typesetting.column(Self.left, left: 50, top: 100)
            + Typesetting.column(Self.right, left: 330, top: 105, leading: 13)
            + Typesetting.row(heading, left: 50, top: 200, size: 12)
            + Typesetting.column(Self.right, left: 50, top: 240)
            + Typesetting.column(Self.left, left: 330, top: 245, leading: 17)
        let expected = Self.left + Self.right + [heading] + Self.right + Self.left
        #expect(Typesetting.texts(words) == expected)
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == expected)
    }

    @Test("keeps three columns apart")
    func threeColumns() {
        let third = ["Dutch", "English", "Chess", "Rowing", "Choir"]
        let words =
            Typesetting.column(Self.left, left: 30, top: 100)
            + Typesetting.column(Self.right, left: 240, top: 105, leading: 17)
            + Typesetting.column(third, left: 470, top: 112, leading: 20)
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == Self.left + Self.right + third)
    }

    @Test("reads one column from the top, however it is stored")
    func oneColumn() {
        let words = Typesetting.column(Self.left, left: 50, top: 100)
        #expect(Typesetting.texts(words) == Self.left)
        #expect(Typesetting.texts(Array(words.reversed())) == Self.left)
    }

    @Test("loses no word and adds none")
    func nothingLost() {
        let words =
            Typesetting.column(Self.left, left: 50, top: 100) + Typesetting.column(Self.right, left: 200, top: 91)
            + Typesetting.column(Self.left, left: 120, top: 97, leading: 9)
        let read = Typesetting.lines(words).flatMap { $0.words.map(\.text) }
        #expect(read.sorted() == words.map(\.text).sorted())
    }

    @Test("of an empty page is empty")
    func emptyPage() {
        #expect(Typesetting.lines([]).isEmpty)
    }

    private static func letter(_ number: Int) -> String {
        String(UnicodeScalar(UInt8(64 + number)))
    }
}
