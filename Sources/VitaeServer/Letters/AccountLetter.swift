import Accounts
import Foundation
import PushDelivery

/// A letter to the address of an account, with a link that lets its reader do one thing.
struct AccountLetter {
    let purpose: LetterPurpose
    let address: EmailAddress
    let from: String
    /// Where people open the page, without a slash at the end.
    let page: String
    /// What the link proves.
    let code: String
    let date: Date

    var message: MailMessage {
        MailMessage(from: from, to: address.text, subject: subject, body: body, date: date)
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
}
