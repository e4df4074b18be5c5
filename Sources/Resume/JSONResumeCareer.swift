/// What was concluded from a résumé about the career of the person, for `meta.vitae.career`.
package struct JSONResumeCareer: Encodable, Sendable {
    package var currentTitle: String?
    package var currentCompany: String?
    /// Name of the occupation that the current title belongs to.
    package var occupation: String?
    package var seniority: String?
    package var yearsOfExperience: Double?

    package init() {}

    private enum CodingKeys: String, CodingKey {
        case currentTitle = "current_title"
        case currentCompany = "current_company"
        case occupation
        case seniority
        case yearsOfExperience = "years_of_experience"
    }
}
