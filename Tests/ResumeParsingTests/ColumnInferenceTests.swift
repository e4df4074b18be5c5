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
