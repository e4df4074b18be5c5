import Resume
import TextFolding

extension CareerKnowledge {
    /// The skills that a résumé shows, in its lists and in what it tells, in order of appearance.
    func skillMentions(in resume: Resume) -> [SkillMention] {
        var mentions: [Skill: [LineReference]] = [:]
        var order: [Skill] = []
        // Few résumés have a name that needs others beside it.
        var vocabulary: Set<String>?
        func isNear(_ word: String) -> Bool {
            let all = vocabulary ?? Self.vocabulary(of: resume)
            vocabulary = all
            return all.contains(word)
        }
        func add(_ text: String, _ lines: [LineReference], isSkillList: Bool) {
            for skill in skills.skills(in: text, isSkillList: isSkillList, isNear: isNear) {
                if mentions[skill] == nil { order.append(skill) }
                for line in lines where mentions[skill]?.contains(line) != true {
                    mentions[skill, default: []].append(line)
                }
                mentions[skill] = mentions[skill] ?? []
            }
        }
        for group in resume.skills {
            for keyword in group.keywords { add(keyword.value, keyword.lines, isSkillList: true) }
        }
        for entry in resume.languages { add(entry.language, entry.lines, isSkillList: true) }
        for certificate in resume.certificates { add(certificate.title, certificate.lines, isSkillList: true) }
        for entry in resume.work + resume.volunteer {
            for highlight in entry.highlights { add(highlight.value, highlight.lines, isSkillList: false) }
        }
        for project in resume.projects {
            add(project.name, project.lines, isSkillList: false)
            for highlight in project.highlights { add(highlight.value, highlight.lines, isSkillList: false) }
        }
        if let summary = resume.basics.summary { add(summary.value, summary.lines, isSkillList: false) }
        return order.map { SkillMention(skill: $0, lines: mentions[$0] ?? []) }
    }

    private static func vocabulary(of resume: Resume) -> Set<String> {
        var words: Set<String> = []
        for group in resume.skills {
            for keyword in group.keywords { words.formUnion(keyword.value.foldedTokens) }
        }
        for entry in resume.work {
            words.formUnion((entry.position ?? "").foldedTokens)
            for highlight in entry.highlights { words.formUnion(highlight.value.foldedTokens) }
        }
        return words
    }
}
