import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import StandIn
import Synchronization

@testable import VitaeServer

/// A server on a free port whose connections are guarded: `GET /` says "hello", `POST /length` counts its body.
enum GuardedServer {
    /// Runs a body beside a server; the body gets the port.
    static func run(_ limits: ConnectionLimits, _ body: (Int) async throws -> Void) async throws {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let counter = ConnectionCounter(limits: limits, addresses: ClientAddress())
        let connections = ConnectionGuard(limits: limits, counter: counter, logger: logger)
        try await LoopbackServer.run(logger: logger) { announce in
            Application(
                router: router(),
                server: .http1(configuration: .init(additionalChannelHandlers: connections.handlers())),
                configuration: LoopbackServer.configuration,
                onServerRunning: announce,
                logger: logger
            )
        } _: { port in
            try await body(port)
        }
    }

    private static func router() -> Router<ServerContext> {
        let router = Router(context: ServerContext.self)
        router.add(middleware: RequestIDMiddleware())
        router.add(middleware: ProblemMiddleware())
        router.add(middleware: ContinueMiddleware())
        router.post("/refused") { _, _ -> Response in throw Problem(.forbidden, "No.") }
        router.get("/") { _, _ in "hello" }
        router.post("/length") { request, _ in
            var length = 0
            for try await chunk in request.body { length += chunk.readableBytes }
            return "\(length)"
        }
        return router
    }

    /// Sends bytes on a new connection.
    ///
    /// - Parameters:
    ///   - text: what is sent.
    ///   - port: where to.
    ///   - whileOpen: what is done once the first bytes of an answer came; the connection is then left. Without it all
    ///     that comes until the server ends the connection is collected.
    /// - Returns: what came.
    /// - Throws: an error when the connection breaks.
    static func send(_ text: String, to port: Int, whileOpen: (() async throws -> Void)? = nil) async throws -> String {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let answer = Mutex("")
        do {
            try await channel.executeThenClose { inbound, outbound in
                do {
                    try await outbound.write(ByteBuffer(string: text))
                } catch is ChannelError {
                    // The server was the first to close; what it said before that is read all the same.
                }
                for try await buffer in inbound {
                    answer.withLock { $0 += String(buffer: buffer) }
                    guard let whileOpen else { continue }
                    try await whileOpen()
                    break
                }
            }
        } catch ChannelError.ioOnClosedChannel, ChannelError.alreadyClosed {
            // The server was the first to close.
        }
        return answer.withLock { $0 }
    }

    /// Sends one text after the other on a new connection, each after the first once something came.
    ///
    /// - Parameters:
    ///   - texts: what is sent.
    ///   - port: where to.
    /// - Returns: what came, in the pieces in which it came.
    /// - Throws: an error when the connection breaks.
    static func exchange(_ texts: [String], with port: Int) async throws -> [String] {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let answers = Mutex<[String]>([])
        do {
            try await channel.executeThenClose { inbound, outbound in
                var unsent = texts[...]
                if let first = unsent.popFirst() { try await outbound.write(ByteBuffer(string: first)) }
                for try await buffer in inbound {
                    answers.withLock { $0.append(String(buffer: buffer)) }
                    if let next = unsent.popFirst() { try await outbound.write(ByteBuffer(string: next)) }
                }
            }
        } catch ChannelError.ioOnClosedChannel, ChannelError.alreadyClosed {
            // The server was the first to close.
        }
        return answers.withLock { $0 }
    }
}
