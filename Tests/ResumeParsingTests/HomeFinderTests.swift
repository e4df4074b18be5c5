import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Where the person lives")
struct HomeFinderTests {
    private static func place(_ rows: [String]) throws -> String? {
        let work = ["EXPERIENCE", "Baker, Kestrel Foods Ltd, Hull     2019 – 2020"]
        return try ParsedRows.resume(["Jane Doe"] + rows + work, fontSizes: [20]).basics.location?.value.text
    }

    @Test(
        "is read beside numbers and addresses, signs between them or not",
        arguments: [
            ("Nairobi, Kenya +254 700 000 142 jane.doe@example.com", "Nairobi, Kenya"),
            ("Ann Arbor, MI 734-555-0111 jane@example.com github.com/jane-doe-example", "Ann Arbor, MI"),
            ("✉ jane@example.com ☎ 503-555-0144 ⌂ Portland, Oregon", "Portland, Oregon"),
            ("jane@example.com / +31 6 55501384 / Rotterdam, Netherlands /", "Rotterdam, Netherlands"),
            ("Address Dublin, Ireland", "Dublin, Ireland"),
            ("Freelance Graphic Designer, Bristol, UK", "Bristol, UK"),
            ("P.O. Box 411, Nairobi, Kenya", "Nairobi, Kenya"),
        ]
    )
    func besideReach(row: String, place: String) throws {
        #expect(try Self.place([row]) == place)
    }

    @Test(
        "is no month of a date",
        arguments: ["3 March 2024", "Written on 3 May 2024", "August 2023", "11/29/26, 6:47 AM"]
    )
    func month(row: String) throws {
        let basics = try ParsedRows.resume(["Jane Doe", "jane@example.com", row, "SKILLS", "Baking, Welding"]).basics
        #expect(basics.location == nil)
    }

    @Test("is no other name of the person in brackets")
    func nickname() throws {
        let basics = try ParsedRows.resume(["Lim Siew Kheng (Lynn)", "lynn@example.com", "SKILLS", "Baking"]).basics
        #expect(basics.location == nil)
    }

    @Test(
        "is the town of an address, without its street",
        arguments: [
            ("5413 Illinois Ave NW, Washington, DC 20011", "Washington, DC"),
            ("481 County Road 2210, Longview, TX 75605", "Longview, TX"),
            ("C/ Feria, 27, 2º B, 41003 Sevilla", "Sevilla"),
            ("12 Sample Street, Victoria Island, Lagos, Nigeria", "Lagos, Nigeria"),
        ]
    )
    func address(row: String, place: String) throws {
        #expect(try Self.place([row, "jane@example.com"]) == place)
    }

    @Test(
        "keeps its region in front of a postal code, and its town without the dash behind it",
        arguments: [
            ("Warangal, Telangana-500001", "Warangal, Telangana"), ("Mysore - 570001, Karnataka", "Mysore, Karnataka"),
            ("# 12, 4th Cross, Sample Nagar, Warangal, Telangana-500001", "Warangal, Telangana"),
        ]
    )
    func code(row: String, place: String) throws {
        #expect(try Self.place([row, "jane@example.com"]) == place)
    }

    @Test("is no value of a form of personal details", arguments: ["Male", "Single"])
    func value(row: String) throws {
        #expect(
            try ParsedRows.resume(["Jane Doe", "jane@example.com", row, "SKILLS", "Baking, Welding"]).basics.location
                == nil
        )
    }

    @Test("stands below the title of a document that names a form as well")
    func bioData() throws {
        let rows = [
            "Mysore, Karnataka", "jane@example.com", "EXPERIENCE", "Baker, Kestrel Foods Ltd, Hull     2019 – 2020",
        ]
        let basics = try ParsedRows.resume(["BIO-DATA", "Jane Doe"] + rows).basics
        #expect(basics.name?.value == "Jane Doe")
        #expect(basics.location?.value.text == "Mysore, Karnataka")
    }

    @Test("goes on in the next line behind a comma")
    func wrapped() throws {
        #expect(
            try Self.place(["Las Palmas de Gran Canaria,", "España", "jane@example.com"])
                == "Las Palmas de Gran Canaria, España"
        )
    }

    @Test("is read at the foot, where the address stands")
    func foot() throws {
        let rows = [
            "Jane Doe", "Baker", "EXPERIENCE", "Baker, Kestrel Foods Ltd     2019 – 2020", "• Baked bread",
            "Berlin, Germany +49 30 55501993 jane@example.com",
        ]
        #expect(try ParsedRows.resume(rows, fontSizes: [20]).basics.location?.value.text == "Berlin, Germany")
    }

    @Test("is no region by its two letters alone", arguments: ["AP", "PA"])
    func letters(row: String) throws {
        #expect(try Self.place([row, "Leeds, UK", "jane@example.com"]) == "Leeds, UK")
    }

    @Test("is no title, whatever region its last letters are the code of")
    func titleWithCode() throws {
        // Where no home is stated it is the town of the position.
        #expect(try Self.place(["BUSINESS DEVELOPMENT CONSULTANT MAR", "Profile", "Sold machines"]) == "Hull")
    }

    @Test("is found under a name that looks as the headings do")
    func nameLikeHeadings() throws {
        let rows = [
            "Jane Doe", "Lagos, Nigeria", "jane@example.com", "Areas of Expertise", "Credit appraisal",
            "Career History",
            "Baker, Kestrel Foods Ltd, Hull     2019 – 2020",
        ]
        let resume = try ParsedRows.resume(rows, fontSizes: [17, 12, 12, 17, 12, 17, 12])
        #expect(resume.basics.name?.value == "Jane Doe")
        #expect(resume.basics.location?.value.text == "Lagos, Nigeria")
    }
}
