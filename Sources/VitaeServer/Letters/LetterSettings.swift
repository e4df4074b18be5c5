import Foundation
package import PushDelivery

/// How letters are sent to the addresses of accounts.
package struct LetterSettings: Sendable {
    package var mail: MailSettings
    /// Where people open the page, without a slash at the end. What a client calls the server is never written into letters.
    package var page: String

    /// Nothing where one of the two is nil.
    ///
    /// - Parameters:
    ///   - mail: what takes letters; nil where none are sent.
    ///   - page: where people open the page; nil where that is not known.
    package init?(mail: MailSettings?, page: String?) {
        guard let mail, let page else { return nil }
        self.mail = mail
        self.page = page.hasSuffix("/") ? String(page.dropLast()) : page
    }
}
