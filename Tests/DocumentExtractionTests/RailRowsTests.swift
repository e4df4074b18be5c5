import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Dates and places in a rail")
struct RailRowsTests {
    /// Rows of a text, and what stands beside each of them at the right.
    private func page(_ rows: [(String, String)], railLeft: Double = 430) -> [TextWord] {
        rows.enumerated().flatMap { number, row in
            let top = 100 + 14 * Double(number)
            return Typesetting.row(row.0, left: row.0.hasPrefix("•") ? 62 : 50, top: top)
                + Typesetting.row(row.1, left: railLeft, top: top)
        }
    }

    private func cells(_ words: [TextWord]) -> [[String]] {
        Typesetting.lines(words).map { line in line.cells().map { $0.map(\.text).joined(separator: " ") } }
    }

    @Test("go on below beside an item and are one date beside the title")
    func splitDate() {
        let words = page([
            ("Senior Engineer", "06/2018 –"), ("• Built the thing that counts things", "present"),
            ("• Taught others", ""), ("Engineer", "Feb 2015 –"), ("• Looked after what was there", "May 2018"),
        ])
        #expect(
            cells(words) == [
                ["Senior Engineer", "06/2018 – present"], ["• Built the thing that counts things"],
                ["• Taught others"], ["Engineer", "Feb 2015 – May 2018"], ["• Looked after what was there"],
            ]
        )
    }

    @Test("are stretches of their own below one that is open")
    func openStretch() {
        let rows = [
            ("2021–", "Sales Director, Example Tools"), ("2017–21", "Account Manager, Example Tools"),
            ("2013–17", "Account Executive, Sample Packaging"),
        ]
        let words = rows.enumerated().flatMap { number, row in
            Typesetting.row(row.0, left: 50, top: 100 + 14 * Double(number))
                + Typesetting.row(row.1, left: 120, top: 100 + 14 * Double(number))
        }
        #expect(cells(words) == rows.map { [$0.0, $0.1] })
    }

    @Test("keep words that share one place")
    func samePlace() {
        var words = page([
            ("Senior Engineer", "06/2018 –"), ("• Built the thing that counts things", "present"),
            ("• Taught others", ""),
        ])
        guard let last = words.firstIndex(where: { $0.text == "present" }) else {
            Issue.record("no date")
            return
        }
        var twin = words[last]
        twin.text = "current"
        words.insert(twin, at: last)
        #expect(Typesetting.lines(words).flatMap(\.words).map(\.text).sorted() == words.map(\.text).sorted())
    }

    @Test("say when below where, beside the first item, and are two cells beside the title")
    func placeAndDate() {
        let words = page([
            ("Acme Widgets, Senior Engineer", "Hull, England"), ("• Built the thing that counts", "06/2018 – present"),
            ("• Taught others to build", ""), ("Blue Harbour, Engineer", "Leeds, England"),
            ("• Looked after what was there", "02/2015 – 05/2018"), ("• Wrote down how", ""),
        ])
        #expect(
            cells(words) == [
                ["Acme Widgets, Senior Engineer", "Hull, England", "06/2018 – present"],
                ["• Built the thing that counts"], ["• Taught others to build"],
                ["Blue Harbour, Engineer", "Leeds, England", "02/2015 – 05/2018"],
                ["• Looked after what was there"], ["• Wrote down how"],
            ]
        )
    }

    @Test("go on below where nothing stands beside them")
    func alone() {
        let words = page([
            ("Acme Widgets, Senior Engineer", "Hull, England"), ("", "06/2018 – present"), ("• Built the thing", ""),
        ])
        #expect(
            cells(words) == [
                ["Acme Widgets, Senior Engineer", "Hull, England", "06/2018 – present"], ["• Built the thing"],
            ]
        )
    }

    @Test("stand at the left as well")
    func left() {
        let rows = [
            ("06/2018 –", "Senior Engineer"), ("present", "• Built the thing that counts things"),
            ("", "• Taught others"), ("02/2015 –", "Engineer"), ("05/2018", "• Looked after what was there"),
        ]
        let words = rows.enumerated().flatMap { number, row in
            Typesetting.row(row.0, left: 50, top: 100 + 14 * Double(number))
                + Typesetting.row(row.1, left: 160, top: 100 + 14 * Double(number))
        }
        #expect(
            Typesetting.texts(words) == [
                "06/2018 – present Senior Engineer", "• Built the thing that counts things", "• Taught others",
                "02/2015 – 05/2018 Engineer", "• Looked after what was there",
            ]
        )
    }

    @Test(
        "stay in their rows where each says something about its own",
        arguments: [
            [("Acme Widgets", "Hull, England"), ("Senior Engineer", "06/2018 – present"), ("• Built the thing", "")],
            [("Best engineer of Hull", "2019"), ("Second best engineer", "2018"), ("• Prize of the town", "2017")],
            [("Projects", "2018 – 2020"), ("• Built a counter of things", "2019"), ("• Built another", "2020")],
            [("Python", "Databricks"), ("• Dutch", "Sailing"), ("Rowing", "Chess")],
        ]
    )
    func rows(rows: [(String, String)]) {
        #expect(cells(page(rows)) == rows.map { [$0.0, $0.1].filter { !$0.isEmpty } })
    }
}
