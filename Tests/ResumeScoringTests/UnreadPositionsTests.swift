import Testing

@testable import ResumeScoring

@Suite("Positions that could not be read")
struct UnreadPositionsTests {
    @Test(
        "a time from one year to another is told from other lines",
        arguments: [
            ("Reporter 06/2008 to 08/2012 Company, Town", true), ("Reporter, Jan 2019 – Present", true),
            ("2016-2019", true), ("Won the award of 2019", false), ("1,200 of 2,100 members in 2019", false),
            ("Room 2016, phone 555 2016 1999 2004", false), ("", false),
        ]
    )
    func time(_ line: String, isTime: Bool) {
        #expect(UnreadPositions.hasTime(line) == isTime)
    }
}
