import NIOCore
import NIOHTTP1

/// Looks at heads as they came, before they are turned into what hides how often a field was there.
final class RequestHeadHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// A request says twice, not at all or not readably for which host it is: two programs on its way could take it for
    /// requests to different ones (RFC 9112, 3.2).
    struct WrongHost: Error {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else {
            context.fireChannelRead(data)
            return
        }
        let isOld = head.version == .http1_0 || head.version.major < 1
        let hosts = head.headers["host"]
        guard hosts.count == 1 || isOld && hosts.isEmpty, hosts.allSatisfy(Self.isHost) else {
            context.fireErrorCaught(WrongHost())
            return
        }
        // Clients of older versions know no interim answers (RFC 9110, 10.1.1).
        if isOld { head.headers.remove(name: "expect") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Whether a text has the characters of a host and a port, and at least one.
    private static func isHost(_ text: String) -> Bool {
        let host = text.utf8.drop { $0 == 0x20 || $0 == 0x09 }
        return !host.isEmpty
            && host.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-._~%!$&'()*+;=:[]".utf8.contains(byte)
                }
            }
    }
}
