import Resume
import Testing

@testable import ResumeParsing

@Suite("Contact details in other spellings")
struct ContactSpellingTests {
    private func basics(_ rows: String...) throws -> Basics {
        try ParsedRows.resume(["Jane Doe"] + rows + ["EXPERIENCE", "Baker     2019 – 2020"], fontSizes: [20]).basics
    }

    @Test(
        "are an address with gaps or with words for its signs, and no page",
        arguments: [
            "jane.doe @ example.com", "jane.doe@ example.com", "jane.doe (at) example.com", "jane.doe(at)example.com",
            "jane.doe [at] example [dot] com", "jane.doe(at)example(dot)com", "jane.doe at example dot com",
            "jane.doe@example.com/Leeds",
        ]
    )
    func emails(row: String) throws {
        let basics = try basics(row)
        #expect(basics.email?.value == "jane.doe@example.com")
        #expect(basics.url == nil)
    }

    @Test(
        "are an address over two lines, and no page",
        arguments: [("jane.doe@", "example.com"), ("jane.doe", "@example.com"), ("Leeds | jane.doe@", "example.com")]
    )
    func broken(first: String, second: String) throws {
        let basics = try basics(first, second)
        #expect(basics.email?.value == "jane.doe@example.com")
        #expect(basics.url == nil)
    }

    @Test("keep the page whose host the address has")
    func ownHost() throws {
        let basics = try basics("jane@janedoe.example.com | www.janedoe.example.com")
        #expect(basics.email?.value == "jane@janedoe.example.com")
        #expect(basics.url?.value == "https://www.janedoe.example.com")
    }

    @Test("are no address of a title at a firm")
    func titleAtFirm() throws {
        #expect(try basics("Engineer @ example.com").email == nil)
    }

    @Test(
        "are a number with a stroke, and not the one of a fax",
        arguments: [
            ("+49 (0) 30 / 23125 123", "+49 (0) 30 / 23125 123"), ("512-555-0134 / 512-555-0135", "512-555-0134"),
            ("Fax: 512-555-0199 | Phone: 512-555-0134", "512-555-0134"), ("Tel./Fax: 512-555-0134", "512-555-0134"),
        ]
    )
    func phones(row: String, expected: String) throws {
        #expect(try basics(row).phone?.value == expected)
    }

    @Test("are no number in the address of a page, and none of a fax alone")
    func noPhones() throws {
        #expect(try basics("www.linkedin.com/in/jane-doe-1990123456").phone == nil)
        #expect(try basics("Fax: 512-555-0199").phone == nil)
    }

    @Test(
        "are a page of a network over two lines",
        arguments: [
            ("linkedin.com/in/", "jane-doe"), ("https://www.linkedin.com/in/jane-", "doe"),
        ]
    )
    func brokenPage(first: String, second: String) throws {
        #expect(try basics(first, second).profiles.first?.value.username == "jane-doe")
    }

    @Test(
        "are a town behind a label in eight languages",
        arguments: [
            ("Residence: Leeds", "GB"), ("Wohnort: Hamburg", "DE"), ("Ville : Lyon", "FR"), ("Ciudad: Sevilla", "ES"),
            ("Residenza: Torino", "IT"), ("Cidade: Porto", "PT"), ("Woonplaats: Utrecht", "NL"),
            ("Miejscowość: Kraków", "PL"), ("Torino (TO)", "IT"), ("20121 Milano (MI)", "IT"),
        ]
    )
    func places(row: String, country: String) throws {
        #expect(try basics(row).location?.value.countryCode == country)
    }

    @Test("are no town that is a label", arguments: ["Mobile 0171-3920012", "born 01.02.1990"])
    func noPlaces(row: String) throws {
        #expect(try basics(row).location == nil)
    }
}
