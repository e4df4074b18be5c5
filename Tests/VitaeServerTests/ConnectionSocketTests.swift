import Foundation
import NIOCore
import Testing

@testable import VitaeServer

@Suite("Guarded connections on real sockets")
struct ConnectionSocketTests {
    private static let request = "GET / HTTP/1.1\r\nHost: example.com\r\n\r\n"

    private static var limits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.lingerTime = .seconds(2)
        return limits
    }

    @Test("what is no HTTP gets a problem")
    func unreadable() async throws {
        try await GuardedServer.run(Self.limits) { port in
            let answer = try await GuardedServer.send("nonsense\r\n\r\n", to: port)
            #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(answer.lowercased().contains("content-type: application/problem+json\r\n"))
            #expect(answer.contains("\"status\":400"))
        }
    }

    @Test("a request with two lengths gets a problem, and one answer only")
    func twoLengths() async throws {
        let text = """
            POST /length HTTP/1.1\r\nHost: example.com\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r
            0\r\n\r\nGET / HTTP/1.1\r\nHost: example.com\r\n\r\n
            """
        try await GuardedServer.run(Self.limits) { port in
            let answer = try await GuardedServer.send(text, to: port)
            #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test("headers that never end get 408")
    func slowHeaders() async throws {
        var limits = Self.limits
        limits.headerTime = .seconds(5)
        try await GuardedServer.run(limits) { port in
            let answer = try await GuardedServer.send("GET / HTTP/1.1\r\nHost: example.com\r\n", to: port)
            #expect(answer.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
            #expect(answer.contains("\"status\":408"))
        }
    }

    @Test("a connection that says nothing is ended without a word")
    func silence() async throws {
        var limits = Self.limits
        limits.headerTime = .milliseconds(100)
        try await GuardedServer.run(limits) { port in
            let answer = try await GuardedServer.send("", to: port)
            #expect(answer.isEmpty)
        }
    }

    @Test("a body that never ends gets 408 from its route, under the name of its request")
    func slowBody() async throws {
        var limits = Self.limits
        limits.bodyGrace = .milliseconds(100)
        let head = "POST /length HTTP/1.1\r\nHost: example.com\r\nX-Request-Id: slow-1\r\nContent-Length: 9\r\n\r\n"
        try await GuardedServer.run(limits) { port in
            let answer = try await GuardedServer.send(head + "abc", to: port)
            #expect(answer.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
            #expect(answer.lowercased().contains("x-request-id: slow-1\r\n"))
            #expect(answer.lowercased().contains("connection: close\r\n"))
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test("a body with broken chunks gets 400 from its route")
    func brokenChunks() async throws {
        let head = "POST /length HTTP/1.1\r\nHost: example.com\r\nTransfer-Encoding: chunked\r\n\r\n"
        try await GuardedServer.run(Self.limits) { port in
            let answer = try await GuardedServer.send(head + "3\r\nabc\r\nzz\r\n", to: port)
            #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test("one connection too many gets a problem while the others go on")
    func tooMany() async throws {
        var limits = Self.limits
        limits.connectionsPerClient = 1
        try await GuardedServer.run(limits) { port in
            // The first is at work on its second request: one that rested would make room.
            let busy = Self.request + "POST /length HTTP/1.1\r\nHost: example.com\r\nContent-Length: 3\r\n\r\na"
            let first = try await GuardedServer.send(busy, to: port) {
                let second = try await GuardedServer.send(Self.request, to: port)
                #expect(second.hasPrefix("HTTP/1.1 429 Too Many Requests\r\n"))
                #expect(second.lowercased().contains("retry-after: 5\r\n"))
            }
            #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test("one that rests makes room for another")
    func rest() async throws {
        var limits = Self.limits
        limits.connectionsPerClient = 1
        try await GuardedServer.run(limits) { port in
            let first = try await GuardedServer.send(Self.request, to: port) {
                let close = "GET / HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n"
                // The first bytes of an answer come before its end, with which the rest begins.
                var second = ""
                for _ in 0..<100 where !second.hasPrefix("HTTP/1.1 200") {
                    second = try await GuardedServer.send(close, to: port)
                }
                #expect(second.hasPrefix("HTTP/1.1 200 OK\r\n"))
            }
            #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    private static let expecting =
        "POST /length HTTP/1.1\r\nHost: example.com\r\nContent-Length: 3\r\nExpect: 100-continue\r\n"

    @Test("a client that waits for it is told to send its body, and answered once it has")
    func proceed() async throws {
        try await GuardedServer.run(Self.limits) { port in
            let answers = try await GuardedServer.exchange(
                [Self.expecting + "Connection: close\r\n\r\n", "abc"],
                with: port
            )
            #expect(answers.first == "HTTP/1.1 100 Continue\r\n\r\n")
            #expect(answers.dropFirst().joined().hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answers.last?.hasSuffix("3") == true)
        }
    }

    @Test("a client that is refused by its headers need not send its body, and the connection ends")
    func refusedEarly() async throws {
        try await GuardedServer.run(Self.limits) { port in
            let head =
                "POST /refused HTTP/1.1\r\nHost: example.com\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
            let answer = try await GuardedServer.send(head, to: port)
            #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
            #expect(answer.lowercased().contains("connection: close\r\n"))
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test("what nobody can fulfil is refused")
    func expectation() async throws {
        try await GuardedServer.run(Self.limits) { port in
            let head = Self.expecting.replacing("100-continue", with: "a-miracle")
            let answer = try await GuardedServer.send(head + "\r\nabc", to: port)
            #expect(answer.hasPrefix("HTTP/1.1 417 Expectation Failed\r\n"))
        }
    }

    @Test("an older version knows no interim answer, and gets none")
    func oldVersion() async throws {
        try await GuardedServer.run(Self.limits) { port in
            let head = Self.expecting.replacing("HTTP/1.1", with: "HTTP/1.0")
            let answer = try await GuardedServer.send(head + "Connection: close\r\n\r\nabc", to: port)
            #expect(!answer.contains("100 Continue") && answer.hasSuffix("3"))
        }
    }
}
