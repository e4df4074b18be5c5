import Foundation
import Glibc

/// Sends bytes that an HTTP library would tidy up first.
package enum RawRequest {
    /// Why there is no answer.
    package enum Failure: Error {
        case notConnected(errno: Int32)
        case notSent(errno: Int32)
    }

    /// Asks for a target as it stands, dots and escapes included.
    ///
    /// - Parameters:
    ///   - target: the part between method and version.
    ///   - port: of a server on this machine.
    /// - Returns: the whole answer, head and body.
    /// - Throws: a `Failure`.
    package static func get(_ target: String, port: Int) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(descriptor, $0, size) }
        }
        guard isConnected == 0 else { throw Failure.notConnected(errno: errno) }
        let request = Array("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".utf8)
        guard unsafe Glibc.send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
        else { throw Failure.notSent(errno: errno) }
        var answer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while case let count = unsafe recv(descriptor, &chunk, chunk.count, 0), count > 0 {
            answer += chunk.prefix(count)
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
