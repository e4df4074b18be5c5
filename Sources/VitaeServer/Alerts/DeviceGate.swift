import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import JobAlerts

/// Decides who may use a device.
struct DeviceGate: Sendable {
    let devices: any DeviceStore
    let accounts: AccountService
    let authentication: DeviceSettings.Authentication
    /// Identifiers of no device that one client asks for; nil for any number.
    let unknown: (any Limiter<AddressRange?>)?

    /// What secrets begin with.
    private static let mark = "vd_"
    /// Seconds after which it is noted again that a device was used.
    private static let noteInterval = 3_600.0

    static let secretHeader = HTTPField.Name("X-Device-Secret")

    /// A new secret.
    static func makeSecret() -> String { mark + SecretToken.make() }

    /// The identifier in a text.
    ///
    /// - Throws: 400 for what is none.
    static func identifier(_ text: String, _ name: String = "device") throws -> UUID {
        guard let id = UUID(uuidString: text) else { throw Problem.badRequest("Invalid \(name) ID format") }
        return id
    }

    /// A device that whoever sends a request may use.
    ///
    /// - Parameters:
    ///   - text: its identifier.
    ///   - request: with the secret, where there is one.
    ///   - context: of the request.
    ///   - mustBeActive: whether one that was ended counts as unknown.
    ///   - now: what time it is.
    /// - Returns: the device.
    /// - Throws: 400 for what is no identifier, 401 without the right to use it, 404 where there is none, 429 where
    ///   somebody tries identifiers.
    func device(
        _ text: String,
        for request: Request,
        context: ServerContext,
        mustBeActive: Bool = false,
        now: Date
    ) async throws -> Device {
        let id = try Self.identifier(text)
        // Whoever has a secret tries nothing, as long as there is such a device.
        let isTrying = secret(of: request) == nil
        guard let device = try await found(isTrying, context, now: now, { try await devices.device(id) }) else {
            throw Problem(.notFound, mustBeActive ? "Device not found or inactive" : "Device not found")
        }
        guard device.isActive || !mustBeActive else { throw Problem(.notFound, "Device not found or inactive") }
        try await admit(request, to: device, now: now)
        if device.seenAt.map({ now.timeIntervalSince($0) >= Self.noteInterval }) ?? true {
            try await devices.note(device.id, seenAt: now)
        }
        return device
    }

    /// The secret that a request carries; nil where it carries none.
    func secret(of request: Request) -> String? {
        guard let value = request.headers[.authorization] else { return nil }
        let parts = value.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].hasPrefix(Self.mark) else { return nil }
        return String(parts[1])
    }

    /// The secret that a request carries beside its bearer token; nil where it carries none.
    func otherSecret(of request: Request) -> String? {
        Self.secretHeader.flatMap { request.headers[$0] }.flatMap { $0.hasPrefix(Self.mark) ? $0 : nil }
    }

    /// The account that a request is signed in to.
    func account(of request: Request) async throws -> UUID { try await accounts.bearer(of: request).account }

    /// Gives a device to the account that a request is signed in to; it carries the secret besides.
    func adopt(_ text: String, for request: Request, now: Date) async throws {
        let id = try Self.identifier(text)
        let bearer = try await accounts.bearer(of: request)
        guard let device = try await devices.device(id) else { throw Problem(.notFound, "Device not found") }
        let secret = Self.secretHeader.flatMap { request.headers[$0] } ?? ""
        guard SecretToken.hash(of: secret) == device.secretHash else { throw Self.refusal }
        try await devices.adopt(id, by: bearer.account, at: now)
    }

    /// What somebody asks for by an identifier; whoever asks for what is not there is counted.
    ///
    /// - Parameters:
    ///   - isTrying: whether nothing but the identifier was sent.
    ///   - context: of the request.
    ///   - now: what time it is.
    ///   - find: looks for it.
    /// - Returns: what was found; nil where there is none.
    /// - Throws: 429 where somebody tries identifiers, and what looking throws.
    func found<Value>(
        _ isTrying: Bool,
        _ context: ServerContext,
        now: Date,
        _ find: () async throws -> Value?
    ) async throws -> Value? {
        let client = context.clientAddress?.clientRange
        // Before it is looked for: many who ask at once are held back as well.
        if isTrying { try await countTry(of: client, now: now) }
        guard let value = try await find() else {
            if !isTrying { try await countTry(of: client, now: now) }
            return nil
        }
        if isTrying { await unknown?.giveBack(client, now: now) }
        return value
    }

    private func countTry(of client: AddressRange?, now: Date) async throws {
        guard let seconds = await unknown?.take(client, now: now) else { return }
        throw Problem.tooManyRequests("Too many unknown identifiers were asked for. Wait a little.", seconds: seconds)
    }

    private func admit(_ request: Request, to device: Device, now: Date) async throws {
        if let secret = secret(of: request) {
            guard SecretToken.hash(of: secret) == device.secretHash else { throw Self.refusal }
            if device.claimedAt == nil { try await devices.claim(device.id, at: now) }
            return
        }
        if request.headers[.authorization] != nil, let account = device.account {
            guard try await accounts.bearer(of: request).account == account else { throw Self.refusal }
            return
        }
        switch authentication {
        case .open: return
        case .claim: if device.isClaimed { throw Self.refusal }
        case .required: throw Self.refusal
        }
    }

    static let refusal = Problem(.unauthorized, "The device has a secret. Send it as a bearer token.")
}
