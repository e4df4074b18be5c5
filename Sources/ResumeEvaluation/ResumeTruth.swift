import Foundation

/// What one document of a list is known to say.
struct ListedTruth: Decodable {
    let file: String
    let truth: ResumeTruth

    private enum CodingKeys: String, CodingKey {
        case file
    }

    init(from decoder: any Decoder) throws {
        file = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .file)
        truth = try ResumeTruth(from: decoder)
    }
}

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
    /// Positions that are current as well, any of which is right.
    var alsoCurrent: [Work]?
    /// The title that the person gives themselves above the résumé.
    var headline: String?

    private enum CodingKeys: String, CodingKey {
        case name, email, phone, location, work, education, skills, headline
        case currentTitle = "current_role_title"
        case currentCompany = "current_role_company"
    }

    /// The positions any of which is right as the current one.
    var currentPositions: [Work] {
        [Work(title: currentTitle, company: currentCompany)] + (alsoCurrent ?? [])
    }

    private enum ShortKeys: String, CodingKey {
        case current
        case alsoCurrent = "also_current"
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
        alsoCurrent = try short.decodeIfPresent([Work].self, forKey: .alsoCurrent)
        if let current = try short.decodeIfPresent(Work.self, forKey: .current) {
            currentTitle = current.title
            currentCompany = current.company
        }
    }
}
