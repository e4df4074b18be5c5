package import Foundation
package import JobAlerts

/// Keeps profiles.
package protocol ProfileStore: Sendable {
    /// The profile with a name.
    func profile(named name: String) async throws -> UserProfile?

    /// Changes a profile, in one piece: nobody else changes it meanwhile.
    ///
    /// - Parameters:
    ///   - name: of the profile.
    ///   - fresh: what is changed and added where there is none; nil to change none then.
    ///   - change: makes the change; where it throws, nothing is changed.
    /// - Returns: the profile as it is now; nil where there is none.
    /// - Throws: what the change throws, and what the store throws.
    func changeProfile(
        named name: String,
        orAdd fresh: UserProfile?,
        _ change: @escaping @Sendable (inout UserProfile) throws -> Void
    ) async throws -> UserProfile?

    /// Gives a profile to a device, or to an account, unless somebody has it.
    ///
    /// - Parameters:
    ///   - name: of the profile.
    ///   - owner: who claims it; a device is bound to it besides.
    /// - Returns: whether it is theirs now, be it that it was before.
    /// - Throws: what the store throws.
    func claimProfile(named name: String, for owner: ProfileOwner) async throws -> Bool

    /// Notes that a profile was used.
    func noteProfile(named name: String, seenAt date: Date) async throws

    /// Erases a profile with its bindings, and the matches of devices that are bound to it and belong to the same person.
    ///
    /// - Returns: whether there was one.
    func eraseProfile(named name: String) async throws -> Bool

    /// The profile that says how a device wants to be told of jobs; nil where there is none, or another's.
    func profile(boundTo device: Device) async throws -> UserProfile?

    /// Devices that surely belong to whoever has a profile; none of a profile that nobody has claimed.
    func devices(boundTo profile: UserProfile) async throws -> [Device]

    /// The profiles of an account, and of the devices that it adopted, the oldest first.
    func profiles(of account: UUID) async throws -> [UserProfile]

    /// The devices that an account adopted, the oldest first.
    func devices(of account: UUID) async throws -> [Device]
}

/// Whose a profile is.
package enum ProfileOwner: Hashable, Sendable {
    /// A device, and the hash of its secret.
    case device(UUID, secretHash: Data)
    case account(UUID)
}
