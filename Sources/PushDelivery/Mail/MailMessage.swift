package import Foundation

/// A plain text that is sent by mail (RFC 5322).
package struct MailMessage: Hashable, Sendable {
    package var from: String
    package var to: String
    package var subject: String
    package var body: String
    package var id: UUID
    package var date: Date

    package init(from: String, to: String, subject: String, body: String, id: UUID = UUID(), date: Date) {
        self.from = from
        self.to = to
        self.subject = subject
        self.body = body
        self.id = id
        self.date = date
    }

    /// The whole message, lines ending with CR and LF.
    package var text: String {
        let host = from.split(separator: "@").last.map(String.init) ?? "localhost"
        let head = [
            "From: \(from)", "To: \(to)", "Subject: \(subject)", "Date: \(dateLine)",
            "Message-ID: <\(id.uuidString.lowercased())@\(host)>", "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "",
        ]
        let encoded = Data(body.utf8).base64EncodedString(options: [
            .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
        ])
        return head.joined(separator: "\r\n") + "\r\n" + encoded + "\r\n"
    }

    private var dateLine: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = .gmt
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss +0000"
        return format.string(from: date)
    }
}
