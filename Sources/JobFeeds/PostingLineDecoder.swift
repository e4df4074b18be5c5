package import Foundation
package import JobMatching

/// Reads postings of Vitae's own schema, one JSON object a line: the terms of JSON Resume's job schema, and schema.org's
/// where it has none.
///
/// `identifier` and `title` are required; `company`, `type`, `date`, `validThrough` (ISO 8601), `url`, `description` (text or
/// HTML), `location` (a text, `{"city", "region", "countryCode"}`, or a list of either), `remote` (`Full`, `Hybrid`, `None`, or a
/// truth value), `applicantLocationRequirements` (codes or names of countries), `salary` (a text, or `{"currency", "minValue",
/// "maxValue", "unitText"}`) and `skills` (`[{"name"}]`, or a list of texts) may be left out or null.
///
/// A remote posting that does not say who may apply is for the countries of its places; without places for those that its
/// description names for people, and else for all.
package struct PostingLineDecoder: Sendable {
    /// Why a line is not a posting, in a few words for its sender.
    package typealias Rejection = PostingRejection

    private let source: String
    private let limits: FeedLimits

    /// - Parameters:
    ///   - source: the name that the postings' identifiers belong to.
    ///   - limits: what a line may cost.
    package init(source: String, limits: FeedLimits = FeedLimits()) {
        self.source = source
        self.limits = limits
    }

    /// The posting on a line.
    ///
    /// - Parameter line: the line, without its end.
    /// - Returns: the posting without what is computed from it.
    /// - Throws: why the line is no posting.
    package func posting(from line: Data) throws(Rejection) -> JobPosting {
        try posting(from: [UInt8](line)).posting
    }

    func posting(from line: [UInt8]) throws(Rejection) -> (posting: JobPosting, reach: RemoteReach?) {
        var parser = JSONParser(line, limits: limits)
        let value: JSONValue
        do {
            value = try parser.value()
        } catch {
            throw Rejection(reason: error.reason)
        }
        guard parser.peek() == nil else { throw Rejection(reason: "not JSON") }
        guard case .object = value else { throw Rejection(reason: "not a JSON object") }
        return try OwnSchema.draft(of: value).posting(source: source)
    }
}
