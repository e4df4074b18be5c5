import Crypto
import Foundation
import Logging
import Synchronization

@testable import Accounts

/// A service on a store in memory, with a clock that stands still and passwords that cost nothing.
struct AccountFixture {
    static let start = Date(timeIntervalSince1970: 1_790_000_000)
    static let password = "correct horse"

    let store = MemoryAccountStore()
    let clock = TestClock(start)
    let derivations = DerivationCount()
    let tokens: AccessTokens
    let service: AccountService

    init(
        settings: AccountSettings = AccountSettings(),
        limiter: SignInLimiter? = nil,
        externalSecrets: [SymmetricKey] = [],
        parameters: ScryptParameters = .standard
    ) async throws {
        tokens = try await AccessTokens(keys: [TokenForge.key], externalSecrets: externalSecrets)
        let clock = clock
        service = AccountService(
            store: store,
            tokens: tokens,
            passwords: derivations.hasher(parameters: parameters),
            limiter: limiter,
            settings: settings,
            logger: Logger(label: "accounts") { _ in SwiftLogNoOpLogHandler() },
            clock: { clock.now }
        )
    }

    /// Signs somebody up.
    func robin() async throws -> TokenGrant {
        try await service.signUp(email: "robin@example.com", password: Self.password)
    }

    func bearer(_ grant: TokenGrant) async throws -> Bearer {
        try await service.authenticate(grant.accessToken)
    }
}

/// A clock that moves when it is told to.
final class TestClock: Sendable {
    private let time: Mutex<Date>

    init(_ start: Date) {
        time = Mutex(start)
    }

    var now: Date { time.withLock { $0 } }

    func advance(_ seconds: Double) {
        time.withLock { $0 += seconds }
    }
}

/// Counts what would cost a quarter of a second each.
final class DerivationCount: Sendable {
    private let counted = Mutex<[ScryptParameters]>([])

    var count: Int { counted.withLock { $0.count } }
    var parameters: [ScryptParameters] { counted.withLock { $0 } }

    func hasher(parameters: ScryptParameters = .standard) -> PasswordHasher {
        PasswordHasher(parameters: parameters, concurrency: 2) { password, salt, parameters in
            self.counted.withLock { $0.append(parameters) }
            return Data(SHA256.hash(data: password + salt))
        }
    }
}
