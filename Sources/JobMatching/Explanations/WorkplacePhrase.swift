import CheckedNumbers
import Foundation
import Resume

/// Where a job is done, seen from where a person is.
struct WorkplacePhrase {
    /// Where the person is, as named by the document or chosen since.
    struct Home {
        let text: String
        /// ISO 3166-1 alpha-2; nil where it is not known.
        let countryCode: String?
        /// Where the document names it; nil for a place that was chosen.
        let line: LineReference?

        /// - Parameters:
        ///   - chosen: the place that the person chose; nil for the document's own.
        ///   - location: what the document names.
        init?(chosen: String?, location: Sourced<Location>?) {
            let text = QuotableText.line(chosen ?? location?.value.text ?? "", upTo: 60)
            guard !text.isEmpty else { return nil }
            self.text = text
            countryCode = chosen == nil ? location?.value.countryCode : nil
            line = chosen == nil ? location?.lines.first : nil
        }

        /// "Austin, TX (page 1, line 2)".
        var reference: String { line.map { "\(text) (\(Quotation.place(of: $0)))" } ?? text }
    }

    let match: JobMatch
    let home: Home?

    private static let mostPlaces = 3
    private static let mostCountries = 4

    /// The whole statement, without a full stop.
    var text: String {
        let posting = match.posting
        guard posting.workplace != .remote else { return remote }
        let places = self.places
        guard !places.isEmpty else {
            let kind = posting.workplace == .hybrid ? "Hybrid work" : "On-site work"
            return "\(kind), but the posting names no place"
        }
        let kind = posting.workplace == .hybrid ? "Hybrid work in" : "On site in"
        let list = EnglishList.text(places, most: Self.mostPlaces, conjunction: "or")
        return "\(kind) \(list)\(distance(isOneOfSeveral: places.count > 1))"
    }

    /// A few words for the summary: "about 12 km from Austin".
    var short: String? {
        let posting = match.posting
        if posting.workplace == .remote { return "is marked as remote" }
        if let kilometres, let home {
            return kilometres < 1 ? "is in \(home.text), where you are" : "is about \(kilometres) km from \(home.text)"
        }
        return places.first.map { "is in \($0)" }
    }

    private var kilometres: Int? {
        match.distance.flatMap { (0..<25_000).contains($0) ? Int(saturating: $0.rounded()) : nil }
    }

    private var places: [String] {
        var seen: Set<String> = []
        return match.posting.places.map { QuotableText.line($0.text, upTo: 60) }.filter {
            !$0.isEmpty && seen.insert($0.lowercased()).inserted
        }
    }

    private var remote: String {
        let codes = match.posting.eligibleCountries
        guard !codes.isEmpty else { return "Marked as remote, and no limit to countries was read in it" }
        let own = home?.countryCode.flatMap { codes.contains($0) ? $0 : nil }
        // The person's own country is always among those that are named.
        let ordered = (own.map { [$0] } ?? []) + codes.filter { $0 != own }
        let list = EnglishList.text(ordered.map(CountryPhrase.text), most: Self.mostCountries)
        guard own != nil, let home else { return "Remote for people in \(list)" }
        return "Remote for people in \(list); your résumé names \(home.reference)"
    }

    private func distance(isOneOfSeveral: Bool) -> String {
        let lead = isOneOfSeveral ? "; the nearest is " : ", "
        guard let kilometres else {
            guard let home else { return "; your résumé names no place, so the distance is not known" }
            return match.bucket == .local
                ? "\(lead)in the same metropolitan area as \(home.reference)"
                : "; the distance from \(home.reference) is not known"
        }
        guard let home else { return "\(lead)about \(kilometres) km away" }
        if kilometres < 1 { return "\(lead)in the same place as \(home.reference)" }
        let far = match.bucket == .national ? ", which is outside your local area" : ""
        return "\(lead)about \(kilometres) km from \(home.reference)\(far)"
    }
}
