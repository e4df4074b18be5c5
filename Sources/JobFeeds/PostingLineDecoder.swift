package import Foundation
package import JobMatching
import Places

/// Reads postings of Vitae's own schema, one JSON object a line: the terms of JSON Resume's job schema, and schema.org's
/// where it has none (`identifier`, `url`, `validThrough`, `applicantLocationRequirements`).
package struct PostingLineDecoder: Sendable {
    /// Why a line is not a posting, in a few words for its sender.
    package struct Rejection: Error, Hashable {
        package let reason: String
    }

    /// Longer titles are not titles.
    private static let longestTitle = 300
    private static let longestDescription = 100_000

    private let source: String

    /// - Parameter source: the name that the postings' identifiers belong to.
    package init(source: String) {
        self.source = source
    }

    package func posting(from line: Data) throws(Rejection) -> JobPosting {
        let wire: WirePosting
        do {
            wire = try JSONDecoder().decode(WirePosting.self, from: line)
        } catch let error as DecodingError {
            throw Rejection(reason: Self.describe(error))
        } catch {
            throw Rejection(reason: "not JSON")
        }
        let title = wire.title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { throw Rejection(reason: "title is empty") }
        guard title.count <= Self.longestTitle else { throw Rejection(reason: "title is longer than 300 characters") }
        var posting = JobPosting(
            source: source,
            identifier: wire.identifier.text,
            title: title,
            company: wire.company ?? ""
        )
        posting.url = wire.url.flatMap(Self.webAddress) ?? ""
        posting.description = String(PlainText.fromHTML(wire.description ?? "").prefix(Self.longestDescription))
        posting.employmentType = wire.type
        posting.workplace = wire.remote.flatMap(Self.workplace) ?? .onSite
        posting.eligibleCountries = wire.applicantLocationRequirements ?? []
        posting.places = wire.location?.values.map(Self.place) ?? []
        if posting.workplace == .remote, posting.eligibleCountries.isEmpty {
            // A bare country says who may apply from where.
            posting.eligibleCountries = posting.places.compactMap {
                $0.place?.kind == .country ? $0.place?.countryCode : nil
            }
        }
        posting.postedAt = try wire.date.map { (text) throws(Rejection) in try Self.date(text, field: "date") }
        posting.expiresAt = try wire.validThrough.map { (text) throws(Rejection) in
            try Self.date(text, field: "validThrough")
        }
        posting.salary = wire.salary.map { salary in
            Salary(
                currency: salary.currency,
                minimum: salary.minValue,
                maximum: salary.maxValue,
                unit: salary.unitText ?? "YEAR"
            )
        }
        posting.skills = wire.skills?.map(\.name) ?? []
        return posting
    }

    private static func describe(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "\(key.stringValue) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            context.codingPath.isEmpty
                ? "not a JSON object"
                : "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of the wrong type"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "not JSON"
                : "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is \(context.debugDescription)"
        @unknown default: "not a posting"
        }
    }

    private static func workplace(_ text: String) -> JobPosting.Workplace? {
        switch text.lowercased() {
        case "full", "remote", "telecommute": .remote
        case "hybrid": .hybrid
        case "none", "on_site", "onsite", "on-site": .onSite
        default: nil
        }
    }

    private static func date(_ text: String, field: String) throws(Rejection) -> Date {
        let styles = [
            Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
            Date.ISO8601FormatStyle().year().month().day(),
        ]
        for style in styles {
            // Parsing is lenient: a date is one only when it is written back the same.
            if let date = try? style.parse(text),
                style.format(date).prefix(10) == text.prefix(10) || text.count > 10 && isDay(text),
                text.count == 10 || text.contains("T")
            {
                return date
            }
        }
        throw Rejection(reason: "\(field) is not an ISO 8601 date")
    }

    /// Whether the first ten characters are a day that the calendar has.
    private static func isDay(_ text: String) -> Bool {
        let day = String(text.prefix(10))
        let style = Date.ISO8601FormatStyle().year().month().day()
        guard let date = try? style.parse(day) else { return false }
        return style.format(date) == day
    }

    /// Only web addresses: anything else behind a link can harm who opens it.
    private static func webAddress(_ text: String) -> String? {
        let lower = text.lowercased()
        return lower.hasPrefix("https://") || lower.hasPrefix("http://") ? text : nil
    }

    private static func place(_ location: WireLocation) -> PostingPlace {
        switch location {
        case .text(let text): return PostingPlace(text: text, place: nil)
        case .parts(let city, let region, let country):
            // A code of numbers says nothing to a reader.
            let shownRegion = region.flatMap { $0.allSatisfy(\.isNumber) ? nil : $0 }
            let text = [city, shownRegion, country].compactMap { $0 }.joined(separator: ", ")
            let isCountry = city == nil && region == nil
            let place = isCountry ? country.map { Place(kind: .country, countryCode: $0) } : nil
            return PostingPlace(text: text, place: place)
        }
    }
}

/// A posting as it is written.
private struct WirePosting: Decodable {
    let identifier: FlexibleText
    let title: String
    let company: String?
    let type: String?
    let date: String?
    let validThrough: String?
    let url: String?
    let description: String?
    let location: OneOrMore<WireLocation>?
    let remote: String?
    let applicantLocationRequirements: [String]?
    let salary: WireSalary?
    let skills: [WireSkill]?
}

private struct WireSalary: Decodable {
    let currency: String
    let minValue: Double?
    let maxValue: Double?
    let unitText: String?
}

private struct WireSkill: Decodable {
    let name: String
}

/// A place: its parts, or a text.
private enum WireLocation: Decodable {
    case text(String)
    case parts(city: String?, region: String?, country: String?)

    private enum CodingKeys: String, CodingKey {
        case city, region, countryCode
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self = .text(text)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self = .parts(
            city: try container.decodeIfPresent(String.self, forKey: .city),
            region: try container.decodeIfPresent(String.self, forKey: .region),
            country: try container.decodeIfPresent(String.self, forKey: .countryCode)
        )
    }
}

/// A value, or a list of such values.
private struct OneOrMore<Value: Decodable>: Decodable {
    let values: [Value]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let list = try? container.decode([Value].self) {
            values = list
        } else {
            values = [try container.decode(Value.self)]
        }
    }
}

/// A text that some write as a number.
private struct FlexibleText: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            text = String(number)
        } else {
            text = try container.decode(String.self)
        }
        guard !text.isEmpty else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "empty")
        }
    }
}
