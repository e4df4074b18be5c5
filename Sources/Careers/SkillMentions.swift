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
        let employers = resume.work.compactMap(\.name).map(\.foldedTokens)
        func add(_ text: String, _ lines: [LineReference], isSkillList: Bool) {
            let text = isSkillList ? text : Self.withoutEmployers(text)
            guard !text.isEmpty else { return }
            for skill in skills.skills(in: text, isSkillList: isSkillList, isNear: isNear) {
                // Who worked for the maker of a product is not said to use it.
                if !isSkillList, !skill.isField, Self.names(skill, in: employers) { continue }
                if mentions[skill] == nil { order.append(skill) }
                for line in lines where mentions[skill]?.contains(line) != true {
                    mentions[skill, default: []].append(line)
                }
                mentions[skill] = mentions[skill] ?? []
            }
        }
        let stated = StatedSkills(knowledge: self)
        let isEnglish = stated.areEnglish(resume.skills.flatMap(\.keywords).map(\.value))
        var statedNames: [String: Skill] = [:]
        for group in resume.skills {
            let areKnown = group.keywords.map { !skills.skills(in: $0.value, isSkillList: true).isEmpty }
            let isKnownList = 2 * areKnown.count { $0 } >= areKnown.count
            let isIndex = StatedSkills.areIndex(group.keywords.map(\.value))
            for (keyword, isKnown) in zip(group.keywords, areKnown) {
                // A letter in an index of words is a language only where the text speaks of one.
                add(keyword.value, keyword.lines, isSkillList: !isIndex || keyword.value.count > 1)
                guard !isKnown,
                    let found = stated.skill(named: keyword.value, isKnownList: isKnownList, isEnglish: isEnglish)
                else { continue }
                let skill = statedNames[found.name.folded] ?? found
                statedNames[found.name.folded] = skill
                if mentions[skill] == nil { order.append(skill) }
                mentions[skill, default: []] += keyword.lines
            }
        }
        for entry in resume.languages { add(entry.language, entry.lines, isSkillList: true) }
        for certificate in resume.certificates { add(certificate.title, certificate.lines, isSkillList: true) }
        for entry in resume.education {
            if let area = entry.area { add(area, entry.lines, isSkillList: true) }
            for course in entry.courses { add(course, entry.lines, isSkillList: true) }
        }
        for entry in resume.work + resume.volunteer {
            if let position = entry.position { add(position, entry.lines, isSkillList: false) }
            if let summary = entry.summary { add(summary, entry.lines, isSkillList: false) }
            for highlight in entry.highlights { add(highlight.value, highlight.lines, isSkillList: false) }
        }
        for project in resume.projects {
            add(project.name, project.lines, isSkillList: false)
            if let description = project.description { add(description, project.lines, isSkillList: false) }
            for highlight in project.highlights { add(highlight.value, highlight.lines, isSkillList: false) }
        }
        for award in resume.awards { add(award.title, award.lines, isSkillList: false) }
        for passage in resume.passages ?? [] { add(passage.value, passage.lines, isSkillList: false) }
        if let summary = resume.basics.summary { add(summary.value, summary.lines, isSkillList: false) }
        return order.map { SkillMention(skill: $0, lines: mentions[$0] ?? []) }
    }

    /// Whether an employer is called like a skill.
    private static func names(_ skill: Skill, in employers: [[String]]) -> Bool {
        let name = skill.name.foldedTokens
        return employers.contains { $0.containsSequence(name) }
    }

    /// A text without the sentences that say what a company is or does.
    private static func withoutEmployers(_ text: String) -> String {
        guard text.contains(". ") else { return isOfEmployer(text) ? "" : text }
        let sentences = text.split(separator: ". ").map(String.init)
        let own = sentences.filter { !isOfEmployer($0) }
        return own.count == sentences.count ? text : own.joined(separator: ". ")
    }

    /// Whether a sentence says what a company is or does: "Globex is one of the largest banks", "The company provides loans".
    private static func isOfEmployer(_ text: String) -> Bool {
        let words = text.foldedTokens.prefix(employerWords.count + 12)
        if isDoneByCompany(text, words) { return true }
        guard words.contains(where: employerWords.contains) else { return false }
        return zip(words.dropFirst(), words.dropFirst(2)).prefix(leadingWords).contains { verb, article in
            ["is", "was"].contains(verb) && ["a", "an", "one", "the", "among"].contains(article)
        }
    }

    /// Whether a name of two words or more, or "the company", stands in front of a verb for what companies do.
    private static func isDoneByCompany(_ text: String, _ words: ArraySlice<String>) -> Bool {
        guard let verb = words.prefix(leadingWords).firstIndex(where: companyVerbs.contains), verb > 1 else {
            return false
        }
        if words.first == "the", employerWords.contains(words[verb - 1]) { return true }
        let subject = text.split(separator: " ").prefix(verb)
        return subject.count == verb
            && subject.allSatisfy { $0.first?.isUppercase == true || joining.contains(String($0)) || $0 == "&" }
            && subject.contains { $0.contains(where: \.isLowercase) }
    }

    private static let joining: Set<String> = ["of", "and", "for", "de", "the"]
    private static let companyVerbs: Set<String> = [
        "delivers", "manufactures", "offers", "operates", "provides", "sells", "serves", "specialises", "specializes",
        "supplies",
    ]

    /// Words before the verb of a sentence on a company.
    private static let leadingWords = 8
    private static let employerWords: Set<String> = [
        "agency", "bank", "company", "corporation", "distributor", "firm", "hospital", "leader", "leading", "largest",
        "manufacturer", "organization", "organisation", "provider", "retailer", "subsidiary", "supplier",
    ]

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
