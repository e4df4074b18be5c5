package import KnowledgeTables
import TextFolding

extension CareerTables {
    /// Skills that a new occupation gets at most.
    private static let mostSkills = 12
    /// Titles that are shown of a new occupation at most.
    private static let mostTitles = 20
    /// Related occupations that a new occupation gets at most.
    private static let mostRelated = 10
    /// How much nearer each related occupation is than the one behind it: there are twenty of them.
    private static let onetStep = 0.045

    /// Adds what O*NET knows.
    ///
    /// Occupations that are there keep their name, zone, skills and related codes, and get titles; others are added.
    ///
    /// - Parameter onet: the files.
    /// - Throws: an error that names the file that is missing or cannot be used.
    package mutating func merge(_ onet: ONETFolder) throws(KnowledgeImportError) {
        let imported = try onet.occupations()
        var numbers = Dictionary(
            occupations.enumerated().map { ($1.code, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var names = Set(occupations.map { $0.title.folded })
        for item in imported {
            if let number = numbers[item.code] {
                occupations[number].furtherTitles += [item.title] + item.titles
            } else {
                var name = Self.name(of: item)
                if !names.insert(name.folded).inserted { name = item.title }
                numbers[item.code] = occupations.count
                let parent = numbers[String(item.code.prefix(7))].map { occupations[$0] }
                occupations.append(
                    Occupation(
                        code: item.code,
                        title: name,
                        jobZone: item.jobZone ?? parent?.jobZone ?? 3,
                        titles: Array(item.titles.prefix(Self.mostTitles)),
                        skills: Self.distinct(item.technologies.map(\.name), most: Self.mostSkills),
                        related: [],
                        licence: parent?.licence ?? [],
                        furtherTitles: [item.title] + item.titles
                    )
                )
            }
        }
        for item in imported {
            guard let number = numbers[item.code] else { continue }
            let related = item.related.filter { numbers[$0] != nil && $0 != item.code }
            if occupations[number].related.isEmpty {
                occupations[number].related = Self.distinct(related, most: Self.mostRelated)
            }
            for (position, code) in related.enumerated() {
                let value = max(0.1, 1 - Self.onetStep * Double(position))
                nearness[item.code, default: [:]][code] = max(nearness[item.code]?[code] ?? 0, value)
            }
        }
        var known = knownSkillNames
        for item in imported {
            for technology in item.technologies where technology.isHot {
                addSkill(technology.name, kind: "tool", aliases: [], known: &known)
            }
        }
        attributions.append(ONETFolder.attribution)
    }

    /// One person's title: "Fraud Examiners, Investigators and Analysts" is "Fraud Examiner".
    private static func name(of item: ONETFolder.Occupation) -> String {
        let first = String(item.title.split(separator: ",").first ?? "")
        guard first.hasSuffix("s"), !first.hasSuffix("ss"), !first.contains(" and ") else {
            return item.titles.first ?? item.title
        }
        return String(first.dropLast())
    }

    private static func distinct(_ items: [String], most: Int) -> [String] {
        var seen: Set<String> = []
        return Array(items.filter { seen.insert($0.lowercased()).inserted }.prefix(most))
    }
}
