import Foundation
import JobAlerts

/// The digest or the brief as a letter (RFC 5322).
struct DigestLetter: Hashable, Sendable {
    private let notification: LeasedNotification
    private let address: String
    private let from: String
    private let now: Date

    private static let mostJobs = 50
    private static let lineLength = 76

    init(_ notification: LeasedNotification, to address: String, from: String, now: Date) {
        self.notification = notification
        self.address = address
        self.from = from
        self.now = now
    }

    /// The whole message, lines ending with CR and LF.
    var text: String {
        let host = from.split(separator: "@").last.map(String.init) ?? "localhost"
        let lines = [
            "From: \(from)", "To: \(address)",
            "Subject: \(subject)",
            "Date: \(Self.date(now))", "Message-ID: <\(notification.id.uuidString.lowercased())@\(host)>",
            "Auto-Submitted: auto-generated", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64", "",
        ]
        return (lines + encodedBody).joined(separator: "\r\n") + "\r\n"
    }

    private var encodedBody: [String] {
        let base64 = Array(Data(body.utf8).base64EncodedString().utf8)
        return stride(from: 0, to: base64.count, by: Self.lineLength).map { start in
            String(decoding: base64[start..<min(start + Self.lineLength, base64.count)], as: UTF8.self)
        }
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

    private static func date(_ date: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = .gmt
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss +0000"
        return format.string(from: date)
    }
}
