import Foundation
import JobFeeds
import JobMatching
import Places
import Testing

@Suite("Fields of a posting")
struct PostingFieldsTests {
    private static func decode(_ fields: String) throws(PostingLineDecoder.Rejection) -> JobPosting {
        let line = #"{"identifier": "1", "title": "Baker", \#(fields)}"#
        return try PostingLineDecoder(source: "feed").posting(from: Data(line.utf8))
    }

    @Test(
        "resolves entities in names of companies, titles and skills, also where they were escaped twice",
        arguments: [
            ("Smith &amp; Sons", "Smith & Sons"), ("Smith &amp;amp; Sons", "Smith & Sons"), ("M&#252;ller", "Müller"),
            ("L&rsquo;Or&eacute;al", "L’Oréal"), ("R&D", "R&D"), ("A &lt;b&gt; C", "A <b> C"), ("AT&T", "AT&T"),
        ]
    )
    func entities(_ text: String, shown: String) throws {
        let posting = try Self.decode(#""company": "\#(text)", "skills": [{"name": "\#(text)"}]"#)
        #expect(posting.company == shown)
        #expect(posting.skills == [shown])
    }

    @Test("a title in capitals gets small letters")
    func capitals() throws {
        let line = Data(#"{"identifier": "1", "title": "SCHEDULER &amp; DISPATCHER"}"#.utf8)
        #expect(try PostingLineDecoder(source: "feed").posting(from: line).title == "Scheduler & Dispatcher")
    }

    @Test(
        "keeps web addresses",
        arguments: ["https://jobs.example.com/1", "http://jobs.example.com/?a=b", "HTTPS://jobs.example.com"]
    )
    func addresses(_ url: String) throws {
        #expect(try Self.decode(#""url": "\#(url)""#).url == url)
    }

    @Test(
        "drops every other address",
        arguments: [
            "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "data:text/html,hello",
            "ftp://example.com",
            "file:///etc/passwd", "//example.com", "jobs.example.com/1", "httpsx://example.com", "",
        ]
    )
    func otherAddresses(_ url: String) throws {
        #expect(try Self.decode(#""url": "\#(url)""#).url.isEmpty)
    }

    @Test(
        "reads where the work is done",
        arguments: [
            ("Full", JobPosting.Workplace.remote), ("remote", .remote), ("TELECOMMUTE", .remote), ("Hybrid", .hybrid),
            ("None", .onSite), ("on_site", .onSite), ("whatever", .onSite),
        ]
    )
    func workplaces(_ text: String, workplace: JobPosting.Workplace) throws {
        #expect(try Self.decode(#""remote": "\#(text)""#).workplace == workplace)
    }

    @Test("the word remote in the text does not make a job remote")
    func remoteWord() throws {
        let posting = try Self.decode(#""description": "You reach remote villages.", "location": "Austin, TX""#)
        #expect(posting.workplace == .onSite)
    }

    @Test("a place may be a text, its parts, or several of both")
    func places() throws {
        let austin = #"{"city": "Austin", "region": "TX", "countryCode": "US"}"#
        #expect(try Self.decode(#""location": "Austin, TX""#).places.map(\.text) == ["Austin, TX"])
        #expect(try Self.decode(#""location": \#(austin)"#).places.map(\.text) == ["Austin, TX, US"])
        #expect(
            try Self.decode(#""location": [\#(austin), "Dublin"]"#).places.map(\.text) == ["Austin, TX, US", "Dublin"]
        )
        #expect(try Self.decode(#""location": null"#).places.isEmpty)
        let coded = #"{"city": "Gdańsk", "region": "22", "countryCode": "PL"}"#
        #expect(try Self.decode(#""location": \#(coded)"#).places.map(\.text) == ["Gdańsk, PL"])
    }

    @Test("a remote job with a place is for people of its country; stated countries come first")
    func eligibleCountries() throws {
        let country = #""remote": "Full", "location": {"countryCode": "US"}"#
        #expect(try Self.decode(country).eligibleCountries == ["US"])
        let stated = country + #", "applicantLocationRequirements": ["CA", "MX"]"#
        #expect(try Self.decode(stated).eligibleCountries == ["CA", "MX"])
        #expect(try Self.decode(#""remote": "Full""#).eligibleCountries.isEmpty)
        let city = #""remote": "Full", "location": {"city": "Austin", "countryCode": "US"}"#
        #expect(try Self.decode(city).eligibleCountries == ["US"])
        #expect(try Self.decode(city + #", "applicantLocationRequirements": ["Worldwide"]"#).eligibleCountries.isEmpty)
    }

    @Test("reads pay and skills")
    func payAndSkills() throws {
        let posting = try Self.decode(
            #""salary": {"currency": "USD", "minValue": 22.5, "maxValue": 30, "unitText": "HOUR"}, "#
                + #""skills": [{"name": "Baking", "level": "high"}, {"name": "HACCP"}], "type": "PART_TIME""#
        )
        #expect(posting.salary == Salary(currency: "USD", minimum: 22.5, maximum: 30, unit: "HOUR"))
        #expect(posting.skills == ["Baking", "HACCP"])
        #expect(posting.employmentType == "PART_TIME")
        #expect(try Self.decode(#""salary": {"currency": "USD"}"#).salary?.unit == "YEAR")
    }

    @Test("bears a very long description")
    func longDescription() throws {
        let text = String(repeating: "bread ", count: 40_000)
        #expect(try Self.decode(#""description": "\#(text)""#).description.count == 100_000)
    }
}
