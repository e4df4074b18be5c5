import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Entries whose lines ran together")
struct RunTogetherEntriesTests {
    private static let told = " Sorted the mail of four offices every morning and kept the stamps in order."

    @Test("are told by their dates and places, with or without a sign between title and employer")
    func paragraph() throws {
        let work = try ParsedRows.work([
            "Store Clerk Kestrel Foods - Leeds, England March 2019 to Present" + Self.told
                + " Night Porter Reef Hotels - York, England Cashier Maple Logistics Ltd - June 2014 to May 2016"
                + Self.told + " Chef de Partie, Copper Kettle, Hull (2012 - 2014). Cooked."
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Night Porter", "Cashier", "Chef de Partie"])
        #expect(work.map(\.name) == ["Kestrel Foods", "Reef Hotels", "Maple Logistics Ltd", "Copper Kettle"])
        #expect(work.map(\.startDate?.year) == [2019, nil, 2014, 2012])
        #expect(work.last?.highlights.map(\.value) == ["Cooked."])
    }

    @Test("may begin with their dates")
    func datesFirst() throws {
        let work = try ParsedRows.work([
            "03/2018 - Present Store Manager, Kestrel Foods Ltd, Leeds" + Self.told
                + " 01/2013 - 02/2018 Cashier, Maple Logistics Ltd, York" + Self.told
        ])
        #expect(work.map(\.position) == ["Store Manager", "Cashier"])
        #expect(work.map(\.name) == ["Kestrel Foods Ltd", "Maple Logistics Ltd"])
    }

    @Test("may have lines of their own")
    func lines() throws {
        let work = try ParsedRows.work([
            "Electrician Kestrel Spark Ltd - Leeds, England April 2019 to Present", "Rewires old houses",
            "Cashier Maple Traders - York, England February 2015 to March 2019", "Counted the till",
        ])
        #expect(work.map(\.position) == ["Electrician", "Cashier"])
        #expect(work.map(\.name) == ["Kestrel Spark Ltd", "Maple Traders"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Rewires old houses"], ["Counted the till"]])
    }

    @Test("leave the time that a project took alone")
    func labelledDates() throws {
        let work = try ParsedRows.work([
            "Fitter Kestrel Gears - Leeds, England May 2010 to June 2014" + Self.told + Self.told
                + " Project Name : Test rig Duration : July 2011 - May 2012 Team size : 4 Design of a rig for gears."
        ])
        #expect(work.map(\.position) == ["Fitter"])
        #expect(work.first?.endDate?.year == 2014)
    }
}
