import Foundation
import Glibc

/// One connection to a server on this machine that is kept open: what is measured is the server, not connecting.
final class HTTPConnection {
    private let descriptor: Descriptor
    private var received: [UInt8] = []

    /// Connects.
    ///
    /// - Parameter port: on the loopback address.
    /// - Throws: when nobody listens there.
    init(port: UInt16) throws {
        let descriptor = Descriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let connected = unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe connect(descriptor.number, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw BenchmarkFailure("port \(port) cannot be reached (error \(errno))") }
        var isOn: Int32 = 1
        guard
            unsafe setsockopt(
                descriptor.number,
                Int32(IPPROTO_TCP),
                TCP_NODELAY,
                &isOn,
                socklen_t(MemoryLayout<Int32>.size)
            ) == 0
        else { throw BenchmarkFailure("the connection cannot be set up (error \(errno))") }
        self.descriptor = descriptor
    }

    /// Sends a request and waits for the answer.
    ///
    /// - Parameters:
    ///   - method: such as `GET`.
    ///   - target: path and query.
    ///   - bearer: an access token.
    ///   - contentType: of the body.
    ///   - body: empty for none.
    ///   - onChunk: called after each part of an answer that comes in parts.
    /// - Returns: the body of an answer with status 200.
    /// - Throws: for every other answer.
    func send(
        _ method: String,
        _ target: String,
        bearer: String? = nil,
        contentType: String? = nil,
        body: [UInt8] = [],
        onChunk: () -> Void = {}
    ) throws -> [UInt8] {
        var head = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        if let bearer { head += "Authorization: Bearer \(bearer)\r\n" }
        if let contentType { head += "Content-Type: \(contentType)\r\nContent-Length: \(body.count)\r\n" }
        try descriptor.write(Array((head + "\r\n").utf8) + body)
        let lines = try readHead()
        let answer =
            if let length = Self.value(of: "content-length", in: lines).flatMap({ Int($0) }) {
                try take(length)
            } else if Self.value(of: "transfer-encoding", in: lines) == "chunked" {
                try readChunks(onChunk)
            } else {
                [UInt8]()
            }
        guard lines.first?.split(separator: " ").dropFirst().first == "200" else {
            throw BenchmarkFailure("\(method) \(target): \(String(decoding: answer, as: UTF8.self))")
        }
        return answer
    }

    private func readHead() throws -> [String] {
        var lines: [String] = []
        while true {
            let line = try readLine()
            if line.isEmpty { return lines }
            lines.append(line)
        }
    }

    private func readChunks(_ onChunk: () -> Void) throws -> [UInt8] {
        var body: [UInt8] = []
        while true {
            guard let length = Int(try readLine(), radix: 16) else { throw BenchmarkFailure("a broken chunk") }
            body += try take(length)
            _ = try readLine()
            if length == 0 { return body }
            onChunk()
        }
    }

    private func readLine() throws -> String {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = try take(end + 1)
                return String(decoding: line.dropLast(2), as: UTF8.self)
            }
            try receive()
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while received.count < count { try receive() }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private func receive() throws {
        guard let bytes = try descriptor.read(), !bytes.isEmpty else {
            throw BenchmarkFailure("the server closed the connection")
        }
        received += bytes
    }

    private static func value(of name: String, in lines: [String]) -> String? {
        let line = lines.dropFirst().first { $0.lowercased().hasPrefix("\(name):") }
        return line?.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
    }
}
