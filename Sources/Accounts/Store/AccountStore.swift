package import Foundation

/// Keeps accounts, their details, the refresh tokens of their logins, sign-ins that are under way at identity providers, and from where
/// people signed in.
///
/// Every call is one transaction. Where the database cannot be read or written, each throws
/// `AccountStoreError.unavailable`.
package protocol AccountStore: Sendable {
    // MARK: Accounts

    /// Stores an account with its identities.
    ///
    /// - Throws: `emailTaken` or `identityTaken`; nothing is stored then.
    func add(_ account: Account) async throws

    /// The account with an identifier.
    func account(id: UUID) async throws -> Account?

    /// The account with an address.
    func account(email: EmailAddress) async throws -> Account?

    /// The account of a person whom an identity provider knows.
    func account(identity: AccountIdentity) async throws -> Account?

    /// Adds an identity whose provider vouches for the account's address.
    ///
    /// When the address was not proven before, whoever made the account may not be who owns it. It is theirs from now
    /// on: the address counts as proven, and every other way in is removed (the password, other identities, all
    /// refresh tokens). An identity that the account has already is no error.
    ///
    /// - Throws: `unknownAccount`, or `identityTaken` when another account has it.
    func link(_ identity: AccountIdentity, to account: UUID) async throws

    /// Replaces the password; identities and logins stay.
    ///
    /// - Throws: `unknownAccount`.
    func setPassword(_ hash: String, of account: UUID) async throws

    /// Notes that the address of an account is its owner's.
    ///
    /// - Throws: `unknownAccount`.
    func proveAddress(of account: UUID) async throws

    /// Deletes an account with its identities and refresh tokens.
    ///
    /// - Returns: whether there was one.
    func delete(account: UUID) async throws -> Bool

    /// Closes an account and deletes all tokens of all its logins.
    ///
    /// - Throws: `unknownAccount`.
    func deactivate(account: UUID, at date: Date) async throws

    /// Accounts in the order in which they were made, and how many there are.
    ///
    /// - Parameters:
    ///   - offset: how many are left out at the start.
    ///   - limit: how many are given, at most.
    /// - Returns: the accounts, and the number of all.
    /// - Throws: `unavailable`.
    func accounts(from offset: Int, limit: Int) async throws -> (accounts: [Account], total: Int)

    // MARK: Details

    /// What is kept beside an account; nil where there is no account.
    func details(of account: UUID) async throws -> AccountDetails?

    /// Changes what is kept beside an account, in one piece: nobody else changes it meanwhile.
    ///
    /// - Parameters:
    ///   - account: whose details.
    ///   - change: makes the change; where it throws, nothing is changed.
    /// - Returns: the details as they are now.
    /// - Throws: `unknownAccount`, and what the change throws.
    func changeDetails(
        of account: UUID,
        _ change: @escaping @Sendable (inout AccountDetails) throws -> Void
    ) async throws -> AccountDetails

    // MARK: Refresh tokens

    /// Stores the first token of a login.
    ///
    /// - Throws: `unknownAccount`.
    func add(_ token: RefreshToken) async throws

    /// Exchanges a token for its successor, in one transaction that nothing can come between.
    ///
    /// In this order: no such token is `unknown`; one whose `expiresAt` is not after `now` is `expired`; an unused one
    /// gets `usedAt` and `replacement`, and the successor is stored (`fresh`); one used not more than `grace` seconds
    /// ago only has the successor stored and keeps its `usedAt` (`repeated`); any other has all tokens of its family
    /// deleted (`reused`).
    func rotate(hash: Data, successor: RefreshSuccessor, now: Date, grace: Double) async throws -> RefreshRotation

    /// Whether a login has a token that is not expired, so that it was neither signed out nor revoked.
    func isLive(family: UUID, now: Date) async throws -> Bool

    /// Deletes all tokens of a login.
    func revoke(family: UUID) async throws

    /// Deletes all tokens of all logins of an account.
    func revokeAll(of account: UUID) async throws

    // MARK: Sign-ins under way

    /// Stores a sign-in that begins.
    func add(_ state: AuthorizationState) async throws

    /// Gives a sign-in out once and deletes it; nil when it is unknown, was given out already or is expired.
    func takeState(hash: Data, now: Date) async throws -> AuthorizationState?

    /// Stores a code that somebody will exchange.
    ///
    /// - Throws: `unknownAccount`.
    func add(_ code: SignInCode) async throws

    /// Gives a code out once and deletes it; nil when it is unknown, was given out already or is expired.
    func takeCode(hash: Data, now: Date) async throws -> SignInCode?

    // MARK: From where people signed in

    /// Notes that somebody signed in to an account from a client, and when. An account that is gone is no error.
    func remember(client: Data, of account: UUID, now: Date) async throws

    /// Whether somebody signed in to an account from a client after a time.
    func hasSeen(client: Data, of account: UUID, since: Date) async throws -> Bool

    // MARK: Upkeep

    /// Deletes the tokens, sign-ins and codes whose `expiresAt` is not after `now`, and the clients that nobody signed
    /// in from for `ClientMemory.lifetime`.
    func deleteExpired(now: Date) async throws
}
