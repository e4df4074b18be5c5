import Glibc

/// The first half of an upload: it is announced whole, and the rest never comes.
final class HalfUpload {
    private let descriptor: Int32

    /// Why nothing was sent.
    enum Failure: Error {
        case notConnected(errno: Int32)
        case notSent(errno: Int32)
    }

    /// Sends a form up to the middle of its file.
    ///
    /// - Parameters:
    ///   - file: the whole file.
    ///   - port: of a server on this machine.
    /// - Throws: a `Failure`.
    init(of file: [UInt8], port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(descriptor, $0, size) }
        }
        guard isConnected == 0 else { throw Failure.notConnected(errno: errno) }
        let part = Array(
            "--b0undary\r\nContent-Disposition: form-data; name=\"file\"; filename=\"resume.pdf\"\r\n\r\n".utf8
        )
        let end = Array("\r\n--b0undary--\r\n".utf8)
        let head = """
            POST /api/resume HTTP/1.1\r
            Host: 127.0.0.1\r
            Content-Type: multipart/form-data; boundary=b0undary\r
            Content-Length: \(part.count + file.count + end.count)\r
            \r

            """
        try send(Array(head.utf8) + part + file.prefix(file.count / 2))
    }

    deinit {
        close(descriptor)
    }

    private func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let rest = Array(bytes[sent...])
            let count = unsafe Glibc.send(descriptor, rest, rest.count, Int32(MSG_NOSIGNAL))
            guard count > 0 else { throw Failure.notSent(errno: errno) }
            sent += count
        }
    }
}
