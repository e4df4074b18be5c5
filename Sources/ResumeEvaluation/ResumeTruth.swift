import Foundation

/// What a document is known to say.
struct ResumeTruth: Decodable {
    struct Work: Decodable {
        var title: String?
        var company: String?
        var start: String?
        var end: String?
    }

    struct Education: Decodable {
        var institution: String?
        var degree: String?
        var area: String?
    }

    var name: String?
    var email: String?
    var phone: String?
    var location: String?
    var work: [Work]?
    var education: [Education]?
    var skills: [String]?
    var currentTitle: String?
    var currentCompany: String?
    /// The title that the person gives themselves above the résumé.
    var headline: String?

    private enum CodingKeys: String, CodingKey {
        case name, email, phone, location, work, education, skills, headline
        case currentTitle = "current_role_title"
        case currentCompany = "current_role_company"
    }

    private enum ShortKeys: String, CodingKey {
        case currentTitle = "current_title"
        case currentCompany = "current_company"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let short = try decoder.container(keyedBy: ShortKeys.self)
        name = try container.decodeIfPresent(String.self, forKey: .name)
        email = try container.decodeIfPresent(String.self, forKey: .email)
        phone = try container.decodeIfPresent(String.self, forKey: .phone)
        location = try container.decodeIfPresent(String.self, forKey: .location)
        work = try container.decodeIfPresent([Work].self, forKey: .work)
        education = try container.decodeIfPresent([Education].self, forKey: .education)
        skills = try container.decodeIfPresent([String].self, forKey: .skills)
        currentTitle =
            try container.decodeIfPresent(String.self, forKey: .currentTitle)
            ?? short.decodeIfPresent(String.self, forKey: .currentTitle)
        currentCompany =
            try container.decodeIfPresent(String.self, forKey: .currentCompany)
            ?? short.decodeIfPresent(String.self, forKey: .currentCompany)
        headline = try container.decodeIfPresent(String.self, forKey: .headline)
    }
}
