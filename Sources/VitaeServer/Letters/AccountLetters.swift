import Accounts
import Foundation
import Logging
import PushDelivery

/// Writes letters to the addresses of accounts, one after the other and beside the requests that ask for them: how long an
/// answer takes does not tell whether there is an account.
struct AccountLetters: Sendable {
    private struct Wish: Sendable {
        let purpose: LetterPurpose
        let address: EmailAddress
    }

    private let accounts: AccountService
    /// nil where no letters are sent.
    private let settings: LetterSettings?
    /// Letters of an address; nil for any number.
    private let limiter: RateLimiter<String>?
    private let logger: Logger
    private let wishes: AsyncStream<Wish>
    private let continuation: AsyncStream<Wish>.Continuation

    /// Letters to one address in an hour.
    static let mostAnHour = 3
    private static let mostWaiting = 1_000

    init(
        accounts: AccountService,
        settings: LetterSettings?,
        limiter: RateLimiter<String>?,
        logger: Logger
    ) {
        self.accounts = accounts
        self.settings = settings
        self.limiter = limiter
        self.logger = logger
        (wishes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.mostWaiting))
    }

    /// Whether letters are sent at all.
    var areSent: Bool { settings != nil }

    /// Has a letter written, unless nobody has the address or too many letters went there.
    func write(_ purpose: LetterPurpose, to email: String) {
        guard areSent, let address = EmailAddress(email), limiter?.take(address.text, now: Date()) == nil else {
            return
        }
        continuation.yield(Wish(purpose: purpose, address: address))
    }

    /// Writes letters until it is cancelled.
    func run() async {
        for await wish in wishes {
            do {
                try await write(wish)
            } catch {
                // The kind of error only: whoever got no letter asks again.
                logger.warning("a letter was not sent", metadata: ["error": "\(String(reflecting: type(of: error)))"])
            }
        }
        // A service that returns ends the server.
        while !Task.isCancelled {
            do { try await Task.sleep(for: .seconds(3_600)) } catch { return }
        }
    }

    private func write(_ wish: Wish) async throws {
        guard let settings, let code = try await accounts.letterCode(for: wish.purpose, to: wish.address) else {
            return
        }
        let letter = AccountLetter(
            purpose: wish.purpose,
            address: wish.address,
            from: settings.mail.from,
            page: settings.page,
            code: code,
            date: Date()
        )
        guard try await MailCommand(settings.mail).send(letter.message) else { throw LetterRefused() }
    }
}

/// The command did not take a letter.
private struct LetterRefused: Error {}
