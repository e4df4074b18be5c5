import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Publications

/// `/api/auth` and `/api/mobile/auth`: signs in to the list of publications, in the shapes of its apps.
struct PublicationAuthController {
    let accounts: AccountService
    let store: any AccountStore
    let gate: PublicationGate
    /// New accounts of one client; nil for any number.
    let registrations: (any Limiter<AddressRange?>)?

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/api/auth/register")
        router.post("/api/auth/register") { request, context in
            var response = try JSONBody(try await register(request, context)).response(from: request, context: context)
            response.status = .created
            return response
        }
        router.allowOnly(.post, at: "/api/mobile/auth/login")
        router.post("/api/mobile/auth/login") { request, context in
            let grant = try await signIn(request, context, lifetime: PublicationGate.standingLogin)
            return JSONBody(
                MobileLogin(
                    user: try await mobileUser(grant.user.id),
                    token: grant.accessToken,
                    message: "Login successful"
                )
            )
        }
        router.allowOnly(.get, at: "/api/mobile/auth/session")
        router.get("/api/mobile/auth/session") { request, _ in
            let user = MobileUser(try await user(try await gate.bearer(of: request)))
            return JSONBody(MobileLogin(user: user, token: nil, message: nil))
        }
        router.allowOnly(.post, at: "/api/mobile/auth/logout")
        router.post("/api/mobile/auth/logout") { request, _ in try await signOut(request) }
        router.allowOnly(.post, at: "/api/auth/login")
        router.post("/api/auth/login") { request, context in
            let grant = try await signIn(request, context, lifetime: nil)
            let user = UserAnswer(try await person(grant.user.id))
            return JSONBody(Tokens(grant, user: user))
        }
        router.allowOnly(.post, at: "/api/auth/refresh")
        router.post("/api/auth/refresh") { request, _ in
            let fields = try await SentFields.read(request)
            guard let token = try fields.text("refresh_token") ?? fields.text("refreshToken") else {
                throw Problem.badRequest("“refresh_token” is missing.")
            }
            do {
                return JSONBody(Tokens(try await accounts.refresh(token), user: nil))
            } catch AccountError.invalidRefreshToken {
                throw Problem(.unauthorized, AccountError.invalidRefreshToken.message)
            }
        }
        router.allowOnly(.get, at: "/api/auth/me")
        router.get("/api/auth/me") { request, _ in
            JSONBody(UserAnswer(try await user(try await gate.bearer(of: request))))
        }
        router.allowOnly(.delete, .post, at: "/api/auth/logout")
        router.delete("/api/auth/logout") { request, _ in try await signOut(request) }
        router.post("/api/auth/logout") { request, _ in try await signOut(request) }
    }

    private func register(_ request: Request, _ context: ServerContext) async throws -> MobileLogin {
        let fields = try await SentFields.read(request)
        let name = try fields.text("name")?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        let (email, password) = (try fields.text("email") ?? "", try fields.text("password") ?? "")
        guard !name.isEmpty, !email.isEmpty, !password.isEmpty else {
            throw Problem.badRequest("Name, email and password are required")
        }
        guard UserAnswer.nameLength.contains(name.count) else {
            throw Problem.badRequest("The name has at most \(UserAnswer.nameLength.upperBound) characters.")
        }
        if let seconds = await registrations?.take(context.clientAddress?.clientRange, now: Date()) {
            throw Problem.tooManyRequests(
                "Too many accounts were made from your network. Try again later.",
                seconds: seconds
            )
        }
        do {
            let grant = try await accounts.signUp(
                email: email,
                password: password,
                client: context.client,
                lifetime: PublicationGate.standingLogin
            )
            guard let id = UUID(uuidString: grant.user.id) else { throw AccountError.invalidAccessToken }
            _ = try await store.changeDetails(of: id) { $0.name = name }
            return MobileLogin(
                user: try await mobileUser(grant.user.id),
                token: grant.accessToken,
                message: "User created successfully"
            )
        } catch AccountError.alreadyRegistered {
            throw Problem(.conflict, AccountError.alreadyRegistered.message)
        } catch AccountError.signUpDisabled {
            throw Problem(.forbidden, AccountError.signUpDisabled.message)
        } catch let error as AccountError
            where [.invalidEmail, .passwordTooShort, .passwordTooLong].contains(error)
        {
            throw Problem.badRequest(error.message)
        }
    }

    private func signIn(_ request: Request, _ context: ServerContext, lifetime: Int?) async throws -> TokenGrant {
        let fields = try await SentFields.read(request)
        guard let email = try fields.text("email"), let password = try fields.text("password"), !email.isEmpty,
            !password.isEmpty
        else { throw Problem.badRequest("Email and password are required") }
        do {
            return try await accounts.signIn(
                email: email,
                password: password,
                client: context.client,
                lifetime: lifetime
            )
        } catch AccountError.invalidCredentials {
            throw Problem(.unauthorized, "Invalid credentials")
        }
    }

    private func signOut(_ request: Request) async throws -> JSONBody<SignedOut> {
        try await accounts.signOut(try await accounts.bearer(of: request))
        return JSONBody(SignedOut())
    }

    private func user(_ bearer: Bearer) async throws -> ListedUser {
        if let account = try await store.account(id: bearer.account) { return try await listed(account) }
        // Whom an external provider knows need not have an account here.
        guard bearer.loginFamily == nil else { throw AccountError.invalidAccessToken }
        let account = Account(id: bearer.account, email: bearer.email, createdAt: Date(timeIntervalSince1970: 0))
        return ListedUser(account: account, details: AccountDetails())
    }

    private func person(_ id: String) async throws -> ListedUser {
        guard let id = UUID(uuidString: id), let account = try await store.account(id: id) else {
            throw AccountError.invalidAccessToken
        }
        return try await listed(account)
    }

    private func listed(_ account: Account) async throws -> ListedUser {
        ListedUser(account: account, details: try await store.details(of: account.id) ?? AccountDetails())
    }

    private func mobileUser(_ id: String) async throws -> MobileUser { MobileUser(try await person(id)) }
}

// MARK: - Answers

/// An account with what is kept beside it.
struct ListedUser: Sendable {
    let account: Account
    let details: AccountDetails

    /// The name; else the part of the address before the "@".
    var name: String { details.name ?? details.username ?? String(account.email.text.prefix { $0 != "@" }) }
}

/// A person, as lists and `/api/auth` tell of them.
struct UserAnswer: Encodable, Sendable {
    let id: String
    let email: String
    let name: String
    let role: String
    let createdAt: String
    let isActive: Bool

    /// Characters of a name.
    static let nameLength = 1...200

    init(_ user: ListedUser) {
        id = user.account.id.uuidString.lowercased()
        email = user.account.email.text
        name = user.name
        role = user.details.role.rawValue
        createdAt = WireTime.text(user.account.createdAt)
        isActive = user.account.deactivatedAt == nil
    }
}

/// A person, as the app that ships decodes them: without `createdAt`, which it takes for a number.
private struct MobileUser: Encodable, Sendable {
    let id: String
    let email: String
    let name: String
    let role: String

    private enum CodingKeys: String, CodingKey {
        case id = "_id"
        case email, name, role
    }

    init(_ user: ListedUser) {
        id = user.account.id.uuidString.lowercased()
        email = user.account.email.text
        name = user.name
        role = user.details.role.rawValue
    }
}

private struct MobileLogin: Encodable, Sendable {
    var success = true
    let user: MobileUser
    let token: String?
    let message: String?
}

private struct SignedOut: Encodable, Sendable {
    var success = true
    var message = "Signed out"
}

/// Tokens in both spellings that the apps know.
private struct Tokens: Encodable, Sendable {
    private enum Key: String, CodingKey {
        case success, user, token
        case accessToken, refreshToken, expiresIn
        case snakeAccessToken = "access_token"
        case snakeRefreshToken = "refresh_token"
        case snakeExpiresIn = "expires_in"
    }

    private let grant: TokenGrant
    private let user: UserAnswer?

    init(_ grant: TokenGrant, user: UserAnswer?) {
        self.grant = grant
        self.user = user
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(true, forKey: .success)
        try container.encodeIfPresent(user, forKey: .user)
        for key in [Key.token, .accessToken, .snakeAccessToken] { try container.encode(grant.accessToken, forKey: key) }
        for key in [Key.refreshToken, .snakeRefreshToken] { try container.encode(grant.refreshToken, forKey: key) }
        for key in [Key.expiresIn, .snakeExpiresIn] { try container.encode(grant.expiresIn, forKey: key) }
    }
}
