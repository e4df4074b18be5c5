import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Testing

@testable import VitaeServer

@Suite("The name of a request")
struct RequestIDTests {
    @Test("is the client's where it is harmless", arguments: ["a", "0-9_A.z", String(repeating: "x", count: 64)])
    func stated(_ name: String) {
        #expect(RequestIDMiddleware.requestID(stated: name) == name)
    }

    @Test(
        "is a new one where it is not",
        arguments: [nil, "", "a b", "a\nb", "é", "a\"b", "{}", "a/b", String(repeating: "x", count: 65)] as [String?]
    )
    func replaced(_ name: String?) {
        let first = RequestIDMiddleware.requestID(stated: name)
        #expect(first != name)
        #expect(UUID(uuidString: first) != nil)
        #expect(RequestIDMiddleware.requestID(stated: name) != first)
    }

    @Test("is in the answer, in the context and in its log lines")
    func travels() async throws {
        let header = try #require(RequestIDMiddleware.header)
        let request = Request(
            head: HTTPRequest(
                method: .get,
                scheme: nil,
                authority: nil,
                path: "/",
                headerFields: [header: "example-1"]
            ),
            body: RequestBody(buffer: ByteBuffer())
        )
        var logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        logger.handler = MetadataHandler()
        let response = try await TestContext.run(logger: logger) { context in
            try await RequestIDMiddleware().handle(request, context: context) { _, context in
                #expect(context.requestID == "example-1")
                #expect(context.logger[metadataKey: "hb.request.id"] == "example-1")
                #expect(context.id == "example-1")
                return Response(status: .ok)
            }
        }
        #expect(response.headers[header] == "example-1")
    }

    /// Keeps metadata, unlike the handler that says nothing.
    private struct MetadataHandler: LogHandler {
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.critical

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {}
    }
}
