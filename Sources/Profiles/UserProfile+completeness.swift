extension UserProfile {
    /// Points for each thing that is there.
    private static let points = 5
    /// Skills that are worth points a second time.
    private static let severalSkills = 3
    /// Characters of a text about oneself that is worth points a second time.
    private static let longBio = 50

    /// How much of a whole profile is there, 0 to 100: five points for each of twenty things.
    package var completeness: Int {
        let texts = [
            person.firstName, person.lastName, person.email, person.phone, person.location, person.jobTitle,
            person.linkedIn, person.portfolio, person.bio,
        ]
        let others = [
            person.years != nil,
            wishes.jobTypes?.isEmpty == false,
            wishes.remote != nil,
            wishes.skills?.isEmpty == false,
            (wishes.skills ?? []).count >= Self.severalSkills,
            wishes.places?.isEmpty == false,
            wishes.minimumSalary != nil && wishes.maximumSalary != nil,
            !keywords.isEmpty,
            notifications != NotificationChoices(),
            privacy != PrivacyChoices(),
            (person.bio ?? "").count >= Self.longBio,
        ]
        let things = texts.count { $0?.isEmpty == false } + others.count(where: \.self)
        return things * Self.points  // checked: twenty things
    }
}
