import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Order of sidebars and columns")
struct SidebarOrderTests {
    private static let first = [
        "Worked with families in their homes", "Planned the care of every week", "Wrote reports for the doctors",
        "Taught students of the first year", "Ordered what the ward needed",
    ]
    private static let second = [
        "Nursing degree with honours", "Course on wound care", "Course on first aid", "Driving licence",
        "Member of the works council",
    ]
    private static let sidebar = ["Contact", "Leeds", "jane@example.com", "Skills", "Triage", "Wound care"]
    private static let name = "Jane Doe, nurse of the old school and proud of it"
    private static let heading = "Everything that was learnt and done in the years before the move to another city"

    /// What is read, which must not depend on how the file stores it.
    private func read(_ words: [TextWord]) -> [String] {
        let texts = Typesetting.texts(words)
        #expect(Typesetting.texts(Typesetting.acrossThePage(words)) == texts)
        return texts
    }

    @Test("is from the left, whichever side the sidebar is on", arguments: [false, true])
    func side(isLeft: Bool) {
        let text = Typesetting.column(Self.first + Self.second, left: isLeft ? 220 : 50, top: 96, leading: 13)
        let sidebar = Typesetting.column(Self.sidebar, left: isLeft ? 40 : 420, top: 90, leading: 19)
        let main = Self.first + Self.second
        #expect(read(text + sidebar) == (isLeft ? Self.sidebar + main : main + Self.sidebar))
    }

    @Test("begins with the name over both", arguments: [false, true])
    func name(isLeft: Bool) throws {
        let text = Typesetting.column(Self.first + Self.second, left: isLeft ? 220 : 50, top: 96, leading: 13)
        let sidebar = Typesetting.column(Self.sidebar, left: isLeft ? 40 : 420, top: 90, leading: 19)
        let words = text + sidebar + Typesetting.row(Self.name, left: 50, top: 40, size: 22)
        let main = Self.first + Self.second
        #expect(read(words) == [Self.name] + (isLeft ? Self.sidebar + main : main + Self.sidebar))
        #expect(Set(Typesetting.lines(words).map(\.block)) == [0, 1, 2])
    }

    @Test("has two columns under the heading that spans them")
    func headingOverColumns() {
        let words =
            Typesetting.column(Self.first, left: 50, top: 100)
            + Typesetting.column(Self.second, left: 330, top: 105, leading: 17)
            + Typesetting.row(Self.heading, left: 50, top: 60, size: 12)
        #expect(read(words) == [Self.heading] + Self.first + Self.second)
    }

    @Test("ends with what stands under both columns")
    func foot() {
        let words =
            Typesetting.row(Self.heading, left: 50, top: 220) + Typesetting.column(Self.first, left: 50, top: 100)
            + Typesetting.column(Self.second, left: 330, top: 105, leading: 17)
        #expect(read(words) == Self.first + Self.second + [Self.heading])
    }

    @Test("has a short heading over both columns between what is above and below it", arguments: [14.0, 10.0])
    func shortHeading(size: Double) {
        let words =
            Typesetting.column(Self.first, left: 50, top: 100)
            + Typesetting.column(Self.second, left: 330, top: 105, leading: 17)
            + Typesetting.row("Education", left: 50, top: 210, size: size)
            + Typesetting.column(Self.second, left: 50, top: 234)
            + Typesetting.column(Self.first, left: 330, top: 234, leading: 17)
        let across = Self.first + Self.second + ["Education"] + Self.second + Self.first
        // Not larger than the text, it is a line of the left column.
        let down = Self.first + ["Education"] + Self.second + Self.second + Self.first
        #expect(read(words) == (size > 10 ? across : down))
    }
}
