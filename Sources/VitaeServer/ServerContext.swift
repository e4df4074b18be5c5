package import Hummingbird
import Logging
package import NIOCore

/// What travels with a request through middleware and controllers.
package struct ServerContext: RequestContext, RemoteAddressRequestContext {
    /// What Hummingbird itself keeps of a request.
    package var coreContext: CoreRequestContextStorage
    /// The other end of the connection: a client, or a proxy.
    package let remoteAddress: SocketAddress?
    /// The connection itself.
    let channel: any Channel
    /// Whose request it is, as far as trusted proxies tell.
    package var clientAddress: IPAddress?
    /// Names the request in logs and in its answer. The client may have chosen it.
    package private(set) var requestID: String

    /// Names the addresses of whose request it is; nil where the connection has none.
    var client: String? { clientAddress?.clientRange.description }

    /// The key that log lines of a request carry its name under.
    static let requestIDKey = "hb.request.id"

    /// Begins a request.
    package init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
        channel = source.channel
        requestID = source.logger[metadataKey: Self.requestIDKey].map { "\($0)" } ?? ""
    }

    /// Renames the request, in its log lines as well.
    package mutating func rename(_ requestID: String) {
        self.requestID = requestID
        logger[metadataKey: Self.requestIDKey] = "\(requestID)"
    }
}
