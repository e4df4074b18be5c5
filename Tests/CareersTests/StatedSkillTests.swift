import Resume
import TestSupport
import Testing

@testable import Careers

@Suite("Skills that a list states and no table knows")
struct StatedSkillTests {
    private func skill(_ item: String, isKnownList: Bool = true, isEnglish: Bool = true) throws -> String? {
        StatedSkills(knowledge: try Knowledge.careers())
            .skill(named: item, isKnownList: isKnownList, isEnglish: isEnglish)?.name
    }

    @Test(
        "are names: of several words, in capitals, or none of a language",
        arguments: ["Building Materials", "Ejection Seats", "QxNet", "XKVM"]
    )
    func names(item: String) throws {
        #expect(try skill(item) == item)
    }

    @Test(
        "are no titles, people, honours and experience, nor words that stand for anything",
        arguments: [
            "Financial Analyst", "Technician V", "Member of Exnet", "Existing Clients", "Spree Award Winner", "Oct",
            "May 1998", "Widows",
            "brochures", "competitive", "Excellent Communication Skills", "and FDD", "2015 Annual", "CA",
            "A sentence that tells of much more than one thing",
        ]
    )
    func others(item: String) throws {
        #expect(try skill(item) == nil)
    }

    @Test("of words that all are usual count only among skills that are known")
    func unknownList() throws {
        #expect(try skill("Building Materials", isKnownList: false) == nil)
        #expect(try skill("QxNet", isKnownList: false) == "QxNet")
    }

    @Test("are single words of any look only where the list is in another language")
    func foreign() throws {
        #expect(try skill("Kreditorenbuchhaltung", isEnglish: false) == "Kreditorenbuchhaltung")
        #expect(try skill("Kreditorenbuchhaltung") == nil)
        let skills = StatedSkills(knowledge: try Knowledge.careers())
        #expect(skills.areEnglish(["Customer service", "Sales"]))
        #expect(!skills.areEnglish(["Kreditorenbuchhaltung", "Jahresabschluss"]))
    }

    @Test("are no letters in an index of words that was drawn from the text")
    func indices() throws {
        let index = [
            "academic", "budget", "C", "client", "clients", "Closing", "Data Entry", "editing", "fast", "Go",
            "letters", "Microsoft Excel", "research",
        ]
        #expect(StatedSkills.areIndex(index))
        #expect(!StatedSkills.areIndex(index.reversed()))
        #expect(!StatedSkills.areIndex(["C", "Go"]))
        var resume = Resume()
        resume.skills = [SkillGroup(name: nil, keywords: index.map { Sourced($0, lines: []) })]
        let found = try Knowledge.careers().skillMentions(in: resume).map(\.skill.name)
        #expect(!found.contains("C") && found.contains("Microsoft Excel"))
    }

    @Test("stand among the others, with their lines")
    func mentions() throws {
        var resume = Resume()
        let line = LineReference(page: 1, line: 9, text: "Python, QxNet")
        resume.skills = [
            SkillGroup(name: nil, keywords: [Sourced("Python", lines: [line]), Sourced("QxNet", lines: [line])])
        ]
        let mentions = try Knowledge.careers().skillMentions(in: resume)
        #expect(mentions.map(\.skill.name) == ["Python", "QxNet"])
        #expect(mentions.map(\.lines) == [[line], [line]])
    }
}
