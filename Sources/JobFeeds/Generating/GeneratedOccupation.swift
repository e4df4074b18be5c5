import Careers

/// An occupation as postings are made for it.
struct GeneratedOccupation: Sendable {
    let code: String
    let jobZone: Int
    /// Titles that stand for it and nothing else.
    let titles: [String]
    let skills: [String]
    let group: Group

    /// What the postings of a major group have in common.
    struct Group: Sendable {
        /// Share of the group's postings among a thousand.
        let weight: Int
        /// How many of a hundred are remote, and how many hybrid.
        let remote: Int
        let hybrid: Int
        /// Whether pay is told by the hour.
        let isPaidHourly: Bool
    }

    /// The occupations that postings can be made for: their truth must be beyond doubt.
    ///
    /// - Parameter knowledge: titles and skills.
    /// - Returns: the occupations with at least one clear title, each with its share among all.
    static func all(_ knowledge: CareerKnowledge) -> [(element: GeneratedOccupation, weight: Int)] {
        let occupations = knowledge.occupations.occupations.filter { groups[String($0.majorGroup)] != nil }
        let sizes = Dictionary(grouping: occupations, by: \.majorGroup).mapValues(\.count)
        return occupations.enumerated().compactMap { index, occupation in
            guard let group = groups[String(occupation.majorGroup)], let size = sizes[occupation.majorGroup] else {
                return nil
            }
            let clear = occupation.titles.lazy.filter { isClear($0, code: occupation.code, knowledge: knowledge) }
            let titles = Array(clear.prefix(mostTitles))
            guard !titles.isEmpty, occupation.skills.count >= 3 else { return nil }
            // Within a group a few occupations have most of the postings.
            let share = index % 7 == 0 ? 6 : index % 3 == 0 ? 3 : 1
            let generated = GeneratedOccupation(
                code: occupation.code,
                jobZone: occupation.jobZone,
                titles: titles,
                skills: occupation.skills,
                group: group
            )
            return (generated, max(1, group.weight * 100 * share / size))
        }
    }

    /// Titles of one occupation that are used.
    private static let mostTitles = 8

    /// Whether a title leads to an occupation and to no other, however an import reads it.
    static func isClear(_ title: String, code: String, knowledge: CareerKnowledge) -> Bool {
        guard title.utf8.count <= 60, !title.contains(where: { "()/|-–—,:*_".contains($0) }) else { return false }
        let votes = knowledge.occupations(for: knowledge.title(title))
        return votes.count == 1 && votes.first?.code == code
    }

    /// Shares by major group of the SOC, roughly as adverts are spread over them.
    private static let groups: [String: Group] = [
        "11": Group(weight: 90, remote: 15, hybrid: 30, isPaidHourly: false),
        "13": Group(weight: 85, remote: 20, hybrid: 35, isPaidHourly: false),
        "15": Group(weight: 110, remote: 35, hybrid: 35, isPaidHourly: false),
        "17": Group(weight: 45, remote: 8, hybrid: 25, isPaidHourly: false),
        "19": Group(weight: 20, remote: 5, hybrid: 20, isPaidHourly: false),
        "21": Group(weight: 25, remote: 5, hybrid: 15, isPaidHourly: false),
        "23": Group(weight: 15, remote: 15, hybrid: 35, isPaidHourly: false),
        "25": Group(weight: 45, remote: 5, hybrid: 8, isPaidHourly: false),
        "27": Group(weight: 30, remote: 25, hybrid: 30, isPaidHourly: false),
        "29": Group(weight: 95, remote: 3, hybrid: 3, isPaidHourly: false),
        "31": Group(weight: 40, remote: 0, hybrid: 0, isPaidHourly: true),
        "33": Group(weight: 15, remote: 0, hybrid: 0, isPaidHourly: true),
        "35": Group(weight: 60, remote: 0, hybrid: 0, isPaidHourly: true),
        "37": Group(weight: 25, remote: 0, hybrid: 0, isPaidHourly: true),
        "39": Group(weight: 20, remote: 0, hybrid: 0, isPaidHourly: true),
        "41": Group(weight: 95, remote: 12, hybrid: 15, isPaidHourly: false),
        "43": Group(weight: 75, remote: 12, hybrid: 18, isPaidHourly: true),
        "45": Group(weight: 4, remote: 0, hybrid: 0, isPaidHourly: true),
        "47": Group(weight: 25, remote: 0, hybrid: 0, isPaidHourly: true),
        "49": Group(weight: 30, remote: 0, hybrid: 0, isPaidHourly: true),
        "51": Group(weight: 35, remote: 0, hybrid: 0, isPaidHourly: true),
        "53": Group(weight: 55, remote: 0, hybrid: 0, isPaidHourly: true),
    ]
}
