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

    @Test("are told by standing behind dates where others have theirs")
    func behindDates() throws {
        let work = try ParsedRows.positions([
            "Driver", "Kestrel Transport Ltd", "04/2017 – Present · Leeds", "• Drove", "Driver", "Woozle",
            "09/2013 – 03/2017 · Quillhaven", "• Drove", "Storekeeper", "Ember Stores", "05/2010 – 08/2013 · York",
            "• Kept", "Assistant", "Snarkwood", "07/2008 – 04/2010 · Quillhaven", "• Helped",
        ])
        #expect(work.map(\.name) == ["Kestrel Transport Ltd", "Woozle", "Ember Stores", "Snarkwood"])
        #expect(work.map(\.location) == ["Leeds", "Quillhaven", "York", "Quillhaven"])
    }

    @Test("are whole with the code of their region behind a dash or a comma", arguments: [" - MG", ", MG"])
    func withRegion(region: String) throws {
        let work = try ParsedRows.positions([
            "Kestrel Foods Ltda.          02/2013 – 03/2016", "Belo Horizonte" + region, "Operadora de Caixa",
            "• Caixa",
        ])
        #expect(work.map(\.position) == ["Operadora de Caixa"])
        #expect(work.first?.location?.hasPrefix("Belo Horizonte") == true)
    }

    @Test("are no employers, but public bodies called by them are", arguments: ["Region Västerbotten", "Region Skåne"])
    func publicBodies(name: String) throws {
        let work = try ParsedRows.positions([
            "Undersköterska, \(name), Umeå (augusti 2020 - nu)", "Norrlands universitetssjukhus, strokeavdelning",
            "• Omvårdnad",
            "Personlig assistent, Kestrel Assistans AB, Umeå (juni 2018 - juli 2020)", "• Assistans",
            "Butiksbiträde, ICA Maxi, Umeå (juni 2016 - maj 2018)", "• Kassa",
        ])
        #expect(work.map(\.name) == [name, "Kestrel Assistans AB", "ICA Maxi"])
    }
}
