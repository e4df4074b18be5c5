import Careers
import Foundation
import JobMatching
import Places

extension PostingDraft {
    /// Longer titles are not titles.
    private static let longestTitle = 300
    private static let longestDescription = 100_000
    private static let longestField = 500
    private static let longestAddress = 2000
    private static let mostPlaces = 50
    private static let mostSkills = 100

    /// The posting, and of a remote one from where people may work as far as the feed says.
    ///
    /// - Parameter source: the name that the identifier belongs to, and the company where none is stated.
    /// - Returns: the posting without what is computed from it.
    /// - Throws: why it is no posting.
    func posting(source: String) throws(PostingRejection) -> (posting: JobPosting, reach: RemoteReach?) {
        guard let title else { throw PostingRejection(reason: "title is missing") }
        let shownTitle = ShownTitle.text(PlainText.name(title).trimmingSpaces)
        guard !shownTitle.isEmpty else { throw PostingRejection(reason: "title is empty") }
        guard shownTitle.count <= Self.longestTitle else {
            throw PostingRejection(reason: "title is longer than 300 characters")
        }
        guard let identifier, !identifier.isEmpty else { throw PostingRejection(reason: "identifier is missing") }
        guard identifier.utf8.count <= Self.longestAddress else {
            throw PostingRejection(reason: "identifier is too long")
        }
        var posting = JobPosting(
            source: source,
            identifier: identifier,
            title: shownTitle,
            company: company.map { PlainText.cut(PlainText.name($0), to: Self.longestField) } ?? source
        )
        posting.url = url.flatMap(Self.webAddress) ?? ""
        posting.description = PlainText.cut(PlainText.fromHTML(body), to: Self.longestDescription)
        posting.employmentType = employmentType
        posting.salary = salary
        posting.postedAt = postedAt
        posting.expiresAt = expiresAt
        posting.skills = skills.prefix(Self.mostSkills).map { PlainText.cut(PlainText.name($0), to: Self.longestField) }
        let reach = place(&posting)
        return (posting, reach)
    }

    /// Fills in places, workplace and countries.
    private func place(_ posting: inout JobPosting) -> RemoteReach? {
        let stated = places.compactMap(\.posting)
        let reading = WorkplaceReader(
            WorkplaceReader.Statement(
                workplace: workplace,
                isRemote: isRemote,
                locations: Array(locations.prefix(Self.mostPlaces)),
                notes: Array(notes.prefix(Self.mostPlaces)),
                title: posting.title,
                eligibility: Array(eligibility.prefix(Self.mostPlaces)),
                placeCountries: places.compactMap(\.countryCode),
                home: country.flatMap(CountryNames.code(stated:)),
                body: posting.description
            )
        )
        posting.workplace = reading.workplace
        posting.isOnSiteToo = reading.isOnSiteToo
        posting.eligibleCountries = reading.eligibleCountries
        posting.places = Self.distinct(Array((stated + reading.places).prefix(Self.mostPlaces)))
        return reading.reach
    }

    /// Each place once: "Berlin" says nothing beside "Berlin, Germany".
    private static func distinct(_ places: [PostingPlace]) -> [PostingPlace] {
        guard places.count > 1 else { return places }
        let keys = places.map { $0.text.lowercased() }
        return places.indices.filter { index in
            !keys.indices.contains { other in
                other < index && keys[other] == keys[index] || keys[other].hasPrefix(keys[index] + ",")
            }
        }.map { places[$0] }
    }

    /// Only web addresses: anything else behind a link can harm who opens it.
    private static func webAddress(_ text: String) -> String? {
        let lower = text.prefix(8).lowercased()
        let isWeb = lower.hasPrefix("https://") || lower.hasPrefix("http://")
        return isWeb && text.utf8.count <= longestAddress ? text : nil
    }
}
