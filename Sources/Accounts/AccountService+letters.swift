import Foundation

/// What a letter lets its reader do, once and soon.
package enum LetterPurpose: String, Sendable {
    /// Choose another password.
    case passwordReset = "password reset"
    /// Say that the address of the account is theirs.
    case confirmation = "address confirmation"
}

/// Codes that people get by a letter to the address of their account.
extension AccountService {
    /// Seconds for which the code of a letter is good.
    package static let letterLifetime = 3_600.0

    /// Makes the code of a letter.
    ///
    /// - Parameters:
    ///   - purpose: what it lets its reader do.
    ///   - email: the address that the letter goes to.
    /// - Returns: the code; nil where no letter is to be sent: nobody has the address, or it is confirmed already.
    /// - Throws: what the store throws.
    package func letterCode(for purpose: LetterPurpose, to email: EmailAddress) async throws -> String? {
        guard let account = try await store.account(email: email), account.deactivatedAt == nil,
            purpose != .confirmation || !account.isEmailProven
        else { return nil }
        let code = SecretToken.make()
        let stored = SignInCode(
            hash: SecretToken.hash(of: code),
            account: account.id,
            challenge: purpose.rawValue,
            expiresAt: clock().addingTimeInterval(Self.letterLifetime)
        )
        do {
            try await store.add(stored)
        } catch AccountStoreError.unknownAccount {
            return nil
        }
        return code
    }

    /// Gives an account another password and ends all its logins. Whoever has the code had the letter: the address counts
    /// as proven.
    ///
    /// - Parameters:
    ///   - code: of a letter; it is used up by that.
    ///   - password: the new one.
    ///   - client: names the addresses that the request comes from; nil where there are none.
    /// - Throws: `invalidLetter` for a code that is not good any more, another `AccountError`, or what the store throws.
    package func resetPassword(code: String, to password: String, client: String? = nil) async throws {
        try await computing { try PasswordHasher.check(password) }
        let known = try await take(code, for: .passwordReset)
        do {
            let hash = try await computing { try await passwords.hash(password, for: client) }
            try await store.setPassword(hash, of: known.account)
            try await store.proveAddress(of: known.account)
            try await store.revokeAll(of: known.account)
        } catch AccountStoreError.unknownAccount {
            throw AccountError.invalidLetter
        } catch AccountError.busy {
            // Another try shall not need another letter.
            try await store.add(known)
            throw AccountError.busy
        }
    }

    /// Notes that the address of an account is its owner's.
    ///
    /// - Parameters:
    ///   - code: of a letter; it is used up by that.
    ///   - bearer: who says so. Nobody confirms an account for somebody else.
    /// - Throws: `invalidLetter` for a code that is not good any more or is another account's, or what the store throws.
    package func confirmAddress(code: String, by bearer: Bearer) async throws {
        let known = try await take(code, for: .confirmation)
        guard known.account == bearer.account else { throw AccountError.invalidLetter }
        do {
            try await store.proveAddress(of: known.account)
        } catch AccountStoreError.unknownAccount {
            throw AccountError.invalidLetter
        }
    }

    private func take(_ code: String, for purpose: LetterPurpose) async throws -> SignInCode {
        guard code.utf8.count == SecretToken.length,
            let known = try await store.takeCode(hash: SecretToken.hash(of: code), now: clock()),
            known.challenge == purpose.rawValue, let account = try await store.account(id: known.account),
            account.deactivatedAt == nil
        else { throw AccountError.invalidLetter }
        return known
    }
}
