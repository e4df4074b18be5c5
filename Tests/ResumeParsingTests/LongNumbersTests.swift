import Resume
import TestSupport
import Testing
import TextDocument

@testable import ResumeParsing

@Suite("Numbers too long for anything")
struct LongNumbersTests {
    private static let number = "4829301948372615920"

    private func resume(of document: TextDocument) throws -> Resume {
        let parser = ResumeParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        return parser.parse(document)
    }

    @Test("belong to the name of a certificate, and the year behind them is its date")
    func certificate() throws {
        let rows = ["Jo Example", "Certificates", "Safety Certificate \(Self.number), 2020"]
        let certificate = try #require(try resume(of: Pages.document(rows)).certificates.first)
        #expect(certificate.title.contains("Safety Certificate"))
        #expect(certificate.date?.year == 2020)
    }

    @Test("stand in the address of a post")
    func address() throws {
        let rows = [
            "Jo Example", "Publications",
            "Pumps, https://www.linkedin.com/feed/update/urn:li:activity:\(Self.number)/, March 2021",
        ]
        #expect(try resume(of: Pages.document(rows)).publications.first?.date?.year == 2021)
    }

    @Test(
        "are part of no date",
        arguments: [
            "Q\(number) 2020", "\(number)Q 2020", "H\(number) 2020", "\(number). Quartal 2020",
            "\(number)rd quarter 2020",
            "KW\(number)/2020", "March \(number)", "\(number) March 2020", "\(number)-2020", "2019-\(number)",
            "\(number)/\(number)/\(number)", "WS \(number)/\(number)", "'\(number)", "since \(number)",
            "\(number) – \(number)", "between \(number) and \(number)",
        ]
    )
    func dates(_ text: String) throws {
        let scanner = DateScanner(try Knowledge.lexicon())
        for length in [10, 19, 20, 40] {
            let longer = text.replacing(Self.number, with: String(repeating: "9", count: length))
            if let match = scanner.firstMatch(in: longer) {
                for date in [match.range.start, match.range.end].compactMap(\.self) {
                    #expect(DateReader.years.contains(date.year))
                }
            }
        }
        _ = scanner.firstMatch(in: text)
    }

    @Test("behind which a dash stands begin no stretch of time", arguments: [5, 9, 10, 13, 19, 20, 30])
    func codes(_ length: Int) throws {
        let code = String(repeating: "7", count: length)
        #expect(try DateScanner(Knowledge.lexicon()).firstMatch(in: "ISBN \(code)-2019") == nil)
    }

    @Test("are quarters and halves only where a year has them")
    func months() {
        #expect((1...4).map { MonthSpan.months($0, of: 3) } == [1...3, 4...6, 7...9, 10...12])
        #expect((1...2).map { MonthSpan.months($0, of: 6) } == [1...6, 7...12])
        for number in [Int.min, -1, 0, 5, 100, 4_829_301_948_372_615_920, .max] {
            #expect(MonthSpan.months(number, of: 3) == nil)
            #expect(MonthSpan.months(number, of: 6) == nil)
        }
    }

    @Test("do not matter as coordinates", arguments: [3e38, -3e38, 1e20, .infinity, .nan, .greatestFiniteMagnitude])
    func coordinates(_ value: Double) throws {
        var document = Pages.columns([
            ["Jo Example", "Skills", "Welding"], ["Experience", "Welder, Acme Ltd", "2019"],
        ])
        for line in document.pages[0].lines.indices {
            for word in document.pages[0].lines[line].words.indices {
                document.pages[0].lines[line].words[word].box = Bounds(left: value, top: value, right: value, bottom: 0)
                document.pages[0].lines[line].words[word].fontSize = value
            }
        }
        #expect((0...1).contains(try resume(of: document).likelihood))
    }
}
