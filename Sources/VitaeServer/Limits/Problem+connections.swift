import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

extension Problem {
    /// The headers or the body of a request take too long.
    static var tooSlow: Problem {
        Problem(.requestTimeout, "The request came too slowly. Send it again, over a better connection if you can.")
    }

    /// A request whose length is stated twice: two programs on its way could see two different requests in it.
    static var statedTwice: Problem {
        Problem.badRequest("The request has both Transfer-Encoding and Content-Length. Send one of them.")
    }

    /// A request that expects something of the server other than being told to go on (RFC 9110, 10.1.1).
    static var unknownExpectation: Problem {
        Problem(.expectationFailed, "The server does not know what the request expects. Leave the Expect header out.")
    }

    /// The problem that a parser's complaint amounts to.
    init(unreadable error: any Error) {
        switch error {
        case HTTPParserError.headerOverflow:
            self.init(.requestHeaderFieldsTooLarge, "The headers of the request are too long. Send fewer of them.")
        case HTTPParserError.unexpectedContentLength:
            self = .statedTwice
        case is RequestHeadHandler.WrongHost:
            self = .badRequest("The request has to say once for which host it is. Send one Host header.")
        default:
            self = .badRequest("The request is not HTTP as it should be. Check the program that sent it.")
        }
    }

    /// The problem that a client gets whose connection is not taken.
    init(refused end: ConnectionEnd) {
        if end == .clientFull {
            self.init(.tooManyRequests, "Your network has too many connections open. Close some, then try again.")
        } else {
            self.init(.serviceUnavailable, "The server has too many connections open. Try again in a few seconds.")
        }
        retryAfter = 5
    }

    /// The whole answer, for connections where no controller gives one.
    ///
    /// - Returns: its parts; the connection ends with them.
    /// - Throws: an error when the body cannot be encoded.
    func parts(requestID: String) throws -> [HTTPResponsePart] {
        let body = try JSONBody.encoder.encode(details)
        var head = HTTPResponse(status: status)
        head.headerFields = [
            .contentType: "application/problem+json", .contentLength: "\(body.count)", .cacheControl: "no-store",
            .connection: "close", .xContentTypeOptions: "nosniff",
        ]
        if let retryAfter { head.headerFields[.retryAfter] = "\(retryAfter)" }
        if let header = RequestIDMiddleware.header { head.headerFields[header] = requestID }
        return [.head(head), .body(ByteBuffer(bytes: body)), .end(nil)]
    }
}
