import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Stretches of time in other wordings")
struct DateRangeWordingTests {
    /// A wording with the ends that it states.
    struct Sample: CustomTestStringConvertible, Sendable {
        let text: String
        let start: String
        let end: String?

        init(_ text: String, _ start: String, _ end: String?) {
            self.text = text
            self.start = start
            self.end = end
        }

        var testDescription: String { text }
    }

    static let words = [
        Sample("w.e.f. 11/06/2016 – 31/05/2019", "2016-06-11", "2019-05-31"),
        Sample("with effect from March 2016 to May 2019", "2016-03", "2019-05"),
        Sample("2016 fino al 2019", "2016", "2019"), Sample("dal 2016 al 2019", "2016", "2019"),
        Sample("dal marzo 2016 al giugno 2019", "2016-03", "2019-06"),
        Sample("da marzo 2016 fino al giugno 2019", "2016-03", "2019-06"),
        Sample("marzo 2016 – fino a giugno 2019", "2016-03", "2019-06"),
        Sample("van maart 2016 t/m mei 2019", "2016-03", "2019-05"),
        Sample("2016 tot en met 2019", "2016", "2019"), Sample("2016 bis zum 2019", "2016", "2019"),
        Sample("2016 až 2019", "2016", "2019"),
        Sample("od marca do maja 2019", "2019-03", "2019-05"),
        Sample("03.2016 r. – 05.2019 r.", "2016-03", "2019-05"), Sample("2016 r. – 2019 r.", "2016", "2019"),
        Sample("between 2016 and 2019", "2016", "2019"), Sample("zwischen 2016 und 2019", "2016", "2019"),
        Sample("entre 2016 et 2019", "2016", "2019"), Sample("entre 2016 y 2019", "2016", "2019"),
        Sample("tra il 2016 e il 2019", "2016", "2019"), Sample("tussen 2016 en 2019", "2016", "2019"),
        Sample("From: 2016 To: 2019", "2016", "2019"), Sample("Von: 03/2016 Bis: 05/2019", "2016-03", "2019-05"),
        Sample("Start date: 03/2016, End date: 05/2019", "2016-03", "2019-05"),
        Sample("early 2016 – late 2019", "2016", "2019"), Sample("Anfang 2016 – Ende 2019", "2016", "2019"),
        Sample("début 2016 – fin 2019", "2016", "2019"), Sample("mid-2016 – end of 2019", "2016", "2019"),
        Sample("ca. 2016 – 2019", "2016", "2019"), Sample("Oct – Mar 2020", "2019-10", "2020-03"),
    ]

    static let days = [
        Sample("dal 1° marzo 2016 al 30 giugno 2019", "2016-03-01", "2019-06-30"),
        Sample("du 1er mars 2016 au 30 juin 2019", "2016-03-01", "2019-06-30"),
        Sample("1st March 2016 – 31st May 2019", "2016-03-01", "2019-05-31"),
        Sample("March 1st, 2016 – May 31st, 2019", "2016-03-01", "2019-05-31"),
        Sample("1 de marzo de 2016 – 30 de junio de 2019", "2016-03-01", "2019-06-30"),
        Sample("12 – 15 March 2019", "2019-03-12", "2019-03-15"),
        Sample("12-04-2009 to 14- 02-2010", "2009-04-12", "2010-02-14"),
        Sample("12.04. 2009 – 14.02 .2010", "2009-04-12", "2010-02-14"),
    ]

    static let signs = [
        Sample("1998 – 02", "1998", "2002"), Sample("1998–02", "1998", "2002"),
        Sample("1998 – 02 Leeds", "1998", "2002"),
        Sample("2011/12", "2011", "2012"), Sample("2011/09 – 2012/03", "2011-09", "2012-03"),
        Sample("March 2016 ‑ May 2019", "2016-03", "2019-05"), Sample("2016 ― 2019", "2016", "2019"),
        Sample("2016 ⟶ 2019", "2016", "2019"), Sample("2016…2019", "2016", "2019"),
        Sample("March ’19 – May ’21", "2019-03", "2021-05"), Sample("March ʼ19 – May ʼ21", "2019-03", "2021-05"),
        Sample("Mar´19 – May´21", "2019-03", "2021-05"), Sample("11/12-05/15", "2012-11", "2015-05"),
    ]

    static let lasting = [
        Sample("2016 bis heute", "2016", nil), Sample("2016 – do dnia dzisiejszego", "2016", nil),
        Sample("2016 – presente", "2016", nil), Sample("2016 – actualidad", "2016", nil),
        Sample("2016 à ce jour", "2016", nil), Sample("2016 – aujourd'hui", "2016", nil),
        Sample("2016 – aujourdʼhui", "2016", nil), Sample("2016 – heden", "2016", nil),
        Sample("2016 – obecnie", "2016", nil), Sample("2016 – attuale", "2016", nil),
        Sample("2016 – atual", "2016", nil), Sample("2016 – on-going", "2016", nil),
        Sample("in corso dal 2016", "2016", nil), Sample("od 2016 r.", "2016", nil),
        Sample("depuis le 1er mars 2016", "2016-03-01", nil), Sample("a partir de 2016", "2016", nil),
    ]

    private func check(_ sample: Sample) throws {
        let match = try #require(DateScanner(try Knowledge.lexicon()).firstMatch(in: sample.text))
        #expect(match.isRange)
        #expect(match.range.start?.iso8601 == sample.start)
        #expect(match.range.end?.iso8601 == sample.end)
        #expect(match.range.isCurrent == (sample.end == nil))
    }

    @Test("have words between and before their ends, all of which belong to them", arguments: words)
    func wording(_ sample: Sample) throws {
        try check(sample)
        let match = try #require(DateScanner(try Knowledge.lexicon()).firstMatch(in: sample.text))
        // Of "od marca do maja 2019" not even the first word is left over.
        #expect(match.characters == 0..<sample.text.count)
    }

    @Test("have days with what is written behind their numbers", arguments: days)
    func numberOfDay(_ sample: Sample) throws { try check(sample) }

    @Test("have dashes, arrows and apostrophes of all kinds", arguments: signs)
    func sign(_ sample: Sample) throws { try check(sample) }

    @Test("last until now", arguments: lasting)
    func untilNow(_ sample: Sample) throws { try check(sample) }

    @Test("are none where a word means \"of\"", arguments: ["Prix de 2016", "Premio del 2016", "Abitur von 2016"])
    func genitive(_ text: String) throws {
        let match = try #require(DateScanner(try Knowledge.lexicon()).firstMatch(in: text))
        #expect(!match.isRange)
        #expect(match.range == DateRange(end: PartialDate(year: 2016)))
    }

    @Test("are not said to last where their end cannot be read", arguments: ["from May 2018 to Jun", "from 2018 to"])
    func brokenOff(_ text: String) throws {
        let match = try #require(DateScanner(try Knowledge.lexicon()).firstMatch(in: text))
        #expect(match.range.start?.year == 2018)
        #expect(!match.range.isCurrent)
    }

    @Test(
        "have days behind year and month",
        arguments: [
            Sample("2016.05.01 to 2019.08.31", "2016-05-01", "2019-08-31"),
            Sample("From 2016/05/01 to 2019/08/31", "2016-05-01", "2019-08-31"),
            Sample("2019.10.01 - present", "2019-10-01", nil),
        ]
    )
    func yearFirst(_ sample: Sample) throws { try check(sample) }

    @Test(
        "have years of two digits, days behind months and labels between their ends",
        arguments: [
            Sample("15/06/2015 - 20/07/17", "2015-06-15", "2017-07-20"),
            Sample("01.06.15 – 30.07.17", "2015-06-01", "2017-07-30"),
            Sample("2015 January 10 to 2017 December 20", "2015-01-10", "2017-12-20"),
            Sample("10/08/2015 Date of leaving: 30/09/2017", "2015-08-10", "2017-09-30"),
            Sample("From – Aug 2015 To – Sep 2017", "2015-08", "2017-09"), Sample("Aug 2015 – Contd.", "2015-08", nil),
        ]
    )
    func otherForms(_ sample: Sample) throws { try check(sample) }
}
