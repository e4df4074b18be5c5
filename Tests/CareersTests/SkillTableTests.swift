import Careers
import Foundation
import TestSupport
import Testing

@testable import TextFolding

@Suite("Skills in texts")
struct SkillTableTests {
    private let skills: SkillTable

    init() throws {
        skills = try Knowledge.careers().skills
    }

    private func names(_ text: String, near words: String = "", isSkillList: Bool = false) -> [String] {
        let near = Set(words.foldedTokens)
        return skills.skills(in: text, isSkillList: isSkillList, isNear: near.contains).map(\.name)
    }

    @Test(
        "parts of the names of agencies, firms and schools are no skills",
        arguments: [
            ("Payroll", "Wrote reports for the Example Payroll Corporation in Leeds"),
            ("Payroll", "Worked for the Bureau of National Payroll Statistics"),
            ("VBA", "Advised the Veterans Benefits Administration (VBA) on its budget"),
        ]
    )
    func organisations(_ name: String, sentence: String) {
        #expect(!names(sentence).contains(name))
        #expect(names("Visual Basic for Applications (VBA), Payroll").contains(name))
    }

    @Test(
        "words that are also names of skills count in a list of skills, not in a sentence",
        arguments: [
            ("Go", "Willing to Go the extra mile for guests"), ("R", "Prepared R reports for the board"),
            ("C", "Passed category C with distinction"), ("Swift", "Swift answers to complaints of guests"),
            ("Spring", "Planned the Spring collection of shoes"), ("React", "React calmly to complaints"),
        ]
    )
    func ambiguous(_ name: String, sentence: String) {
        #expect(!names(sentence).contains(name))
        #expect(names(name, isSkillList: true) == [name])
    }

    @Test(
        "a word near it makes an ambiguous name clear",
        arguments: [
            ("Go", "Rewrote the queue in Go", "kubernetes"), ("Swift", "Built the app in Swift", "xcode"),
            ("Spring", "Services with Spring", "java hibernate"), ("R", "Models in R", "statistics"),
        ]
    )
    func context(_ name: String, sentence: String, near words: String) {
        #expect(names(sentence, near: words).contains(name))
    }

    @Test("an ambiguous name counts with its capital letter only")
    func spelling() {
        #expect(!names("ready to go", near: "kubernetes docker").contains("Go"))
        #expect(!names("swift and friendly", near: "xcode ios").contains("Swift"))
    }

    @Test(
        "an alias stands for its skill, whatever its case",
        arguments: [
            ("Golang", "Go"), ("ReactJS", "React"), ("cpp", "C++"), ("C Sharp", "C#"), ("JS", "JavaScript"),
            ("python 3", "Python"), ("JAVASCRIPT", "JavaScript"),
        ]
    )
    func aliases(_ text: String, name: String) {
        #expect(skills.skill(named: text)?.name == name)
        #expect(names(text, isSkillList: true) == [name])
    }

    @Test("signs belong to a name: C, C++ and C# are three skills")
    func signs() {
        #expect(names("C, C++, C#", isSkillList: true) == ["C", "C++", "C#"])
        #expect(names("JavaScript and Java", isSkillList: true) == ["JavaScript", "Java"])
    }

    @Test("names the longest skill, each once, in order")
    func order() {
        #expect(
            names("Python, VB.NET, Python 3 and TypeScript", isSkillList: true) == [
                "Python", "Visual Basic", "TypeScript",
            ]
        )
    }

    @Test("names the shorter skill where a longer one only begins, and the longer where it is whole")
    func beginnings() {
        #expect(names("machine drawings, machine learning", isSkillList: true).contains("Machine Learning"))
        #expect(!names("machine drawings, deep water", isSkillList: true).contains("Machine Learning"))
        #expect(names("Python, then 3 rings", isSkillList: true).first == "Python")
    }

    @Test(
        "an everyday word is no skill in ordinary talk",
        arguments: [
            ("Work with cross-functional Teams to ship features", "Microsoft Teams"),
            ("You will have access to our data and excel in a fast-paced team", "Microsoft Access"),
            ("You will have access to our data and excel in a fast-paced team", "Microsoft Excel"),
            ("Join us in driving growth and act as an owner", "Safe Driving"),
            ("Join us in driving growth and act as an owner", "Act! CRM"),
            ("Customer-facing work in a store", "Visual Merchandising"),
            ("Five years of managing a sales force", "Salesforce"),
            ("Partner with Sales, Marketing and Planning teams", "Planning"),
            ("Responsible for the till", "Responsibility"),
        ]
    )
    func everydayWords(_ text: String, name: String) {
        #expect(!names(text, near: "excel office microsoft crm sales database").contains(name))
    }

    @Test(
        "an everyday word is a skill where its place shows it",
        arguments: [
            ("Proficient in Slack, Teams and Zoom", "Microsoft Teams"),
            ("Excel, Word, Access", "Microsoft Access"),
            ("Experience with Excel is a plus", "Microsoft Excel"),
            ("strong planning skills", "Planning"),
            ("Knowledge of budgeting, scheduling and planning", "Planning"),
        ]
    )
    func meantWords(_ text: String, name: String) {
        #expect(names(text).contains(name))
    }

    @Test(
        "a field is no skill where the text speaks of its people",
        arguments: [
            ("Partner with Marketing, Pricing and Procurement to plan launches", "Pricing"),
            ("Work closely with research on new ideas", "Research"),
            ("Alongside the procurement team you settle disputes", "Procurement"),
        ]
    )
    func people(_ text: String, name: String) {
        #expect(!names(text).contains(name))
    }

    @Test(
        "a field is a skill in any sentence that speaks of it",
        arguments: [
            ("You own pricing from the first idea", "Pricing"),
            ("Work with suppliers on procurement of spare parts", "Procurement"),
            ("Scale lead generation through SEO", "Lead Generation"),
            ("Familiarity with compliance standards (SOC 2, ISO 27001)", "ISO 27001"),
        ]
    )
    func fields(_ text: String, name: String) {
        #expect(names(text).contains(name))
    }

    @Test(
        "names of several words are found in both numbers",
        arguments: [
            ("Wrote two procurement strategies", "Procurement Strategy"),
            ("Ran a nurture campaign", "Nurture Campaigns"),
        ]
    )
    func numbers(_ text: String, name: String) {
        #expect(names(text).contains(name))
    }

    @Test(
        "words that name no skill hide the names in them",
        arguments: ["You report to the founder", "No sales force"]
    )
    func noSkill(_ text: String) {
        #expect(names(text).isEmpty)
        #expect(skills.skill(named: "report to") == nil)
    }

    @Test("a name does not go on behind a comma, a bracket or a full stop")
    func signsPartNames() {
        #expect(!names("Tools for machine, learning by doing").contains("Machine Learning"))
        #expect(!names("We run the machine. Learning is fun").contains("Machine Learning"))
        #expect(names("Machine learning experience").contains("Machine Learning"))
    }

    @Test("says where in the text a skill is named")
    func places() {
        let text = "Größe – wrote Python, SQL and k8s scripts"
        let words = skills.occurrences(in: text).map { $0.words(of: text) }
        #expect(words == ["Python", "SQL", "k8s"])
    }

    @Test("finds nothing in what names no skill", arguments: ["", "the of and", "—", "Javanese dances"])
    func nothing(_ text: String) {
        #expect(names(text, isSkillList: true).isEmpty)
    }

    @Test("no spelling stands for two skills, and every row is complete")
    func table() throws {
        let folder = Samples.folder.deletingLastPathComponent()
        let url = folder.appending(path: "Sources/Careers/Resources/skills.tsv")
        let rows = TableFile([UInt8](try Data(contentsOf: url)), columns: 5).rows
        #expect(rows.count > 500)
        #expect(Set(rows.map { $0[0].lowercased() }).count == rows.count, "a name stands on two rows")
        var owners: [String: String] = [:]
        for row in rows {
            #expect(row.count == 5 && !row[0].isEmpty && !row[1].isEmpty, "\(row)")
            let names = [row[0]] + row[2].listItems
            #expect(Set(row[4].listItems).isSubset(of: names), "\(row[0]) has other everyday words")
            for name in names {
                let owner = owners.updateValue(row[0], forKey: name.lowercased())
                #expect(owner == nil || owner == row[0], "\(name) stands for \(owner ?? "") and \(row[0])")
            }
        }
    }
}
