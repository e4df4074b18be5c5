import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("What stands in place of names")
struct PlaceholderTests {
    @Test(
        "is no employer and no place of a position",
        arguments: [
            ["Store Clerk", "Company Name – City, State", "Dec 2013 to Current"],
            ["Dec 2013 to Current", "Company Name City, State", "Store Clerk"],
            ["Company Name", "City, State", "Store Clerk 12/2013 to Current"],
            ["Store Clerk Dec 2013 to Current Company Name – City, State"],
            ["Dec 2013 to Current", "Company Name City Store Clerk"],
        ]
    )
    func positions(header: [String]) throws {
        let work = try ParsedRows.work(header + ["• Sorted the mail", "• Counted the stock"])
        #expect(work.map(\.position) == ["Store Clerk"])
        #expect(work.map(\.name) == [nil])
        #expect(work.map(\.location) == [nil])
        #expect(work.map(\.isCurrent) == [true])
    }

    @Test("is no part of an employer behind it")
    func employers() {
        var entry = WorkEntry()
        entry.name = "City State | Kestrel International Limited"
        #expect(Placeholders.removed(from: entry)?.name == "Kestrel International Limited")
    }

    @Test("is no part of a title behind it")
    func titles() {
        #expect(Placeholders.withoutPlace("City, State HR Business Partner II") == "HR Business Partner II")
        #expect(Placeholders.withoutPlace("City Planner") == "City Planner")
    }

    @Test("leaves no sentence behind it for an employer")
    func sentences() throws {
        let work = try ParsedRows.work([
            "Accountant",
            "Company Name – City, State A/P and A/R, reconciliations of accounts, general ledger for several non-profit companies",
            "Office Manager",
            "Company Name – City, State Prepared payroll, checked invoices and kept the books of the owner",
        ])
        #expect(work.allSatisfy { $0.name == nil })
    }

    @Test("does not take the employer of another position")
    func amongNames() throws {
        let work = try ParsedRows.work([
            "Store Clerk", "Kestrel Foods, Tulsa, OK", "2015 - 2019", "• Sorted the mail", "Store Manager",
            "Company Name – City, State", "2012 - 2015", "• Counted the stock",
        ])
        #expect(work.map(\.name) == ["Kestrel Foods", nil])
    }

    @Test("says where the employer stands, whatever else one could be", arguments: [true, false])
    func history(isEmployerFirst: Bool) throws {
        let titles = ["Shift Lead", "Store Clerk", "Line Cook"]
        let rows = zip(titles, [2014, 2011, 2008]).flatMap { title, year in
            [
                "03/\(year) - 04/\(year + 2)",
                isEmployerFirst ? "Company Name - City, State \(title)" : "\(title) Company Name – City, State",
                "Greeted students and visitors on every floor of the house and kept the stock in order",
                "Students..",
            ]
        }
        let work = try ParsedRows.resume(["Jane Doe", "Experience"] + rows).work
        #expect(work.map(\.position) == titles)
        #expect(work.map(\.name) == [nil, nil, nil])
    }

    @Test("is no part of a name that begins with a city", arguments: ["Kansas City, State Road Builders"])
    func names(name: String) throws {
        #expect(Placeholders.parted(name) == name)
    }

    @Test("is no part of a school", arguments: ["Lakeside College – City, State", "Lakeside College City, State, USA"])
    func schools(school: String) throws {
        let education = try ParsedRows.education(["Bachelor of Arts, 2012", school])
        #expect(education.map(\.institution) == ["Lakeside College"])
    }

    @Test("leads from one date to the next on a line of its own", arguments: ["to", "–"])
    func link(word: String) throws {
        let lexicon = try Knowledge.lexicon()
        let lines = WrappedLines(scanner: DateScanner(lexicon), labels: lexicon.columnLabels)
            .join(ParsedRows.lines(["Nov 2012", word, "May 2015", "Store Clerk"]))
        #expect(lines.map(\.text) == ["Nov 2012 \(word) May 2015", "Store Clerk"])
    }

    @Test("of employers with titles behind a dash are no labels of employers")
    func titlesBehind() throws {
        let work = try ParsedRows.resume([
            "Jane Doe", "jane@example.com", "EXPERIENCE",
            "Company Name - Certified Nursing Assistant City , State 01/1999 - 03/2001",
            "• Answered phones.", "Company Name - Unit Clerk City , State 04/2001 - 04/2005", "• Filed papers.",
        ]).work
        #expect(work.map(\.position) == ["Certified Nursing Assistant", "Unit Clerk"])
        #expect(work.allSatisfy { $0.name == nil })
        let labelled = try ParsedRows.resume([
            "Jane Doe", "jane@example.com", "EXPERIENCE", "Company Name - Kestrel Foods Ltd",
            "Designation - Unit Clerk",
            "Duration - 04/2001 to 04/2005",
        ]).work
        #expect(labelled.map(\.name) == ["Kestrel Foods Ltd"])
    }
}
