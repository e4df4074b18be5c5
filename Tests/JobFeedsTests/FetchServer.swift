import JobFeeds
import NIOCore
import NIOPosix
import Synchronization

/// A server on a free port of this machine that answers with prepared bytes and remembers what it was asked.
final class FetchServer: Sendable {
    /// What is written for a request, and whether the connection stays open behind it.
    struct Reply: Sendable {
        var head: String
        var body: [UInt8] = []
        var staysOpen = false

        /// An answer with its length.
        static func whole(_ status: String = "200 OK", fields: [String] = [], body: String = "") -> Reply {
            let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields
            return Reply(head: lines.joined(separator: "\r\n") + "\r\n\r\n", body: Array(body.utf8))
        }

        static func redirect(_ status: String = "302 Found", to location: String) -> Reply {
            whole(status, fields: ["Location: \(location)"])
        }
    }

    let port: Int
    private let channel: any Channel
    private let heard: Heard

    /// What came in, in order.
    private final class Heard: Sendable {
        let requests = Mutex<[String]>([])
    }

    /// Runs a body beside a server.
    ///
    /// - Parameters:
    ///   - answer: gives the reply for a path.
    ///   - body: gets the server.
    /// - Throws: what the body throws, or an error when the server does not start.
    static func run(
        answer: @escaping @Sendable (String) -> Reply,
        _ body: (FetchServer) async throws -> Void
    ) async throws {
        let server = try await FetchServer(answer: answer)
        do {
            try await body(server)
        } catch {
            try await server.channel.close()
            throw error
        }
        try await server.channel.close()
    }

    private init(answer: @escaping @Sendable (String) -> Reply) async throws {
        let heard = Heard()
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).childChannelInitializer {
            channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(Handler(heard: heard, answer: answer))
            }
        }
        channel = try await bootstrap.bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
        self.heard = heard
    }

    /// The requests so far, each with its head.
    var requests: [String] { heard.requests.withLock { $0 } }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private let heard: Heard
        private let answer: @Sendable (String) -> Reply
        private var text = ""

        init(heard: Heard, answer: @escaping @Sendable (String) -> Reply) {
            self.heard = heard
            self.answer = answer
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            var buffer = unwrapInboundIn(data)
            text += buffer.readString(length: buffer.readableBytes) ?? ""
            guard text.contains("\r\n\r\n") else { return }
            let request = text
            text = ""
            heard.requests.withLock { $0.append(request) }
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            let reply = answer(path)
            var bytes = context.channel.allocator.buffer(string: reply.head)
            bytes.writeBytes(reply.body)
            context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
            if !reply.staysOpen { context.close(promise: nil) }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // The other side may hang up on what it does not want.
            context.close(promise: nil)
        }
    }
}

/// Knows a few hosts and no other.
struct FetchHosts: HostResolver {
    var hosts: [String: [String]] = ["feeds.example.com": ["127.0.0.1"]]

    func addresses(of host: String) async -> [NetworkAddress] {
        (hosts[host] ?? []).compactMap { NetworkAddress($0) }
    }
}
