import Hummingbird
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import StandIn
import TestSupport
import Testing

@testable import VitaeServer

/// Connections with TLS are held to the same limits: these are the tests of guarded connections, on the other side of it.
@Suite("Guarded connections with TLS", .enabled(if: MadeCertificate.isPossible, "openssl is not installed"))
struct SecureConnectionTests {
    private static let request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    private let made: MadeCertificate

    init() throws {
        made = try MadeCertificate()
    }

    /// What a body is given to talk to.
    private struct Server {
        let port: Int
        let counter: ConnectionCounter
        let ends: Recorder<ConnectionEnd>
        let trust: NIOSSLContext

        /// Sends a text with TLS, or without, and collects what comes until the server ends the connection.
        func send(_ text: String, secure: Bool = true, whileOpen: (() async throws -> Void)? = nil) async throws
            -> String
        {
            let trust = trust
            let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(host: "127.0.0.1", port: port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        if secure {
                            let handler = try NIOSSLClientHandler(context: trust, serverHostname: "localhost")
                            try channel.pipeline.syncOperations.addHandler(handler)
                        }
                        return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                    }
                }
            let answer = Recorder<String>()
            do {
                try await channel.executeThenClose { inbound, outbound in
                    if !text.isEmpty { try await outbound.write(ByteBuffer(string: text)) }
                    for try await buffer in inbound {
                        answer.add(String(buffer: buffer))
                        guard let whileOpen else { continue }
                        try await whileOpen()
                        break
                    }
                }
            } catch is ChannelError {
                // The server was the first to close.
            } catch NIOSSLError.uncleanShutdown {
                // It did so without a word.
            }
            return answer.items.joined()
        }
    }

    private func run(_ limits: ConnectionLimits, _ body: (Server) async throws -> Void) async throws {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let counter = ConnectionCounter(limits: limits, addresses: ClientAddress())
        let ends = Recorder<ConnectionEnd>()
        let connections = ConnectionGuard(limits: limits, counter: counter, logger: logger) { ends.add($0) }
        let router = Router(context: ServerContext.self)
        router.add(middleware: StrictTransportMiddleware())
        router.add(middleware: ProblemMiddleware())
        router.get("/") { _, _ in "hello" }
        var client = TLSConfiguration.makeClientConfiguration()
        client.trustRoots = .file(made.certificate)
        let trust = try NIOSSLContext(configuration: client)
        let certificate = try ServerCertificate(certificate: made.certificate, key: made.key)
        try await LoopbackServer.run(logger: logger) { announce in
            Application(
                router: router,
                server: .guarded(connections, certificate: certificate),
                configuration: LoopbackServer.configuration,
                onServerRunning: announce,
                logger: logger
            )
        } _: { port in
            try await body(Server(port: port, counter: counter, ends: ends, trust: trust))
        }
    }

    @Test("requests are answered, and browsers told to come back with TLS")
    func answers() async throws {
        try await run(ConnectionLimits()) { server in
            let answer = try await server.send(Self.request)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.lowercased().contains("strict-transport-security: max-age=31536000\r\n"))
            #expect(answer.hasSuffix("hello"))
            #expect(server.ends.items.isEmpty)
        }
    }

    @Test("the guard sees what was decrypted: headers that never end and headers that are too many")
    func headers() async throws {
        var limits = ConnectionLimits()
        limits.headerTime = .seconds(3)
        try await run(limits) { server in
            let slow = try await server.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
            #expect(slow.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
            let long = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: \(String(repeating: "a", count: 40_000))\r\n\r\n"
            let answer = try await server.send(long)
            #expect(answer.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
            #expect(server.ends.items == [.slowHeaders, .unreadable])
        }
    }

    @Test("connections are counted, and one too many is told why")
    func counted() async throws {
        var limits = ConnectionLimits()
        limits.connectionsPerClient = 1
        try await run(limits) { server in
            // It goes on with another request: a connection that rested would make room.
            let post = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na"
            let open = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" + post
            let first = try await server.send(open) {
                #expect(server.counter.count == 1)
                let second = try await server.send(Self.request)
                #expect(second.hasPrefix("HTTP/1.1 429 Too Many Requests\r\n"))
            }
            #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test("a handshake that never comes is waited for as long as headers are")
    func silence() async throws {
        var limits = ConnectionLimits()
        limits.headerTime = .milliseconds(100)
        try await run(limits) { server in
            let answer = try await server.send("", secure: false)
            #expect(answer.isEmpty)
            #expect(server.ends.items == [.slowHeaders])
        }
    }

    @Test("what is no TLS is ended without an answer, and is no request that cannot be read")
    func plain() async throws {
        try await run(ConnectionLimits()) { server in
            let answer = try await server.send(Self.request, secure: false)
            #expect(!answer.contains("HTTP/1.1"))
            #expect(server.ends.items.isEmpty)
            // The next one is answered.
            let next = try await server.send(Self.request)
            #expect(next.hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test(
        "an exchange of keys that a stolen key opens later is not agreed to, nor an old version or cipher",
        arguments: [
            (["-tls1_2", "-cipher", "ECDHE-ECDSA-AES128-GCM-SHA256"], true), (["-tls1_3"], true),
            (["-tls1_2", "-cipher", "ECDHE-ECDSA-CHACHA20-POLY1305"], true),
            (["-tls1_2", "-cipher", "ECDHE-ECDSA-AES128-SHA"], false),
            (["-tls1_2", "-cipher", "ECDHE-RSA-AES256-SHA"], false),
            (["-tls1_2", "-cipher", "AES128-GCM-SHA256:AES256-GCM-SHA384:AES128-SHA:AES256-SHA"], false),
            (["-tls1_1", "-cipher", "ALL:@SECLEVEL=0"], false),
        ]
    )
    func ciphers(_ arguments: [String], isAgreed: Bool) async throws {
        try await run(ConnectionLimits()) { server in
            let client = ["s_client", "-connect", "127.0.0.1:\(server.port)", "-CAfile", made.certificate] + arguments
            let outcome = try await Task.detached { try BuiltProgram.run("/usr/bin/openssl", client) }.value
            #expect((outcome.status == 0) == isAgreed, "\(outcome.errors)")
        }
    }
}
