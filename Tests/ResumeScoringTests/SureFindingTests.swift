import BundledTables
import Careers
import Resume
import TestSupport
import Testing

@testable import ResumeScoring

@Suite("Findings are said only where they are sure")
struct SureFindingTests {
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

    private static let told = ["Kept the books of nine branches in the north of the country"]

    private static func finding(_ code: String, in bullets: [String]) throws -> Finding? {
        try sample(bullets).score.findings.first { $0.code == code }
    }

    // MARK: What may stand in a part that was not read

    @Test(
        "education is not missing where a line that was not read names schooling",
        arguments: ["Associate's Degree in Science, 2008", "Universidad de Ejemplo", "Completed courses in drafting"]
    )
    func schooling(line: String) throws {
        var sample = Self.sample(Self.told)
        #expect(try sample.score.findings.contains { $0.code == "structure.education" })
        _ = sample.write(line)
        let findings = try sample.score.findings
        #expect(!findings.contains { ["structure.education", "completeness.degrees"].contains($0.code) })
    }

    @Test("a school is not missing where its entry has further words")
    func school() throws {
        var sample = Self.sample(Self.told)
        var entry = EducationEntry()
        entry.studyType = "Bachelor of Arts"
        entry.area = "English Literature EX SAMPLE BAY"
        entry.lines = [sample.write("Bachelor of Arts : English Literature EX SAMPLE BAY")]
        sample.resume.education = [entry]
        #expect(try !sample.score.findings.contains { $0.message.contains("school") })
        sample.resume.education[0].area = "English"
        sample.resume.education[0].lines = [sample.write("Bachelor of Arts : English")]
        #expect(try sample.score.findings.contains { $0.message == "The education names no school." })
    }

    @Test("where a line with the time of another position is left over, few positions are those that were read")
    func positions() throws {
        var unread = Self.sample(Self.told)
        #expect(try unread.score.findings.contains { $0.message == "The résumé tells of few positions." })
        _ = unread.write("Mar. 2012 - Sep. 2014")
        #expect(try unread.score.findings.contains { $0.message == "Only 1 position could be read." })
        let glued = Self.sample(Self.told + ["Clerk 01/2012 to 12/2013 Initech Led the move of nine branches"])
        #expect(try glued.score.findings.contains { $0.message == "Only 1 position could be read." })
    }

    @Test("where lines with deeds are left over, few statements are those that were read")
    func deeds() throws {
        var sample = Self.sample(Self.told)
        #expect(try sample.score.findings.contains { $0.message.hasPrefix("Only 1 statement says") })
        for line in ["Excel, Outlook, Word, Support, Access", "Wrote the letters of the whole board"] {
            _ = sample.write(line)
        }
        let messages = try sample.score.findings.map(\.message)
        #expect(messages.contains { $0.hasPrefix("One statement says what was done, among those") }, "\(messages)")
        #expect(messages.contains { $0.hasPrefix("What could be read says little") }, "\(messages)")
    }

    @Test("an entry that lacks two of title, employer and time proves no position that is incomplete")
    func unproven() throws {
        var sample = Self.sample(Self.told)
        var entry = WorkEntry()
        entry.position = "Working directly with the founder"
        entry.lines = [sample.write("Working directly with the founder")]
        sample.resume.work.append(entry)
        let findings = try sample.score.findings
        #expect(
            !findings.contains { $0.message.hasPrefix("Some positions lack") || $0.message.contains("no employer") }
        )
    }

    // MARK: Statements

    @Test(
        "what may open with a verb is not said to open with none",
        arguments: [
            "Possess extensive knowledge of all rules of the house",
            "(Summer job) Worked with the director on her letters",
            "Has assessed more than nine gaps in the plans of the army", "Problem-solved the faults of old hard drives",
            "Globex & Sons - Tulsa, OK Working with the ledgers of all shops",
            "Example Report Performed the counts of all branches",
            "Clerk 01/2012 to 12/2013 Initech Led the move of nine branches",
        ]
    )
    func openings(text: String) throws {
        let finding = try Self.finding("language.action_verbs", in: Self.told + [text])
        #expect(finding?.message.contains("not open") != true, "\(finding?.message ?? "")")
    }

    @Test("statements that surely open with no verb are counted as those there are at least")
    func noVerbs() throws {
        let bullets = ["Consultant for the northern branches of the bank", "Knowledge of all rules of the whole house"]
        let finding = try #require(try Self.finding("language.action_verbs", in: bullets))
        #expect(finding.message == "At least 2 statements do not open with a verb.")
    }

    @Test("a statement with a number is not quoted as one without a figure")
    func figures() throws {
        let bullets = [
            "Answered the letters of angry customers and, if needed, Handle 300 cases in a week",
            "Wrote the yearly reports of all departments",
        ]
        let finding = try #require(try Self.finding("impact.numbers", in: bullets))
        #expect(finding.message.hasPrefix("At least one statement holds no figure."), "\(finding.message)")
        #expect(finding.evidence.map(\.text) == [bullets[1]])
    }

    @Test("where each statement has a figure, none is asked for")
    func measured() throws {
        let finding = try Self.finding("impact.numbers", in: ["Kept the 9 books", "Led 14 people in 3 shops"])
        #expect(finding?.message.contains("figure") != true, "\(finding?.message ?? "")")
        #expect(finding?.advice.contains("Add figures") != true)
    }

    @Test("a place that comes again is no repetition")
    func places() throws {
        let bullets = Self.told + ["Fort Example, Mo.", "Wrote the letters of the board", "Fort Example, Mo."]
        #expect(try !Self.sample(bullets).score.findings.contains { $0.message.contains("again") })
    }

    @Test("one word in the present tense makes no further statement of a long row")
    func rows() throws {
        let text =
            "Hired as a clerk to write the letters of all branches and promoted within six months, in which role the "
            + "team built the largest Direct to Consumer network of the whole country and of its many near and far islands"
        #expect(Statement.deeds(in: text, try ScoringLexicon.bundled()) == [text])
    }

    // MARK: Others

    @Test("a word where a line ends may be cut off, and is no slip of the pen")
    func cut() throws {
        var sample = Self.sample([])
        let lines = [
            sample.write("Wrote the letters of the board and its strat"), sample.write("achievements in the north"),
        ]
        sample.resume.work[0].highlights = [Sourced(lines.map(\.text).joined(separator: " "), lines: lines)]
        #expect(try !sample.score.findings.contains { $0.code == "consistency.spelling" })
    }

    @Test(
        "licences and words of a sentence are no personal data",
        arguments: [
            ("Valid driver's license", false), ("Minor in Biblical Studies (Religion)", false),
            ("sex, age, national origin, or handicap of people", false), ("Religion: none", true), ("Age 34", true),
            ("Date of birth: 14 March 1990", true), ("Nationality: Irish", true),
        ]
    )
    func personal(line: String, isPersonal: Bool) {
        #expect(PersonalDataRule.isPersonal(FoldedText(line)) == isPersonal)
    }

    @Test("years in what is told are not compared with the dates of positions")
    func dateStyles() throws {
        var sample = Self.sample(Self.told)
        sample.resume.work[0].lines.append(
            sample.write("Winner of the prize for the best clerk of the whole northern branch in 2013")
        )
        #expect(try !sample.score.findings.contains { $0.code == "consistency.date_style" })
    }

    @Test("few skills are not counted where an item names more than one, as in two close columns")
    func columns() throws {
        var sample = Self.sample(Self.told)
        let rows = [
            "Payroll Bookkeeping", "Filing Typing", "Scheduling Reception", "Billing Auditing", "Tax Budgeting",
        ]
        sample.resume.skills = [SkillGroup(name: nil, keywords: rows.map { Sourced($0, lines: [sample.write($0)]) })]
        #expect(try sample.score.findings.contains { $0.message.hasPrefix("Fewer than 10 skills") })
        sample.profile.skills = sample.resume.skills[0].keywords.prefix(5).flatMap { keyword in
            keyword.value.split(separator: " ").prefix(keyword.value == rows[4] ? 1 : 2).map {
                SkillMention(skill: Skill(name: String($0), kind: "practice"), lines: keyword.lines)
            }
        }
        #expect(try !sample.score.findings.contains { $0.message.hasPrefix("Fewer than 10 skills") })
    }

    @Test("one label is enough for skills to be in groups")
    func label() throws {
        var sample = Self.sample(Self.told)
        let keywords = (0..<14).map { Sourced("Tool\($0)x", lines: [sample.write("Tool\($0)x")]) }
        sample.resume.skills = [SkillGroup(name: nil, keywords: keywords)]
        #expect(try sample.score.findings.contains { $0.code == "structure.skill_groups" })
        sample.resume.skills.append(SkillGroup(name: "Databases", keywords: [Sourced("SQL", lines: keywords[0].lines)]))
        #expect(try !sample.score.findings.contains { $0.code == "structure.skill_groups" })
    }

    @Test("labels in front of lists group the skills")
    func labels() throws {
        var sample = Self.sample(Self.told)
        let names = (0..<14).map { "Tool\(Character(Unicode.Scalar(97 + $0) ?? "a"))x" }
        let keywords = names.enumerated().map { index, name in
            Sourced(
                name,
                lines: [LineReference(page: 1, line: 9, text: index < 7 ? "Tools: a, b" : "Other tools: c, d")]
            )
        }
        sample.resume.skills = [SkillGroup(name: nil, keywords: keywords)]
        #expect(try !sample.score.findings.contains { $0.code == "structure.skill_groups" })
    }

    @Test(
        "the terms of a position are no statements",
        arguments: [
            "Salary: $18,000 per year 40 hours/week", "Supervisor: Robin Example may be called at 617-555-0142",
        ]
    )
    func terms(text: String) throws {
        let lexicon = try ScoringLexicon.bundled()
        #expect(Statement(text, line: nil).isData(lexicon))
        #expect(!Statement("Payroll: Kept the hours of nine branches and their clerks", line: nil).isData(lexicon))
    }

    @Test(
        "names of things in a few words are no short statements",
        arguments: [
            "Drilled Shaft Concrete Pours", "Building 6, Room 204", "Reading First", "Level II and Employee Training.",
        ]
    )
    func things(text: String) throws {
        #expect(try !Statement(text, line: nil).isSure(ScoringLexicon.bundled()))
        #expect(try Statement("Drilled the shaft.", line: nil).isSure(ScoringLexicon.bundled()))
    }

    @Test("a full line without a full stop goes on in the next one, where others have one")
    func fullLines() throws {
        let texts = [
            "Installed the antennas of nine ships and all of their radio beacons, and the parts of the Differential Global",
            "Positioning System and of the other radio equipment.", "Kept the books of the yard.",
            "Wrote the reports of the board.",
        ]
        let highlights = texts.enumerated().map { number, text in
            Sourced(text, lines: [LineReference(page: 1, line: number + 1, text: text)])
        }
        let joined = Statement.joined(highlights, lexicon: try ScoringLexicon.bundled()).map(\.value)
        #expect(joined == [texts[0] + " " + texts[1], texts[2], texts[3]])
    }
}
