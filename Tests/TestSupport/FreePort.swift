import Glibc

/// Ports of this machine that nobody uses.
package enum FreePort {
    /// Why none was found.
    package struct NotFound: Error {
        package let code: Int32
    }

    /// A port that was free a moment ago, for what has to know its own before it starts.
    package static func any() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
            }
        }
        guard isBound else { throw NotFound(code: errno) }
        return Int(in_port_t(bigEndian: address.sin_port))
    }
}
