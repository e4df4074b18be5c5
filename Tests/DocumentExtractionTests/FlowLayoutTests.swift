import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Layout of flow documents")
struct FlowLayoutTests {
    private func paragraph(_ text: String, isListItem: Bool = false) -> FlowBlock {
        .paragraph(FlowParagraph(runs: [FlowRun(content: .text(text))], isListItem: isListItem))
    }

    private func cell(_ texts: String...) -> [FlowBlock] {
        texts.map { paragraph($0) }
    }

    private func lines(_ blocks: [FlowBlock]) -> [TextLine] {
        FlowLayout.pages(of: blocks).flatMap(\.lines)
    }

    @Test("reads the short cells of a row across, each a cell of its line")
    func rows() {
        let table = FlowBlock.table([
            [cell("Staff Nurse"), cell("2019 – 2021")], [cell("Ward Manager"), cell("2021 – 2024")],
        ])
        let lines = lines([table])
        #expect(lines.map(\.text) == ["Staff Nurse 2019 – 2021", "Ward Manager 2021 – 2024"])
        #expect(lines.allSatisfy { $0.cells().count == 2 })
    }

    @Test("keeps the cells of a row apart even where a text is wider than its column")
    func wideCell() {
        let long = "A sentence that is much longer than a third of the page can hold in one line"
        let lines = lines([.table([[cell(long), cell("2019"), cell("Leeds")]])])
        #expect(lines.map { $0.cells().map { $0.map(\.text).joined(separator: " ") } } == [[long, "2019", "Leeds"]])
    }

    @Test("reads a row that lays out the page cell by cell")
    func pageLayout() {
        let sidebar = cell("Contact", "Leeds", "Skills", "Triage")
        let text = cell("Experience", "Staff Nurse", "Example Hospital", "Cared for patients")
        let lines = lines([.table([[sidebar, text]])])
        #expect(
            lines.map(\.text) == [
                "Contact", "Leeds", "Skills", "Triage", "Experience", "Staff Nurse", "Example Hospital",
                "Cared for patients",
            ]
        )
        #expect(Set(lines.prefix(4).map(\.block)).count == 1)
        #expect(Set(lines.suffix(4).map(\.block)).count == 1)
        #expect(lines.first?.block != lines.last?.block)
    }

    @Test("reads lines that stand beside each other together, and leaves empty cells out")
    func emptyCells() {
        let lines = lines([.table([[cell("Staff Nurse", "Leeds"), cell(""), cell("2019")]])])
        #expect(lines.map(\.text) == ["Staff Nurse 2019", "Leeds"])
    }

    @Test("reads a table within a cell")
    func nested() {
        let inner = FlowBlock.table([[cell("Triage"), cell("expert")]])
        #expect(lines([.table([[cell("Skills") + [inner]]])]).map(\.text) == ["Skills", "Triage expert"])
    }

    @Test("sets a bullet before list items and parts a line at tabs and breaks")
    func paragraphs() {
        let tabbed = FlowParagraph(runs: [
            FlowRun(content: .text("Nurse")), FlowRun(content: .tab), FlowRun(content: .text("2019")),
            FlowRun(content: .lineBreak), FlowRun(content: .text("Leeds")),
        ])
        let lines = lines([paragraph("Cared for patients", isListItem: true), .paragraph(tabbed)])
        #expect(lines.map(\.text) == ["• Cared for patients", "Nurse 2019", "Leeds"])
        #expect(lines[1].cells().count == 2)
    }

    @Test("begins a page at a break, and leaves empty pages out")
    func pages() {
        let pages = FlowLayout.pages(of: [
            .pageBreak, paragraph("First"), .pageBreak, .pageBreak, paragraph("Second"), .pageBreak,
        ])
        #expect(pages.map { $0.lines.map(\.text) } == [["First"], ["Second"]])
        #expect(pages.map(\.number) == [1, 2])
        #expect(pages.allSatisfy { $0.origin == .flow })
    }

    @Test("of nothing has no page")
    func nothing() {
        #expect(FlowLayout.pages(of: []).isEmpty)
        #expect(FlowLayout.pages(of: [paragraph("  "), .table([])]).isEmpty)
    }
}
