import Accounts
import Foundation

/// A letter to the address of an account (RFC 5322), with a link that lets its reader do one thing.
struct AccountLetter {
    let purpose: LetterPurpose
    let address: EmailAddress
    let from: String
    /// Where people open the page, without a slash at the end.
    let page: String
    /// What the link proves.
    let code: String
    let date: Date
    var id = UUID()

    /// The whole message, lines ending with CR and LF.
    var text: String {
        let host = from.split(separator: "@").last.map(String.init) ?? "localhost"
        let lines = [
            "From: \(from)", "To: \(address.text)", "Subject: \(subject)", "Date: \(dateLine)",
            "Message-ID: <\(id.uuidString.lowercased())@\(host)>", "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "",
        ]
        let body = Data(body.utf8).base64EncodedString(options: [
            .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
        ])
        return lines.joined(separator: "\r\n") + "\r\n" + body + "\r\n"
    }

    private var subject: String {
        switch purpose {
        case .passwordReset: "A new password for your account"
        case .confirmation: "Is this your address?"
        }
    }

    private var body: String {
        switch purpose {
        case .passwordReset:
            """
            Somebody asked for a new password for your account at \(page).

            Choose one here, within an hour:
            \(page)/#/reset/\(code)

            If that was not you, there is nothing to do: your password stays as it is.

            """
        case .confirmation:
            """
            An account at \(page) has your address, and wants to send its daily brief there.

            If it is yours, sign in and open this within an hour:
            \(page)/#/confirm/\(code)

            If it is not, there is nothing to do: no brief will come.

            """
        }
    }

    private var dateLine: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = .gmt
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss +0000"
        return format.string(from: date)
    }
}
