import Foundation

/// What an operator does with accounts.
extension AccountService {
    /// Makes an account, also where people may not make them themselves.
    ///
    /// - Parameters:
    ///   - email: the address as it was typed.
    ///   - password: the password.
    ///   - client: names the addresses that the request comes from; nil where there are none.
    /// - Returns: the account.
    /// - Throws: an `AccountError`, or what the store throws.
    package func add(email: String, password: String, client: String? = nil) async throws -> Account {
        guard let address = EmailAddress(email) else { throw AccountError.invalidEmail }
        try await computing { try PasswordHasher.check(password) }
        // A taken address costs no computation; two who take it at once are told apart by the store.
        guard try await store.account(email: address) == nil else { throw AccountError.alreadyRegistered }
        let hash = try await computing { try await passwords.hash(password, for: client) }
        let account = Account(id: UUID(), email: address, passwordHash: hash, createdAt: clock())
        do {
            try await store.add(account)
        } catch AccountStoreError.emailTaken {
            throw AccountError.alreadyRegistered
        }
        return account
    }

    /// Gives an account another password and ends all its logins.
    ///
    /// - Throws: `invalidCredentials` when nobody has the address, another `AccountError`, or what the store throws.
    package func resetPassword(email: String, to password: String) async throws {
        guard let address = EmailAddress(email), let account = try await store.account(email: address) else {
            throw AccountError.invalidCredentials
        }
        let hash = try await computing { try await passwords.hash(password) }
        try await store.setPassword(hash, of: account.id)
        try await store.revokeAll(of: account.id)
    }
}
