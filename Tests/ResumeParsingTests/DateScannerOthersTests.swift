import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Numbers that are not dates")
struct DateScannerOthersTests {
    private func match(in text: String) throws -> DateMatch? {
        DateScanner(try Knowledge.lexicon()).firstMatch(in: text)
    }

    @Test("are the same when they are looked at again", arguments: ["555-0134", "May 2019 – June 2021", "Acme, 2016"])
    func again(_ text: String) throws {
        let scanner = DateScanner(try Knowledge.lexicon())
        let first = scanner.firstMatch(in: text)
        let second = scanner.firstMatch(in: text)
        #expect(first?.range == second?.range)
        #expect(first?.characters == second?.characters)
        #expect(try match(in: text)?.range == second?.range)
    }

    @Test(
        "are phone numbers",
        arguments: [
            "555-0134", "(512) 555-0134", "+1 512-555-0134", "+49 30 23125 123", "020 7946 0958", "01 99 00 12 34",
            "+61 2 5550 2016", "+61-2-5550-2016", "(02) 5550 2016",
        ]
    )
    func phones(_ text: String) throws {
        #expect(try match(in: text) == nil)
    }

    @Test(
        "are amounts, codes, shares and counts",
        arguments: [
            "Served 1200 guests", "$2016", "2,015 units", "24/7 support", "50/50", "3.5/4.0", "85-90 %", "10-12 people",
            "ISO 9001", "version 2.0.19", "10115 Berlin", "Room 1850", "78701-1999", "May", "A2019B", "", "no digits",
        ]
    )
    func others(_ text: String) throws {
        #expect(try match(in: text) == nil)
    }

    @Test(
        "are counts of what stands behind them",
        arguments: [
            "Led 12 – 15 people", "May 12 – 15 people came", "Autumn 12 – 15 guests", "On call 24/7", "Hours 9-5 shift",
            "Administered 401(k) plans", "Served 2000 - 2500 guests a week", "Budget from 2000 to 3000 euro",
            "2020 kg of flour", "2016 € raised", "ISO 9001:2015 audit",
        ]
    )
    func counts(_ text: String) throws {
        #expect(try match(in: text) == nil)
    }

    @Test("do not end a stretch that counts go on behind", arguments: ["In 2016 – 18 people", "2016 – 18 500 parcels"])
    func countsBehindYears(_ text: String) throws {
        #expect(try match(in: text)?.isRange == false)
    }

    @Test(
        "give no month or day that does not exist",
        arguments: ["45/13/2020", "45.03.2020", "02-555-2016", "13/2020", "March 45, 2020"]
    )
    func impossible(_ text: String) throws {
        let range = try match(in: text)?.range
        for date in [range?.start, range?.end].compactMap({ $0 }) {
            #expect((1...12).contains(date.month ?? 1))
            #expect((1...31).contains(date.day ?? 1))
        }
    }
}
