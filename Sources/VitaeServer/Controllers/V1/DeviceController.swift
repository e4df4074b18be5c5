import Accounts
import Foundation
import Hummingbird
import JobAlerts
import PushDelivery
import VitaeAPI

/// `/api/v1/devices/…`
struct DeviceController {
    let devices: any DeviceStore
    let gate: DeviceGate
    /// nil where browsers are not pushed to.
    let webPush: WebPushSettings?
    /// New devices of one client; nil for any number.
    let newDevices: RateLimiter<AddressRange?>?

    private static let tokenLength = 64...255
    /// Of a browser's endpoint, which its service makes as long as it likes.
    private static let endpointLength = 64...1_000
    private static let nameLength = 0...255
    private static let webKeyBytes = 65
    private static let webSecretBytes = 16

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/api/v1/devices/register")
        router.post("/api/v1/devices/register") { request, context in
            JSONBody(try await register(request, context, now: Date()))
        }
        router.allowOnly(.get, at: "/api/v1/devices/{device_id}/status")
        router.get("/api/v1/devices/{device_id}/status") { request, context in
            let id = context.parameters.decoded("device_id")
            let device = try await gate.device(id, for: request, context: context, now: Date())
            return JSONBody(V1.Envelope(V1.DeviceStatus(device)))
        }
        router.allowOnly(.delete, at: "/api/v1/devices/{device_id}")
        router.delete("/api/v1/devices/{device_id}") { request, context in
            let id = context.parameters.decoded("device_id")
            let device = try await gate.device(id, for: request, context: context, now: Date())
            guard try await devices.deactivate(device.id, at: Date()) else {
                throw Problem(.notFound, "Device not found")
            }
            return JSONBody(V1.Done("Device unregistered successfully"))
        }
        router.allowOnly(.post, at: "/api/v1/devices/{device_id}/adopt")
        router.post("/api/v1/devices/{device_id}/adopt") { request, context in
            try await gate.adopt(context.parameters.decoded("device_id"), for: request, now: Date())
            return JSONBody(V1.Done("Device adopted successfully"))
        }
        router.allowOnly(.put, at: "/api/v1/devices/{device_id}/mail")
        router.put("/api/v1/devices/{device_id}/mail") { request, context in
            let id = try DeviceGate.identifier(context.parameters.decoded("device_id"))
            let account = try await gate.account(of: request)
            var body = try await BodyFields.read(request)
            body.require("daily_digest")
            let isWanted = body.bool("daily_digest") ?? false
            try body.check()
            guard try await devices.device(id)?.account == account else {
                throw Problem(.notFound, "Device not found")
            }
            try await devices.setMail(isWanted, of: id)
            return JSONBody(V1.Done(isWanted ? "The digest is sent by mail" : "The digest is not sent by mail"))
        }
        router.allowOnly(.get, at: "/api/v1/push/key")
        router.get("/api/v1/push/key") { _, _ in
            guard let key = webPush?.publicKey else { throw Problem(.notFound, "Web push is not configured.") }
            return JSONBody(V1.Envelope(V1.PushKey(publicKey: key)))
        }
    }

    /// What a device says when it registers.
    private struct Registration {
        let token: String
        let info: Device.Info
        let platform: Device.Platform
        let profile: String?
        let webKeys: Device.WebKeys?
    }

    private func register(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.RegisteredDevice> {
        let registration = try await registration(in: request)
        if let known = try await known(request, token: registration.token, now: now) {
            return try await update(known, with: registration, now: now)
        }
        if let seconds = newDevices?.take(context.clientAddress?.clientRange, now: now) {
            throw Problem.tooManyRequests("Too many devices came from your network. Wait a little.", seconds: seconds)
        }
        let secret = DeviceGate.makeSecret()
        var device = Device(
            id: UUID(),
            token: registration.token,
            platform: registration.platform,
            info: registration.info,
            profile: registration.profile,
            secretHash: SecretToken.hash(of: secret),
            registeredAt: now
        )
        device.webKeys = registration.webKeys
        try await devices.add(device)
        return V1.Envelope(
            V1.RegisteredDevice(deviceID: device.id.text, registeredAt: V1.time(now), deviceSecret: secret)
        )
    }

    /// The device that registers again: whose secret is sent, or who has the token and has never used its secret.
    private func known(_ request: Request, token: String, now: Date) async throws -> Device? {
        if let secret = gate.secret(of: request) {
            guard let device = try await devices.device(secretHash: SecretToken.hash(of: secret)) else {
                throw DeviceGate.refusal
            }
            if device.claimedAt == nil { try await devices.claim(device.id, at: now) }
            return device
        }
        guard let device = try await devices.device(token: token) else { return nil }
        // Whoever merely knows the token of a claimed device gets another one, and that one is pushed to no more.
        return device.isClaimed && gate.authentication != .open ? nil : device
    }

    private func update(
        _ known: Device,
        with registration: Registration,
        now: Date
    ) async throws -> V1.Envelope<V1.RegisteredDevice> {
        var device = known
        device.token = registration.token
        device.platform = registration.platform
        device.info = registration.info
        device.webKeys = registration.webKeys
        device.profile = registration.profile ?? device.profile
        device.isActive = true
        device.seenAt = now
        try await devices.update(device)
        return V1.Envelope(
            V1.RegisteredDevice(
                deviceID: device.id.text,
                registeredAt: V1.time(device.registeredAt),
                message: "Device updated successfully"
            )
        )
    }

    private func registration(in request: Request) async throws -> Registration {
        var body = try await BodyFields.read(request)
        let isWeb = body.text("platform", 0...20) == Device.Platform.web.rawValue
        let token = body.requiredText("device_token", isWeb ? Self.endpointLength : Self.tokenLength)
        let profile = body.text("client_device_id", 1...255)
        if let profile, profile.wholeMatch(of: /[A-Za-z0-9._:\-]+/) == nil {
            body.refuse(
                "client_device_id",
                "client_device_id has letters, digits and . _ : - only.",
                type: "value_error"
            )
        }
        let platform = body.text("platform", 0...20)
        if let platform, Device.Platform(rawValue: platform) == nil {
            body.refuse("platform", "platform is ios or web.", type: "literal_error")
        }
        body.require("device_info")
        var info = Device.Info(osVersion: "", appVersion: "", model: "", timeZone: "")
        var webKeys: Device.WebKeys?
        if var fields = body.object("device_info") {
            info.osVersion = fields.requiredText("osVersion", Self.nameLength)
            info.appVersion = fields.requiredText("appVersion", Self.nameLength)
            info.model = fields.requiredText("deviceModel", Self.nameLength)
            info.timeZone = fields.requiredText("timezone", Self.nameLength)
            let keys = Self.webKeys(in: &fields)
            webKeys = isWeb ? keys : nil
            body.merge(fields)
        }
        if isWeb, let webPush, WebEndpoint(token, hosts: webPush.hosts) == nil {
            body.refuse("device_token", "device_token is no endpoint that this server pushes to.", type: "value_error")
        }
        try body.check()
        return Registration(
            token: token,
            info: info,
            platform: platform.flatMap(Device.Platform.init) ?? .ios,
            profile: profile,
            webKeys: webKeys
        )
    }

    /// What a browser encrypts with, as its subscription says it; without keys nothing is pushed to it.
    private static func webKeys(in info: inout BodyFields) -> Device.WebKeys? {
        guard var keys = info.object("keys") else { return nil }
        let key = Base64URL.decode(keys.requiredText("p256dh", nameLength))
        let secret = Base64URL.decode(keys.requiredText("auth", nameLength))
        if key?.count != webKeyBytes {
            keys.refuse("p256dh", "p256dh is a point on P-256 in Base64.", type: "value_error")
        }
        if secret?.count != webSecretBytes { keys.refuse("auth", "auth is 16 bytes in Base64.", type: "value_error") }
        info.merge(keys)
        guard let key, let secret else { return nil }
        return Device.WebKeys(key: key, secret: secret)
    }
}

extension UUID {
    /// In small letters.
    var text: String { uuidString.lowercased() }
}

extension V1.DeviceStatus {
    init(_ device: Device) {
        self.init(
            deviceID: device.id.text,
            isActive: device.isActive,
            registeredAt: V1.time(device.registeredAt),
            lastSeen: device.seenAt.map(V1.time),
            deviceInfo: V1.DeviceInfo(
                osVersion: device.info.osVersion,
                appVersion: device.info.appVersion,
                deviceModel: device.info.model,
                timezone: device.info.timeZone
            )
        )
    }
}
