import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Synchronization

@testable import VitaeServer

/// A connection behind a guard, without a socket and with a time that tests set.
final class GuardedConnection {
    /// What passed the guard, as the server behind it sees it.
    final class Server: ChannelInboundHandler {
        typealias InboundIn = HTTPRequestPart

        var parts: [HTTPRequestPart] = []
        var errors: [any Error] = []

        func channelRead(context: ChannelHandlerContext, data: NIOAny) { parts.append(unwrapInboundIn(data)) }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { errors.append(error) }
    }

    /// Why connections were ended.
    final class Ends: Sendable {
        private let list = Mutex<[ConnectionEnd]>([])

        var all: [ConnectionEnd] { list.withLock { $0 } }

        func add(_ end: ConnectionEnd) { list.withLock { $0.append(end) } }
    }

    let channel = EmbeddedChannel()
    let server = Server()
    let counter: ConnectionCounter
    private let ends = Ends()
    private var written = ""

    init(_ limits: ConnectionLimits = ConnectionLimits(), counter: ConnectionCounter? = nil) throws {
        let counter = counter ?? ConnectionCounter(limits: limits, addresses: ClientAddress())
        self.counter = counter
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let connections = ConnectionGuard(limits: limits, counter: counter, logger: logger) { [ends] in ends.add($0) }
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderListSize = 1_000
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: false,
            withErrorHandling: false,
            withOutboundHeaderValidation: false,
            withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: decoderLimits
        )
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try pipeline.addHandlers(connections.handlers())
        try pipeline.addHandler(server)
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 4_711)).wait()
    }

    deinit {
        // What is left in the channel or wrong with it, tests have looked at.
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    var reasons: [ConnectionEnd] { ends.all }
    var isOpen: Bool { channel.isActive }

    /// The client sends something.
    func receive(_ text: String) throws {
        try channel.writeInbound(ByteBuffer(string: text))
        // A socket asks for more by itself, an embedded channel does not.
        channel.read()
    }

    /// The server writes an answer.
    func answer(_ status: HTTPResponse.Status = .ok, body: String = "") {
        let head = HTTPResponse(status: status, headerFields: [.contentLength: "\(body.utf8.count)"])
        for part in [HTTPResponsePart.head(head), .body(ByteBuffer(string: body)), .end(nil)] {
            channel.write(part, promise: nil)
        }
        channel.flush()
    }

    func pass(_ time: TimeAmount) {
        channel.embeddedEventLoop.advanceTime(by: time)
    }

    /// All that was written to the client so far.
    func output() throws -> String {
        while let buffer = try channel.readOutbound(as: ByteBuffer.self) { written += String(buffer: buffer) }
        return written
    }
}
