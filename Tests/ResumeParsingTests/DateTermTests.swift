import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Quarters, terms and seasons")
struct DateTermTests {
    private func match(_ text: String) throws -> DateMatch? {
        DateScanner(try Knowledge.lexicon()).firstMatch(in: text)
    }

    @Test(
        "stand for the month in which they begin",
        arguments: [
            ("Q3 2021", "2021-07"), ("3Q 2021", "2021-07"), ("2021 Q3", "2021-07"), ("Q3/2021", "2021-07"),
            ("Q3 '21", "2021-07"), ("3. Quartal 21", "2021-07"), ("T3 2021", "2021-07"), ("3. Quartal 2021", "2021-07"),
            ("3rd quarter 2021", "2021-07"), ("H2 2021", "2021-07"), ("Michaelmas 2019", "2019-10"),
            ("Hilary Term 2020", "2020-01"), ("Trinity 2020", "2020-04"), ("WS 2018/19", "2018-10"),
            ("WiSe 2018/2019", "2018-10"), ("WS 18/19", "2018-10"), ("SoSe 2019", "2019-04"),
            ("Sommersemester 2019", "2019-04"), ("Wintersemester 2018/19", "2018-10"),
            ("semestr zimowy 2018/2019", "2018-10"), ("Fall Semester 2019", "2019-09"), ("Winter 2018/19", "2018-12"),
        ]
    )
    func single(text: String, date: String) throws {
        let match = try #require(try match(text))
        #expect(!match.isRange)
        #expect(match.range.end?.iso8601 == date)
        #expect(match.characters == 0..<text.count)
    }

    @Test(
        "end in their last month where a stretch ends with them",
        arguments: [
            ("Q3 2021 – Q1 2022", "2021-07", "2022-03"), ("Q1 – Q3 2021", "2021-01", "2021-09"),
            ("2021 Q3 – 2022 Q1", "2021-07", "2022-03"), ("WS 2018/19 – SS 2020", "2018-10", "2020-09"),
            ("SoSe 2019 – WiSe 2020/21", "2019-04", "2021-03"),
            ("Michaelmas 2019 – Trinity 2020", "2019-10", "2020-06"),
        ]
    )
    func ends(text: String, start: String, end: String) throws {
        let range = try #require(try match(text)).range
        #expect(range.start?.iso8601 == start)
        #expect(range.end?.iso8601 == end)
    }

    @Test(
        "have names in eight languages",
        arguments: [
            ("spring 2019 – autumn 2020", "2019-03", "2020-09"), ("Frühjahr 2019 – Herbst 2020", "2019-03", "2020-09"),
            ("printemps 2019 – automne 2020", "2019-03", "2020-09"),
            ("primavera 2019 – otoño 2020", "2019-03", "2020-09"), ("estate 2019 – autunno 2020", "2019-06", "2020-09"),
            ("verão 2019 – outono 2020", "2019-06", "2020-09"), ("lente 2019 – herfst 2020", "2019-03", "2020-09"),
            ("wiosna 2019 – jesień 2020", "2019-03", "2020-09"),
        ]
    )
    func seasons(text: String, start: String, end: String) throws {
        let match = try #require(try match(text))
        #expect(match.range.start?.iso8601 == start)
        #expect(match.range.end?.iso8601 == end)
        #expect(match.characters.lowerBound == 0)
    }

    @Test("are told from words that belong to a name")
    func names() throws {
        let match = try #require(try match("Example Real Estate 2019 – 2021"))
        #expect(match.range == DateRange(start: PartialDate(year: 2019), end: PartialDate(year: 2021)))
        #expect(match.characters.lowerBound == 20)
    }

    @Test("last until now where the text says so")
    func lasting() throws {
        let range = try match("Q1 2020 – present")?.range
        #expect(range == DateRange(start: PartialDate(year: 2020, month: 1), isCurrent: true))
    }
}
