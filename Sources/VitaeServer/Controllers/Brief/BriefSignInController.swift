import Accounts
import DailyBrief
import Foundation
import Hummingbird
import VitaeAPI

/// `/api/users/authenticate`, `/api/users/register` and `/api/users/password-reset-request`: how people sign in to an app with
/// briefs.
struct BriefSignInController {
    let accounts: AccountService
    let accountStore: any AccountStore
    let store: any BriefStore
    let apps: BriefAppGate
    let letters: AccountLetters
    /// Sign-ins and registrations of one client; nil for any number.
    let signIns: (any Limiter<AddressRange?>)?
    let registrations: (any Limiter<AddressRange?>)?

    /// Seconds for which a token is good: the apps do not refresh any.
    static let lifetime = 604_800
    private static let missing = Problem.badRequest("Email and password required")
    private static let nameLength = 100

    private struct Registration {
        let email: String
        let password: String
        let nickname: String?
        let username: String?
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/api/users/authenticate")
        router.post("/api/users/authenticate") { request, context in
            JSONBody(try await signIn(request, context, now: Date()))
        }
        router.allowOnly(.post, at: "/api/users/register")
        router.post("/api/users/register") { request, context in
            var response = try JSONBody(try await register(request, context, now: Date()))
                .response(from: request, context: context)
            response.status = .created
            return response
        }
        router.allowOnly(.post, at: "/api/users/password-reset-request")
        router.post("/api/users/password-reset-request") { request, context in
            JSONBody(try await recover(request, context, now: Date()))
        }
    }

    /// A letter with a link to the page, where a new password is chosen. Whether there is an account is not said.
    private func recover(_ request: Request, _ context: ServerContext, now: Date) async throws -> V2.Done {
        try apps.admit(request)
        let email = try await BriefFields.read(request) { fields in
            guard case .text(let email) = fields.value("email"), !email.allSatisfy(\.isWhitespace) else {
                throw Problem.badRequest("Email required")
            }
            return email
        }
        if let seconds = await signIns?.take(context.clientAddress?.clientRange, now: now) {
            throw Problem.tooManyRequests("Rate limit exceeded", seconds: seconds)
        }
        letters.write(.passwordReset, to: email)
        return V2.Done("If there is an account with this address, a letter is on its way to it.")
    }

    private func signIn(_ request: Request, _ context: ServerContext, now: Date) async throws -> V2.SignIn {
        try apps.admit(request)
        let (email, password) = try await BriefFields.read(request) { try Self.credentials(&$0) }
        if let seconds = await signIns?.take(context.clientAddress?.clientRange, now: now) {
            throw Problem.tooManyRequests("Rate limit exceeded", seconds: seconds)
        }
        let grant: TokenGrant
        do {
            grant = try await accounts.signIn(
                email: email,
                password: password,
                client: context.client,
                lifetime: Self.lifetime
            )
        } catch AccountError.invalidCredentials {
            throw Problem(.unauthorized, "Invalid credentials")
        }
        guard let account = UUID(uuidString: grant.user.id), let person = try await store.briefPerson(account) else {
            throw Problem(.unauthorized, "Invalid credentials")
        }
        return V2.SignIn(user: V2.User(person), token: grant.accessToken, expiresIn: grant.expiresIn)
    }

    private func register(_ request: Request, _ context: ServerContext, now: Date) async throws -> V2.Done {
        try apps.admit(request)
        let registration = try await BriefFields.read(request) { fields in
            let (email, password) = try Self.credentials(&fields)
            // What people agree to is between them and the operator; here it must be a yes or a no.
            _ = fields.bool("email_consent")
            _ = fields.bool("terms_accepted")
            return Registration(
                email: email,
                password: password,
                nickname: fields.words("nickname", most: Self.nameLength),
                username: fields.words("username", most: Self.nameLength)
            )
        }
        guard accounts.allowsSignUp else { throw Problem(.forbidden, AccountError.signUpDisabled.message) }
        if let seconds = await registrations?.take(context.clientAddress?.clientRange, now: now) {
            throw Problem.tooManyRequests("Rate limit exceeded", seconds: seconds)
        }
        let account: Account
        do {
            account = try await accounts.add(
                email: registration.email,
                password: registration.password,
                client: context.client
            )
        } catch let error as AccountError {
            switch error {
            case .alreadyRegistered, .invalidEmail, .passwordTooLong, .passwordTooShort:
                throw Problem.badRequest(error.message)
            default: throw error
            }
        }
        _ = try await accountStore.changeDetails(of: account.id) { details in
            details.nickname = registration.nickname
            details.username = registration.username
        }
        return V2.Done("Registration successful")
    }

    private static func credentials(_ fields: inout BodyFields) throws -> (email: String, password: String) {
        guard case .text(let email) = fields.value("email"), case .text(let password) = fields.value("password"),
            !email.allSatisfy(\.isWhitespace), !password.isEmpty
        else { throw missing }
        return (email, password)
    }
}
