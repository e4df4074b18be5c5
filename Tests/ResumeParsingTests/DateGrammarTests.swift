import Resume
import TestSupport
import Testing

@testable import ResumeParsing

/// Renders stretches of time in every combination of month, language, order and sign, and reads them back.
@Suite("The grammar of dates")
struct DateGrammarTests {
    struct Language: CustomTestStringConvertible, Sendable {
        let name: String
        let months: [String]
        let short: [String]
        let until: [String]
        let present: [String]
        let since: [String]

        init(_ name: String, _ months: String, _ short: String, until: [String], present: [String], since: [String]) {
            self.name = name
            self.months = months.split(separator: " ").map(String.init)
            self.short = short.split(separator: " ").map(String.init)
            self.until = until
            self.present = present
            self.since = since
        }

        var testDescription: String { name }
    }

    static let languages = [
        Language(
            "English",
            "January February March April May June July August September October November December",
            "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec",
            until: ["to", "until", "till", "through"],
            present: ["present", "Present", "Current", "now", "till date", "to till now", "till now", "ongoing"],
            since: ["since", "Since"]
        ),
        Language(
            "German",
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
            "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
            until: ["bis"],
            present: ["heute", "jetzt", "laufend"],
            since: ["seit", "ab"]
        ),
        Language(
            "French",
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            "janv févr mars avr mai juin juil août sept oct nov déc",
            until: ["à", "au"],
            present: ["aujourd’hui", "ce jour"],
            since: ["depuis"]
        ),
        Language(
            "Spanish",
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            "ene feb mar abr may jun jul ago sept oct nov dic",
            until: ["a", "hasta"],
            present: ["actualidad", "presente"],
            since: ["desde"]
        ),
        Language(
            "Portuguese",
            "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
            "Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez",
            until: ["a", "até"],
            present: ["atual", "presente", "o momento"],
            since: ["desde"]
        ),
        Language(
            "Italian",
            "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
            "gen feb mar apr mag giu lug ago set ott nov dic",
            until: ["a"],
            present: ["oggi", "in corso"],
            since: ["dal", "da"]
        ),
        Language(
            "Dutch",
            "januari februari maart april mei juni juli augustus september oktober november december",
            "jan feb mrt apr mei jun jul aug sep okt nov dec",
            until: ["tot", "t/m"],
            present: ["heden", "nu"],
            since: ["sinds", "vanaf"]
        ),
        Language(
            "Polish",
            "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
            "sty lut mar kwi maj cze lip sie wrz paź lis gru",
            until: ["do"],
            present: ["obecnie", "teraz"],
            since: ["od"]
        ),
        Language(
            "Swedish",
            "januari februari mars april maj juni juli augusti september oktober november december",
            "jan feb mars apr maj juni juli aug sep okt nov dec",
            until: ["till"],
            present: ["pågående", "nu"],
            since: ["sedan"]
        ),
        Language(
            "Turkish",
            "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
            "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
            until: [],
            present: ["halen", "devam ediyor"],
            since: []
        ),
        Language(
            "Danish",
            "januar februar marts april maj juni juli august september oktober november december",
            "jan feb mar apr maj jun jul aug sep okt nov dec",
            until: ["til"],
            present: ["nu", "d.d.", "i dag"],
            since: ["siden"]
        ),
        Language(
            "Norwegian",
            "januar februar mars april mai juni juli august september oktober november desember",
            "jan feb mar apr mai jun jul aug sep okt nov des",
            until: ["til"],
            present: ["nå", "d.d.", "dags dato"],
            since: ["siden"]
        ),
        Language(
            "Czech",
            "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
            "led úno bře dub kvě čvn čvc srp zář říj lis pro",
            until: ["do"],
            present: ["dosud", "současnost"],
            since: ["od"]
        ),
        Language(
            "Romanian",
            "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
            "ian feb mar apr mai iun iul aug sept oct nov dec",
            until: ["până în"],
            present: ["prezent", "în prezent"],
            since: ["începând cu"]
        ),
        Language(
            "Finnish",
            "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
            "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
            until: [],
            present: ["nykyinen", "nyt"],
            since: []
        ),
    ]

    static let signs = [" - ", " – ", " — ", "–", "—", " ~ ", " → ", "\u{A0}–\u{A0}", "－", " ‑ "]

    private struct Score {
        var count = 0
        var misses: [String] = []

        mutating func add(_ text: String, _ match: DateMatch?, start: String?, end: String?, isCurrent: Bool) {
            count += 1
            guard let match, match.range.start?.iso8601 == start, match.range.end?.iso8601 == end,
                match.range.isCurrent == isCurrent
            else {
                misses.append(text)
                return
            }
        }
    }

    /// One month of a year in the ways that it is written.
    private static func renderings(_ language: Language, year: Int, month: Int) -> [String] {
        let name = language.months[month - 1]
        let short = language.short[month - 1]
        let number = month < 10 ? "0\(month)" : "\(month)"
        return [
            "\(name) \(year)", "\(name), \(year)", "\(name.uppercased()) \(year)", "\(short) \(year)",
            "\(short). \(year)", "\(short). ’\(year % 100)", "\(short) '\(year % 100)", "\(year) \(short)",
            "\(year) \(short).", "\(year) \(name)", "\(number)/\(year)", "\(number).\(year)", "\(year)/\(number)",
            "\(year).\(number)", "\(month)/\(year)",
        ]
    }

    /// What people type without thinking of spaces, and with days.
    private static func looseRenderings(_ language: Language, year: Int, month: Int) -> [String] {
        let name = language.months[month - 1]
        let short = language.short[month - 1]
        let number = month < 10 ? "0\(month)" : "\(month)"
        return [
            "\(name)-\(year)", "\(short)-\(year)", "\(short),\(year)", "\(short).\(year)", "\(short)’\(year % 100)",
            "\(short)'\(year % 100)", "\(short) ‘\(year % 100)", "\(short) - \(year)", "\(name)/\(year)",
            "\(number)-\(year)",
        ]
    }

    /// The same with a day in front or behind.
    private static func dayRenderings(_ language: Language, year: Int, month: Int) -> [String] {
        let name = language.months[month - 1]
        let short = language.short[month - 1]
        let number = month < 10 ? "0\(month)" : "\(month)"
        return [
            "15 \(name) \(year)", "15. \(name) \(year)", "15 \(short) \(year)", "15-\(short)-\(year)",
            "15.\(number).\(year)",
            "15/\(number)/\(year)", "15-\(number)-\(year)", "\(name) 15, \(year)",
        ]
    }

    private static func iso(_ year: Int, _ month: Int) -> String { "\(year)-\(month < 10 ? "0" : "")\(month)" }

    @Test("reads back stretches between two months", arguments: languages)
    func readsStretches(language: Language) throws {
        let scanner = DateScanner(try Knowledge.lexicon())
        var score = Score()
        for month in 1...12 {
            let last = month * 5 % 12 + 1
            let pairs = zip(
                Self.renderings(language, year: 2016, month: month),
                Self.renderings(language, year: 2019, month: last)
            )
            for (start, end) in pairs {
                for sign in Self.signs + language.until.map({ " \($0) " }) {
                    let text = start + sign + end
                    score.add(
                        text,
                        scanner.firstMatch(in: text),
                        start: Self.iso(2016, month),
                        end: Self.iso(2019, last),
                        isCurrent: false
                    )
                }
            }
        }
        #expect(score.misses.count * 100 <= score.count * 3, "\(score.misses.prefix(20)) of \(score.count)")
    }

    @Test("reads back stretches of months that are typed without spaces", arguments: languages)
    func readsLooseStretches(language: Language) throws {
        let scanner = DateScanner(try Knowledge.lexicon())
        var score = Score()
        for month in 1...12 {
            let last = month * 7 % 12 + 1
            let pairs = zip(
                Self.looseRenderings(language, year: 2014, month: month),
                Self.looseRenderings(language, year: 2021, month: last)
            )
            for (start, end) in pairs {
                for sign in [" - ", " – ", " — ", " to ", "\u{A0}–\u{A0}"] + language.until.map({ " \($0) " }) {
                    let match = scanner.firstMatch(in: start + sign + end)
                    score.add(
                        start + sign + end,
                        match,
                        start: Self.iso(2014, month),
                        end: Self.iso(2021, last),
                        isCurrent: false
                    )
                }
                for present in language.present {
                    let text = start + " – " + present
                    let match = scanner.firstMatch(in: text)
                    score.add(text, match, start: Self.iso(2014, month), end: nil, isCurrent: true)
                }
            }
        }
        #expect(score.misses.count * 100 <= score.count * 3, "\(score.misses.prefix(20)) of \(score.count)")
    }

    @Test("reads back stretches between days", arguments: languages)
    func readsStretchesOfDays(language: Language) throws {
        let scanner = DateScanner(try Knowledge.lexicon())
        var score = Score()
        for month in 1...12 {
            let last = month * 7 % 12 + 1
            let pairs = zip(
                Self.dayRenderings(language, year: 2014, month: month),
                Self.dayRenderings(language, year: 2021, month: last)
            )
            for (start, end) in pairs {
                for sign in [" - ", " – ", " to "] + language.until.map({ " \($0) " }) {
                    let match = scanner.firstMatch(in: start + sign + end)
                    score.add(
                        start + sign + end,
                        match,
                        start: Self.iso(2014, month) + "-15",
                        end: Self.iso(2021, last) + "-15",
                        isCurrent: false
                    )
                }
            }
        }
        #expect(score.misses.count * 100 <= score.count * 3, "\(score.misses.prefix(20)) of \(score.count)")
    }

    @Test("reads back stretches until now", arguments: languages)
    func readsOpenStretches(language: Language) throws {
        let scanner = DateScanner(try Knowledge.lexicon())
        var score = Score()
        for month in 1...12 {
            for start in Self.renderings(language, year: 2018, month: month) {
                var texts = language.since.map { "\($0) \(start)" }
                for present in language.present {
                    texts += (Self.signs + [" "]).map { start + $0 + present }
                }
                for text in texts {
                    let match = scanner.firstMatch(in: text)
                    score.add(text, match, start: Self.iso(2018, month), end: nil, isCurrent: true)
                }
            }
        }
        #expect(score.misses.count * 100 <= score.count * 3, "\(score.misses.prefix(20)) of \(score.count)")
    }

    @Test(
        "reads a month on either side of its year",
        arguments: [
            ("2022 Jan. - present", "2022-01", nil), ("2016 Oct. - 2020 Mar.", "2016-10", "2020-03"),
            ("8 2014", nil, "2014-08"), ("Out 2021", nil, "2021-10"), ("Expected in 05/2024", nil, "2024-05"),
            ("2013 Mar Thoma College", nil, "2013"), ("2016-18", "2016", "2018"),
        ] as [(String, String?, String?)]
    )
    func readsMonthsBesideYears(text: String, start: String?, end: String?) throws {
        let match = DateScanner(try Knowledge.lexicon()).firstMatch(in: text)
        #expect(match?.range.start?.iso8601 == start)
        #expect(match?.range.end?.iso8601 == end)
    }

    @Test(
        "takes no other figures for dates",
        arguments: [
            "555-2019", "020 2014 5567", "+44 20 2014 5567", "(212) 555-2016", "Rs. 2,015", "AED 2015", "$2015",
            "€1.999",
            "98.2016%", "ISO 9001:2015", "Surry Hills NSW 2010", "2000 – 2500 guests", "2014-555-0100",
        ]
    )
    func takesNoOtherFigures(text: String) throws {
        let match = DateScanner(try Knowledge.lexicon()).firstMatch(in: text)
        #expect(match?.range == nil)
    }
}
