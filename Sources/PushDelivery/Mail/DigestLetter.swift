import Foundation
import JobAlerts

/// The digest or the brief as a letter.
struct DigestLetter: Hashable, Sendable {
    private let notification: LeasedNotification

    private static let mostJobs = 50

    init(_ notification: LeasedNotification) {
        self.notification = notification
    }

    func message(to address: String, from: String, now: Date) -> MailMessage {
        MailMessage(from: from, to: address, subject: subject, body: body, id: notification.id, date: now)
    }

    private var subject: String {
        guard notification.kind == .mail else { return "Your day" }
        let count = notification.matches.count
        return count == 1 ? "1 new job matches your keywords" : "\(count) new jobs match your keywords"
    }

    private var body: String {
        guard notification.kind == .mail else { return (notification.text ?? "") + "\n" }
        let jobs = notification.matches.prefix(Self.mostJobs).map { match in
            let name = match.job.company.isEmpty ? match.job.title : "\(match.job.title) at \(match.job.company)"
            return "\(name)\n\(match.keywords.joined(separator: ", "))\n\(match.job.url)\n"
        }
        let rest = notification.matches.count - jobs.count
        return (jobs + (rest > 0 ? ["And \(rest) more in the app.\n"] : [])).joined(separator: "\n")
    }
}
