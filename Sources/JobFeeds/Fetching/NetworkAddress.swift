import Glibc

/// An address of a machine in the internet protocol, version 4 or 6.
package struct NetworkAddress: Hashable, Sendable {
    /// Four or sixteen bytes, the first one first.
    let bytes: [UInt8]

    /// - Parameter bytes: four or sixteen bytes.
    init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// - Parameter text: `192.0.2.1` or `2001:db8::1`, without brackets, port or zone.
    package init?(_ text: String) {
        for (family, length) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: length)
            if unsafe inet_pton(family, text, &bytes) == 1 {
                self.bytes = bytes
                return
            }
        }
        return nil
    }

    /// The address in digits, as a connection takes it.
    package var text: String {
        if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
        return stride(from: 0, to: 16, by: 2).map { index in
            String(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]), radix: 16)  // checked: widens bytes
        }.joined(separator: ":")
    }
}
