import Glibc
import TestSupport

/// A port where connections are taken and nothing is ever said.
final class SilentHost {
    let port: Int
    private let listener: Int32

    /// Why there is none.
    struct NotMade: Error {
        let code: Int32
    }

    init() throws {
        port = try FreePort.any()
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        let isListening = unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(listener, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        // The system takes what comes in, and nobody looks at it.
        guard isListening, listen(listener, 16) == 0 else { throw NotMade(code: errno) }
    }

    deinit { close(listener) }
}
