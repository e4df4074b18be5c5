import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import VitaeServer

@Suite("A request that cannot be read")
struct UnreadableRequestTests {
    private static let good = "GET / HTTP/1.1\r\nHost: example.com\r\n\r\n"

    @Test(
        "is answered with 400 and a problem, and is the last one",
        arguments: [
            "\u{1}\u{2}\u{3}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2.5\r\n\r\n", "GET / HTTP/1.1\r\nA b\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
            "POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        ]
    )
    func badHead(_ text: String) throws {
        let connection = try GuardedConnection()
        try connection.receive(text)
        let output = try connection.output()
        #expect(output.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(output.lowercased().contains("content-type: application/problem+json\r\n"))
        #expect(output.contains("\"status\":400"))
        #expect(output.components(separatedBy: "HTTP/1.1 ").count == 2)
        #expect(connection.server.parts.isEmpty)
        #expect(connection.server.errors.isEmpty)
        #expect(!connection.isOpen)
        #expect(connection.reasons == [.unreadable])
    }

    @Test("is answered with 431 when its headers are too long")
    func longHeaders() throws {
        let connection = try GuardedConnection()
        try connection.receive("GET / HTTP/1.1\r\nA: \(String(repeating: "x", count: 2_000))\r\n\r\n")
        #expect(try connection.output().hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
        #expect(!connection.isOpen)
    }

    @Test("waits for the answers to those before it")
    func afterGoodOnes() throws {
        let connection = try GuardedConnection()
        try connection.receive(Self.good + Self.good)
        try connection.receive("nonsense\r\n\r\n")
        #expect(connection.server.parts.count == 4)
        #expect(try connection.output().isEmpty)
        connection.answer(body: "one")
        #expect(connection.isOpen)
        connection.answer(body: "two")
        let output = try connection.output()
        #expect(output.components(separatedBy: "HTTP/1.1 200 OK\r\n").count == 3)
        #expect(output.components(separatedBy: "HTTP/1.1 400 Bad Request\r\n").count == 2)
        let second = try #require(output.range(of: "two"))
        let refusal = try #require(output.range(of: "HTTP/1.1 400"))
        #expect(second.upperBound <= refusal.lowerBound)
        #expect(!connection.isOpen)
    }

    @Test(
        "is left to the server behind when only its body is wrong",
        arguments: ["Transfer-Encoding: chunked\r\n\r\nzz\r\n", "Transfer-Encoding: gzip\r\n\r\nab"]
    )
    func badBody(_ rest: String) throws {
        let connection = try GuardedConnection()
        try connection.receive("POST / HTTP/1.1\r\nHost: example.com\r\n\(rest)")
        #expect(try connection.output().isEmpty)
        let problem = try #require(connection.server.errors.first as? Problem)
        #expect(problem.status == .badRequest)
        connection.answer(.badRequest)
        #expect(try connection.output().hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(!connection.isOpen)
    }
}
