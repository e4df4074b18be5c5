import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Columns of tables whose head says too little")
struct ColumnInferenceTests {
    @Test("are told by what all rows have in them")
    func unknownHeads() throws {
        let work = try ParsedRows.work([
            "Ward             Name and seat of the clinic        Beds      Engaged as         Served",
            "Surgical (4)     Blue Harbour Infirmary             340       Staff Nurse        Mar 2019 – Present",
            "Labour Room      Kestrel Valley Hospital            120       Charge Nurse       Jan 2015 – Feb 2019",
            "Casualty         St Brannock Medical Centre         500       Staff Nurse        May 2012 – Dec 2014",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Charge Nurse", "Staff Nurse"])
        #expect(
            work.map(\.name) == [
                "Blue Harbour Infirmary", "Kestrel Valley Hospital", "St Brannock Medical Centre",
            ]
        )
    }

    @Test("hold employers where nothing else is left that names anything, and dates stand in two of them")
    func onlyNames() throws {
        let work = try ParsedRows.work([
            "Hotel / Resort              Designation               From      To          Total",
            "Coral Reef, Hull            Guest Relations Officer   Oct-22    Present     -",
            "Floria, Leeds               Front Office Associate    Apr-21    Aug-22      1 yr 5 m",
            "Orchid, York                Steward                   Jul-18    Mar-20      1 yr 9 m",
        ])
        #expect(work.map(\.position) == ["Guest Relations Officer", "Front Office Associate", "Steward"])
        #expect(work.map(\.name) == ["Coral Reef", "Floria", "Orchid"])
        #expect(work.map(\.startDate?.iso8601) == ["2022-10", "2021-04", "2018-07"])
    }

    @Test("may have heads that say two things")
    func twofoldHeads() throws {
        let work = try ParsedRows.work([
            "DATE                      EMPLOYER & LOCATION             POST HELD",
            "Oct. 2009 to date         Blue Harbour Ltd                Executive Secretary to the General Manager",
            "Mar. 2004 to Sept. 2009   - same company -                Secretary",
            "Jan. 1997 to Nov. 2003    Kestrel Cables Ltd              Typist / Telephone Operator",
        ])
        #expect(
            work.map(\.position) == [
                "Executive Secretary to the General Manager", "Secretary", "Typist / Telephone Operator",
            ]
        )
        #expect(work.map(\.name) == ["Blue Harbour Ltd", "Blue Harbour Ltd", "Kestrel Cables Ltd"])
    }

    @Test("need no head")
    func noHead() throws {
        let work = try ParsedRows.work([
            "1     Blue Harbour Shipping Ltd     12 vessels     Deck Officer      2019 – 2023",
            "2     Kestrel Marine Ltd            3 vessels      Bosun             2015 – 2019",
        ])
        #expect(work.map(\.name) == ["Blue Harbour Shipping Ltd", "Kestrel Marine Ltd"])
        #expect(work.map(\.position) == ["Deck Officer", "Bosun"])
    }

    @Test("stay unknown where no column is like titles")
    func noTitles() throws {
        let lexicon = try Knowledge.lexicon()
        let inference = ColumnInference(
            scanner: DateScanner(lexicon),
            labels: lexicon.columnLabels,
            knowledge: try Knowledge.careers(),
            employers: EmployerNames(lexicon),
            isPlace: { ["Hull", "Leeds"].contains($0) }
        )
        let rows = [
            "Passport     P5551207B     Hull     12 Mar 2020 – 11 Mar 2030",
            "Visa         A1008813      Leeds    08 Aug 2021 – 07 Aug 2026",
        ]
        #expect(inference.table(in: ParsedRows.lines(rows)) == nil)
    }
}
