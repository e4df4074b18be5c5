import Resume
import Testing

@testable import ResumeParsing

@Suite("Skills")
struct SkillsParserTests {
    private func keywords(_ rows: [String]) throws -> [[String]] {
        try ParsedRows.skills(rows).map { $0.keywords.map(\.value) }
    }

    @Test("are in the groups that labels name")
    func groups() throws {
        let groups = try ParsedRows.skills(["Languages: Go, Python, C", "Tools: Git, Docker"])
        #expect(groups.map(\.name) == ["Languages", "Tools"])
        #expect(groups.map { $0.keywords.map(\.value) } == [["Go", "Python", "C"], ["Git", "Docker"]])
    }

    @Test(
        "without labels are one group without a name",
        arguments: [
            ["Go, Python, R, C++"], ["Go; Python; R; C++"], ["• Go", "• Python", "• R", "• C++"],
            ["Go | Python | R | C++"], ["Go • Python • R • C++"], ["Go / Python / R / C++"], ["Go, Python,", "R, C++"],
            ["Go     Python     R     C++"],
        ]
    )
    func oneGroup(rows: [String]) throws {
        #expect(try ParsedRows.skills(rows).map(\.name) == [nil])
        #expect(try keywords(rows) == [["Go", "Python", "R", "C++"]])
    }

    @Test("are told in sentences as well, whose skills count")
    func sentences() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane@example.com", "SKILLS",
            "• Python", "• Skilled in MS Office and in looking things up on the Internet for others",
        ])
        #expect(resume.skills.flatMap(\.keywords).map(\.value) == ["Python"])
        #expect(resume.passages?.contains { $0.value.contains("MS Office") } == true)
    }

    @Test("are not cut within brackets")
    func brackets() throws {
        let rows = ["Office (Word, Excel), CAD [2D, 3D]"]
        #expect(try keywords(rows) == [["Office (Word, Excel)", "CAD [2D, 3D]"]])
    }

    @Test("go on in the next line after a comma, in their group")
    func wrapped() throws {
        let groups = try ParsedRows.skills(["Tools: Git, Docker,", "Kubernetes", "Soft skills: Patience"])
        #expect(groups.map(\.name) == ["Tools", "Soft skills"])
        #expect(groups.first?.keywords.map(\.value) == ["Git", "Docker", "Kubernetes"])
    }

    @Test("go on below a list beside its label, which needs not be bold")
    func wrappedBeside() throws {
        let groups = try ParsedRows.skills([
            "General          Go, Python, cash receipts, inventory,", "                 Docker, Kubernetes",
        ])
        #expect(groups.map(\.name) == ["General"])
        #expect(
            groups.first?.keywords.map(\.value)
                == ["Go", "Python", "cash receipts", "inventory", "Docker", "Kubernetes"]
        )
    }

    @Test(
        "are without the bars that show a level",
        arguments: ["Python ●●●○○", "Python ★★★☆☆", "Python 80%", "Python 4/5"]
    )
    func bars(row: String) throws {
        #expect(try keywords([row]) == [["Python"]])
    }

    @Test("know the line they were read from")
    func lines() throws {
        let groups = try ParsedRows.skills(["Languages: Go", "Tools: Git"])
        #expect(groups.flatMap(\.keywords).map { $0.lines.map(\.line) } == [[1], [2]])
    }

    @Test(
        "are not sentences, and not made up",
        arguments: [
            [], ["I am a person who has always been very good at working with other people"], ["• ,;"],
        ] as [[String]]
    )
    func none(rows: [String]) throws {
        #expect(try ParsedRows.skills(rows).isEmpty)
    }

    @Test("stand under Highlights too, where these are a list of short items; what was done in sentences is a summary")
    func highlights() throws {
        let head = ["Robin Vale", "robin@example.org", "Highlights"]
        let list = ["• Lesson planning            • Urban schools", "• Classroom management       • Ceramics"]
        let told = ["• Planned 150 lessons a year.", "• Led a team of five teachers in two schools."]
        let listed = try ParsedRows.resume(head + list)
        #expect(
            listed.skills.flatMap { $0.keywords.map(\.value) } == [
                "Lesson planning", "Urban schools", "Classroom management", "Ceramics",
            ]
        )
        #expect(listed.basics.summary == nil)
        let summary = try ParsedRows.resume(head + told)
        #expect(summary.skills.isEmpty)
        #expect(summary.basics.summary != nil)
    }
}
