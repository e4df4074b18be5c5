import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Fields of contact lines")
struct ContactFieldsTests {
    @Test(
        "are parted by signs, labels, addresses and numbers",
        arguments: [
            ("Nagpur, Maharashtra - Email me on Indeed: indeed.com/r/Jane-Doe/0a1b", "Nagpur, Maharashtra"),
            ("Nagpur, Maharashtra - jane@example.org", "Nagpur, Maharashtra"),
            ("jane@example.org +1 512 555 0134 Austin, TX", "Austin, TX"),
            ("Lagos, Nigeria ~ +234 700 555 0121", "Lagos, Nigeria"),
            ("Hull, East Yorkshire 07700 900123 jane@example.org", "Hull, East Yorkshire"),
            ("Curitiba - PR", "Curitiba - PR"),
        ]
    )
    func fields(text: String, place: String) throws {
        let line = try #require(ParsedRows.lines([text]).first)
        #expect(ContactFields.of(line).contains(place))
    }

    @Test("are not looked for in a line of thousands of addresses")
    func manyAddresses() throws {
        let text = (1...3_000).map { "a\($0)@b.example" }.joined(separator: ",")
        let line = try #require(ParsedRows.lines([text]).first)
        #expect(ContactFields.of(line) == [text])
    }

    @Test("keep the labels of numbers", arguments: ["Tel. 0871 555 0134 99", "Mobile +44 7700 900123"])
    func labels(text: String) throws {
        let line = try #require(ParsedRows.lines([text]).first)
        #expect(ContactFields.of(line) == [text])
    }

    @Test(
        "may stand beside the name",
        arguments: [
            "Jane Doe, Austin, TX", "Jane Doe (Austin, TX)", "Jane Doe          Austin, TX", "Jane Doe | Austin, TX",
        ]
    )
    func besideName(head: String) throws {
        let basics = try basics([head, "jane@example.org"])
        #expect(basics.name?.value == "Jane Doe")
        #expect(basics.location?.value.city == "Austin")
    }

    @Test("are no places where they are letters behind a name", arguments: ["Jane Doe, MD", "Jane Doe, MA, PA"])
    func affixes(head: String) throws {
        #expect(try basics([head, "jane@example.org"]).location == nil)
    }

    private func basics(_ rows: [String]) throws -> Basics {
        let parser = ResumeParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        return parser.parse(Pages.document(rows)).basics
    }
}
