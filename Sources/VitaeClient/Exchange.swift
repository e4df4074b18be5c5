import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import VitaeAPI

/// One call to a server, made again after failures that pass where it may be made twice.
struct Exchange: Sendable {
    /// What a call is, apart from the server.
    struct Call: Sendable {
        var method = HTTPMethod.GET
        /// With its query.
        var path: String
        var headers: [(name: String, value: String)] = []
        /// Made anew for every attempt.
        var body: (@Sendable () -> HTTPClientRequest.Body)?
        /// Whether making it twice does what making it once does.
        var isIdempotent = true
        var timeout = TimeAmount.seconds(60)
    }

    let server: String
    let retries: RetryPolicy

    /// Shared by all clients of a process, as connections are. A server that is not there is told at once.
    private static let http: HTTPClient = {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.connectionPool.retryConnectionEstablishment = false
        // Servers end idle connections after 30 seconds: a call should not meet that moment.
        configuration.connectionPool.idleTimeout = .seconds(20)
        configuration.timeout.connect = .seconds(10)
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()

    private static let mostBytes = 64 * 1024 * 1024

    /// The body of an answer with status 200 or 204.
    ///
    /// - Parameter call: the call.
    /// - Returns: the body.
    /// - Throws: why there is none, after the last attempt.
    func send(_ call: Call) async throws(VitaeClientError) -> Data {
        var attempt = 1
        while true {
            do {
                return try await sendOnce(call)
            } catch {
                // What an earlier attempt erased without the answer arriving is gone, as it should be.
                if attempt > 1, call.method == .DELETE, case .refused(let refusal) = error, refusal.status == 404 {
                    return Data()
                }
                guard call.isIdempotent, let pause = retries.pause(after: error, attempt: attempt) else { throw error }
                do {
                    try await retries.sleep(pause)
                } catch {
                    throw .cancelled
                }
                attempt += 1
            }
        }
    }

    private func sendOnce(_ call: Call) async throws(VitaeClientError) -> Data {
        var request = HTTPClientRequest(url: server + call.path)
        request.method = call.method
        for header in call.headers { request.headers.add(name: header.name, value: header.value) }
        request.body = call.body?()
        do {
            let response = try await Self.http.execute(request, timeout: call.timeout)
            let body = try await response.body.collect(upTo: Self.mostBytes)
            // A cancelled body ends as if it were complete.
            try Task.checkCancellation()
            return try Self.body(Data(body.readableBytesView), of: response)
        } catch let error as VitaeClientError {
            throw error
        } catch {
            if Task.isCancelled { throw .cancelled }
            throw .unreachable("\(server) cannot be reached: \(Self.reason(of: error))")
        }
    }

    /// What to tell a person; the TLS library's own words name its source files.
    private static func reason(of error: any Error) -> String {
        let text = "\(error)"
        return text.contains("CERTIFICATE_VERIFY_FAILED")
            ? "its certificate is not one that this machine trusts" : text
    }

    private static func body(_ bytes: Data, of response: HTTPClientResponse) throws(VitaeClientError) -> Data {
        switch response.status {
        case .ok, .noContent: return bytes
        default:
            let problem: ProblemDetails
            do {
                problem = try JSONDecoder().decode(ProblemDetails.self, from: bytes)
            } catch {
                throw .unexpectedAnswer(status: Int(response.status.code))
            }
            throw .refused(
                VitaeClientError.Refusal(
                    problem: problem,
                    requestID: response.headers.first(name: "X-Request-Id"),
                    retryAfter: response.headers.first(name: "Retry-After").flatMap { Int($0) }.map { .seconds($0) }
                )
            )
        }
    }
}
