import NIOCore
import NIOSSL

/// Ends connections whose TLS fails, without a word: there is nobody who could read it.
///
/// Without it every client that speaks no TLS, or leaves without saying so, would count as one whose request cannot be
/// read.
final class SecureErrorHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOSSLError.uncleanShutdown:
            // The client says nothing more, as it may without TLS: what it asked is answered. How long a body is, HTTP
            // itself tells, so that one which was cut short is noticed.
            break
        case is NIOSSLError, is BoringSSLError:
            context.close(promise: nil)
        default:
            context.fireErrorCaught(error)
        }
    }
}
