import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import Testing

@testable import VitaeServer

@Suite("A guarded connection")
struct ConnectionGuardTests {
    private static let request = "GET / HTTP/1.1\r\nHost: example.com\r\n\r\n"

    @Test("serves requests that come in time, one after the other")
    func goodRequests() throws {
        let connection = try GuardedConnection()
        for _ in 0..<3 {
            try connection.receive(Self.request)
            connection.pass(.seconds(300))
            connection.answer()
            connection.pass(.seconds(25))
        }
        #expect(connection.isOpen)
        #expect(connection.server.parts.count == 6)
        #expect(try connection.output().components(separatedBy: "HTTP/1.1 200 OK\r\n").count == 4)
        #expect(connection.reasons.isEmpty)
    }

    @Test("ends without a word when no request line comes", arguments: ["", "GET / HT"])
    func noLine(_ text: String) throws {
        let connection = try GuardedConnection()
        try connection.receive(text)
        connection.pass(.milliseconds(9_999))
        #expect(connection.isOpen)
        connection.pass(.milliseconds(1))
        #expect(!connection.isOpen)
        #expect(try connection.output().isEmpty)
        #expect(connection.reasons == [.slowHeaders])
    }

    @Test("says 408 when the headers drip in")
    func slowHeaders() throws {
        let connection = try GuardedConnection()
        for piece in ["GET / HTTP/1.1\r\n", "Host: example.com\r\n", "A: b\r\n"] {
            try connection.receive(piece)
            connection.pass(.seconds(3))
        }
        #expect(try connection.output().isEmpty)
        connection.pass(.seconds(1))
        let output = try connection.output()
        #expect(output.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(output.lowercased().contains("content-type: application/problem+json\r\n"))
        #expect(output.lowercased().contains("connection: close\r\n"))
        #expect(output.lowercased().contains("x-request-id: "))
        #expect(output.contains("\"status\":408"))
        #expect(!connection.isOpen)
        #expect(connection.server.parts.isEmpty)
        #expect(connection.reasons == [.slowHeaders])
    }

    @Test("gives the next request's headers as much time, from their first byte")
    func slowSecondHeaders() throws {
        let connection = try GuardedConnection()
        try connection.receive(Self.request)
        connection.answer()
        connection.pass(.seconds(25))
        try connection.receive("GET / HTTP/1.1\r\n")
        connection.pass(.milliseconds(9_999))
        #expect(connection.isOpen)
        connection.pass(.milliseconds(1))
        #expect(try connection.output().contains("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(!connection.isOpen)
    }

    @Test("tells the server behind it of a body that drips in, and ends with its answer")
    func slowBody() throws {
        let connection = try GuardedConnection()
        try connection.receive("POST / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 1000\r\n\r\nfirst")
        for _ in 0..<9 {
            connection.pass(.seconds(1))
            try connection.receive("x")
        }
        #expect(connection.server.errors.isEmpty)
        connection.pass(.seconds(2))
        let problem = try #require(connection.server.errors.first as? Problem)
        #expect(problem.status == .requestTimeout)
        #expect(connection.isOpen)
        connection.answer(.requestTimeout, body: "answer")
        let output = try connection.output()
        #expect(output.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(output.lowercased().contains("connection: close\r\n"))
        #expect(output.hasSuffix("\r\n\r\nanswer"))
        #expect(!connection.isOpen)
        #expect(connection.reasons == [.slowBody])
    }

    @Test("ends when the server behind it has no answer to a body that drips in")
    func noAnswer() throws {
        let connection = try GuardedConnection()
        try connection.receive("POST / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 1000\r\n\r\nfirst")
        connection.pass(.seconds(11))
        #expect(connection.server.errors.count == 1)
        connection.pass(.seconds(29))
        #expect(connection.isOpen)
        connection.pass(.seconds(1))
        #expect(!connection.isOpen)
    }

    @Test("serves a long body that comes fast enough")
    func fastBody() throws {
        let connection = try GuardedConnection()
        try connection.receive("POST / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 1200000\r\n\r\n")
        for _ in 0..<60 {
            try connection.receive(String(repeating: "x", count: 20_000))
            connection.pass(.seconds(1))
        }
        connection.answer()
        #expect(connection.isOpen)
        #expect(connection.reasons.isEmpty)
    }

    @Test("ends when its client does not take in the answer")
    func slowReader() throws {
        let connection = try GuardedConnection()
        try connection.receive(Self.request)
        connection.channel.isWritable = false
        connection.channel.pipeline.fireChannelWritabilityChanged()
        connection.pass(.seconds(29))
        connection.channel.isWritable = true
        connection.channel.pipeline.fireChannelWritabilityChanged()
        connection.pass(.seconds(60))
        #expect(connection.isOpen)
        connection.channel.isWritable = false
        connection.channel.pipeline.fireChannelWritabilityChanged()
        connection.pass(.seconds(30))
        #expect(!connection.isOpen)
        #expect(connection.reasons == [.slowReader])
    }

    @Test("one too many is told so when it says something")
    func tooMany() throws {
        var limits = ConnectionLimits()
        limits.connectionsPerClient = 1
        let first = try GuardedConnection(limits)
        // At work: one that rested would make room.
        try first.receive(Self.request)
        let second = try GuardedConnection(limits, counter: first.counter)
        #expect(try second.output().isEmpty)
        try second.receive(Self.request)
        let output = try second.output()
        #expect(output.hasPrefix("HTTP/1.1 429 Too Many Requests\r\n"))
        #expect(output.lowercased().contains("retry-after: 5\r\n"))
        #expect(second.server.parts.isEmpty)
        #expect(!second.isOpen)
        #expect(second.reasons == [.clientFull])
        first.channel.close(promise: nil)
        first.channel.embeddedEventLoop.run()
        let third = try GuardedConnection(limits, counter: first.counter)
        try third.receive(Self.request)
        #expect(third.server.parts.count == 2)
    }

    @Test("makes room for another while it waits for its client, and not while it is at work")
    func makesRoom() throws {
        var limits = ConnectionLimits()
        limits.connectionsPerClient = 2
        let silent = try GuardedConnection(limits)
        let served = try GuardedConnection(limits, counter: silent.counter)
        try served.receive(Self.request)
        let third = try GuardedConnection(limits, counter: silent.counter)
        silent.channel.embeddedEventLoop.run()
        #expect(!silent.isOpen && silent.reasons == [.shed])
        #expect(served.isOpen && third.isOpen)
        try third.receive(Self.request)
        served.answer()
        let fourth = try GuardedConnection(limits, counter: silent.counter)
        served.channel.embeddedEventLoop.run()
        #expect(!served.isOpen && served.reasons == [.shed])
        #expect(try served.output().hasPrefix("HTTP/1.1 200 OK\r\n"))
        try fourth.receive(Self.request)
        #expect(fourth.server.parts.count == 2)
        #expect(silent.counter.count == 2)
    }

    @Test("one too many that says nothing is ended soon")
    func tooManyAndSilent() throws {
        var limits = ConnectionLimits()
        limits.connections = 0
        let connection = try GuardedConnection(limits)
        connection.pass(.seconds(2))
        #expect(!connection.isOpen)
        #expect(connection.reasons == [.full])
    }
}
