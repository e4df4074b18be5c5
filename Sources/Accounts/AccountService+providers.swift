import Foundation

/// Accounts of people whom an identity provider knows.
extension AccountService {
    /// The account of somebody whom a provider knows: the one that has the identity, the one with the address if the
    /// provider vouches for it, else a new one.
    ///
    /// - Throws: a `ProviderError`, an `AccountError`, or what the store throws.
    func account(of identity: AccountIdentity, email: EmailAddress?, isEmailVerified: Bool) async throws -> Account {
        do {
            return try await storedAccount(of: identity, email, isEmailVerified)
        } catch AccountStoreError.emailTaken, AccountStoreError.identityTaken, AccountStoreError.unknownAccount {
            // The same person finished two sign-ins at once, or the account was deleted: what is stored now decides.
            return try await storedAccount(of: identity, email, isEmailVerified)
        }
    }

    private func storedAccount(
        of identity: AccountIdentity,
        _ email: EmailAddress?,
        _ isEmailVerified: Bool
    ) async throws -> Account {
        if let account = try await store.account(identity: identity) { return account }
        guard let email else { throw ProviderError.emailMissing }
        if let account = try await store.account(email: email) {
            guard isEmailVerified else { throw ProviderError.emailNotVerified }
            try await store.link(identity, to: account.id)
            return account
        }
        guard settings.isSignUpEnabled else { throw AccountError.signUpDisabled }
        let account = Account(
            id: UUID(),
            email: email,
            isEmailProven: isEmailVerified,
            identities: [identity],
            createdAt: clock()
        )
        try await store.add(account)
        return account
    }
}
