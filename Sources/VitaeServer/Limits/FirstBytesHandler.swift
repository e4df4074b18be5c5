import NIOCore

/// Stands before the HTTP decoder and tells of bytes that make no whole part of a request yet.
final class FirstBytesHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let received: (ByteBufferView) -> Void

    init(received: @escaping (ByteBufferView) -> Void) {
        self.received = received
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received(unwrapInboundIn(data).readableBytesView)
        context.fireChannelRead(data)
    }
}
