import Foundation

/// Codes that applications exchange for tokens, once and soon.
extension AccountService {
    /// Seconds for which a code is good.
    package static let codeLifetime = 60.0
    /// The longest text that is looked up as a code; ours have 43 characters.
    private static let maximumCodeBytes = 512

    /// Makes a code that lets whoever knows the challenge's secret sign in to an account.
    ///
    /// - Throws: `invalidCredentials` when the account was deleted meanwhile, or what the store throws.
    func makeCode(for account: Account, challenge: CodeChallenge) async throws -> String {
        let code = SecretToken.make()
        let stored = SignInCode(
            hash: SecretToken.hash(of: code),
            account: account.id,
            challenge: challenge.text,
            expiresAt: clock().addingTimeInterval(Self.codeLifetime)
        )
        do {
            try await store.add(stored)
        } catch AccountStoreError.unknownAccount {
            throw AccountError.invalidCredentials
        }
        return code
    }

    /// Exchanges a code for tokens. It is used up by that, also where the secret is a wrong one.
    ///
    /// - Throws: `invalidCode`, or what the store throws.
    package func exchange(code: String, verifier: String) async throws -> TokenGrant {
        guard (1...Self.maximumCodeBytes).contains(code.utf8.count),
            let known = try await store.takeCode(hash: SecretToken.hash(of: code), now: clock()),
            let challenge = CodeChallenge(known.challenge), challenge.isMet(by: verifier),
            let account = try await store.account(id: known.account)
        else { throw AccountError.invalidCode }
        return try await beginLogin(of: account)
    }
}
