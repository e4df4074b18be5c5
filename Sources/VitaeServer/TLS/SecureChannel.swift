import HummingbirdCore
import Logging
import NIOCore
import NIOSSL

/// A connection with TLS around one without.
///
/// The handlers of TLS go before all others, and therefore are added last: the guard of a connection puts one of its
/// own at the very beginning, which must see what was decrypted and not what came. The guard still counts the
/// connection from its first moment on, and its time for headers includes the handshake.
struct SecureChannel<Base: HTTPChannelHandler>: HTTPChannelHandler {
    let base: Base
    let certificate: ServerCertificate

    var responder: Responder { base.responder }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(SecureErrorHandler(), position: .first)
            try pipeline.addHandler(NIOSSLServerHandler(context: certificate.context), position: .first)
            return value
        }
    }

    func handle(value: Base.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
