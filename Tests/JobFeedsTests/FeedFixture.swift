import Foundation
import JobMatching
import TestSupport

@testable import JobFeeds

/// A recorded feed of `Samples/feeds`, read as the source "feed".
enum FeedFixture {
    static func rows(_ name: String, _ format: FeedFormat) throws -> [FeedRow] {
        Array(try FeedReader(format: format, source: "feed").rows(of: try data(name)))
    }

    static func rows(text: String, _ format: FeedFormat, limits: FeedLimits = FeedLimits()) throws -> [FeedRow] {
        Array(try FeedReader(format: format, source: "feed", limits: limits).rows(of: Data(text.utf8)))
    }

    static func data(_ name: String) throws -> Data {
        Data(try Samples.bytes("feeds/\(name)"))
    }

    /// Rows in short: identifier, title, company, places, workplace, countries, posted, expires, pay, type.
    static func lines(_ rows: [FeedRow]) -> [String] {
        rows.map { row in
            switch row.outcome {
            case .posting(let posting): line(posting)
            case .unlisted: "unlisted"
            case .notice: "notice"
            case .rejected(let reason): "\(row.number) rejected: \(reason)"
            }
        }
    }

    private static func line(_ posting: JobPosting) -> String {
        func seconds(_ date: Date?) -> String { date.map { "\($0.timeIntervalSince1970)" } ?? "-" }
        let pay = posting.salary.map { salary in
            let amounts = [salary.minimum, salary.maximum].map { $0.map { "\($0)" } ?? "?" }
            return "\(salary.currency) \(amounts.joined(separator: "-")) \(salary.unit)"
        }
        return [
            posting.identifier, posting.title, posting.company, posting.places.map(\.text).joined(separator: "; "),
            posting.workplace.rawValue, posting.eligibleCountries.joined(separator: " "), seconds(posting.postedAt),
            seconds(posting.expiresAt), pay ?? "-", posting.employmentType ?? "-",
        ].joined(separator: " | ")
    }
}
