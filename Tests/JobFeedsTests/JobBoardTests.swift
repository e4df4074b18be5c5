import JobMatching
import Testing

@testable import JobFeeds

@Suite("Feeds of job boards")
struct JobBoardTests {
    @Test("Remotive: a notice in front, who may apply in words, pay as text")
    func remotive() throws {
        let rows = try FeedFixture.rows("remotive.json", .remotive)
        #expect(
            FeedFixture.lines(rows) == [
                "notice",
                "1900001 | Ruby Developer | Otterline |  | remote | US | 1794304812.0 | - | USD 90000.0-110000.0 YEAR | "
                    + "FULL_TIME",
                "1900002 | Copy Editor | Otterline |  | remote |  | 1794391212.0 | - | USD 25.0-25.0 HOUR | CONTRACTOR",
                "1900003 | Customer Support Agent | Otterline |  | remote | DE AT CH BE LU NL | - | - | - | PART_TIME",
                "1900004 | x | feed |  | remote |  | - | - | - | -", "6 rejected: identifier is missing",
            ]
        )
        #expect(rows[1].posting?.skills == ["ruby", "sql"])
        #expect(rows[1].posting?.url == "https://remote.example.com/jobs/1900001")
        #expect(rows[2].reach?.isStated == true)
        #expect(rows[4].reach?.isStated == false)
    }

    @Test("Arbeitnow: seconds since 1970, a flag that is missing, umlauts as entities")
    func arbeitnow() throws {
        let rows = try FeedFixture.rows("arbeitnow.json", .arbeitnow)
        #expect(
            FeedFixture.lines(rows) == [
                "baecker-berlin-100001 | Bäcker (m/w/d) | Backhaus Sonnenkorn | Berlin | on_site |  | 1793707200.0 | - | "
                    + "- | FULL_TIME",
                "devops-100002 | DevOps Engineer | Wolkenwerk | Munich, Germany | remote | DE | 1793707200.0 | - | - | -",
                "sales-100003 | Sales Manager | Wolkenwerk | Hamburg | remote |  | - | - | - | -",
                "4 rejected: identifier is missing",
            ]
        )
        #expect(rows[0].posting?.description == "Brot & Brötchen.")
        #expect(rows[0].posting?.url == "https://board.example.com/jobs/baecker-berlin-100001")
        #expect(rows[2].reach?.isStated == false)
    }

    @Test("schema.org: a graph with other things in it, lists for values, no identifier")
    func jsonLD() throws {
        let rows = try FeedFixture.rows("json-ld.json", .jsonLD)
        let lines = FeedFixture.lines(rows)
        #expect(lines[0] == "notice")
        #expect(
            lines[1]
                == "77001 | Bell Caster | Bellfoundry | Antwerpen, VAN, BE; Lille, France | on_site |  | 1794441600.0 | "
                + "1801436399.0 | EUR 2600.0-3100.0 MONTH | FULL_TIME"
        )
        #expect(
            lines[2]
                == "https://bells.example.org/jobs/history | Bell Historian | Bellfoundry |  | remote | BE NL | "
                + "1794470400.0 | - | EUR 30.0-30.0 HOUR | -"
        )
        let ringer = try #require(rows[3].posting)
        #expect(ringer.identifier.allSatisfy(\.isHexDigit) && ringer.identifier.count > 8)
        #expect(ringer.places.map(\.text) == ["Bruges, Belgium"])
        #expect(lines[4] == "5 rejected: title is missing")
        #expect(rows[1].posting?.skills == ["casting", "tuning"])
        #expect(rows[1].posting?.description == "Cast bells.")
    }

    @Test("schema.org in a web page: all blocks, other scripts left alone, a broken item told")
    func webPage() throws {
        #expect(
            FeedFixture.lines(try FeedFixture.rows("json-ld.html", .jsonLD)) == [
                "notice", "PC-1 | Pastry Cook | Puff & Co | Graz, AT | on_site |  | 1794528000.0 | - | - | -",
                "W-1 | Waiter | Puff & Co |  | on_site |  | - | - | - | -", "4 rejected: not JSON",
            ]
        )
    }

    @Test("Aggregator XML: CDATA, RFC 822 dates, the publisher as company, a city called Remote")
    func indeed() throws {
        let rows = try FeedFixture.rows("indeed.xml", .indeedXML)
        #expect(
            FeedFixture.lines(rows) == [
                "HP-1 | Harbour Pilot & Trainer | Tidewater Port | Savannah, GA, US | on_site |  | 1794610179.0 | "
                    + "1798675200.0 | USD 80000.0-95000.0 YEAR | FULL_TIME",
                "D-2 | Dispatcher | Tidewater Staffing | Canada | remote | CA | 1794574800.0 | - | - | -",
                "3 rejected: title is missing",
                "D-4 | Deckhand | Tidewater Port | US | remote | US | 1794614400.0 | - | - | -",
            ]
        )
        #expect(rows[0].posting?.url == "https://staff.example.com/jobs?id=HP-1&src=feed")
        #expect(rows[0].posting?.description == "Guide ships. Visit remote sites.")
    }

    @Test("RSS: company in the title, items without an address, a document that breaks off")
    func rss() throws {
        let rows = try FeedFixture.rows("rss.xml", .rss)
        let lines = FeedFixture.lines(rows)
        #expect(
            lines.prefix(4) == [
                "job-1 | Brewer (Hybrid) | Copperkettle | Portland, OR | hybrid |  | 1794807000.0 | 1797399000.0 | - | -",
                "https://weekly.example.com/jobs/2 | Web Editor | Inkpot Media | UK | remote | GB | 1794810600.0 | - | - | -",
                "3 rejected: identifier is missing", "job-4 | Cut off | Inkpot Media |  | on_site |  | - | - | - | -",
            ]
        )
        #expect(lines.count == 5)
        #expect(lines.last?.hasSuffix("what follows is not read") == true)
        #expect(rows[0].posting?.description == "Brew & bottle.")
        #expect(rows[0].posting?.url == "https://weekly.example.com/jobs/1")
    }

    @Test("Atom: the link to the page, the first date, XHTML, a title escaped twice")
    func atom() throws {
        let rows = try FeedFixture.rows("atom.xml", .rss)
        #expect(
            FeedFixture.lines(rows) == [
                "tag:glass.example.org,2026:1 | Glazier & Fitter | Panewright | Helsinki, Finland | on_site |  | "
                    + "1794902400.0 | - | - | -"
            ]
        )
        #expect(rows[0].posting?.url == "https://glass.example.org/1")
        #expect(rows[0].posting?.description == "Fit panes.")
    }

    @Test("Our own schema by lines: milliseconds, countries by name, texts for pay")
    func lines() throws {
        let rows = try FeedFixture.rows("own.ndjson", .ndjson)
        #expect(
            FeedFixture.lines(rows) == [
                "OWN-1 | Beekeeper | Clover Hill | Zürich, ZH, CH; Bern, Switzerland | on_site |  | 1793491200.0 | "
                    + "1798110000.0 | CHF 5000.0-5800.0 MONTH | FULL_TIME",
                "110012 | Bee Researcher |  |  | remote | CH AT | 1793707200.0 | - | CHF 90000.0-100000.0 YEAR | -",
                "4 rejected: skills is of the wrong type",
                "OWN-4 | Honey Seller |  |  | remote | DE AT CH | - | - | - | -",
                "6 rejected: not JSON",
            ]
        )
        #expect(rows[0].posting?.skills == ["Honey", "Hives"])
    }

    @Test("Our own schema as a table: byte order mark, semicolons, line breaks in cells, rows that are no postings")
    func table() throws {
        let rows = try FeedFixture.rows("own.csv", .csv)
        #expect(
            FeedFixture.lines(rows) == [
                "C-1 | Tailor; Alterations | Needle & Thread | Porto, Portugal; Braga, Portugal | on_site |  | "
                    + "1793577600.0 | 1796169600.0 | EUR 14.5-16.0 HOUR | PART_TIME",
                "C-2 | Pattern Maker | Needle & Thread |  | remote | PT ES | - | - | - | -",
                "5 rejected: title is missing", "6 rejected: date is not an ISO 8601 date",
                "7 rejected: a quotation mark is not closed, or the record is too large",
                "8 rejected: 18 cells, where the header has 16",
                "C-7 | Weaver | Needle & Thread | Lisbon | on_site |  | - | - | - | -",
            ]
        )
        #expect(rows[0].posting?.description == "Sew \"fine\" seams.\nTwo lines.")
        #expect(rows[0].posting?.skills == ["Sewing", "Pressing"])
    }
}
