import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Stretches of time")
struct DateScannerTests {
    struct Sample: CustomTestStringConvertible {
        let text: String
        let start: String?
        let end: String?
        let isCurrent: Bool

        /// A stretch with two ends.
        init(_ text: String, _ start: String, _ end: String) {
            (self.text, self.start, self.end, isCurrent) = (text, start, end, false)
        }

        /// A stretch that lasts until now.
        init(_ text: String, since start: String) {
            (self.text, self.start, end, isCurrent) = (text, start, nil, true)
        }

        /// A single date.
        init(_ text: String, on date: String) {
            (self.text, start, end, isCurrent) = (text, nil, date, false)
        }

        var testDescription: String { text }
    }

    static let stretches = [
        Sample("III 2017 - IX 2020", "2017-03", "2020-09"), Sample("12.IX.2015 – VI 2017", "2015-09", "2017-06"),
        Sample("X 2020 - obecnie", since: "2020-10"), Sample("2019-01 .. 2022-04", "2019-01", "2022-04"),
        Sample("summers 2010 & 2011", "2010-06", "2011"), Sample("sommaren 2004 och 2005", "2004-06", "2005"),
        Sample("2003-05 - 2005-06", "2003-05", "2005-06"), Sample("2016-18", "2016", "2018"),
        Sample("2008-10", "2008", "2010"), Sample("1998-2002", "1998", "2002"),
        Sample("2015 – 2019", "2015", "2019"), Sample("2015—2019", "2015", "2019"), Sample("2016/2017", "2016", "2017"),
        Sample("'15 – '17", "2015", "2017"), Sample("01/2016 - 03/18", "2016-01", "2018-03"),
        Sample("11/15 – 02/17", "2015-11", "2017-02"), Sample("1/2018–12/2019", "2018-01", "2019-12"),
        Sample("01.2018 - 12.2019", "2018-01", "2019-12"), Sample("2016-09 – 2018-03", "2016-09", "2018-03"),
        Sample("2016/09 - 2018/03", "2016-09", "2018-03"), Sample("2018.04 - 2020.05", "2018-04", "2020-05"),
        Sample("15.03.2019 – 30.06.2020", "2019-03-15", "2020-06-30"),
        Sample("Sept 2015–Aug 2017", "2015-09", "2017-08"), Sample("Dec. 1998 – Nov. 2003", "1998-12", "2003-11"),
        Sample("Aug-19 to Sep-20", "2019-08", "2020-09"), Sample("Sept. ’18 – Oct. ’19", "2018-09", "2019-10"),
        Sample("March – June 2020", "2020-03", "2020-06"), Sample("Jan - Mar 2020", "2020-01", "2020-03"),
        Sample("Fall 2018 - Spring 2019", "2018-09", "2019-03"), Sample("From 2015 to 2019", "2015", "2019"),
        Sample("2015 until 2019", "2015", "2019"), Sample("2015 through 2019", "2015", "2019"),
        Sample("May 2017 - 2019", "2017-05", "2019"), Sample("2017 - May 2019", "2017", "2019-05"),
        Sample("Example Ltd (2016 - 2019)", "2016", "2019"), Sample("Mai 2012 bis Juni 2014", "2012-05", "2014-06"),
        Sample("janvier 2018 à mars 2020", "2018-01", "2020-03"), Sample("de 2016 à 2018", "2016", "2018"),
        Sample("enero 2015 a diciembre 2017", "2015-01", "2017-12"),
        Sample("Jan/2018 - Dez/2020", "2018-01", "2020-12"),
    ]

    static let lasting = [
        Sample("Jan 2016 – Present", since: "2016-01"), Sample("DEC 2019 - PRESENT", since: "2019-12"),
        Sample("2020-present", since: "2020"), Sample("10/2020 to date", since: "2020-10"),
        Sample("Nov 2020 → Now", since: "2020-11"), Sample("2019 –", since: "2019"), Sample("(2019 - )", since: "2019"),
        Sample("Clerk, Acme Ltd. March 2019 –.", since: "2019-03"),
        Sample("since 2018", since: "2018"), Sample("Jan 2016 - Present (3 years)", since: "2016-01"),
        Sample("seit März 2021", since: "2021-03"), Sample("04/2018 – heute", since: "2018-04"),
        Sample("depuis septembre 2019", since: "2019-09"), Sample("desde marzo de 2018", since: "2018-03"),
        Sample("marzo de 2018 - actualidad", since: "2018-03"), Sample("dal gennaio 2017 ad oggi", since: "2017-01"),
        Sample("março de 2020 – atual", since: "2020-03"), Sample("maart 2018 - heden", since: "2018-03"),
        Sample("od marca 2019", since: "2019-03"), Sample("styczeń 2016 – obecnie", since: "2016-01"),
        Sample("januari 2018 – nu", since: "2018-01"), Sample("maj 2017 - i dag", since: "2017-05"),
        Sample("okt. 2017 - nå", since: "2017-10"), Sample("leden 2019 – dosud", since: "2019-01"),
        Sample("ocak 2018 – halen", since: "2018-01"), Sample("ianuarie 2018 – prezent", since: "2018-01"),
        Sample("tammikuu 2018 – nykyinen", since: "2018-01"),
    ]

    static let single = [
        Sample("Mar. '19", on: "2019-03"), Sample("Summer 2020", on: "2020-06"), Sample("2020", on: "2020"),
        Sample("03/18", on: "2018-03"), Sample("2016-09", on: "2016-09"), Sample("Aug-19", on: "2019-08"),
        Sample("05.03.2020", on: "2020-03-05"), Sample("03/15/2020", on: "2020-03-15"),
        Sample("15/03/2020", on: "2020-03-15"), Sample("March 5, 2020", on: "2020-03-05"),
        Sample("5 March 2020", on: "2020-03-05"), Sample("Dezember 2019", on: "2019-12"),
        Sample("août 2014", on: "2014-08"), Sample("Class of 2014", on: "2014"), Sample("bis 2019", on: "2019"),
        Sample("Winter 1999", on: "1999-12"),
    ]

    private func check(_ sample: Sample, isRange: Bool) throws {
        let match = try #require(DateScanner(try Knowledge.lexicon()).firstMatch(in: sample.text))
        #expect(match.range.start?.iso8601 == sample.start)
        #expect(match.range.end?.iso8601 == sample.end)
        #expect(match.range.isCurrent == sample.isCurrent)
        #expect(match.isRange == isRange)
        #expect(match.characters.upperBound <= sample.text.count)
    }

    @Test("are read from one date to another", arguments: stretches)
    func stretch(_ sample: Sample) throws { try check(sample, isRange: true) }

    @Test("last until now where the text says so", arguments: lasting)
    func untilNow(_ sample: Sample) throws { try check(sample, isRange: true) }

    @Test("are a single date where there is one", arguments: single)
    func date(_ sample: Sample) throws { try check(sample, isRange: false) }

    @Test("are preferred to single dates before them")
    func rangeFirst() throws {
        let match = try DateScanner(Knowledge.lexicon()).firstMatch(in: "Award 2012, employed 2015 – 2019")
        #expect(match?.range == DateRange(start: PartialDate(year: 2015), end: PartialDate(year: 2019)))
    }

    @Test("know where in the text they stand")
    func place() throws {
        let text = "Zoë’s Café, Jan 2016 – Mar 2018, Leeds"
        let match = try #require(DateScanner(try Knowledge.lexicon()).firstMatch(in: text))
        #expect(String(Array(text)[match.characters]) == "Jan 2016 – Mar 2018")
    }

    @Test(
        "are put in order where they are written the wrong way round",
        arguments: [
            Sample("03/2016 to 02/2012", "2012-02", "2016-03"), Sample("Jun 2019 – May 2018", "2018-05", "2019-06"),
            Sample("January 1993 to June 1983", "1983-06", "1993-01"),
            Sample("Present – March 2018", since: "2018-03"), Sample("Now - 2018", since: "2018"),
        ]
    )
    func backwards(_ sample: Sample) throws { try check(sample, isRange: true) }

    @Test(
        "are not made of lists of dates that run back",
        arguments: ["Jun 2019 · Jun 2018", "Jun 2019 / Jun 2018", "Oracle 2019 – 2016"]
    )
    func lists(_ text: String) throws {
        #expect(try DateScanner(Knowledge.lexicon()).firstMatch(in: text)?.isRange == false)
    }
}
