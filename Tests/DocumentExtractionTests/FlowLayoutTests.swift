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

    @Test("reads cells one after the other that say when on the same line: each is an entry")
    func cards() {
        let table = FlowBlock.table([
            [cell("Staff Nurse, Leeds", "2021 – 2024"), cell("Cashier, York", "2019 – 2021")],
            [cell("Packer, Hull", "2017 – 2019"), cell("")],
        ])
        let texts = [
            "Staff Nurse, Leeds", "2021 – 2024", "Cashier, York", "2019 – 2021", "Packer, Hull", "2017 – 2019",
        ]
        #expect(lines([table]).map(\.text) == texts)
    }

    @Test("reads columns one after the other where a row of a table holds nothing but dates")
    func columnsOfEntries() {
        let table = FlowBlock.table([
            [cell("Staff Nurse"), cell("Cashier")], [cell("Sample Care"), cell("Example Foods")],
            [cell("2021 – 2024"), cell("2019 – 2021")],
        ])
        let texts = ["Staff Nurse", "Sample Care", "2021 – 2024", "Cashier", "Example Foods", "2019 – 2021"]
        #expect(lines([table]).map(\.text) == texts)
    }

    @Test("reads rows across whose dates stand in one column")
    func datedColumn() {
        let table = FlowBlock.table([
            [cell("2021 – 2024", "Leeds"), cell("Staff Nurse", "Sample Care")],
            [cell("2019 – 2021", "York"), cell("Cashier", "Example Foods")],
        ])
        let texts = ["2021 – 2024 Staff Nurse", "Leeds Sample Care", "2019 – 2021 Cashier", "York Example Foods"]
        #expect(lines([table]).map(\.text) == texts)
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

    private let hidden = FlowBlock.paragraph(
        FlowParagraph(runs: [FlowRun(content: .text("kubernetes"), isHidden: true)], isListItem: true)
    )

    @Test("reports what is hidden wherever it stands, and sets the rest as if it were not there")
    func hiddenBlocks() {
        let cells = [cell("Staff Nurse"), cell("2019")]
        let layout = [cell("Contact", "Leeds", "Skills"), cell("Experience", "Nurse", "Ward", "Leeds")]
        let cases: [([FlowBlock], [FlowBlock])] = [
            ([paragraph("a"), hidden, paragraph("b")], [paragraph("a"), paragraph("b")]),
            ([.table([cells + [[hidden]]])], [.table([cells])]),
            ([.table([[cells[0] + [hidden], cells[1]]])], [.table([cells])]),
            ([.table([[layout[0], [hidden], [hidden] + layout[1]]])], [.table([layout])]),
            ([.table([[[hidden]]]), paragraph("a")], [paragraph("a")]),
        ]
        for (with, without) in cases {
            let pages = FlowLayout.pages(of: with)
            #expect(pages.flatMap(\.lines) == lines(without))
            #expect(Set(pages.flatMap(\.hiddenWords)) == ["kubernetes"])
        }
        #expect(FlowLayout.pages(of: cases[3].0).flatMap(\.hiddenWords).count == 2)
    }

    @Test("reports what is hidden with the page before it or, on the first page, after it")
    func hiddenPages() {
        let last = FlowLayout.pages(of: [paragraph("a"), .pageBreak, paragraph("b"), .pageBreak, hidden])
        #expect(last.map(\.hiddenWords) == [[], ["kubernetes"]])
        let first = FlowLayout.pages(of: [hidden, .pageBreak, paragraph("a"), .pageBreak, paragraph("b")])
        #expect(first.map(\.hiddenWords) == [["kubernetes"], []])
        let all = FlowLayout.pages(of: [hidden])
        #expect(all.map(\.hiddenWords) == [["kubernetes"]])
        #expect(all.flatMap(\.lines).isEmpty)
    }

    @Test("reports no more of what is hidden than it takes to judge it")
    func manyHidden() {
        let text = String(repeating: "kubernetes ", count: 20_000)
        let many = FlowParagraph(runs: [FlowRun(content: .text(text), isHidden: true)])
        // Ten bytes each, of 64 KiB.
        #expect(FlowLayout.pages(of: [.paragraph(many)]).flatMap(\.hiddenWords).count == 6553)
        let long = FlowParagraph(
            runs: [FlowRun(content: .text(String(repeating: "x", count: 100_000)), isHidden: true)]
        )
        #expect(FlowLayout.pages(of: [.paragraph(long)]).flatMap(\.hiddenWords).map(\.count) == [100])
    }

    @Test("keeps the columns of a table where cells are empty or longer than others")
    func columns() {
        let table = FlowBlock.table([
            [cell("Name of the Institution"), cell("Designation"), cell("Period"), cell("Total")],
            [cell("Ambergate Matriculation School of Leeds"), cell("Teacher"), cell("2015 – 2018"), cell("")],
            [cell("Kestrel"), cell(""), cell("2012 – 2015"), cell("3 years")],
        ])
        let lefts = lines([table]).map { line in line.cells().map { $0.first?.box.left } }
        #expect(lefts[1] == Array(lefts[0].prefix(3)))
        #expect(lefts[2] == [lefts[0][0], lefts[0][2], lefts[0][3]])
    }
}
