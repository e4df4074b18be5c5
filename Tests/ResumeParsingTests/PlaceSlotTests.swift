import Resume
import Testing

@testable import ResumeParsing

@Suite("Places within the lines of headers")
struct PlaceSlotTests {
    @Test("are told by standing behind employers where others have theirs")
    func behindEmployers() throws {
        let work = try ParsedRows.positions([
            "Example Advisory Ltd, Reading – Senior Consultant          Apr 2019 – Present", "• Led",
            "Brightwater Foods, London – Consultant          Jan 2013 – Mar 2019", "• Advised",
            "Kestrel Motors, Quillhaven – Business Analyst          Jun 2008 – Dec 2012", "• Mapped",
        ])
        #expect(work.map(\.name) == ["Example Advisory Ltd", "Brightwater Foods", "Kestrel Motors"])
        #expect(work.map(\.location) == ["Reading", "London", "Quillhaven"])
    }

    @Test("are told by standing behind titles where others have theirs")
    func behindTitles() throws {
        let work = try ParsedRows.positions([
            "Seaside Care Ltd          Sep 2012 – Feb 2015", "Executive Chef, Upper Quillhaven", "• Cooked",
            "Example Foods Ltd          Jun 2010 – Aug 2012", "Line Cook, Portland", "• Cooked",
            "Kestrel Diner Ltd          Oct 2007 – May 2010", "Line Cook, Chicago", "• Cooked",
        ])
        #expect(work.map(\.position) == ["Executive Chef", "Line Cook", "Line Cook"])
        #expect(work.map(\.location) == ["Upper Quillhaven", "Portland", "Chicago"])
    }

    @Test("are told by standing behind several titles")
    func repeated() throws {
        let work = try ParsedRows.positions([
            "Quillhaven Primary School: Art Teacher, Quillhaven Green, Sep 2012 to Jun 2015", "• Taught",
            "Quillhaven School District: Sports Coach, Quillhaven Green, Aug 2006 to Jun 2012", "• Coached",
        ])
        #expect(work.map(\.position) == ["Art Teacher", "Sports Coach"])
    }

    @Test("follow employers behind a word for \"at\"")
    func behindWords() throws {
        let work = try ParsedRows.positions([
            "03.2019 – 05.2021", "Elektromeister bei Elektro Musterhof in Hamburg", "• Planung",
        ])
        #expect(work.map(\.name) == ["Elektro Musterhof"])
        #expect(work.map(\.location) == ["Hamburg"])
    }
}
