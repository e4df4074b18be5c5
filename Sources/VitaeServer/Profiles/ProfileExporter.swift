import Foundation
import JobAlerts
import Profiles
import VitaeAPI

/// Tells all that is kept of profiles and devices.
struct ProfileExporter: Sendable {
    let profiles: any ProfileStore
    let alerts: any AlertStore

    /// All that is kept of a profile.
    func export(of profile: UserProfile) async throws -> V1.ProfileExport {
        V1.ProfileExport(
            profile: V1.Profile(profile),
            hasResume: profile.session != nil,
            isClaimed: profile.isClaimed,
            lastSeen: V1.time(profile.seenAt),
            devices: try await export(of: try await profiles.devices(boundTo: profile))
        )
    }

    /// All that is kept of devices.
    func export(of devices: [Device]) async throws -> [V1.ExportedDevice] {
        var exported: [V1.ExportedDevice] = []
        for device in devices {
            let found = try await alerts.matches(of: device.id, since: nil, offset: 0, limit: .max)
            exported.append(
                V1.ExportedDevice(
                    device: V1.DeviceStatus(device),
                    subscriptions: try await alerts.subscriptions(of: device.id).map(V1.Subscription.init),
                    matches: found.matches.map(V1.Match.init)
                )
            )
        }
        return exported
    }
}
