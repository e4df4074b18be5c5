import Foundation
import JobAlerts

/// What a device gets, as JSON.
struct NotificationPayload: Hashable, Sendable {
    private let notification: LeasedNotification
    private let scheme: String

    /// The bytes that Apple takes.
    static let mostBytes = 4_096
    private static let titleLength = 50
    private static let companyLength = 30
    private static let namedKeywords = 3
    private static let briefLength = 200
    /// Bytes of a title, a company and a keyword, one after the other until everything has room.
    private static let budgets = [Int.max, 160, 60]

    init(_ notification: LeasedNotification, scheme: String) {
        self.notification = notification
        self.scheme = scheme
    }

    /// The body, shortened where it must be.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = Data()
        for budget in Self.budgets {
            data = try encoder.encode(body(budget))
            if data.count <= Self.mostBytes { break }
        }
        return data
    }

    private func body(_ budget: Int) -> Body {
        switch notification.kind {
        case .match: match(budget)
        case .digest, .mail: digest(budget)
        case .brief, .briefMail: brief(budget)
        case .system: system(budget)
        }
    }

    private func match(_ budget: Int) -> Body {
        guard let best = notification.matches.first else { return system(budget) }
        let count = notification.matches.count
        let keywords = best.keywords.prefix(Self.namedKeywords).map { Self.cut($0, 100, budget) }
        let isOne = count == 1
        return Body(
            aps: Body.Aps(
                alert: Body.Alert(
                    title: isOne ? "New Job Match! 🎯" : "\(count) new jobs match",
                    subtitle: subtitle(best, budget),
                    body: "Matches your keywords: \(keywords.joined(separator: ", "))"
                ),
                badge: notification.unread,
                category: "JOB_MATCH",
                threadID: "job-matches"
            ),
            jobID: best.job.number,
            custom: Body.Custom(
                type: LeasedNotification.Kind.match.rawValue,
                matchID: best.id.uuidString.lowercased(),
                jobID: best.job.number,
                matchedKeywords: keywords,
                matchesCount: isOne ? nil : count,
                link: isOne ? "\(scheme)://job/\(best.job.number)" : "\(scheme)://matches"
            )
        )
    }

    private func digest(_ budget: Int) -> Body {
        let count = notification.matches.count
        return Body(
            aps: Body.Aps(
                alert: Body.Alert(
                    title: "Your jobs of the day",
                    subtitle: notification.matches.first.map { subtitle($0, budget) },
                    body: count == 1 ? "1 new job matches your keywords" : "\(count) new jobs match your keywords"
                ),
                badge: notification.unread,
                category: "DAILY_DIGEST",
                threadID: "daily-digest"
            ),
            custom: Body.Custom(
                type: LeasedNotification.Kind.digest.rawValue,
                matchesCount: count,
                link: "\(scheme)://matches"
            )
        )
    }

    private func brief(_ budget: Int) -> Body {
        let lines = (notification.text ?? "").split(whereSeparator: \.isNewline)
        return Body(
            aps: Body.Aps(
                alert: Body.Alert(
                    title: "Your day",
                    body: Self.cut(lines.joined(separator: " · "), Self.briefLength, budget)
                ),
                badge: notification.unread,
                category: "DAILY_BRIEF",
                threadID: "daily-brief"
            ),
            custom: Body.Custom(type: LeasedNotification.Kind.brief.rawValue, link: "\(scheme)://brief")
        )
    }

    private func system(_ budget: Int) -> Body {
        Body(
            aps: Body.Aps(
                alert: Body.Alert(title: "Vitae", body: Self.cut(notification.text ?? "", 500, budget)),
                badge: notification.unread,
                category: "SYSTEM",
                threadID: "system"
            ),
            custom: Body.Custom(type: LeasedNotification.Kind.system.rawValue, link: "\(scheme)://settings")
        )
    }

    private func subtitle(_ match: AlertMatch, _ budget: Int) -> String {
        let title = Self.cut(match.job.title, Self.titleLength, budget)
        let company = Self.cut(match.job.company, Self.companyLength, budget)
        return company.isEmpty ? title : "\(title) at \(company)"
    }

    /// A text of so many characters and bytes at most, without control characters: each of these would take six bytes.
    private static func cut(_ text: String, _ characters: Int, _ bytes: Int) -> String {
        var plain = String.UnicodeScalarView()
        plain.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
        let whole = String(plain)
        guard whole.count > characters || whole.utf8.count > bytes else { return whole }
        var kept = ""
        var count = 0
        for character in whole.prefix(characters - 1) {
            count += String(character).utf8.count
            guard count <= bytes else { break }
            kept.append(character)
        }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept + "…"
    }

    /// The names that the apps decode.
    private struct Body: Encodable {
        struct Alert: Encodable {
            var title: String
            var subtitle: String?
            var body: String
        }

        struct Aps: Encodable {
            var alert: Alert
            var badge: Int
            var sound = "default"
            var category: String
            var threadID: String

            enum CodingKeys: String, CodingKey {
                case alert, badge, sound, category
                case threadID = "thread-id"
            }
        }

        struct Custom: Encodable {
            var type: String
            var matchID: String?
            var jobID: Int64?
            var matchedKeywords: [String]?
            var matchesCount: Int?
            var link: String

            enum CodingKeys: String, CodingKey {
                case type
                case matchID = "match_id"
                case jobID = "job_id"
                case matchedKeywords = "matched_keywords"
                case matchesCount = "matches_count"
                case link = "deep_link"
            }
        }

        var aps: Aps
        /// Here too: one generation of the apps reads it at the top.
        var jobID: Int64?
        var custom: Custom

        enum CodingKeys: String, CodingKey {
            case aps
            case jobID = "job_id"
            case custom = "custom_data"
        }
    }
}
