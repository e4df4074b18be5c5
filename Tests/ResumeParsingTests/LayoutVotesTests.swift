import Resume
import Testing

@testable import ResumeParsing

@Suite("Titles and employers that words do not tell apart")
struct LayoutVotesTests {
    /// Entries whose words tell, with one among them of which nothing is known.
    private func among(_ unclear: [String], titleFirst: Bool) -> [String] {
        let clear = [("Staff Nurse", "Example General Hospital"), ("Cashier", "Sample Foods Ltd")]
        let rows = clear.enumerated().flatMap { number, entry in
            let (title, employer) = entry
            return [
                (titleFirst ? "\(title) | \(employer)" : "\(employer) | \(title)")
                    + "          20\(18 - 3 * number) – 2021",
                "• Was there every day",
            ]
        }
        return rows + unclear
    }

    private static let unclear = ["Ambergate | Brightwater          2010 – 2012", "• Did what there was to do"]

    @Test("are in the order that the other entries have", arguments: [false, true])
    func order(titleFirst: Bool) throws {
        let work = try ParsedRows.positions(among(Self.unclear, titleFirst: titleFirst))
        let entry = try #require(work.last)
        #expect(work.count == 3)
        #expect(entry.position == (titleFirst ? "Ambergate" : "Brightwater"))
        #expect(entry.name == (titleFirst ? "Brightwater" : "Ambergate"))
    }

    @Test("on lines of their own follow the other entries, too", arguments: [false, true])
    func lines(titleFirst: Bool) throws {
        func entry(_ title: String, _ employer: String, _ dates: String) -> [String] {
            let lines = titleFirst ? [title, employer] : [employer, title]
            return [lines[0] + "          " + dates, lines[1], "• Was there every day"]
        }
        let work = try ParsedRows.positions(
            entry("Staff Nurse", "Example General Hospital", "2018 – 2021")
                + entry("Cashier", "Sample Foods Ltd", "2015 – 2018") + entry("Ambergate", "Brightwater", "2012 – 2015")
        )
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier", "Ambergate"])
        #expect(work.map(\.name) == ["Example General Hospital", "Sample Foods Ltd", "Brightwater"])
    }

    @Test("are in the usual order where nothing tells")
    func alone() throws {
        let work = try ParsedRows.positions(Self.unclear)
        #expect(work.map(\.position) == ["Ambergate"])
        #expect(work.map(\.name) == ["Brightwater"])
    }

    @Test("are not followed by an entry whose own words are clear")
    func clear() throws {
        let work = try ParsedRows.positions(
            among(["Sample Restaurant Ltd | Waiter          2010 – 2012", "• Served guests"], titleFirst: true)
        )
        #expect(work.last?.position == "Waiter")
        #expect(work.last?.name == "Sample Restaurant Ltd")
    }
}
