/// In what order the entries of a section on schooling name things.
struct StudyGrammar: Hashable, Sendable {
    enum Date: CaseIterable {
        case first
        case between
        case last
    }

    let isDegreeFirst: Bool
    let date: Date

    static let all = [true, false].flatMap { isDegreeFirst in
        Date.allCases.map { StudyGrammar(isDegreeFirst: isDegreeFirst, date: $0) }
    }

    /// What an entry has named so far.
    struct Content: OptionSet, Sendable {
        let rawValue: Int

        static let degree = Content(rawValue: 1)
        static let area = Content(rawValue: 2)
        static let school = Content(rawValue: 4)
        static let date = Content(rawValue: 8)
        /// A known degree, a school by its words, or a date: what an entry is told from other lines by.
        static let named = Content(rawValue: 16)
        static let count = 32
    }

    private static let wrongOrder = -2.5
    private static let wrongDate = -1.2
    /// What an entry names a second time.
    private static let secondSchool = -2.0
    private static let secondArea = -2.5
    private static let secondDate = -3.5
    /// What an entry costs that nothing known tells.
    private static let unnamed = -4.0

    /// What a label costs behind what the entry has named; nil where the entry cannot have it.
    func score(_ label: StudyLabel, behind content: Content) -> Double? {
        var score = 0.0
        switch label {
        case .degree:
            if content.contains(.degree) { return nil }
            if isDegreeFirst, content.contains(.school) { score += Self.wrongOrder }
            score += dateScore(behind: content)
        case .area:
            if content.contains(.area) { score += Self.secondArea }
        case .school:
            if content.contains(.school) { return Self.secondSchool }
            if !isDegreeFirst, content.contains(.degree) { score += Self.wrongOrder }
            score += dateScore(behind: content)
        case .date:
            if content.contains(.date) { return Self.secondDate }
            let named = [Content.degree, .school].count { content.contains($0) }
            if date == .first, named > 0 { score += Self.wrongDate }
            if date == .between, named == 0 { score += Self.wrongDate }
        case .place, .score, .note: break
        }
        return score
    }

    private func dateScore(behind content: Content) -> Double {
        content.contains(.date) && date == .last ? Self.wrongDate : 0
    }

    /// What an entry is worth that names this much and no more.
    static func worth(of content: Content) -> Double {
        if content.isEmpty { return 0 }
        var score = content.contains(.date) ? 0.5 : 0
        if !content.contains(.named) { score += unnamed }
        switch (content.contains(.degree), content.contains(.school)) {
        case (true, true): score += 2
        case (true, false): score -= 1.5
        case (false, true): score -= content.contains(.area) ? 0.5 : 1.5
        case (false, false): score -= content.contains(.area) ? 4 : 7
        }
        return score
    }
}

extension StudyLabel {
    /// What an entry has named that names this.
    var content: StudyGrammar.Content {
        switch self {
        case .degree: .degree
        case .area: .area
        case .school: .school
        case .date: .date
        case .place, .score, .note: []
        }
    }
}
