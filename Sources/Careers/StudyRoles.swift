import Resume

/// The roles that studies lead to of somebody who is at them or has just ended them, while the work is in another field:
/// a student who serves coffee, a cook who has learned to program.
struct StudyRoles {
    let knowledge: CareerKnowledge
    let resume: Resume
    let profile: CareerProfile
    let today: PartialDate

    /// Months after their end for which studies say more of what is next than the work before.
    private static let freshMonths = 24
    /// Typical skills that somebody shows at least whose work asks for as much schooling.
    private static let leastSkills = 3
    /// Job zones between work beside studies and what they lead to.
    private static let sideJobDistance = 2

    /// The roles.
    ///
    /// - Parameter current: what the person works as.
    /// - Returns: best first; none where no studies are fresh or they lead no further.
    func roles(besides current: Occupation) -> [TargetRole] {
        let studies = resume.education.filter(isFresh)
        guard !studies.isEmpty, profile.seniority <= .manager else { return [] }
        let occupations = StudyOccupations(knowledge: knowledge, skills: profile.skills)
        let names = RoleNames(country: resume.basics.location?.value.countryCode, isBeginner: true)
        let known = Set(current.related + [current.code])
        return occupations.votes(for: studies).enumerated().compactMap { position, vote -> TargetRole? in
            guard let other = knowledge.occupations[code: vote.code], !known.contains(other.code),
                leadsFurther(other, than: current, by: occupations),
                let title = names.name(other, at: .junior)
            else { return nil }
            let isSideJob = other.jobZone >= current.jobZone + Self.sideJobDistance
            return TargetRole(
                title: title,
                occupation: other.code,
                seniority: .junior,
                confidence: (isSideJob ? 0.96 : 0.82) - 0.06 * Double(position),
                reasons: [reason(studies)]
            )
        }
    }

    /// Under way, or ended not long ago.
    private func isFresh(_ entry: EducationEntry) -> Bool {
        guard entry.area != nil || entry.studyType != nil, let end = entry.endDate ?? underWay(entry) else {
            return false
        }
        // checked: PartialDate keeps months within a range
        return end.lastMonthIndex > today.firstMonthIndex - Self.freshMonths
    }

    /// Today for studies that have begun, and no longer ago than they last.
    private func underWay(_ entry: EducationEntry) -> PartialDate? {
        // checked: PartialDate keeps years within a range
        guard let start = entry.startDate, today.year - start.year <= Self.longestStudies else { return nil }
        return today
    }

    private static let longestStudies = 6

    /// Whether an occupation asks for more schooling than the work, or for skills that the résumé shows more of.
    private func leadsFurther(_ other: Occupation, than current: Occupation, by occupations: StudyOccupations) -> Bool {
        let shown = occupations.shownSkills(of: other)
        return other.jobZone > current.jobZone && current.jobZone < 4
            || other.jobZone == current.jobZone && shown >= Self.leastSkills
                && shown > occupations.shownSkills(of: current)
    }

    private func reason(_ studies: [EducationEntry]) -> String {
        let field = studies.compactMap { $0.area ?? $0.studyType }.first ?? ""
        let isUnderWay = studies.contains { ($0.endDate ?? today).lastMonthIndex >= today.firstMonthIndex }
        return isUnderWay ? "Studies \(field)." : "Has just studied \(field)."
    }
}
