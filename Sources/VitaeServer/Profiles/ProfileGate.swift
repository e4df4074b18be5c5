import Accounts
import Foundation
import Hummingbird
import JobAlerts
import Profiles

/// Decides who may use a profile.
struct ProfileGate: Sendable {
    /// What a request proves.
    enum Key: Hashable, Sendable {
        /// The secret of a device; the device is nil where it is gone.
        case secret(Data, Device?)
        case account(UUID)
    }

    let profiles: any ProfileStore
    let devices: DeviceGate

    /// Seconds after which it is noted again that a profile was used.
    private static let noteInterval = 3_600.0

    static let refusal = Problem(.unauthorized, "The profile has a secret. Send it as a bearer token.")
    static let unknown = Problem(.notFound, "User profile not found")

    /// What apps call a profile, in a path.
    ///
    /// - Throws: 400 for what cannot be one.
    static func name(_ text: String) throws -> String {
        guard UserProfile.isName(text) else { throw Problem.badRequest("Invalid device ID format") }
        return text
    }

    /// A profile that whoever sends a request may use. Whoever proves something claims a profile that nobody has.
    ///
    /// - Parameters:
    ///   - text: what the app calls it.
    ///   - request: with the secret or the token, where there is one.
    ///   - context: of the request.
    ///   - now: what time it is.
    /// - Returns: the profile.
    /// - Throws: 400 for what is no name, 401 without the right to use it, 404 where there is none, 429 where somebody
    ///   tries names.
    func profile(
        _ text: String,
        for request: Request,
        context: ServerContext,
        now: Date
    ) async throws -> UserProfile {
        let name = try Self.name(text)
        let keys = try await keys(of: request)
        guard let profile = try await found(name, keys, context: context, now: now) else { throw Self.unknown }
        let admitted = try await claimed(profile, by: keys)
        if now.timeIntervalSince(profile.seenAt) >= Self.noteInterval {
            try await profiles.noteProfile(named: name, seenAt: now)
        }
        return admitted
    }

    /// A profile that is looked for by its name; whoever proves nothing and finds none is counted.
    func found(
        _ name: String,
        _ keys: [Key],
        context: ServerContext,
        now: Date
    ) async throws -> UserProfile? {
        try await devices.found(keys.isEmpty, context, now: now) { try await profiles.profile(named: name) }
    }

    /// What a request proves, by its bearer token and by the secret that it carries besides.
    ///
    /// - Throws: 401 for a token that proves nothing.
    func keys(of request: Request) async throws -> [Key] {
        var keys: [Key] = []
        if let secret = devices.secret(of: request) {
            keys.append(try await key(ofSecret: secret))
        } else if request.headers[.authorization] != nil {
            keys.append(.account(try await devices.accounts.bearer(of: request).account))
        }
        if let secret = devices.otherSecret(of: request) { keys.append(try await key(ofSecret: secret)) }
        return keys
    }

    private func key(ofSecret secret: String) async throws -> Key {
        let hash = SecretToken.hash(of: secret)
        return .secret(hash, try await devices.devices.device(secretHash: hash))
    }

    /// The profile as it is once whoever proves something has claimed it, where nobody had.
    ///
    /// - Throws: 401 without the right to use it.
    func claimed(_ profile: UserProfile, by keys: [Key]) async throws -> UserProfile {
        var profile = profile
        if try await opens(profile, keys) {
            try await noteUse(by: keys)
            return profile
        }
        if profile.isClaimed, devices.authentication != .open { throw Self.refusal }
        guard let owner = try owner(keys) else { return profile }
        // Where secrets are not asked for, whoever has one still does not take what is another's.
        guard !profile.isClaimed else { return profile }
        try await noteUse(by: keys)
        guard try await profiles.claimProfile(named: profile.name, for: owner) else { throw Self.refusal }
        profile.belong(to: owner)
        return profile
    }

    /// Makes sure that a profile may be read, without claiming it.
    ///
    /// - Throws: 401 without the right to do so.
    func checkReading(_ profile: UserProfile, by keys: [Key]) async throws {
        if try await opens(profile, keys) { return }
        if profile.isClaimed, devices.authentication != .open { throw Self.refusal }
        _ = try owner(keys)
    }

    /// Who claims what nobody has; nil where nobody need.
    ///
    /// - Throws: 401 where somebody has to, and for the secret of no device.
    func owner(_ keys: [Key]) throws -> ProfileOwner? {
        switch keys.first {
        case .account(let account): return .account(account)
        case .secret(let hash, let device):
            guard let device else { throw Self.refusal }
            return .device(device.id, secretHash: hash)
        case nil:
            if devices.authentication == .required { throw Self.refusal }
            return nil
        }
    }

    /// Notes that the secrets that were sent were used: from then on their devices need them.
    func noteUse(by keys: [Key]) async throws {
        for case .secret(_, let device?) in keys where device.claimedAt == nil {
            try await devices.devices.claim(device.id, at: Date())
        }
    }

    private func opens(_ profile: UserProfile, _ keys: [Key]) async throws -> Bool {
        guard profile.isClaimed else { return false }
        for key in keys {
            switch key {
            case .secret(let hash, let device):
                if profile.secretHash == hash { return true }
                if let account = profile.account, device?.account == account { return true }
            case .account(let account):
                if profile.account == account { return true }
                guard let hash = profile.secretHash else { continue }
                if try await devices.devices.device(secretHash: hash)?.account == account { return true }
            }
        }
        return false
    }
}

extension UserProfile {
    /// Notes whose it is.
    mutating func belong(to owner: ProfileOwner) {
        switch owner {
        case .device(_, let hash): secretHash = hash
        case .account(let id): account = id
        }
    }
}
