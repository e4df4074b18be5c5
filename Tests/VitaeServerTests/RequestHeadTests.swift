import Testing

@testable import VitaeServer

@Suite("The host of a request")
struct RequestHeadTests {
    @Test(
        "is named once",
        arguments: [
            ("HTTP/1.1", ["example.com"], true), ("HTTP/1.1", ["example.com:8080"], true),
            ("HTTP/1.1", ["[2001:db8::1]:443"], true), ("HTTP/1.1", ["xn--bcher-kva.example"], true),
            ("HTTP/1.0", ["example.com"], true), ("HTTP/1.0", [], true),
            ("HTTP/1.1", [], false), ("HTTP/1.1", [""], false), ("HTTP/1.1", ["example.com", "example.com"], false),
            ("HTTP/1.1", ["example.com", "example.org"], false), ("HTTP/1.0", ["example.com", "example.org"], false),
            ("HTTP/1.1", ["example.com, example.org"], false), ("HTTP/1.1", ["user@example.com"], false),
            ("HTTP/1.1", ["example.com/path"], false), ("HTTP/1.1", ["exa mple.com"], false),
        ]
    )
    func hosts(_ version: String, _ hosts: [String], isRight: Bool) throws {
        let connection = try GuardedConnection()
        let lines = hosts.map { "Host: \($0)\r\n" }.joined()
        try connection.receive("GET / \(version)\r\n\(lines)\r\n")
        if isRight {
            #expect(connection.server.parts.count == 2)
            #expect(try connection.output().isEmpty)
        } else {
            #expect(connection.server.parts.isEmpty)
            let output = try connection.output()
            #expect(output.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(output.contains("Host header"))
            #expect(connection.reasons == [.unreadable])
        }
    }
}
