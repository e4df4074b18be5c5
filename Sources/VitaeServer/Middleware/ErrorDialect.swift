import Foundation
import HTTPTypes
import Hummingbird
import VitaeAPI

/// How errors are written for the clients of a group of addresses.
enum ErrorDialect: Hashable {
    /// RFC 9457.
    case problem
    /// `{"detail": …}`: a sentence, or a list for a request that breaks rules. The apps behind `/api/v1` decode nothing else.
    case detail

    /// The dialect of the group that an address belongs to, whether it exists or not.
    init(of request: Request) {
        self = APIGeneration.v1.contains(request) ? .detail : .problem
    }

    /// The media type of errors.
    var mediaType: String {
        switch self {
        case .problem: "application/problem+json"
        case .detail: "application/json"
        }
    }

    /// The body of an error.
    func body(of problem: Problem) throws -> Data {
        let details = problem.details
        let encoder = JSONBody.encoder
        switch self {
        case .problem: return try encoder.encode(details)
        case .detail where details.status == HTTPResponse.Status.unprocessableContent.code:
            let violations = problem.violations.isEmpty ? Self.violations(in: details) : problem.violations
            return try encoder.encode(V1.Refusal(detail: violations, status: details.status, title: details.title))
        case .detail:
            let failure = V1.Failure(detail: details.detail, status: details.status, title: details.title)
            return try encoder.encode(failure)
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

/// A group of addresses with a prefix of its own.
enum APIGeneration {
    case v1

    private var prefix: [Substring] { ["api", "v1"] }

    /// Whether a request is for the group. As for the router, slashes that follow each other are one.
    func contains(_ request: Request) -> Bool {
        request.uri.path.split(separator: "/").starts(with: prefix)
    }

    /// Whether a request is for what has a name in the group.
    func contains(_ request: Request, named name: String) -> Bool {
        request.uri.path.split(separator: "/").starts(with: prefix + [Substring(name)])
    }
}
