import Accounts
import Foundation
import Hummingbird
import JobAlerts
import Profiles
import Sessions
import Synchronization
import VitaeAPI

/// `/api/v1/users/profile…`: what people tell apps of themselves.
struct ProfileController {
    let profiles: any ProfileStore
    let gate: ProfileGate
    let exporter: ProfileExporter
    let lookup: SessionLookup
    /// New profiles of one client; nil for any number.
    let newProfiles: RateLimiter<AddressRange?>?

    private static let longestToken = 200

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/api/v1/users/profile")
        router.post("/api/v1/users/profile") { request, context in
            JSONBody(try await save(request, context, now: Date()))
        }
        router.allowOnly(.post, at: "/api/v1/users/profile/sync")
        router.post("/api/v1/users/profile/sync") { request, context in
            JSONBody(try await sync(request, context, now: Date()))
        }
        router.allowOnly(.get, .delete, at: "/api/v1/users/profile/{device_id}")
        router.get("/api/v1/users/profile/{device_id}") { request, context in
            let profile = try await profile(request, context, now: Date())
            return JSONBody(V1.Envelope(V1.Profile(profile), message: "Profile retrieved successfully"))
        }
        router.delete("/api/v1/users/profile/{device_id}") { request, context in
            let profile = try await profile(request, context, now: Date())
            guard try await profiles.eraseProfile(named: profile.name) else { throw ProfileGate.unknown }
            return JSONBody(V1.Done("Profile erased successfully"))
        }
        router.allowOnly(.get, at: "/api/v1/users/profile/{device_id}/export")
        router.get("/api/v1/users/profile/{device_id}/export") { request, context in
            let profile = try await profile(request, context, now: Date())
            return JSONBody(V1.Envelope(try await exporter.export(of: profile)))
        }
        router.allowOnly(.put, at: "/api/v1/users/profile/{device_id}/resume")
        router.put("/api/v1/users/profile/{device_id}/resume") { request, context in
            JSONBody(try await fill(request, context, now: Date()))
        }
    }

    private func profile(_ request: Request, _ context: ServerContext, now: Date) async throws -> UserProfile {
        try await gate.profile(context.parameters.decoded("device_id"), for: request, context: context, now: now)
    }

    private func save(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.SavedProfile> {
        let change = try await ProfileChange(request)
        let keys = try await gate.keys(of: request)
        let saved = try await put(change.name, keys, context, now: now) { profile in try change.apply(to: &profile) }
        return V1.Envelope(
            V1.SavedProfile(
                userID: saved.id.text,
                deviceID: saved.name,
                profileCompleteness: saved.completeness,
                lastUpdated: V1.time(saved.updatedAt)
            ),
            message: "User profile created/updated successfully"
        )
    }

    /// Changes a profile that somebody may use, or makes it.
    private func put(
        _ name: String,
        _ keys: [ProfileGate.Key],
        _ context: ServerContext,
        now: Date,
        _ change: @escaping @Sendable (inout UserProfile) throws -> Void
    ) async throws -> UserProfile {
        var admitted = try await profiles.profile(named: name)
        var fresh: UserProfile?
        if let known = admitted {
            admitted = try await gate.claimed(known, by: keys)
        } else {
            let owner = try gate.owner(keys)
            if let seconds = newProfiles?.take(context.clientAddress?.clientRange, now: now) {
                throw Problem.tooManyRequests(
                    "Too many profiles came from your network. Wait a little.",
                    seconds: seconds
                )
            }
            try await gate.noteUse(by: keys)
            var profile = UserProfile(id: UUID(), name: name, createdAt: now)
            if let owner { profile.belong(to: owner) }
            fresh = profile
        }
        let expected = admitted ?? fresh
        let saved = try await profiles.changeProfile(named: name, orAdd: fresh) { profile in
            // Somebody else may have claimed it a moment ago.
            guard profile.secretHash == expected?.secretHash, profile.account == expected?.account else {
                throw ProfileGate.refusal
            }
            try change(&profile)
            profile.updatedAt = now
            profile.seenAt = now
        }
        guard let saved else { throw ProfileGate.unknown }
        // Binds the device as well, once there is a profile to bind it to.
        if fresh != nil, let owner = try gate.owner(keys) {
            _ = try await profiles.claimProfile(named: name, for: owner)
        }
        return saved
    }

    private func sync(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.SyncedProfile> {
        var fields = QueryFields(request)
        let source = Self.name("sourceDeviceId", in: &fields)
        let target = Self.name("targetDeviceId", in: &fields)
        try fields.check()
        let keys = try await gate.keys(of: request)
        let found = try await gate.found(source, keys, context: context, now: now)
        guard let found else { throw ProfileGate.unknown }
        try await gate.checkReading(found, by: keys)
        let copied = try await put(target, keys, context, now: now) { $0.copyContent(of: found) }
        return V1.Envelope(
            V1.SyncedProfile(targetDeviceID: target, profileCompleteness: copied.completeness),
            message: "Profile synced successfully"
        )
    }

    private static func name(_ field: String, in fields: inout QueryFields) -> String {
        guard let name = fields.text(field) else {
            fields.refuse(field, "\(field) is missing.", type: "missing")
            return ""
        }
        if !UserProfile.isName(name) {
            let rule = "\(field) has 1 to 255 letters, digits and . _ : - only."
            fields.refuse(field, rule, type: "value_error")
        }
        return name
    }

    private func fill(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.FilledProfile> {
        let name = try ProfileGate.name(context.parameters.decoded("device_id"))
        var body = try await BodyFields.read(request)
        let token = body.requiredText("view_token", 1...Self.longestToken)
        try body.check()
        let profile = try await profile(request, context, now: now)
        let session = try await lookup.session(token: token)
        guard let analysis = session.analysis else {
            throw Problem(.conflict, "The résumé has not been read yet, or could not be read.")
        }
        // Found out in the store, told here.
        let filled = Mutex<[String]>([])
        let changed = try await profiles.changeProfile(named: name, orAdd: nil) { stored in
            guard stored.secretHash == profile.secretHash, stored.account == profile.account else {
                throw ProfileGate.refusal
            }
            filled.withLock { $0 = stored.fill(from: analysis.resume, analysis.profile) }
            stored.session = session.viewTokenHash
            stored.updatedAt = now
        }
        guard changed != nil else { throw ProfileGate.unknown }
        return V1.Envelope(V1.FilledProfile(filled: filled.withLock { $0 }))
    }
}
