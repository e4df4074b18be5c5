package import Careers
package import Foundation
package import Places

/// A job that somebody offers, with what matching needs computed once, when it was imported.
package struct JobPosting: Hashable, Sendable {
    /// Where the work is done.
    package enum Workplace: String, CaseIterable, Codable, Sendable {
        case onSite = "on_site"
        case hybrid
        case remote
    }

    /// Where it came from, and what it is called there; together they are unique.
    package var source: String
    package var identifier: String
    package var title: String
    package var company: String
    package var url: String
    package var description: String
    package var places: [PostingPlace]
    package var workplace: Workplace
    /// Whether a remote job can be done at its places as well.
    package var isOnSiteToo = false
    /// ISO 3166-1 codes of the countries that people may work from; empty for a remote posting that is open to all.
    package var eligibleCountries: [String]
    package var employmentType: String?
    package var salary: Salary?
    package var postedAt: Date?
    package var expiresAt: Date?
    package var occupations: [OccupationVote]
    package var seniority: Seniority
    /// Names of skills it asks for.
    package var skills: [String]
    /// Numbers of the words by which it is told from others, the most telling first; empty where that was not computed.
    package var words: [UInt32] = []
    /// What copies of it in other sources have too; nil where that was not computed.
    package var fingerprint: Int64?
    /// The number of the job that it is for, which its postings for other towns and in other sources have too; nil where that
    /// was not computed, or where no company is named.
    package var job: Int64?

    package init(source: String, identifier: String, title: String, company: String) {
        self.source = source
        self.identifier = identifier
        self.title = title
        self.company = company
        url = ""
        description = ""
        places = []
        workplace = .onSite
        eligibleCountries = []
        occupations = []
        seniority = .regular
        skills = []
    }

    /// The identifier that is unique among all postings.
    package var id: String { "\(source):\(identifier)" }

    /// Where it is, in one line; never empty.
    package var locationText: String {
        let named = places.map(\.text).filter { !$0.isEmpty }
        if workplace == .remote {
            let countries = eligibleCountries.isEmpty ? "Worldwide" : eligibleCountries.joined(separator: ", ")
            return "Remote (\(countries))"
        }
        guard named.count > Self.namedPlaces + 1 else {
            return named.isEmpty ? "Location not stated" : named.joined(separator: " / ")
        }
        let rest = named.count - Self.namedPlaces
        return named.prefix(Self.namedPlaces).joined(separator: " / ") + " and \(rest) more places"
    }

    /// Places that one line names, where there are more than one beyond them.
    private static let namedPlaces = 3

    /// Whether it is over.
    package func isExpired(at now: Date) -> Bool {
        expiresAt.map { $0 <= now } ?? false
    }
}

/// A place of work as stated, and what it stands for.
package struct PostingPlace: Hashable, Sendable {
    package var text: String
    package var place: Place?

    package init(text: String, place: Place?) {
        self.text = text
        self.place = place
    }
}

/// What a job pays.
package struct Salary: Hashable, Sendable {
    /// Amounts that can be meant: a year's pay in the currency of the smallest unit has ten digits.
    private static let plausible = 0...1e10

    /// ISO 4217.
    package let currency: String
    /// From 0 to ten billion.
    package let minimum: Double?
    /// From 0 to ten billion.
    package let maximum: Double?
    /// schema.org's unit: `HOUR`, `DAY`, `WEEK`, `MONTH`, `YEAR`.
    package let unit: String

    /// The pay; an amount that cannot be meant is none.
    package init(currency: String, minimum: Double?, maximum: Double?, unit: String) {
        self.currency = currency
        self.minimum = minimum.flatMap { Self.plausible.contains($0) ? $0 : nil }
        self.maximum = maximum.flatMap { Self.plausible.contains($0) ? $0 : nil }
        self.unit = unit
    }
}
