import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Forms of personal details")
struct PersonalFormTests {
    private static let position = ["EXPERIENCE", "Site Engineer", "Kestrel Infra Pvt Ltd", "June 2016 - Present"]

    private static func resume(_ rows: [String]) throws -> Resume {
        try ParsedRows.resume(["ASHA EXAMPLE", "asha.example@example.com"] + rows)
    }

    /// The same details in the ways in which forms are set.
    static let forms = [
        ["Father's Name : Suresh Muster", "Gender : Male", "Marital Status : Single", "Nationality : Indian"],
        ["Husband's Name     Suresh Muster", "Gender     Male", "Religion     Hindu", "Place of Birth     Pune"],
        ["Gender", "Male", "Marital Status", "Married", "Nationality", "Indian"],
        ["Father's Name", "Gender", "Nationality", "Suresh Muster", "Male", "Indian"],
        ["Sex :- Male", "Passport No :- Z0000000", "Place of Issue :- Chennai", "Date of Expiry :- 01/02/2030"],
    ]

    @Test("name neither a home nor a position nor an employer", arguments: forms)
    func form(rows: [String]) throws {
        for resume in [
            try Self.resume(["PERSONAL DETAILS"] + rows + Self.position), try Self.resume(Self.position + rows),
        ] {
            #expect(resume.basics.name?.value == "ASHA EXAMPLE")
            #expect(resume.basics.location == nil)
            #expect(resume.work.map(\.position) == ["Site Engineer"])
            #expect(resume.work.map(\.name) == ["Kestrel Infra Pvt Ltd"])
        }
    }

    @Test("say who it is at the top of a page, and in one label of two how tall")
    func nameAtTop() throws {
        let rows = [
            "APPLICATION FORM", "POST APPLIED FOR : BUS DRIVER", "NAME : BAHADUR EXAMPLE",
            "FATHER'S NAME : TEK EXAMPLE",
            "RELIGION : BUDDHIST", "HEIGHT / WEIGHT : 5' 6\" / 68 KG",
        ]
        #expect(try ParsedRows.resume(rows + Self.position).basics.name?.value == "BAHADUR EXAMPLE")
    }

    @Test("tell which languages are known, and where somebody lives")
    func told() throws {
        let resume = try Self.resume(
            Self.position + [
                "PERSONAL DETAILS", "Date of Birth : 1 May 1990", "Languages Known : English, Hindi and Tamil",
                "Present Address : Room 7, Lake Road,", "Coimbatore-641001.", "Marital Status : Single",
            ]
        )
        #expect(resume.languages.map(\.language) == ["English", "Hindi", "Tamil"])
        #expect(resume.basics.location?.value.city == "Coimbatore")
        #expect(resume.basics.locationSource == .stated)
    }

    @Test("doubt that somebody lives at a permanent address")
    func permanent() throws {
        let rows = [
            "PERSONAL DETAILS", "Date of Birth : 1 May 1990", "Permanent Address : Lake Road, Coimbatore, India",
        ]
        let basics = try Self.resume(rows).basics
        #expect(basics.location == nil)
        #expect(basics.locationCertainty?.alternatives == ["Coimbatore, India"])
    }

    @Test("name the person where the head does not")
    func name() throws {
        let resume = try ParsedRows.resume(
            ["asha@example.com", "+91 9876500134"] + Self.position + [
                "PERSONAL DETAILS", "Name : Asha Example", "Sex : F",
            ]
        )
        #expect(resume.basics.name?.value == "Asha Example")
    }

    @Test("have labels that are no headline")
    func label() throws {
        let resume = try ParsedRows.resume(
            ["ASHA EXAMPLE", "Mobile No: +91 9876500134", "asha@example.com"] + Self.position
        )
        #expect(resume.basics.label == nil)
    }

    @Test(
        "name the person in a column behind the signs",
        arguments: ["Name     :     Asha Muster", "Name     : Asha Muster"]
    )
    func namedBehindSign(row: String) throws {
        let rows = ["BIODATA", row, "S/o     :     Suresh M.", "Mail Id     :     example84@example.com"]
        #expect(try ParsedRows.resume(rows + Self.position).basics.name?.value == "Asha Muster")
    }
}
