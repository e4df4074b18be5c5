import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Forms and tables of schooling")
struct StudyFormsTests {
    @Test("are read by the head of the table")
    func table() throws {
        let entries = try ParsedRows.education([
            "Course / Degree      Institution / University      Year      %",
            "M.Com                University of Sampleton       2004      78",
            "B.Com                Example College               2002      67",
        ])
        #expect(entries.map(\.institution) == ["University of Sampleton", "Example College"])
        #expect(entries.map(\.studyType) == ["M.Com", "B.Com"])
        #expect(entries.map { $0.endDate?.iso8601 } == ["2004", "2002"])
    }

    @Test("name who taught, not who examined, where both have a column")
    func boards() throws {
        let entries = try ParsedRows.education([
            "Degree     University / Board         School / College      Year",
            "B.Com      University of Sampleton    Example College       2002",
            "H.S.C      State Board                Sample School         1999",
        ])
        #expect(entries.map(\.institution) == ["Example College", "Sample School"])
        #expect(entries.map(\.studyType) == ["B.Com", "H.S.C"])
    }

    @Test("have rows that lack a cell, years under a head that is misspelled, and places that nobody knows")
    func gaps() throws {
        let entries = try ParsedRows.education([
            "Exam Title     Major              Institute                         Result           Pas.Yea r    Duration",
            "HSC            Business Studies   Sample Govt. College, Thellakom   First Division   2002         2 Years",
            "SSC            Science            St. Paul's H.S.S., Vettimukal     First Division   2000",
        ])
        #expect(entries.map(\.institution) == ["Sample Govt. College", "St. Paul's H.S.S."])
        #expect(entries.map(\.studyType) == ["HSC", "SSC"])
        #expect(entries.map { $0.endDate?.year } == [2002, 2000])
    }

    @Test("are no lists of grades")
    func grades() throws {
        let entries = try ParsedRows.education([
            "Sample Vidyalaya, Leeds", "G.C.E. (A/L) 2003", "Biology C     Science A", "Chemistry C     English B+",
        ])
        #expect(entries.map(\.institution) == ["Sample Vidyalaya"])
    }

    @Test("have labels with numbers, and in short")
    func labels() throws {
        let entries = try ParsedRows.education([
            "1. Institution: Example College, Leeds", "2. Degree: BSc Chemistry", "3. Year of passing: 2012",
            "1. Institution: Sample Institute, Hull", "2. Degree: HND Chemistry", "3. Year of passing: 2009",
        ])
        #expect(entries.map(\.institution) == ["Example College", "Sample Institute"])
    }

    @Test("are no tables where years stand beside what was earned")
    func noHead() throws {
        let entries = try ParsedRows.education([
            "Diploma          2015", "Example College, Leeds", "Certificate      2012", "Sample Institute, Hull",
        ])
        #expect(entries.map { $0.endDate?.iso8601 } == ["2015", "2012"])
        #expect(entries.map(\.institution) == ["Example College", "Sample Institute"])
    }

    @Test("have the field of study in a column of its own")
    func area() throws {
        let entries = try ParsedRows.education([
            "Qualification      Specialization      Institute                 Year",
            "B.Tech             Computing           Sample Engineering Hall   2015 - 2019",
            "HSC                Science             Example Hall              2015",
        ])
        #expect(entries.map(\.institution) == ["Sample Engineering Hall", "Example Hall"])
        #expect(entries.map(\.area) == ["Computing", "Science"])
    }

    @Test("are read by the labels in front of their fields")
    func form() throws {
        let entries = try ParsedRows.education([
            "Dates                               2012 – 2013",
            "Title of qualification awarded      PGDE",
            "Principal subjects                  Primary Education",
            "Name and type of organisation       University of Sampleton, Glasgow",
            "Dates                               2007 – 2011",
            "Title of qualification awarded      MA (Hons)",
            "Name and type of organisation       Example College",
        ])
        #expect(entries.map(\.institution) == ["University of Sampleton", "Example College"])
        #expect(entries.first?.area == "Primary Education")
        #expect(entries.map { $0.startDate?.iso8601 } == ["2012", "2007"])
    }

    @Test(
        "schools are told from what was learnt on one line",
        arguments: [
            [
                "Master 2, Communication publique, Sciences Exemple, Rennes", "Sciences Exemple",
                "Communication publique",
            ],
            ["MBO niveau 3, Installatietechniek, Sample Poort, Drachten", "Sample Poort", "Installatietechniek"],
            ["MD Paediatrics from Sample Medical College, 2014", "Sample Medical College", "Paediatrics"],
            [
                "Sample University / Bachelor of Commerce – Information Systems", "Sample University",
                "Information Systems",
            ],
        ]
    )
    func oneLine(texts: [String]) throws {
        let entry = try #require(try ParsedRows.education([texts[0] + "     2015"]).first)
        #expect(entry.institution == texts[1])
        #expect(entry.area == texts[2])
    }

    @Test("a school of a university with a name of its own belongs to the name")
    func branch() throws {
        let rows = [
            "Master of Business Administration     2014", "Sample University, Stern Example School of Business",
        ]
        #expect(try ParsedRows.education(rows).first?.institution == rows[1])
    }

    @Test("may have a column that is not known")
    func unknownColumn() throws {
        let entries = try ParsedRows.education([
            "Course       Institution                Medium       Year",
            "M.Com        University of Sampleton    English      2004",
            "B.Com        Example College            Hindi        2002",
        ])
        #expect(entries.map(\.institution) == ["University of Sampleton", "Example College"])
        #expect(entries.map(\.studyType) == ["M.Com", "B.Com"])
    }

    @Test("are items of a list, with numbers, and with a date each")
    func items() throws {
        let entries = try ParsedRows.education([
            "• B.Com from University of Sampleton in 2014",
            "• Diploma in Fire & Safety Engineering from National Institute of Fire Training, Leeds in 2012",
            "• +2 Sc. from C.H.S.E, Leeds in 2009 with 54%",
        ])
        #expect(
            entries.map(\.institution) == ["University of Sampleton", "National Institute of Fire Training", "C.H.S.E"]
        )
        let numbered = try ParsedRows.education([
            "1) Post Graduate Diploma in Materials Management (Example Institute of Management) – 2012",
            "2) B.Com. (University of Sampleton) – 2003",
        ])
        #expect(numbered.map(\.studyType) == ["Post Graduate Diploma", "B.Com."])
    }

    @Test("have degrees with their honours")
    func degrees() throws {
        let entries = try ParsedRows.education([
            "B.Com (Hons)", "University of Sampleton", "2011 – 2014", "MPT (Orthopaedics)      2016",
            "Example Medical University",
        ])
        #expect(entries.map(\.studyType) == ["B.Com (Hons)", "MPT"])
    }
}
