package import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import Synchronization

/// A server on a free port of this machine that answers as a test says, and remembers what it was asked.
package final class StandInServer: Sendable {
    /// What was asked.
    package struct Question: Hashable, Sendable {
        package let method: String
        /// With its query.
        package let path: String
        /// Values by name in small letters.
        package let headers: [String: String]
        package let body: Data

        package var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// What is answered.
    package struct Answer: Hashable, Sendable {
        package var status: Int
        package var headers: [String: String]
        package var body: String

        package init(_ status: Int = 200, headers: [String: String] = [:], body: String = "{}") {
            self.status = status
            self.headers = headers
            self.body = body
        }
    }

    /// Answers the question with a number, counted from 1.
    package typealias Script = @Sendable (Question, Int) async throws -> Answer

    private let asked = Mutex<[Question]>([])
    private let script: Script
    private let port = Mutex(0)
    private let scheme: String

    private static let longestBody = 64 * 1024 * 1024

    private init(scheme: String, _ script: @escaping Script) {
        self.scheme = scheme
        self.script = script
    }

    /// Where it is.
    package var address: String { "\(scheme)://127.0.0.1:\(port.withLock { $0 })" }

    /// What it was asked so far.
    package var questions: [Question] { asked.withLock { $0 } }

    /// Runs a body beside a server.
    ///
    /// - Parameters:
    ///   - certificate: to speak HTTP/2 over TLS; nil for HTTP/1.1 without.
    ///   - script: what it answers.
    ///   - body: gets the server.
    /// - Throws: an error when it does not start, and those of the body.
    package static func run(
        certificate: MadeCertificate? = nil,
        _ script: @escaping Script,
        _ body: (StandInServer) async throws -> Void
    ) async throws {
        let server = StandInServer(scheme: certificate == nil ? "http" : "https", script)
        let channel = try certificate.map { try HTTPServerBuilder.http2Upgrade(tlsConfiguration: $0.configuration) }
        let logger = Logger(label: "stand-in") { _ in SwiftLogNoOpLogHandler() }
        try await LoopbackServer.run(logger: logger) { announce in
            Application(
                responder: CallbackResponder<BasicRequestContext> { request, _ in
                    try await server.respond(to: request)
                },
                server: channel ?? .http1(),
                configuration: LoopbackServer.configuration,
                onServerRunning: announce,
                logger: logger
            )
        } _: { port in
            server.port.withLock { $0 = port }
            try await body(server)
        }
    }

    private func respond(to request: Request) async throws -> Response {
        let body = try await request.body.collect(upTo: Self.longestBody)
        let headers = Dictionary(request.headers.map { ($0.name.canonicalName, $0.value) }) { "\($0), \($1)" }
        let question = Question(
            method: request.method.rawValue,
            path: request.uri.string,
            headers: headers,
            body: Data(body.readableBytesView)
        )
        let number = asked.withLock { asked in
            asked.append(question)
            return asked.count
        }
        let answer = try await script(question, number)
        var fields = HTTPFields()
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        return Response(
            status: HTTPResponse.Status(code: answer.status),
            headers: fields,
            body: ResponseBody(byteBuffer: ByteBuffer(string: answer.body))
        )
    }
}
