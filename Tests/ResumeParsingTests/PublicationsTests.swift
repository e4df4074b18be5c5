import Resume
import Testing

@testable import ResumeParsing

@Suite("Publications")
struct PublicationsTests {
    @Test(
        "have authors, a title, a venue and a year in many styles",
        arguments: [
            "Doe, J., & Roe, R. (2020). Crumbs in warm ovens. Journal of Bread, 4(2), 1-9.",
            "J. Doe and R. Roe, “Crumbs in warm ovens,” Journal of Bread, vol. 4, pp. 1-9, 2020.",
            "[1] Doe J, Roe R. Crumbs in warm ovens. Journal of Bread. 2020;4:1-9.",
            "2. J. Doe, R. Roe: Crumbs in warm ovens. Journal of Bread, 2020.",
        ]
    )
    func styles(row: String) throws {
        let entry = try #require(try ParsedRows.publications([row]).first)
        #expect(entry.title == "Crumbs in warm ovens")
        #expect(entry.citation?.authors.count == 2)
        #expect(entry.issuer == "Journal of Bread")
        #expect(entry.date?.year == 2020)
    }

    @Test("have an identifier without the address in front")
    func doi() throws {
        let rows = ["Doe, J. et al. (2021). On crusts. Journal of Bread. https://doi.org/10.1234/bread.2021.7"]
        let entry = try #require(try ParsedRows.publications(rows).first)
        #expect(entry.citation?.doi == "10.1234/bread.2021.7")
        #expect(entry.url == "https://doi.org/10.1234/bread.2021.7")
        #expect(entry.citation?.authors == ["Doe, J."])
        #expect(entry.title == "On crusts")
    }

    @Test("are one a number, over several lines")
    func numbered() throws {
        let rows = [
            "[1] Doe, J. (2020). Crumbs in warm", "    ovens. Journal of Bread.",
            "[2] Roe, R. (2021). Crusts. Journal of Bread.",
        ]
        let entries = try ParsedRows.publications(rows)
        #expect(entries.map(\.title) == ["Crumbs in warm ovens", "Crusts"])
        #expect(entries.map { $0.lines.count } == [2, 1])
    }

    @Test("are one a line where most lines end with a year, however long they are")
    func yearsBehind() throws {
        let rows = [
            "Keynote, Bakers of Lower Saxony, 2024", "Talk, Crust Days, 2023", "Invited talk, Society of Ovens, 2022",
            "Talk, Crust Days, 2022",
        ]
        #expect(try ParsedRows.publications(rows).map(\.date?.year) == [2024, 2023, 2022, 2022])
    }

    @Test("begin where authors stand before a year in brackets, however long the line before is")
    func yearsInFront() throws {
        let rows = [
            "Roe, M., & Doe, A. (2021). Crumbs in warm ovens. Journal of Bread, 12(3), 45-60. https://doi.org/10.5555/ex.2021",
            "Roe, M. (2019). Crusts at the edge. Oven Press.",
            "Poe, G., Roe, M., et al. (2018). Measuring crumbs. In Proceedings of the Conference on Bread (pp. 1-9).",
        ]
        let entries = try ParsedRows.publications(rows)
        #expect(entries.map(\.title) == ["Crumbs in warm ovens", "Crusts at the edge", "Measuring crumbs"])
        #expect(entries.map(\.date?.year) == [2021, 2019, 2018])
    }

    @Test("may be a title alone")
    func titleAlone() throws {
        let entries = try ParsedRows.publications(["• Articles in three edited volumes"])
        #expect(entries.map(\.title) == ["Articles in three edited volumes"])
        #expect(entries.first?.citation == Citation())
        #expect(entries.first?.date == nil)
    }
}
