import Testing

@testable import ResumeScoring

@Suite("The time of a position")
struct EmploymentTimeTests {
    @Test(
        "a time from one year to another is told from other lines",
        arguments: [
            ("Reporter 06/2008 to 08/2012 Company, Town", true), ("Reporter, Jan 2019 – Present", true),
            ("2016-2019", true), ("Won the award of 2019", false), ("1,200 of 2,100 members in 2019", false),
            ("Room 2016, phone 555 2016 1999 2004", false), ("", false),
            ("Born 14-03-1990 Sex: Female. Present address: 12 Elm Street", false),
        ]
    )
    func time(_ line: String, isTime: Bool) {
        #expect(EmploymentTime.isIn(line) == isTime)
    }

    @Test(
        "the head of a position within a statement is told from years that it speaks of",
        arguments: [
            ("Clerk 01/2012 to 12/2013 Globex Led the move of nine branches", true),
            ("President 12/1998 to Current Globex Strengthened the sales", true),
            ("Auditor, March 2004 - May 2009, Initech. Checked the books", true),
            ("Raised the sales of nine branches from 2010 to 2012", false),
            ("Grew the team between March and May 2019", false), ("", false),
        ]
    )
    func within(_ statement: String, isHead: Bool) {
        #expect(EmploymentTime.isWithin(statement) == isHead)
    }
}
