import Foundation
import Glibc
import Synchronization
import TestSupport

/// A way to a PostgreSQL server that is cut, in the middle of a message if need be, when so many bytes have gone over it.
final class CuttingProxy: Sendable {
    enum Direction: CaseIterable, Sendable {
        case toServer, fromServer
    }

    /// Why there is none.
    struct NotMade: Error {
        let code: Int32
    }

    private struct State {
        /// Connections that are open, by their descriptors.
        var open: Set<Int32> = []
        var passed: [Direction: Int] = [:]
        /// Where it is cut next, and after how many more bytes.
        var cut: (direction: Direction, left: Int)?
    }

    private let folder: TemporaryFolder
    private let listener: Int32
    private let state = Mutex(State())

    /// The folder that stands for the host.
    var host: String { folder.url.path }

    /// - Parameter cluster: reached by its socket.
    /// - Throws: `NotMade`.
    init(to cluster: PostgresCluster) throws {
        folder = try TemporaryFolder()
        let name = ".s.PGSQL.\(cluster.port)"
        let entrance = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        listener = entrance
        let isListening = unsafe Self.withAddress(of: "\(folder.url.path)/\(name)") { address, length in
            unsafe bind(entrance, address, length) == 0 && listen(entrance, 64) == 0
        }
        guard isListening else { throw NotMade(code: errno) }
        let target = "\(cluster.folder)/\(name)"
        Thread { [weak self] in
            while true {
                let client = accept(entrance, nil, nil)
                guard client >= 0 else { return }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                guard let self else {
                    close(client)
                    return
                }
                self.join(client, to: target)
            }
        }.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Cuts the way after so many more bytes, once; what is open now is cut at once.
    func cut(_ direction: Direction, after bytes: Int) {
        let open = state.withLock { state in
            state.cut = (direction, bytes)
            return state.open
        }
        for descriptor in open { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }

    /// Whether what was to be cut is still whole; it is not cut any more.
    func spare() -> Bool {
        state.withLock { state in
            defer { state.cut = nil }
            return state.cut != nil
        }
    }

    /// Bytes that have gone over it so far.
    func passed(_ direction: Direction) -> Int { state.withLock { $0.passed[direction] ?? 0 } }

    private func join(_ client: Int32, to target: String) {
        let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let isConnected = unsafe Self.withAddress(of: target) { address, length in
            unsafe connect(server, address, length) == 0
        }
        guard isConnected else {
            close(client)
            close(server)
            return
        }
        state.withLock { _ = $0.open.insert(client) }
        Thread { [self] in
            while pass(client, server, .toServer, beside: (server, client, .fromServer)) {}
            state.withLock { _ = $0.open.remove(client) }
            close(client)
            close(server)
        }.start()
    }

    private typealias Way = (source: Int32, target: Int32, direction: Direction)

    /// Waits for bytes on either side and hands them on.
    ///
    /// - Returns: whether the connection is still whole.
    private func pass(_ source: Int32, _ target: Int32, _ direction: Direction, beside other: Way) -> Bool {
        let ways: [Way] = [(source, target, direction), other]
        var waiting = ways.map { pollfd(fd: $0.source, events: Int16(truncatingIfNeeded: POLLIN), revents: 0) }
        guard unsafe poll(&waiting, nfds_t(waiting.count), -1) > 0 else { return errno == EINTR }
        for (way, ready) in zip(ways, waiting) where ready.revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = unsafe read(way.source, &bytes, bytes.count)
            guard count > 0 else { return false }
            let (allowed, isCut) = state.withLock { state -> (Int, Bool) in
                state.passed[way.direction, default: 0] += count
                guard let cut = state.cut, cut.direction == way.direction else { return (count, false) }
                if cut.left > count {
                    state.cut?.left -= count
                    return (count, false)
                }
                state.cut = nil
                return (cut.left, true)
            }
            var sent = 0
            while sent < allowed {
                let length = unsafe bytes[sent..<allowed].withUnsafeBytes { part in
                    unsafe send(way.target, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
                }
                guard length > 0 else { return false }
                sent += length
            }
            if isCut { return false }
        }
        return true
    }

    private static func withAddress<Value>(
        of path: String,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Value
    ) -> Value {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            unsafe bytes.copyBytes(from: path.utf8.prefix(bytes.count - 1))
        }
        return unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe body(address, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
