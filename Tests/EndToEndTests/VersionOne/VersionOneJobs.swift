import Foundation
import TestSupport

/// Postings for the tests of `/api/v1`.
enum VersionOneJobs {
    private static let titles = [
        "Senior iOS Developer", "iOS Developer", "React Native Engineer", "Pastry Cook", "Curiosity Curator",
    ]

    /// Postings of today in Vitae's own schema, one a line.
    static func lines(_ titles: [String] = titles, prefix: String = "v1", now: Date = Date()) throws -> String {
        let day = now.addingTimeInterval(-3_600).formatted(.iso8601)
        return try titles.enumerated().map { index, title in
            let posting = [
                "identifier": "\(prefix)-\(index)", "title": title, "company": "Tech Corp \(index % 2)", "date": day,
                "url": "https://techcorp.example/jobs/\(prefix)-\(index)", "location": "New York, NY",
                "description": "Build our app in Swift.",
            ]
            return String(decoding: try JSONEncoder().encode(posting), as: UTF8.self)
        }.joined(separator: "\n") + "\n"
    }

    /// Numbers of the jobs in a list.
    static func identifiers(in answer: APIAnswer) -> [Int] {
        let data = answer.object["data"] as? [String: Any]
        return (data?["jobs"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int }
    }
}
