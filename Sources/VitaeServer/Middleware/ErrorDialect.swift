import Foundation
import HTTPTypes
import Hummingbird
import Publications
import VitaeAPI

/// How errors are written for the clients of a group of addresses.
enum ErrorDialect: Hashable {
    /// RFC 9457.
    case problem
    /// `{"detail": …}`: a sentence, or a list for a request that breaks rules. The apps behind `/api/v1` decode nothing else.
    case detail
    /// `{"success": false, "error": …}`, the sentence in several fields: lists of publications and the accounts of their
    /// apps.
    case envelope
    /// `{"success": false, "error": …}`: the apps with daily briefs look at `success` first.
    case brief

    /// The addresses outside `/api/v2` that apps with daily briefs sign in at.
    private static let briefSignIn: [[Substring]] = ["authenticate", "register", "password-reset-request"]
        .map { ["api", "users", $0] }

    /// The dialect of the group that an address belongs to, whether it exists or not.
    init(of request: Request) {
        if APIGeneration.v1.contains(request) {
            self = .detail
        } else if APIGeneration.v2.contains(request)
            || Self.briefSignIn.contains(request.uri.path.split(separator: "/"))
        {
            self = .brief
        } else if APIGeneration.publications.contains(request) {
            self = .envelope
        } else {
            self = .problem
        }
    }

    /// The media type of errors.
    var mediaType: String {
        switch self {
        case .problem: "application/problem+json"
        case .detail, .envelope, .brief: "application/json"
        }
    }

    /// The body of an error.
    func body(of problem: Problem) throws -> Data {
        let details = problem.details
        let encoder = JSONBody.encoder
        switch self {
        case .problem: return try encoder.encode(details)
        case .brief: return try encoder.encode(V2.Failure(details.detail))
        case .detail where details.status == HTTPResponse.Status.unprocessableContent.code:
            let violations = problem.violations.isEmpty ? Self.violations(in: details) : problem.violations
            return try encoder.encode(V1.Refusal(detail: violations, status: details.status, title: details.title))
        case .detail:
            let failure = V1.Failure(detail: details.detail, status: details.status, title: details.title)
            return try encoder.encode(failure)
        case .envelope: return try encoder.encode(EnvelopedFailure(details.detail))
        }
    }

    /// What is wrong in a request that was refused by rules that other addresses have too.
    private static func violations(in details: ProblemDetails) -> [V1.Violation] {
        let fields = (details.errors ?? []).map { field in
            let path = field.pointer.map { $0.split(separator: "/").map(String.init) }
            return V1.Violation(
                field.detail,
                type: "value_error",
                loc: path.map { ["body"] + $0 } ?? ["query"] + [field.parameter].compactMap(\.self)
            )
        }
        return fields.isEmpty ? [V1.Violation(details.detail, type: "value_error", loc: ["body"])] : fields
    }
}

/// A failure as people read it who use an app that decodes none.
private struct EnvelopedFailure: Encodable {
    let success = false
    let error: String
    let message: String
    let detail: String
    let timestamp = WireTime.text(Date())

    init(_ sentence: String) {
        error = sentence
        message = sentence
        detail = sentence
    }
}

/// A group of addresses with prefixes of its own.
enum APIGeneration {
    case v1
    case v2
    case publications

    private var prefixes: [[Substring]] {
        switch self {
        case .v1: [["api", "v1"]]
        case .v2: [["api", "v2"]]
        case .publications:
            [["api", "auth"], ["api", "bibliography"], ["api", "export"], ["api", "mobile"], ["api", "users"]]
        }
    }

    /// Whether a request is for the group. As for the router, slashes that follow each other are one.
    func contains(_ request: Request) -> Bool { contains(request, below: []) }

    /// Whether a request is for what has a name in the group.
    func contains(_ request: Request, named name: String) -> Bool { contains(request, below: [Substring(name)]) }

    private func contains(_ request: Request, below names: [Substring]) -> Bool {
        let path = request.uri.path.split(separator: "/")
        return prefixes.contains { path.starts(with: $0 + names) }
    }
}
