import Resume

/// Entries of fictional résumés.
enum CareerSample {
    /// The day that open positions last until.
    static let today = PartialDate(year: 2026, month: 11)

    static func work(
        _ position: String?,
        at name: String? = "Globex Corporation",
        from start: PartialDate? = nil,
        to end: PartialDate? = nil,
        isCurrent: Bool = false
    ) -> WorkEntry {
        var entry = WorkEntry()
        entry.position = position
        entry.name = name
        entry.startDate = start
        entry.endDate = end
        entry.isCurrent = isCurrent
        return entry
    }

    static func resume(_ work: [WorkEntry], skills: [String] = [], certificates: [String] = []) -> Resume {
        var resume = Resume()
        resume.likelihood = 1
        resume.work = work
        if !skills.isEmpty {
            resume.skills = [SkillGroup(name: nil, keywords: skills.map { Sourced($0, lines: []) })]
        }
        resume.certificates = certificates.map { TitledEntry(title: $0, lines: []) }
        return resume
    }

    /// Somebody who has done the same work for some years and still does.
    static func worker(_ position: String, years: Int = 5) -> Resume {
        let start = PartialDate(year: today.year - years, month: today.month)
        return resume([work(position, from: start, isCurrent: true)])
    }
}
