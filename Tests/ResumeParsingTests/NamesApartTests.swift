import Resume
import Testing

@testable import ResumeParsing

@Suite("Titles and employers with nothing between them")
struct NamesApartTests {
    @Test("part behind the grade of the title")
    func grades() throws {
        let work = try ParsedRows.work([
            "Secretary II Puraite - Akron, OH", "May 2016 to August 2019", "• Kept the books",
            "Pastry Cook II/Chocolatier Garmund Construction - Dallas, TX", "May 2012 to May 2016", "• Ran the kitchen",
            "Pastry Cook Mutinia - Reno, NV", "May 2009 to May 2012", "• Ran the kitchen",
        ])
        #expect(work.map(\.position) == ["Secretary II", "Pastry Cook II/Chocolatier", "Pastry Cook"])
        #expect(work.map(\.name) == ["Puraite", "Garmund Construction", "Mutinia"])
    }

    @Test("part behind the last word of a title")
    func wholeTitles() throws {
        let work = try ParsedRows.work([
            "Head Start Family Advocate Freemund Decorating - Dallas, TX", "May 2016 to August 2019",
            "• Kept the books",
            "Assistant Teacher CUR9 Earth - Tampa, FL", "May 2012 to May 2016", "• Taught",
            "Family Advocate Mutinia - Reno, NV", "May 2009 to May 2012", "• Wrote",
        ])
        #expect(work.first?.position == "Head Start Family Advocate")
        #expect(work.first?.name == "Freemund Decorating")
    }
}
