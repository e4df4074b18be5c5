import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("What somebody says they are")
struct HeadlineTests {
    private static func label(_ row: String) throws -> String? {
        let work = ["EXPERIENCE", "Baker, Kestrel Foods Ltd, Hull     2019 – 2020"]
        return try ParsedRows.resume(["Jane Doe", row, "jane@example.com"] + work, fontSizes: [20]).basics.label?.value
    }

    @Test(
        "is told whole, with the signs within it and without the label in front",
        arguments: [
            ("Media / Advertising Coordinator", "Media / Advertising Coordinator"),
            ("QA / QC Mechanical Inspector", "QA / QC Mechanical Inspector"),
            ("Graphic Designer / Hull", "Graphic Designer"), ("Staff Nurse | Hull | 0113 496 0712", "Staff Nurse"),
            ("Trade : Industrial Electrician", "Industrial Electrician"),
        ]
    )
    func label(row: String, label: String) throws {
        #expect(try Self.label(row) == label)
    }

    @Test("is the title of the position that is headed in the same words")
    func witness() throws {
        let resume = try ParsedRows.resume(
            [
                "VIDEO DIRECTOR, EAST COAST VIDEO FOR ENTERPRISE BRANDS", "EXPERIENCE",
                "Video Director, East Coast Video for Enterprise Brands     Jan 2015 to Aug 2017",
                "Company Name – City, State", "Lead Editor     May 2009 to Apr 2015", "Company Name – City, State",
            ]
        )
        #expect(
            resume.work.map(\.position) == ["Video Director, East Coast Video for Enterprise Brands", "Lead Editor"]
        )
    }

    @Test(
        "is no field of a form, and no address",
        arguments: [
            "Mobile No 1: 0161 496 0712", "Nationality     INDIAN", "Rail Vihar, Indirapuram, Ghaziabad (U.P.)",
        ]
    )
    func fields(row: String) throws {
        #expect(try Self.label(row) == nil)
    }

    @Test("is no label of a form", arguments: ["Telefon:     0561 496 0712", "Mobil: 0161 496 0712"])
    func labels(row: String) throws {
        #expect(try Self.label(row) == nil)
    }
}
