extension JobMatch {
    /// Skills that are named, and letters of a role.
    private static let namedSkills = 3
    private static let longestRole = 60

    /// Why it is shown, in one sentence: the role that it was found for, the skills in common, and where it is.
    ///
    /// It needs nothing but what a session keeps; the explanation of a job says more, and with its evidence.
    package var reason: String {
        let role = QuotableText.line(role, upTo: Self.longestRole)
        let found = category == .direct ? "Fits" : "Related to"
        let parts = [role.isEmpty ? "Found by its skills" : "\(found) “\(role)”", skillsReason, placeReason]
        return parts.compactMap(\.self).joined(separator: "; ") + "."
    }

    private var skillsReason: String? {
        guard !matchingSkills.isEmpty else { return nil }
        let names = EnglishList.text(matchingSkills.map { QuotableText.line($0, upTo: 40) }, most: Self.namedSkills)
        let asked = posting.skills.count
        guard asked >= matchingSkills.count else { return "asks for your \(names)" }
        if asked == matchingSkills.count { return "you have all that it asks for: \(names)" }
        return "you have \(matchingSkills.count) of the \(asked) skills it asks for: \(names)"
    }

    private var placeReason: String? {
        switch bucket {
        case .local: "near you"
        case .national: nil
        case .remote: "open to people where you are"
        }
    }
}
