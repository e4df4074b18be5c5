import BundledTables
import Resume
import TestSupport
import TextDocument
import Testing

@testable import ResumeScoring

@Suite("Findings that hold when read beside the document")
struct TruthfulFindingTests {
    private static func sample(_ bullets: [String]) -> ScoredSample {
        var sample = ScoredSample()
        sample.writeContact(name: "Robin Example", email: "robin@example.com", phone: "617-555-0142")
        sample.writeWork(
            "Office Administrator",
            at: "Globex",
            from: PartialDate(year: 2019, month: 3),
            to: nil,
            dates: "March 2019 – Present",
            bullets: bullets
        )
        return sample
    }

    private static func finding(_ code: String, in bullets: [String]) throws -> Finding? {
        try sample(bullets).score.findings.first { $0.code == code }
    }

    @Test("lines that open with a plain verb are not said to open with none")
    func verbs() throws {
        let bullets = [
            "Helped 40 tenants with their leases", "Handled the post of three floors", "Supported the payroll run",
            "Worked with two suppliers on their invoices", "Provides keys to visitors", "Assisting callers every day",
        ]
        let finding = try Self.finding("language.action_verbs", in: bullets)
        #expect(finding?.message.contains("not open") != true, "\(finding?.message ?? "")")
    }

    @Test("lines that open with an irregular past are not said to open with none")
    func irregularPasts() throws {
        let bullets = ["Sat on the board of a credit union", "Focus on the training of four new clerks"]
        let finding = try Self.finding("language.action_verbs", in: bullets)
        #expect(finding?.message.contains("not open") != true, "\(finding?.message ?? "")")
    }

    @Test("no part of a sentence, row of names or lead-in is quoted as a statement that needs a figure")
    func quotedForFigures() throws {
        let bullets = [
            "Knowledgeable in all that the centre does; Audit policies and procedures, general management, payroll",
            "Park, Tennessee Pride, Foster Farms, Gwaltney and other brands of the trade",
            "Perform all duties of the manager in addition to the following:",
            "Kept the post of three floors in order and trained the new clerks",
        ]
        let finding = try #require(try Self.finding("impact.numbers", in: bullets))
        let quoted = finding.evidence.map(\.text)
        #expect(
            !quoted.contains { $0.hasPrefix("Audit") || $0.hasPrefix("Park") || $0.hasPrefix("Perform") },
            "\(quoted)"
        )
    }

    @Test("that statements do not count is said, and no less of them than stand on the page")
    func general() throws {
        let told = ["Led the move of nine branches to a new ledger", "Helped 40 tenants with their leases"]
        let general = [
            "The position requires a wide knowledge of carpentry, plumbing, masonry and paint",
            "The technician is responsible for the opening and closing of the park each day",
            "The office was in charge of the roads of three counties in the north of the state",
        ]
        let findings = try Self.sample(told + general).score.findings
        #expect(findings.contains { $0.message.contains("other statements tell of the position") })
        #expect(findings.allSatisfy { !$0.message.contains("Only 2 statements") && !$0.message.contains("of 2 ") })
        let all = try Self.sample(told).score.findings
        #expect(all.contains { $0.code == "length.few_statements" && $0.message.contains("Only 2 statements") })
    }

    @Test("accomplishments that stand by themselves count, and honours do not")
    func accomplishments() throws {
        func points(_ titles: [String]) throws -> Double {
            var sample = Self.sample(["Led the move of the branch to a new ledger", "Kept the diary of the owner"])
            sample.resume.awards = titles.map { TitledEntry(title: $0, lines: [sample.write($0)]) }
            return try #require(sample.score.findings.first { $0.code == "impact.numbers" }).pointsLost
        }
        let none = try points([])
        let told = try points([
            "Increased the sales of 3 branches by 20 % within a year",
            "Reduced the losses of the shop by 4,000 dollars a year",
        ])
        #expect(told < none)
        #expect(try points(["Employee of the year 2019", "Winner of the 12 km run"]) == none)
    }

    @Test("fields that each entry of a form repeats are not said twice")
    func fields() throws {
        var sample = ScoredSample.excellent
        sample.padding = [
            Array(repeating: "(This is a federal job)", count: 3)
                + Array(repeating: "Hours per week: 40 hours", count: 3)
        ]
        #expect(try sample.score.findings.allSatisfy { !$0.message.contains("again") })
        sample.padding = [Array(repeating: "This is a federal job in the north", count: 6)]
        #expect(try sample.score.findings.contains { $0.message.contains("again") })
    }

    @Test("the name of an award is no empty phrase")
    func awards() throws {
        #expect(
            try Self.finding("language.cliches", in: ["Won the Above and Beyond Award of the region in 2019"]) == nil
        )
        #expect(
            try Self.finding("language.cliches", in: ["Went above and beyond for each client of the branch"]) != nil
        )
    }

    @Test("pages are counted, and worked out from words only where there are none")
    func pages() throws {
        var dense = ScoredSample.excellent
        dense.padding = [
            Array(repeating: "Words about nothing that stand here for the sake of their number", count: 250)
        ]
        #expect(try dense.score.findings.allSatisfy { $0.code != "length.pages" })
        dense.origin = .flow
        let finding = try #require(try dense.score.findings.first { $0.code == "length.pages" })
        #expect(finding.message.contains("words, which fill "), "\(finding.message)")
    }

    @Test("roads, ranks and states are no pronouns")
    func pronouns() throws {
        let bullets = [
            "Planned the detours of I-90 and I-25", "Trained three clerks as Accountant I and Level I inspectors",
            "Moved the office from Portland, ME to Boston", "Surveyed a potash mine",
        ]
        #expect(try Self.finding("language.pronouns", in: bullets) == nil)
        #expect(try Self.finding("language.pronouns", in: ["In May I moved the office of my team"]) != nil)
    }

    @Test("an abbreviation within parentheses ends no sentence")
    func abbreviations() {
        let text = "Served as contact for large clients (e.g. Globex, Initech, Hooli etc.). Kept their files."
        let line = LineReference(page: 1, line: 1, text: text)
        #expect(Statement.statements(Sourced(text, lines: [line])).map(\.text).count == 2)
    }

    @Test("what a list of names begins with a deed is a statement")
    func listed() throws {
        let bullets = [
            "Measured Vendors By Scorecards (SLA, Quality, Delivery, Price, Support, Audits, Reports, Claims, Returns)"
        ]
        #expect(try Self.finding("consistency.foreign_text", in: bullets) == nil)
    }

    @Test("duties named as things, and sentences on what one's work led to, are no article")
    func duties() throws {
        let bullets = [
            "The planning and upkeep of nine public gardens in the north", "Checked the accounts of three funds",
            "These changes were adopted by the whole office.", "I served on a team of four auditors.",
            "The reports are used by all branches today.", "Wrote the manual for new clerks",
        ]
        #expect(try Self.finding("consistency.foreign_text", in: bullets) == nil)
    }

    @Test("statements that run into each other are said to do so, and not to be too long")
    func runTogether() throws {
        let lexicon = try ScoringLexicon.bundled()
        let text =
            "Manage junior members, offer coaching and mentorship Managed and grew the brand ambassador programme"
        #expect(
            Statement.deeds(in: text, lexicon) == [
                "Manage junior members, offer coaching and mentorship",
                "Managed and grew the brand ambassador programme",
            ]
        )
        let whole = "Trained the staff of Globex Managed Services and the new hires on the ledger"
        #expect(Statement.deeds(in: whole, lexicon) == [whole])
        let row = text + " across nine branches and forty towns in the north with all of the partners of the client"
        let finding = try #require(try Self.finding("length.statements", in: [row + " and of its many sellers there"]))
        #expect(finding.message.contains("without a mark between them"), "\(finding.message)")
    }

    @Test("a statement is quoted whole, not by the line that it begins on")
    func quoted() {
        let lines = ["Won the client. Kept the books of nine", "branches in the north"].enumerated().map {
            LineReference(page: 1, line: $0 + 1, text: $1)
        }
        let statements = Statement.statements(Sourced(lines.map(\.text).joined(separator: " "), lines: lines))
        #expect(statements.last?.line?.text == "Kept the books of nine branches in the north")
        #expect(statements.last?.line?.line == 1)
    }

    @Test("duties that stand further on are no weak openings, and each finding names words of its own lines")
    func weakOpenings() throws {
        let further = [
            "Trained the staff responsible for billing in day-to-day work", "Ensured that all rules were kept",
        ]
        #expect(try Self.finding("language.weak_phrases", in: further)?.message.contains("duty") != true)
        let finding = try #require(
            try Self.finding("language.weak_phrases", in: ["Was responsible for billing", "Helped two clerks with it"])
        )
        #expect(finding.message.contains("“was responsible for”") && finding.message.contains("“helped”"))
    }

    @Test("headings in capitals and labels are no statements")
    func headings() throws {
        let bullets = ["EXECUTIVE ASSISTANT", "Major Achievements:", "Payroll - Controlled the hours of 40 people"]
        for code in ["language.action_verbs", "length.statements", "consistency.capitals"] {
            let finding = try Self.finding(code, in: bullets)
            #expect(finding?.evidence.isEmpty != false || finding?.message.hasPrefix("Only") == true, "\(code)")
        }
    }

    @Test("a line that begins small without a mark in front may be the rest of another")
    func unsure() throws {
        let text = "drafted to the other team for a year"
        let line = LineReference(page: 1, line: 3, text: text)
        #expect(!Statement(text, line: line).isSurelyWhole)
        #expect(Statement(text, line: LineReference(page: 1, line: 3, text: "• " + text)).isSurelyWhole)
    }

    @Test("placeholders of a template are the first thing to say")
    func placeholders() throws {
        let bullets = ["Increased the sales of two shops by [Number] %", "Led the move of the archive"]
        #expect(try Self.finding("consistency.foreign_text", in: bullets)?.message.contains("placeholder") == true)
        #expect(!Placeholder.isIn("Wrote the ledger [in French] for nine branches"))
    }

    @Test("what findings cost and what the score gives are 100 together")
    func sums() throws {
        for sample in [ScoredSample.excellent, .typical, .weak, .student] {
            let score = try sample.score
            let lost = score.findings.reduce(0) { $0 + $1.pointsLost }
            #expect(abs(lost + Double(score.score) - 100) < 0.7, "\(lost) + \(score.score)")
        }
    }

    @Test("no two findings say the same")
    func once() throws {
        for sample in [ScoredSample.excellent, .typical, .weak, .student] {
            let said = try sample.score.findings.map { $0.message + $0.advice }
            #expect(Set(said).count == said.count)
        }
    }

    @Test("regular verbs in the past tense are verbs, and adjectives that end so are none")
    func pastVerbs() throws {
        let told = ["Swayed the board to keep nine branches", "Wallpapered forty rooms of the hotel"]
        let finding = try Self.finding("language.action_verbs", in: told)
        #expect(finding?.message.contains("not open") != true, "\(finding?.message ?? "")")
        let described = try Self.finding("language.action_verbs", in: ["Experienced in the books of large hotels"])
        #expect(described?.message.contains("not open") == true)
    }

    @Test("statements in one row are said to run together, and not to be few")
    func rows() throws {
        let row =
            "Provide support to the finance unit and maintain its filing system Oversee the proper storage of all "
            + "records of the office Assist the contracts team with copies and letters Process the invoices of forty "
            + "suppliers in a timely manner"
        let findings = try Self.sample([row]).score.findings
        #expect(findings.contains { $0.message.contains("without a mark between them") })
        #expect(!findings.contains { $0.message.hasPrefix("Only 1 statement") }, "\(findings.map(\.message))")
    }

    @Test("the end of a statement on the next line is no statement, nor is a date or a heading with figures")
    func ends() throws {
        let lexicon = try ScoringLexicon.bundled()
        let texts = [
            "Supervised the search for faults with the Test Measurement Diagnostic", "Equipment (TMDE).",
            "Kept the books of nine branches.", "Wrote the reports of the board.",
        ]
        let highlights = texts.enumerated().map { number, text in
            Sourced(text, lines: [LineReference(page: 1, line: number + 1, text: text)])
        }
        let joined = Statement.joined(highlights, lexicon: lexicon).map(\.value)
        #expect(joined == [texts[0] + " " + texts[1], texts[2], texts[3]])
        #expect(Statement("LEDGER 11.5 MIGRATION PROJECT", line: nil).isHeading)
        #expect(!Statement("Moved 11 ledgers", line: nil).isHeading)
        #expect(
            try Self.sample(["01/2000", "Kept the books of nine branches"]).score.findings.allSatisfy { finding in
                !finding.evidence.contains { $0.text == "01/2000" }
            }
        )
    }

    @Test("letters with full stops between them end no sentence")
    func initials() {
        let text = "Over nine months at A.T. Globex the team cut the cost. Kept the files."
        let line = LineReference(page: 1, line: 1, text: text)
        #expect(Statement.statements(Sourced(text, lines: [line])).map(\.text).count == 2)
    }

    @Test("a summary that stands under its heading is not said to be missing, though nothing was read from it")
    func summaryHeading() throws {
        var sample = Self.sample(["Kept the books of nine branches"])
        _ = sample.write("Professional Summary")
        _ = sample.write("Administrator of large offices, known for order.")
        #expect(try !sample.score.findings.contains { $0.code == "structure.summary" })
    }

    @Test("what differs in figures is said to be nearly the same")
    func figures() throws {
        let bullets = [
            "Moved 1000 ledgers of the northern branches from version 8 to version 9 of the shared system",
            "Moved 2000 ledgers of the northern branches from version 9 to version 11 of the shared system",
        ]
        let findings = try Self.sample(bullets).score.findings
        let copies = findings.filter { $0.message.contains("again") }
        #expect(copies.allSatisfy { $0.message.contains("nearly in the same words") }, "\(copies.map(\.message))")
    }

    @Test("repeats and memberships are no further skills")
    func skills() throws {
        var sample = Self.sample(["Kept the books of nine branches"])
        let names = (0..<24).map { "Tool\(Character(Unicode.Scalar(97 + $0) ?? "a"))x" }
        let written = names + ["Toolax certified", "Member of the Globex Society", "Toolbx skills"]
        let keywords = written.map { Sourced($0, lines: [sample.write($0)]) }
        sample.resume.skills = [SkillGroup(name: nil, keywords: keywords)]
        #expect(try !sample.score.findings.contains { $0.code == "structure.skills" })
    }

    @Test("sentences whose space was lost are several, and names with a full stop within are one")
    func seams() {
        func count(_ text: String) -> Int {
            Statement.statements(Sourced(text, lines: [LineReference(page: 1, line: 1, text: text)])).count
        }
        #expect(count("Planned lessons for their needs.Encouraged parents to read.Wrote the reports of the year.") == 3)
        #expect(count("Moved the services of the bank to ASP.Net and Node.js in a year") == 1)
    }

    @Test(
        "names of laws and of groups measure nothing",
        arguments: [
            "Explained the 401(k) to new staff", "Explained the 401k to new staff", "Taught children of ages 3 and up",
            "Taught grade 5 in the mornings",
        ]
    )
    func names(text: String) {
        #expect(!FigureFinder.hasFigure(text))
        #expect(FigureFinder.hasFigure(text + " and led 14 people"))
    }

    @Test("values of fields, names and places among statements are none, and nothing is said of them")
    func data() throws {
        let kept = ["Kept the books of nine branches in the north", "Wrote the yearly reports of all departments"]
        let data = ["Hours per week: 40", "(This is a federal job)", "City, State"]
        let with = try Self.sample(kept + data).score.findings
        let without = try Self.sample(kept).score.findings
        #expect(with.map(\.message) == without.map(\.message))
        #expect(with.allSatisfy { finding in finding.evidence.allSatisfy { !data.contains($0.text) } })
        let named = try Self.sample(kept + ["Initech Publishing."]).score.findings
        #expect(named.allSatisfy { finding in finding.evidence.allSatisfy { $0.text != "Initech Publishing." } })
    }

    @Test("Roman numbers are no pronouns where they count on")
    func numbers() throws {
        #expect(
            try Self.finding("language.pronouns", in: ["Built the Central Road, Segments I and II, in a year"]) == nil
        )
    }

    @Test("bullets within a line are statements of their own, and what is drawn behind one is no part of it")
    func marksWithin() {
        func texts(_ text: String) -> [String] {
            Statement.statements(Sourced(text, lines: [LineReference(page: 1, line: 1, text: text)])).map(\.text)
        }
        #expect(
            texts("Wrote the monthly reports · Kept the yearly books") == [
                "Wrote the monthly reports", "Kept the yearly books",
            ]
        )
        #expect(
            texts("-WROTE THE MONTHLY REPORTS -KEPT THE BOOKS") == ["-WROTE THE MONTHLY REPORTS", "-KEPT THE BOOKS"]
        )
        #expect(texts("Wrote the reports. -----------") == ["Wrote the reports"])
    }

    @Test("a short sentence among others is no fault, and one that is cut at a semicolon is quoted nowhere")
    func short() throws {
        let bullets = ["Answered the calls of all nine branches. Kept files. Wrote the letters of the whole board."]
        #expect(try Self.finding("length.statements", in: bullets) == nil)
    }

    @Test("short statements are counted as those that there are at least, and one of six words is none")
    func shortStatements() throws {
        let bullets = [
            "Trained all new clerks.", "Mended broken chairs.", "Promoted multiple times within my tenure.",
            "Wrote the letters of the whole board to all of its members.",
        ]
        let finding = try #require(try Self.finding("length.statements", in: bullets))
        #expect(finding.message == "At least 2 statements have fewer than 6 words.")
        #expect(finding.evidence.map(\.text).allSatisfy { !$0.contains("Promoted") })
    }

    @Test(
        "an employer whose place is filled by a placeholder is said to be so, and one that was not read is not missing"
    )
    func employers() throws {
        var blank = Self.sample(["Kept the books of nine branches"])
        blank.resume.work[0].name = nil
        blank.resume.work[0].lines = [blank.write("Clerk, Company Name, City, State 2019 to 2021")]
        let finding = try #require(try blank.score.findings.first { $0.code == "completeness.employers" })
        #expect(finding.message.contains("“Company Name”"), "\(finding.message)")
        var unread = Self.sample(["Kept the books of nine branches"])
        unread.resume.work[0].name = nil
        unread.resume.work[0].lines = [unread.write("Office Administrator Globex Holdings March 2019 – Present")]
        #expect(try !unread.score.findings.contains { $0.message.contains("name no employer") })
    }

    @Test("words that most lists lack are no slips")
    func rareWords() throws {
        let bullets = ["Managed, at grantee level, the easements and fitments of nine iconic halls"]
        #expect(try Self.finding("consistency.spelling", in: bullets) == nil)
        #expect(try Self.finding("consistency.spelling", in: ["Wrote the assignements of nine classes"]) != nil)
    }
}
