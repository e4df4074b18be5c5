import Resume
import Testing

@testable import ResumeParsing

@Suite("Résumés without headings")
struct WithoutHeadingsTests {
    @Test("have their positions where a title has dates")
    func positions() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane.doe@example.com | 512-555-0134",
            "Staff Nurse, Example General Hospital, Leeds          2016 – 2019", "• Cared for patients",
            "Nursing Assistant, Sample Care Ltd, York          2014 – 2016", "• Helped the nurses",
        ])
        #expect(resume.basics.name?.value == "Jane Doe")
        #expect(resume.work.map(\.position) == ["Staff Nurse", "Nursing Assistant"])
        #expect(resume.work.map(\.name) == ["Example General Hospital", "Sample Care Ltd"])
        #expect(resume.work.map(\.location) == ["Leeds", "York"])
        #expect(
            resume.work.map { $0.highlights.map(\.value) } == [["Cared for patients"], ["Helped the nurses"]]
        )
    }

    @Test("tell about positions in sentences, too")
    func sentences() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "Leeds", "jane.doe@example.com", "Staff Nurse          Mar 2016 – Jun 2019",
            "Example General Hospital, Leeds", "Cared for patients of the ward.", "Cashier          2014 – 2016",
            "Example Foods Ltd", "Handled cash and cards at the till.",
        ])
        #expect(resume.work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(resume.work.map(\.name) == ["Example General Hospital", "Example Foods Ltd"])
        #expect(resume.basics.location?.value.city == "Leeds")
    }

    @Test("have titles that are set like headings")
    func titlesLikeHeadings() throws {
        let resume = try ParsedRows.resume(
            [
                "Jane Doe", "jane.doe@example.com", "Ward Sister", "Example General Hospital, Aug 2017 – May 2021",
                "Looked after the patients of a surgical ward and their families", "Staff Nurse",
                "Sample Care Ltd, Oct 2011 – Jul 2017", "Helped on the wards of a home for old people",
                "Nursing Assistant", "Example Foods Ltd, Jul 2003 – Jul 2011", "Handled food for the ward of a clinic",
                "Bachelor of Nursing", "Example University, 2002",
            ],
            fontSizes: [18, 10, 13, 10, 10, 13, 10, 10, 13, 10, 10, 13, 10]
        )
        #expect(resume.work.map(\.position) == ["Ward Sister", "Staff Nurse", "Nursing Assistant"])
        #expect(resume.work.map(\.name) == ["Example General Hospital", "Sample Care Ltd", "Example Foods Ltd"])
        #expect(resume.education.map(\.institution) == ["Example University"])
    }

    @Test("do not have studies for positions")
    func studies() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane.doe@example.com", "Master of Architecture, Example University          2014 – 2016",
            "Architect, Sample Studio Ltd          2016 – 2019", "• Drew houses",
        ])
        #expect(resume.work.map(\.position) == ["Architect"])
    }

    @Test("may have a position that is called like a degree where studies have a section of their own")
    func masters() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane.doe@example.com", "Master Mason, Sample Stone Ltd          2016 – 2019",
            "• Cut stone", "Bricklayer, Example Walls Ltd          2012 – 2016", "• Laid bricks", "EDUCATION",
            "NVQ Masonry, Example College, 2012",
        ])
        #expect(resume.work.map(\.position) == ["Master Mason", "Bricklayer"])
    }

    @Test("have no positions where one dated line is all there is and nobody can be reached")
    func oneLine() throws {
        let rows = ["Clerk, Acme Ltd          2016 – 2019"]
        #expect(try ParsedRows.resume(["Some paper"] + rows).work.isEmpty)
        #expect(try ParsedRows.resume(["Jane Doe", "jane@example.com"] + rows).work.map(\.position) == ["Clerk"])
    }

    @Test("tell a study by its degree and its school wherever the degree stands")
    func studiesByDegree() throws {
        let resume = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org, +44 113 496 0000, Leeds",
            "Graphic Designer, Blue Harbour Ltd, Hull     2021 – Present", "Drew the signs of the yard.",
            "Sign Painter, Kestrel Foods Ltd, Leeds     2019 – 2021", "Painted them.",
            "B.Tech in Computer Science, Sampleton University     2019",
            "Commerce, B.Com, Sampleton University     2015", "Excel, PowerPoint, Data Entry",
        ])
        #expect(resume.work.map(\.position) == ["Graphic Designer", "Sign Painter"])
    }
}
