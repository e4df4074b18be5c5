import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Tables whose cells are parted by lines")
struct RuledTableTests {
    /// A word processor's page: two rows whose cells wrap, so close to each other that space does not part them.
    private let words =
        Typesetting.row("Employer", left: 52, top: 104) + Typesetting.row("Post held", left: 152, top: 104)
        + Typesetting.row("Period", left: 232, top: 104)
        + Typesetting.column(["Blue Harbour Lines", "Shipyard, Hull"], left: 52, top: 124)
        + Typesetting.column(["Welding shop", "foreman"], left: 152, top: 124)
        + Typesetting.column(["2019 – till", "date"], left: 232, top: 124)
        + Typesetting.row("Kestrel Foods Ltd,", left: 52, top: 164) + Typesetting.row("Packer", left: 152, top: 164)
        + Typesetting.row("2015 – 2019", left: 232, top: 164)

    private static func level(_ y: Double, from left: Double = 50, to right: Double = 290) -> Bounds {
        Bounds(left: left, top: y, right: right, bottom: y + 0.5)
    }

    private static func upright(_ x: Double, from top: Double = 100, to bottom: Double = 180) -> Bounds {
        Bounds(left: x, top: top, right: x + 0.5, bottom: bottom)
    }

    private static let levels = [100.0, 120, 160, 180].map { level($0) }
    private static let uprights = [50.0, 150, 230, 290].map { upright($0) }

    /// The cells of each line, in the order in which lines are read.
    private func cells(_ words: [TextWord], rules: [Bounds]) -> [[String]] {
        PageLayout(set: words.map { SetWord(word: $0) }, rules: rules).lines().map { line in
            line.cells().map { $0.map(\.text).joined(separator: " ") }
        }
    }

    private let rows = [
        ["Employer", "Post held", "Period"],
        ["Blue Harbour Lines Shipyard, Hull", "Welding shop foreman", "2019 – till date"],
        ["Kestrel Foods Ltd,", "Packer", "2015 – 2019"],
    ]

    @Test("are read row by row, each cell with all of its lines")
    func wholeGrid() {
        #expect(cells(words, rules: Self.levels + Self.uprights) == rows)
    }

    @Test("may have no lines between their columns, where those between rows are drawn cell by cell")
    func seams() {
        let pieces = [100.0, 120, 160, 180].flatMap { y in
            [Self.level(y, to: 150), Self.level(y, from: 150, to: 230), Self.level(y, from: 230)]
        }
        #expect(cells(words, rules: pieces) == rows)
    }

    @Test("are no tables where several things stand below each other beside others")
    func columnsOfAPage() {
        let words =
            Typesetting.column(["2019 – 2023", "", "", "2015 – 2019"], left: 52, top: 124)
            + Typesetting.column(["Fitter", "Blue Harbour", "", "Packer", "Kestrel Foods"], left: 152, top: 124)
        let rules =
            [100.0, 120, 220, 320].map { Self.level($0) } + [50.0, 150, 290].map { Self.upright($0, to: 320) }
        #expect(cells(words, rules: rules) == cells(words, rules: []))
    }

    @Test("are no tables where lines only underline headings")
    func headings() {
        let words =
            Typesetting.row("Experience", left: 52, top: 104) + Typesetting.row("Fitter, Hull", left: 52, top: 124)
            + Typesetting.row("Education", left: 52, top: 164) + Typesetting.row("School of Hull", left: 52, top: 184)
            + Typesetting.row("Skills", left: 52, top: 224)
        let rules = [118.0, 178, 238].map { Self.level($0) }
        #expect(cells(words, rules: rules) == cells(words, rules: []))
    }

    @Test("stand where they do on a page with columns beside them")
    func besideColumns() {
        let sidebar = Typesetting.column(
            ["Contact", "me@mail.test", "0117 496 0345", "Skills", "Welding", "Cutting", "Fitting", "Rigging"],
            left: 420,
            top: 90
        )
        let heading = Typesetting.row("Experience", left: 52, top: 84)
        let read = cells(heading + sidebar + words, rules: Self.levels + Self.uprights)
        #expect(Array(read.prefix(4)) == [["Experience"]] + rows)
    }

    @Test("count what no number of lines can be")
    func manyLines() {
        let rules = (0..<700).map { Self.level(Double($0) * 4) }
        #expect(cells(words, rules: rules) == cells(words, rules: []))
    }
}
