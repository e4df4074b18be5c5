import Resume
import Testing

@testable import ResumeParsing

@Suite("Levels of skills")
struct SkillLevelTests {
    private func keywords(_ rows: [String]) throws -> [String] {
        try ParsedRows.skills(rows).flatMap { $0.keywords.map(\.value) }
    }

    @Test(
        "are left out",
        arguments: [
            ["Python ●●●●○", "SQL ●●○○○"], ["Python ■■■■□ SQL ■■□□□"], ["Python ● ● ● ○ ○", "SQL ● ○ ○ ○ ○"],
            ["Python *****", "SQL ***"], ["Python ⬛⬛⬛⬜⬜", "SQL ⬛⬜⬜⬜⬜"], ["Python 80 %", "SQL (60 %)"],
            ["Python 80%", "SQL 3/5"], ["Python: 4/5", "SQL: 3/5"], ["Python: ●●●●○", "SQL: ●●○○○"],
            ["Python – advanced", "SQL – basic"], ["Python: Advanced", "SQL: Very good"],
            ["Python (Fortgeschritten)", "SQL (Grundkenntnisse)"], ["Python (avancé), SQL (notions)"],
            ["Python (5 years), SQL (3 yrs)"], ["Python 5 Jahre", "SQL 3 Jahre"],
            ["Python .......... 80 %", "SQL ..... expert"],
            ["1. Python", "2. SQL"], ["Python (expert) ●●●●●", "SQL"],
        ]
    )
    func levels(rows: [String]) throws {
        #expect(try keywords(rows) == ["Python", "SQL"])
    }

    @Test(
        "are told from what belongs to the name of a skill",
        arguments: [
            "SAP R/3", "CI/CD", ".NET", "C", "JavaScript (ES6+)", "MS Office (Word, Excel)", "Node.js", "Web 2.0",
        ]
    )
    func names(skill: String) throws {
        #expect(try keywords([skill + ", Python"]) == [skill, "Python"])
    }

    @Test("leave groups as they are")
    func groups() throws {
        let groups = try ParsedRows.skills(["Office: Word, Excel; Design : Figma, Sketch", "Expert: Go, SQL"])
        #expect(groups.map(\.name) == ["Office", "Design", "Expert"])
        #expect(groups.map { $0.keywords.map(\.value) } == [["Word", "Excel"], ["Figma", "Sketch"], ["Go", "SQL"]])
    }

    @Test("stand behind labels with dashes, where more than one line has such a label")
    func dashes() throws {
        let groups = try ParsedRows.skills(["Languages – Go, C", "Tools – Git, Docker"])
        #expect(groups.map(\.name) == ["Languages", "Tools"])
        #expect(try ParsedRows.skills(["Swift – iOS, macOS"]).map(\.name) == [nil])
    }
}
