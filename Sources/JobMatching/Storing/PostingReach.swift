import Careers
import CheckedNumbers
import Foundation
import Places

/// Under which occupations, countries and terms a posting is found.
package struct PostingReach {
    package let number: Int64
    package let posting: JobPosting

    package init(number: Int64, posting: JobPosting) {
        self.number = number
        self.posting = posting
    }

    /// Stands for "every country".
    package static let everywhere = "*"
    /// Stands for "no known occupation", which no occupation has.
    private static let noOccupation = 0

    /// The digits of an occupation's code: six, or eight of one that is finer.
    package static func number(of occupation: String) -> Int {
        Int(digits: occupation.filter(\.isWholeNumber)) ?? noOccupation
    }

    /// The countries under which postings are that can be taken from a country.
    package static func countries(from country: String?) -> Set<String> { [everywhere, country ?? everywhere] }

    /// The occupations and countries that the posting is looked for under; where no occupation is known, the countries alone.
    package var entries: [(occupation: Int, country: String)] {
        let codes = posting.occupations.map { Self.number(of: $0.code) }
        let countries = countries.sorted()
        return (codes.isEmpty ? [Self.noOccupation] : codes).flatMap { code in countries.map { (code, $0) } }
    }

    /// Days before 1970: the newer, the smaller.
    package var age: Int {
        Int(saturating: -(posting.postedAt?.timeIntervalSince1970 ?? 0) / 86_400)
    }

    /// The terms that it is found by.
    package var terms: [String] { PostingTerms.all(of: posting) }

    /// The countries that the posting can be for.
    package var countries: Set<String> {
        let sites = Set(posting.places.compactMap(\.place?.countryCode))
        guard posting.workplace == .remote else { return sites }
        if posting.eligibleCountries.isEmpty { return [Self.everywhere] }
        return posting.isOnSiteToo ? sites.union(posting.eligibleCountries) : Set(posting.eligibleCountries)
    }
}
