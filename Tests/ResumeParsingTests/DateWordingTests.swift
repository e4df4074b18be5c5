import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Wordings of dates")
struct DateWordingTests {
    private func match(_ text: String) throws -> DateMatch? {
        DateScanner(try Knowledge.lexicon()).firstMatch(in: text)
    }

    @Test(
        "have words and signs between their ends",
        arguments: [
            "2016 – 2019", "2016–2019", "2016 to 2019", "2016 bis 2019", "2016 à 2019", "2016 a 2019", "2016 tot 2019",
            "2016 do 2019", "2016 hasta 2019", "2016 até 2019", "2016 au 2019", "2016 through 2019", "2016 ~ 2019",
        ]
    )
    func separators(text: String) throws {
        let match = try #require(try match(text))
        #expect(match.range == DateRange(start: PartialDate(year: 2016), end: PartialDate(year: 2019)))
        #expect(match.characters == 0..<text.count)
    }

    @Test(
        "with other words between them are not one stretch",
        arguments: ["2016 and 2019", "2016, 2019", "2016 or 2019"]
    )
    func noSeparators(text: String) throws {
        #expect(try match(text)?.isRange == false)
    }

    @Test(
        "have an apostrophe in front of a whole year, too",
        arguments: ["Mar' 2018 - Oct' 2019", "Mar’ 2018 to Oct’19"]
    )
    func apostrophe(text: String) throws {
        let stretch = DateRange(
            start: PartialDate(year: 2018, month: 3),
            end: PartialDate(year: 2019, month: 10)
        )
        #expect(try match(text)?.range == stretch)
    }

    @Test("count months with one digit where another date stands beside them")
    func oneDigit() throws {
        let stretch = DateRange(start: PartialDate(year: 2021, month: 3), end: PartialDate(year: 2022, month: 6))
        #expect(try match("3/21 – 6/22")?.range == stretch)
        #expect(try match("3/21 - present")?.range == DateRange(start: stretch.start, isCurrent: true))
        #expect(try match("3/21") == nil)
        #expect(try match("Room 3/21") == nil)
    }

    @Test(
        "have months that the word in front has grown together with",
        arguments: ["d'avril 2019 à octobre 2020", "d’avril 2019 à octobre 2020", "d'avril 2019 à d'octobre 2020"]
    )
    func elision(text: String) throws {
        let range = try match(text)?.range
        #expect(range?.start == PartialDate(year: 2019, month: 4))
        #expect(range?.end == PartialDate(year: 2020, month: 10))
    }

    @Test(
        "have years of two digits, of this century or the last",
        arguments: [
            ("Jan 98 – Mar 02", "1998-01", "2002-03"), ("05/98 - 06/03", "1998-05", "2003-06"),
            ("'98 – '03", "1998", "2003"), ("Jan-98 to Mar-02", "1998-01", "2002-03"),
            ("Sept. 19 – Okt. 20", "2019-09", "2020-10"), ("05/41 – 06/42", "1941-05", "1942-06"),
        ]
    )
    func shortYears(text: String, start: String, end: String) throws {
        let range = try match(text)?.range
        #expect(range?.start?.iso8601 == start)
        #expect(range?.end?.iso8601 == end)
    }

    @Test("do not have numbers alone for years", arguments: ["98 – 02", "12 – 15 engineers", "98"])
    func numbers(text: String) throws {
        #expect(try match(text) == nil)
    }
}
