import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Gutters between columns")
struct GutterTests {
    private static let text = [
        "Worked with families in their homes", "Planned the care of every week", "Wrote reports for the doctors",
        "Taught students of the first year", "Ordered what the ward needed", "Nursing degree with honours",
        "Course on wound care", "Course on first aid", "Driving licence", "Member of the works council",
    ]
    private static let contact = ["Leeds", "jane@example.com", "512-555-0134", "Nurse"]

    private func found(_ words: [TextWord]) -> Gutter? {
        ColumnSearch(Segment.join(words)).gutter
    }

    /// Four sections of seven lines, each with a label of two lines beside it.
    private func labelled(from offset: Double) -> [TextWord] {
        let labels = [
            ["Work", "Experience"], ["Further", "Education"], ["Special", "Skills"], ["Foreign", "Languages"],
        ]
        return labels.enumerated().flatMap { number, label -> [TextWord] in
            let top = 100 + 118 * Double(number)
            return Typesetting.column(label, left: 50, top: top + offset, leading: 17)
                + Typesetting.column(Array(Self.text.prefix(7)), left: 180, top: top)
        }
    }

    @Test("begin where the right column does, and reach as far down as both")
    func place() throws {
        let words =
            Typesetting.column(Array(Self.text.prefix(5)), left: 50, top: 100)
            + Typesetting.column(Array(Self.text.suffix(5)), left: 330, top: 105, leading: 17)
        let gutter = try #require(found(words))
        #expect((300...330).contains(gutter.x))
        #expect(gutter.top == 100)
        #expect(gutter.bottom >= 183)
    }

    @Test("are none between text and lines that stand above it rather than beside it")
    func above() {
        let text = Typesetting.column(Self.text, left: 50, top: 110, leading: 13)
        let above = Typesetting.column(Self.contact, left: 400, top: 40)
        let beside = Typesetting.column(Self.contact, left: 400, top: 125, leading: 17)
        #expect(found(text + above) == nil)
        #expect(Typesetting.texts(text + above) == Self.contact + Self.text)
        #expect(found(text + beside) != nil)
        #expect(Typesetting.texts(text + beside) == Self.text + Self.contact)
    }

    @Test("are none beside labels that are level with the beginning of each section")
    func labelRail() {
        #expect(found(labelled(from: 0)) == nil)
        let texts = Typesetting.texts(Typesetting.acrossThePage(labelled(from: 0)))
        #expect(texts.count == 28)
        #expect(texts.prefix(2) == ["Work \(Self.text[0])", "Experience \(Self.text[1])"])
        #expect(texts.dropFirst(7).first == "Further \(Self.text[0])")
    }

    @Test("part a sidebar whose groups begin anywhere")
    func noRail() {
        #expect(found(labelled(from: 45)) != nil)
        let texts = Typesetting.texts(Typesetting.acrossThePage(labelled(from: 45)))
        #expect(
            texts.prefix(8) == [
                "Work", "Experience", "Further", "Education", "Special", "Skills", "Foreign", "Languages",
            ]
        )
    }

    @Test("begin at headings that are level, under lines that leave them free")
    func levelHeadings() throws {
        let words =
            Typesetting.row("Jane Doe", left: 50, top: 40, size: 20)
            + Typesetting.row("Profile", left: 50, top: 80, size: 14)
            + Typesetting.column(Self.text, left: 50, top: 100)
            + Typesetting.row("Details", left: 330, top: 80, size: 14)
            + Typesetting.column(Self.contact, left: 330, top: 100)
        let gutter = try #require(found(words))
        #expect(gutter.top > 60)
        #expect(Typesetting.texts(words) == ["Jane Doe", "Profile"] + Self.text + ["Details"] + Self.contact)
    }

    @Test("begin at headings that are level, under dates that stand flush right of what they are of")
    func datesAbove() {
        let entries = [
            ("Blue Harbour Shipyard", "Hull"), ("Fitter", "Jan 2019 – Mar 2021"), ("Welded hulls", ""),
            ("Kestrel Foods", "York"), ("Packer", "Jan 2015 – Dec 2018"), ("Loaded lorries", ""),
        ]
        var words: [TextWord] = []
        var read: [String] = []
        for (number, entry) in entries.enumerated() {
            let top = 60 + 14 * Double(number)
            let width = Typesetting.row(entry.1, left: 0, top: 0).last?.box.right ?? 0
            words += Typesetting.row(entry.0, left: 50, top: top)
            words += Typesetting.row(entry.1, left: 560 - width, top: top)
            read.append(entry.1.isEmpty ? entry.0 : entry.0 + " " + entry.1)
        }
        words +=
            Typesetting.row("Training", left: 50, top: 160, size: 14)
            + Typesetting.column(Array(Self.text.prefix(5)), left: 50, top: 182)
            + Typesetting.row("Details", left: 330, top: 160, size: 14)
            + Typesetting.column(Self.contact, left: 330, top: 187, leading: 17)
        #expect(Typesetting.texts(words) == read + ["Training"] + Self.text.prefix(5) + ["Details"] + Self.contact)
    }

    @Test("part cards that stand beside each other, row by row")
    func cards() {
        let cards = [
            ["Fitter", "Blue Harbour Shipyard", "Jan 2019 – Mar 2021", "Welded hulls"],
            ["Packer", "Kestrel Foods", "Jan 2015 – Dec 2018", "Loaded lorries"],
            ["Diver", "Northern Sea Research", "Mar 2012 – Dec 2014", "Counted seals"],
        ]
        let words = cards.enumerated().flatMap { number, card in
            Typesetting.column(card, left: number % 2 == 0 ? 50 : 330, top: 100 + 90 * Double(number / 2))
        }
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == cards.flatMap { $0 })
    }

    @Test("are none between the first and the last days of the rows of a table")
    func startsAndEnds() {
        let rows = [
            ("Fitter Jan 2019", "Mar 2021 Hull"), ("Packer Jan 2015", "Dec 2018 York"),
            ("Diver Mar 2012", "Dec 2014 Hull"), ("Clerk Jan 2010", "Feb 2012 York"),
        ]
        let words = rows.enumerated().flatMap { number, row in
            Typesetting.row(row.0, left: 50, top: 100 + 14 * Double(number))
                + Typesetting.row(row.1, left: 330, top: 100 + 14 * Double(number))
        }
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == rows.map { $0.0 + " " + $0.1 })
    }

    private static let head = [
        "Jane Doe", "Staff Nurse", "Registered in spring", "Works by night", "Drives a car",
    ]
    private static let address = ["Phone on request", "12 Sample Avenue", "Leeds", "34 Middle Square"]
    private static let body = (1...20).map { "Short line \($0) on what was done" }

    /// A head and twenty lines under it at the left.
    private var page: [TextWord] {
        Typesetting.column(Self.head, left: 50, top: 50, leading: 13)
            + Typesetting.column(Self.body, left: 50, top: 130, leading: 13)
    }

    @Test("end where an address that is set flush right ends: what follows it goes on across")
    func addressFlushRight() {
        let address = Self.address.enumerated().flatMap { number, row -> [TextWord] in
            let width = Typesetting.row(row, left: 0, top: 0).last?.box.right ?? 0
            return Typesetting.row(row, left: 560 - width, top: 52 + 17 * Double(number))
        }
        #expect(Typesetting.texts(page + address) == Self.head + Self.address + Self.body)
    }

    @Test("do not end where the lines of the right column begin at one edge")
    func addressFlushLeft() {
        let address = Typesetting.column(Self.address, left: 470, top: 52, leading: 17)
        #expect(Typesetting.texts(page + address) == Self.head + Self.body + Self.address)
    }
}
