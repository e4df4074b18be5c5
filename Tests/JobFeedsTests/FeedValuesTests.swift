import Foundation
import JobMatching
import Testing

@testable import JobFeeds

@Suite("Values of feeds")
struct FeedValuesTests {
    @Test(
        "reads the dates that feeds write",
        arguments: [
            ("2026-11-03", 1_793_664_000.0), ("2026-11-03T12:00:00Z", 1_793_707_200), ("1793707200", 1_793_707_200),
            ("2026-11-03T12:00:00", 1_793_707_200), ("2026-11-03 12:00:00 UTC", 1_793_707_200),
            ("2026-11-03T14:00:00+0200", 1_793_707_200), ("2026-11-03T06:30:00-05:30", 1_793_707_200),
            ("1793707200000", 1_793_707_200), ("Tue, 03 Nov 2026 12:00:00 GMT", 1_793_707_200),
            ("3 Nov 26 07:00 EST", 1_793_707_200), ("Tue, 03 Nov 2026 12:00:00 +0000", 1_793_707_200),
            ("2028-02-29", 1_835_395_200), ("2026-11-03T12:00", 1_793_707_200),
        ]
    )
    func dates(_ text: String, seconds: Double) {
        #expect(FeedDate.read(text) == Date(timeIntervalSince1970: seconds))
    }

    @Test(
        "refuses what is no date",
        arguments: [
            "", "soon", "2026-02-29", "2026-13-01", "2026-11-03T25:99:00Z", "32 Nov 2026", "12", "1793707200000000",
            "2026-11-03T12:00:00+99:00", "03/11/2026",
        ]
    )
    func noDates(_ text: String) {
        #expect(FeedDate.read(text) == nil)
    }

    @Test(
        "reads pay out of texts",
        arguments: [
            ("$40k - $50k", "USD 40000.0 50000.0 YEAR"), ("$40-50k", "USD 40000.0 50000.0 YEAR"),
            ("€55.000 – €65.000 per year", "EUR 55000.0 65000.0 YEAR"), ("25 USD/hour", "USD 25.0 25.0 HOUR"),
            ("£12.50 an hour", "GBP 12.5 12.5 HOUR"), ("USD 100,000 - 120,000", "USD 100000.0 120000.0 YEAR"),
            ("3.200,50 € / Monat", "EUR 3200.5 3200.5 MONTH"), ("C$ 90 000", "CAD 90000.0 90000.0 YEAR"),
            ("$22", "USD 22.0 22.0 HOUR"),
        ]
    )
    func pay(_ text: String, expected: String) throws {
        let pay = try #require(SalaryText.read(text))
        #expect("\(pay.currency) \(pay.minimum) \(pay.maximum) \(pay.unit)" == expected)
    }

    @Test("finds no pay where none is stated", arguments: ["Competitive", "", "$$$", "40000", "401k, $", "€ 1.000"])
    func noPay(_ text: String) {
        #expect(SalaryText.read(text) == nil)
    }

    @Test(
        "resolves escapes in JSON",
        arguments: [
            (#""a\nb""#, "a\nb"), (#""\u00e9\u20ac""#, "é€"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d!""#, "\u{FFFD}!"),
            (#""a\u0000b""#, "a\u{FFFD}b"), (#""\/\\\"""#, "/\\\""),
        ]
    )
    func escapes(_ json: String, text: String) throws {
        var parser = JSONParser(Array(json.utf8))
        #expect(try parser.value() == .string(text))
    }

    @Test(
        "refuses what is no JSON",
        arguments: [
            "", "{", "[1", "{\"a\" 1}", "nan", "0x10", "\"a", "\"\\q\"", "tru", "[1 2]", "{\"a\":}", "\"\u{1}\"",
        ]
    )
    func noJSON(_ json: String) {
        #expect(throws: JSONParser.Problem.malformed) {
            var parser = JSONParser(Array(json.utf8))
            let value = try parser.value()
            return value
        }
    }

    @Test("copies in several sources have one fingerprint, other jobs have others")
    func fingerprint() {
        var posting = JobPosting(source: "a", identifier: "1", title: "Bäcker (m/w/d)", company: "Sonnenkorn GmbH")
        posting.places = [PostingPlace(text: "Berlin, Germany", place: nil)]
        posting.description = "Brot und  Brötchen."
        var copy = JobPosting(source: "b", identifier: "9", title: "BÄCKER (m/w/d)", company: "Sonnenkorn")
        copy.places = [PostingPlace(text: "Berlin", place: nil)]
        copy.description = "Brot, und Brötchen"
        #expect(PostingFingerprint(posting) == PostingFingerprint(copy))
        #expect(PostingFingerprint(posting).text.count == 16)
        copy.places = [PostingPlace(text: "Bonn", place: nil)]
        #expect(PostingFingerprint(posting) != PostingFingerprint(copy))
        var other = posting
        other.description = "Kuchen."
        #expect(PostingFingerprint(posting) != PostingFingerprint(other))
        // The end of a long text does not count, nor do spaces.
        posting.description = String(repeating: "Brot und Brötchen. ", count: 60)
        other = posting
        other.description = String(repeating: "Brot  und\nBRÖTCHEN ", count: 60) + "Apply now."
        #expect(PostingFingerprint(posting) == PostingFingerprint(other))
        other.description = "Torten. " + posting.description
        #expect(PostingFingerprint(posting) != PostingFingerprint(other))
        #expect(PostingFingerprint(posting).number == Int64(bitPattern: PostingFingerprint(posting).value))
        other = posting
        other.title = "Bäckerin"
        #expect(PostingFingerprint(posting) != PostingFingerprint(other))
    }
}
