import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Positions whose lines each say a part")
struct PositionAssemblyTests {
    @Test("are read whatever the order of the lines and the way they say it", arguments: PositionShapes.Part.allCases)
    func shapes(opening: PositionShapes.Part) throws {
        let shapes = PositionShapes.stated.filter { $0.order[0] == opening }
        let wrong = try shapes.filter { shape in
            let work = try ParsedRows.work(shape.rows)
            return work.map(\.position) != PositionShapes.positions.map(\.title)
                || work.map(\.name) != PositionShapes.positions.map(\.employer)
                || work.map(\.startDate) != PositionShapes.positions.map(\.start)
                || work.map(\.endDate) != PositionShapes.positions.map(\.end)
                || work.map(\.isCurrent) != PositionShapes.positions.map { $0.end == nil }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(shapes.count): \(wrong.map(\.testDescription))")
    }

    @Test("keep a letter in brackets within the name of a firm")
    func bracket() throws {
        let work = try ParsedRows.work(["Worked at Ambergate Textiles (P) Ltd as Electrician (June 2012 to May 2014)."])
        #expect(work.map(\.name) == ["Ambergate Textiles (P) Ltd"])
    }

    @Test(
        "have employers without the place or the field that follows the name",
        arguments: ["Worked in Ambergate Steel Factory Karachi", "Worked in Ambergate Steel Factory in Civil Works"]
    )
    func whole(row: String) throws {
        let work = try ParsedRows.work([row + " from June 2012 to May 2014", "Designation: Electrician"])
        #expect(work.map(\.name) == ["Ambergate Steel Factory"])
        #expect(work.map(\.position) == ["Electrician"])
    }

    @Test(
        "have employers without an ordinal or a courtesy in front",
        arguments: [
            "1st. Ambergate Salon", "2nd) Ambergate Salon", "3rd.Ambergate Salon", "M/s. Ambergate Salon",
            "1st. M/s Ambergate Salon", "Messrs. Ambergate Salon",
        ]
    )
    func prefaces(name: String) throws {
        #expect(try Knowledge.lexicon().employmentWords.withoutCourtesy(name) == "Ambergate Salon")
    }

    @Test("keep an ordinal that belongs to a name", arguments: ["1st Source Foods", "21st Century Ambergate", "4th. "])
    func ordinals(name: String) throws {
        #expect(try Knowledge.lexicon().employmentWords.withoutCourtesy(name) == name)
    }

    @Test("lose the courtesy in a plain header as well")
    func headers() throws {
        let work = try ParsedRows.work([
            "Cashier, M/s. Ambergate Foods Ltd          2018 – 2020", "• Handled cash",
            "Barista, Example Cafe Ltd          2015 – 2018", "• Coffee",
        ])
        #expect(work.map(\.name) == ["Ambergate Foods Ltd", "Example Cafe Ltd"])
    }

    @Test("have no tasks, labels or beginnings of sentences for names")
    func implausible() throws {
        let lexicon = try Knowledge.lexicon()
        let employers = EmployerNames(lexicon)
        let names = ImplausibleNames(
            sentence: EmploymentSentence(
                words: lexicon.employmentWords,
                scanner: DateScanner(lexicon),
                knowledge: try Knowledge.careers(),
                employers: employers,
                isPlace: { _ in false }
            ),
            employers: employers,
            labels: lexicon.columnLabels,
            personal: lexicon.personalLabels
        )
        let wrong = [
            "Preparation of daily progress reports", "Father's Name", "Presently working as", "Company - Ambergate",
            "Maintaining the register of narcotic drugs", "12 classrooms", "250+ weekly parcels", "3,000+ gigs",
        ]
        #expect(wrong.filter { !names.isEmployer($0) } == [])
        let right = [
            "Ambergate Trading Co. L.L.C", "Working Solutions Ltd", "Bank for Agriculture and Rural Development",
            "Zentrum für Luft- und Raumfahrt", "K.R. Builders", "Drake & Sons",
            "7 Oaks Dental", "24 Seven", "3 Kestrels Inn", "4imprint", "99 Bottles",
        ]
        #expect(right.filter(names.isEmployer) == [])
        #expect(["Designation:- Driver", "Worked as"].filter { !names.isTitle($0) } == [])
        #expect(["Post-Graduate Teacher", "Head of sales and marketing"].filter(names.isTitle) == [])
    }

    @Test(
        "keep all of a title that a sentence names",
        arguments: [
            "Site Engineer (Civil)", "Staff Nurse - ICU", "Electrician cum Plumber",
        ]
    )
    func titles(title: String) throws {
        for row in [
            "Worked as \(title) in Ambergate Trading Company", "Worked in Ambergate Trading Company as \(title)",
        ] {
            let work = try ParsedRows.work([row + " from June 2012 to May 2014."])
            #expect(work.map(\.position) == [title])
            #expect(work.map(\.name) == ["Ambergate Trading Company"])
        }
    }

    @Test("may open with a stretch of time that begins with a month")
    func dates() throws {
        let work = try ParsedRows.work([
            "Feb 2012 to Apr 2014 : Worked in Ambergate Trading Company", "Position: Electrician",
            "• Joined pipes on board", "May 2010 to Jan 2012 : Worked in Blue Harbour Shipyard Ltd",
            "Position - Fitter",
        ])
        #expect(work.map(\.position) == ["Electrician", "Fitter"])
        #expect(work.map(\.name) == ["Ambergate Trading Company", "Blue Harbour Shipyard Ltd"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2012, month: 2), PartialDate(year: 2010, month: 5)])
    }

    @Test("have employers with a title of honour in front, which numbers nothing")
    func honour() throws {
        let work = try ParsedRows.work([
            "Worked as Pharmacist", "Dr. Example's Laboratories Ltd, Pune", "From 2012 to 2014",
        ])
        #expect(work.map(\.name) == ["Dr. Example's Laboratories Ltd"])
        #expect(work.map(\.location) == ["Pune"])
    }
}
