import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Sessions
import VitaeAPI

/// An error that a client gets, in the dialect of the address that it asked.
struct Problem: HTTPResponseError {
    let details: ProblemDetails
    /// The rules that a request to `/api/v1` breaks.
    var violations: [V1.Violation] = []
    /// Seconds after which trying again makes sense.
    var retryAfter: Int?
    /// The method that the address knows.
    var allowed: [HTTPRequest.Method] = []
    /// The part of the server that is to blame; for the log.
    var part: String?

    var status: HTTPResponse.Status { HTTPResponse.Status(code: details.status) }

    init(_ status: HTTPResponse.Status, _ detail: String, errors: [ProblemDetails.Field]? = nil) {
        details = ProblemDetails(title: status.reasonPhrase, status: status.code, detail: detail, errors: errors)
    }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        let dialect = ErrorDialect(of: request)
        let body = try dialect.body(of: self)
        var headers: HTTPFields = [.contentType: dialect.mediaType, .cacheControl: "no-store"]
        if status == .unauthorized { headers[.wwwAuthenticate] = "Bearer" }
        if !allowed.isEmpty {
            headers[.allow] = allowed.map { $0 == .get ? "GET, HEAD" : $0.rawValue }.joined(separator: ", ")
        }
        if let retryAfter { headers[.retryAfter] = "\(retryAfter)" }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    /// A request that breaks rules, in the order in which they are stated.
    static func invalid(_ violations: [V1.Violation]) -> Problem {
        var problem = Problem(.unprocessableContent, violations.map(\.msg).joined(separator: " "))
        problem.violations = violations
        return problem
    }

    static func badRequest(_ detail: String) -> Problem { Problem(.badRequest, detail) }

    static func badParameter(_ name: String, _ detail: String) -> Problem {
        Problem(.badRequest, detail, errors: [ProblemDetails.Field(parameter: name, detail: detail)])
    }

    static func tooLarge(maximumBytes: Int) -> Problem {
        Problem(.contentTooLarge, "The file is larger than \(maximumBytes / 1024 / 1024) MiB. Send a smaller one.")
    }

    static func methodNotAllowed(_ allowed: [HTTPRequest.Method]) -> Problem {
        let names = allowed.map(\.rawValue).joined(separator: " and ")
        var problem = Problem(.methodNotAllowed, "This address takes \(names) requests only.")
        problem.allowed = allowed
        return problem
    }

    /// One answer for tokens that are unknown, malformed, expired or erased.
    static var unknownToken: Problem {
        Problem(.notFound, "There is no session for this token, or it has expired.")
    }

    static var unknownJob: Problem {
        Problem(.notFound, "The session has no such job.")
    }

    /// The problem that an error of the domain amounts to.
    init(domain error: any Error) {
        switch error {
        case let problem as Problem:
            self = problem
        case let refusal as SessionIntake.Refusal:
            self.init(Self.status(of: refusal), refusal.message)
        case SessionStoreError.queueFull:
            self.init(.serviceUnavailable, "Too many documents are waiting. Try again in a few seconds.")
            retryAfter = 10
            part = "queue"
        case SessionStoreError.unavailable:
            self.init(.serviceUnavailable, "Nothing can be stored or looked up at the moment. Try again in a minute.")
            retryAfter = 60
            part = "store"
        case let error as AccountError:
            self.init(Self.status(of: error), error.message)
            if case .tooManyAttempts(let seconds) = error { retryAfter = seconds }
            if error == .busy {
                retryAfter = 2
                part = "sign-in"
            }
        case let error as ProviderError:
            self.init(error == .unknownState ? .badRequest : .unprocessableContent, error.message)
        case AccountStoreError.unavailable:
            self.init(.serviceUnavailable, "Accounts cannot be reached at the moment. Try again in a minute.")
            retryAfter = 60
            part = "accounts"
        case is HTTPParserError, is IOError, is ChannelError:
            self.init(.badRequest, "The request broke off or cannot be read. Send it again.")
        case let error as any HTTPResponseError:
            self.init(error.status, Self.sentence(for: error.status))
        default:
            self.init(.internalServerError, "Something went wrong here. Try again; the operator can see what happened.")
        }
    }

    private static func status(of refusal: SessionIntake.Refusal) -> HTTPResponse.Status {
        switch refusal {
        case .empty, .keyTaken: .unprocessableContent
        case .unsupportedType, .notOneDocument: .unsupportedMediaType
        }
    }

    private static func status(of error: AccountError) -> HTTPResponse.Status {
        switch error {
        case .invalidEmail, .passwordTooShort, .passwordTooLong, .alreadyRegistered, .signUpDisabled:
            .unprocessableContent
        case .invalidCredentials, .invalidCode, .invalidLetter, .invalidRefreshToken: .badRequest
        case .invalidAccessToken: .unauthorized
        case .tooManyAttempts: .tooManyRequests
        case .busy: .serviceUnavailable
        }
    }

    private static func sentence(for status: HTTPResponse.Status) -> String {
        switch status {
        case .notFound: "There is nothing at this address."
        case .methodNotAllowed: "This address does not know that method."
        case .contentTooLarge: "The request is too large."
        default: "The request cannot be answered: \(status.reasonPhrase.lowercased())."
        }
    }
}
