import Accounts
import Foundation

/// An account store for tests: what the protocol promises, in the plainest way.
actor MemoryAccountStore: AccountStore {
    private var accounts: [UUID: Account] = [:]
    private(set) var tokens: [Data: RefreshToken] = [:]
    private(set) var states: [Data: AuthorizationState] = [:]
    private var codes: [Data: SignInCode] = [:]
    private var clients: [UUID: [Data: Date]] = [:]
    private var details: [UUID: AccountDetails] = [:]
    /// What every call throws, as a broken database would.
    private var failure: AccountStoreError?

    func breakDown() { failure = .unavailable }

    private func check() throws {
        if let failure { throw failure }
    }

    // MARK: Accounts

    func add(_ account: Account) throws {
        try check()
        guard !accounts.values.contains(where: { $0.email == account.email }) else {
            throw AccountStoreError.emailTaken
        }
        for identity in account.identities where owner(of: identity) != nil { throw AccountStoreError.identityTaken }
        accounts[account.id] = account
    }

    func account(id: UUID) throws -> Account? {
        try check()
        return accounts[id]
    }

    func account(email: EmailAddress) throws -> Account? {
        try check()
        return accounts.values.first { $0.email == email }
    }

    func account(identity: AccountIdentity) throws -> Account? {
        try check()
        return owner(of: identity)
    }

    func link(_ identity: AccountIdentity, to account: UUID) throws {
        try check()
        guard var linked = accounts[account] else { throw AccountStoreError.unknownAccount }
        if let owner = owner(of: identity), owner.id != account { throw AccountStoreError.identityTaken }
        if !linked.isEmailProven {
            linked.isEmailProven = true
            linked.passwordHash = nil
            linked.identities = []
            tokens = tokens.filter { $0.value.account != account }
        }
        if !linked.identities.contains(identity) { linked.identities.append(identity) }
        accounts[account] = linked
    }

    func setPassword(_ hash: String, of account: UUID) throws {
        try check()
        guard accounts[account] != nil else { throw AccountStoreError.unknownAccount }
        accounts[account]?.passwordHash = hash
    }

    func proveAddress(of account: UUID) throws {
        try check()
        guard accounts[account] != nil else { throw AccountStoreError.unknownAccount }
        accounts[account]?.isEmailProven = true
    }

    func delete(account: UUID) throws -> Bool {
        try check()
        tokens = tokens.filter { $0.value.account != account }
        codes = codes.filter { $0.value.account != account }
        clients[account] = nil
        details[account] = nil
        return accounts.removeValue(forKey: account) != nil
    }

    func deactivate(account: UUID, at date: Date) throws {
        try check()
        guard accounts[account] != nil else { throw AccountStoreError.unknownAccount }
        accounts[account]?.deactivatedAt = date
        tokens = tokens.filter { $0.value.account != account }
    }

    func accounts(from offset: Int, limit: Int) throws -> (accounts: [Account], total: Int) {
        try check()
        let sorted = accounts.values.sorted { ($0.createdAt, $0.id.uuidString) < ($1.createdAt, $1.id.uuidString) }
        return (Array(sorted.dropFirst(offset).prefix(limit)), sorted.count)
    }

    // MARK: Details

    func details(of account: UUID) throws -> AccountDetails? {
        try check()
        return accounts[account].map { _ in details[account] ?? AccountDetails() }
    }

    func changeDetails(
        of account: UUID,
        _ change: @Sendable (inout AccountDetails) throws -> Void
    ) throws -> AccountDetails {
        try check()
        guard accounts[account] != nil else { throw AccountStoreError.unknownAccount }
        var changed = details[account] ?? AccountDetails()
        try change(&changed)
        details[account] = changed
        return changed
    }

    private func owner(of identity: AccountIdentity) -> Account? {
        accounts.values.first { $0.identities.contains(identity) }
    }

    // MARK: Refresh tokens

    func add(_ token: RefreshToken) throws {
        try check()
        guard accounts[token.account] != nil else { throw AccountStoreError.unknownAccount }
        tokens[token.hash] = token
    }

    func rotate(hash: Data, successor: RefreshSuccessor, now: Date, grace: Double) throws -> RefreshRotation {
        try check()
        guard let token = tokens[hash] else { return .unknown }
        guard token.expiresAt > now else { return .expired }
        guard let usedAt = token.usedAt else {
            tokens[hash]?.usedAt = now
            tokens[hash]?.replacement = successor.hash
            store(successor, after: token)
            return .fresh(account: token.account, family: token.family)
        }
        guard now.timeIntervalSince(usedAt) <= grace else {
            try revoke(family: token.family)
            return .reused(account: token.account, family: token.family)
        }
        store(successor, after: token)
        return .repeated(account: token.account, family: token.family)
    }

    private func store(_ successor: RefreshSuccessor, after token: RefreshToken) {
        tokens[successor.hash] = RefreshToken(
            hash: successor.hash,
            family: token.family,
            account: token.account,
            issuedAt: successor.issuedAt,
            expiresAt: successor.expiresAt
        )
    }

    func isLive(family: UUID, now: Date) throws -> Bool {
        try check()
        return tokens.values.contains { $0.family == family && $0.expiresAt > now }
    }

    func revoke(family: UUID) throws {
        try check()
        tokens = tokens.filter { $0.value.family != family }
    }

    func revokeAll(of account: UUID) throws {
        try check()
        tokens = tokens.filter { $0.value.account != account }
    }

    // MARK: Sign-ins under way

    func add(_ state: AuthorizationState) throws {
        try check()
        states[state.hash] = state
    }

    func takeState(hash: Data, now: Date) throws -> AuthorizationState? {
        try check()
        guard let state = states.removeValue(forKey: hash), state.expiresAt > now else { return nil }
        return state
    }

    func add(_ code: SignInCode) throws {
        try check()
        guard accounts[code.account] != nil else { throw AccountStoreError.unknownAccount }
        codes[code.hash] = code
    }

    func takeCode(hash: Data, now: Date) throws -> SignInCode? {
        try check()
        guard let code = codes.removeValue(forKey: hash), code.expiresAt > now else { return nil }
        return code
    }

    // MARK: From where people signed in

    func remember(client: Data, of account: UUID, now: Date) throws {
        try check()
        guard accounts[account] != nil else { return }
        clients[account, default: [:]][client] = now
    }

    func hasSeen(client: Data, of account: UUID, since: Date) throws -> Bool {
        try check()
        return clients[account]?[client].map { $0 > since } ?? false
    }

    // MARK: Upkeep

    func deleteExpired(now: Date) throws {
        try check()
        tokens = tokens.filter { $0.value.expiresAt > now }
        states = states.filter { $0.value.expiresAt > now }
        codes = codes.filter { $0.value.expiresAt > now }
        let oldest = now.addingTimeInterval(-ClientMemory.lifetime)
        clients = clients.mapValues { seen in seen.filter { $0.value > oldest } }
    }
}
