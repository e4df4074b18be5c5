import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Contact details")
struct ContactParserTests {
    private static func basics(_ row: String...) throws -> Basics {
        try ParsedRows.resume(["Jane Doe"] + row + ["EXPERIENCE", "Baker     2019 – 2020"], fontSizes: [20]).basics
    }

    @Test("are not those of referees")
    func referees() throws {
        let basics = try ParsedRows.resume(
            [
                "Jane Doe", "EXPERIENCE", "Baker     2019 – 2020", "PROFESSIONAL REFERENCES",
                "John Roe, Head Baker at Example Mills: +44 1865 274624, john.roe@example.com",
            ],
            fontSizes: [20]
        ).basics
        #expect(basics.email == nil)
        #expect(basics.phone == nil)
    }

    @Test("are read in the midst of the text behind a label of one's own, and not of others")
    func amongText() throws {
        let told = (1...14).map { "• Baked bread for the shops of quarter \($0)" }
        func basics(_ row: String) throws -> Basics {
            try ParsedRows.resume(
                ["Jane Doe", "EXPERIENCE", "Baker, Example Mills     2019 – 2020"] + told + [row] + told,
                fontSizes: [20]
            ).basics
        }
        let own = try basics("Online Portfolio: http://jane.example.com Mobile: 917-555-0139")
        #expect(own.phone?.value == "917-555-0139")
        #expect(own.url?.value == "http://jane.example.com")
        #expect(try basics("Supervisor: John Roe, Mobile: 917-555-0139").phone == nil)
    }

    /// An address and its parts.
    struct Sample: Sendable, CustomStringConvertible {
        let row: String
        let street: String
        let postalCode: String
        let country: String
        var description: String { row }

        init(_ row: String, _ street: String, _ postalCode: String, _ country: String) {
            self.row = row
            self.street = street
            self.postalCode = postalCode
            self.country = country
        }
    }

    @Test(
        "have street and postal code as countries write them",
        arguments: [
            Sample("12 Crust Lane, Austin, TX 78701", "12 Crust Lane", "78701", "US"),
            Sample(
                "Flat 3, 27 Example Road, Leeds LS1 4AP, United Kingdom",
                "Flat 3, 27 Example Road",
                "LS1 4AP",
                "GB"
            ),
            Sample("Rosenweg 14, 50667 Köln", "Rosenweg 14", "50667", "DE"),
            Sample("12, rue des Tilleuls, 69003 Lyon", "12, rue des Tilleuls", "69003", "FR"),
            Sample("Calle Mayor 5, 46001 Valencia, España", "Calle Mayor 5", "46001", "ES"),
            Sample("Via Roma 7, 37121 Verona, Italia", "Via Roma 7", "37121", "IT"),
            Sample("Voorbeeldstraat 9, 3511 AB Utrecht", "Voorbeeldstraat 9", "3511 AB", "NL"),
            Sample("ul. Przykładowa 3/4, 30-001 Kraków", "ul. Przykładowa 3/4", "30-001", "PL"),
            Sample("Rua do Exemplo, 100, São Paulo, 01310-100, Brasil", "Rua do Exemplo, 100", "01310-100", "BR"),
            Sample("14 Sample Nagar, Chennai 600001, India", "14 Sample Nagar", "600001", "IN"),
            Sample("1-2-3 Mihon, Osaka 530-0001, Japan", "1-2-3 Mihon", "530-0001", "JP"),
        ]
    )
    func address(_ sample: Sample) throws {
        let location = try #require(try Self.basics(sample.row).location?.value)
        #expect(location.street == sample.street)
        #expect(location.postalCode == sample.postalCode)
        #expect(location.countryCode == sample.country)
    }

    @Test("a phone number beside the town is no postal code")
    func noPostalCode() throws {
        let basics = try Self.basics("Lagos, Nigeria | +234 800 000 0142")
        #expect(basics.location?.value.postalCode == nil)
        #expect(basics.location?.value.street == nil)
        #expect(basics.phone?.value == "+234 800 000 0142")
    }

    @Test("may begin a column behind another section, and are no part of that")
    func besideEducation() throws {
        let parser = ResumeParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        let resume = parser.parse(
            Pages.columns([
                [
                    "Jane Doe", "EXPERIENCE", "Baker, Crumb Ltd", "May 2019 - June 2021", "EDUCATION",
                    "Oldtown High School, Leeds", "2010",
                ],
                ["27 Example Road, Leeds", "0131 496 0000", "jane@example.com", "SKILLS", "Dough, Ovens"],
            ])
        )
        #expect(resume.basics.location?.value.street == "27 Example Road")
        #expect(resume.basics.phone?.value == "0131 496 0000")
        #expect(resume.education.flatMap(\.lines).map(\.text).allSatisfy { !$0.contains("Road") })
        #expect(resume.skills.flatMap(\.keywords).map(\.value) == ["Dough", "Ovens"])
    }

    @Test("are no ordinal of a title in front of the town")
    func ordinal() throws {
        let location = try Self.basics("3rd Grade Teacher | Austin, TX").location?.value
        #expect(location?.city == "Austin")
        #expect(location?.street == nil)
    }

    @Test(
        "an address may be broken over two lines",
        arguments: [("jane.doe@", "example.com"), ("jane.doe", "@example.com")]
    )
    func brokenEmail(first: String, second: String) throws {
        #expect(try Self.basics(first, second).email?.value == "jane.doe@example.com")
    }

    @Test("a phone number has its extension", arguments: ["512-555-0134 ext. 12", "(512) 555-0134 x7"])
    func phoneExtension(phone: String) throws {
        #expect(ContactScanner.phone(in: "Tel.: \(phone)") == phone)
    }

    @Test(
        "other numbers are no phone numbers",
        arguments: ["ID 1234 5678 90", "License No. 55501234567", "PESEL: 44051401359"]
    )
    func otherNumbers(text: String) {
        #expect(ContactScanner.phone(in: text) == nil)
    }

    @Test(
        "pages in networks name their user",
        arguments: [
            ("linkedin.com/in/jane-example", "LinkedIn", "jane-example"), ("github.com/jane", "GitHub", "jane"),
            ("orcid.org/0000-0000-0000-0000", "ORCID", "0000-0000-0000-0000"),
            ("www.xing.com/profile/Jane_Example", "XING", "Jane_Example"), ("behance.net/jane", "Behance", "jane"),
            ("stackoverflow.com/users/123/jane", "Stack Overflow", "123"),
            ("https://scholar.google.com/citations?user=AbCdEf&hl=en", "Google Scholar", "AbCdEf"),
        ]
    )
    func networks(address: String, network: String, username: String) throws {
        let profiles = try Self.basics(address).profiles.map(\.value)
        #expect(profiles.map(\.network) == [network])
        #expect(profiles.map(\.username) == [username])
    }

    @Test("a page of one's own is no profile")
    func website() throws {
        let basics = try Self.basics("https://jane.example.com")
        #expect(basics.url?.value == "https://jane.example.com")
        #expect(basics.profiles.isEmpty)
    }
}
