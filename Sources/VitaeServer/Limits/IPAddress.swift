package import NIOCore

/// An IP address as a value.
///
/// IPv4 addresses that are written as IPv6 (`::ffff:192.0.2.1`) are IPv4 addresses here: a socket that takes both kinds
/// shows them so, and one client must not have two addresses.
package enum IPAddress: Hashable, Sendable {
    case v4(UInt32)
    case v6(high: UInt64, low: UInt64)

    /// Reads an address; nil for what is none. A zone behind `%` is left out.
    package init?(_ text: some StringProtocol) {
        let address = text.prefix { $0 != "%" }
        guard address.utf8.contains(UInt8(ascii: ":")) else {
            guard address.count == text.count, let bits = Self.bits(ofIPv4: String(address)) else { return nil }
            self = .v4(bits)
            return
        }
        guard let groups = Self.groups(ofIPv6: String(address)) else { return nil }
        let halves = [groups[..<4], groups[4...]].map { $0.reduce(UInt64(0)) { $0 << 16 | UInt64($1) } }
        self = Self.mapped(high: halves[0], low: halves[1])
    }

    /// The address of a socket's other end; nil when it is no IP socket.
    package init?(_ socket: SocketAddress) {
        guard let text = socket.ipAddress else { return nil }
        self.init(text)
    }

    /// What one client has to itself: an IPv4 address, or the /64 that IPv6 networks hand out.
    package var clientRange: AddressRange {
        switch self {
        case .v4: AddressRange(self, prefixLength: 32)
        case .v6: AddressRange(self, prefixLength: 64)
        }
    }

    private static func mapped(high: UInt64, low: UInt64) -> IPAddress {
        high == 0 && low >> 32 == 0xFFFF ? .v4(UInt32(truncatingIfNeeded: low)) : .v6(high: high, low: low)
    }

    /// Four decimal numbers. Leading zeros are refused: some programs take them for octal.
    private static func bits(ofIPv4 text: String) -> UInt32? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var bits: UInt32 = 0
        for part in parts {
            guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                part.utf8.count == 1 || part.utf8.first != 0x30, let byte = UInt8(part)
            else { return nil }
            bits = bits << 8 | UInt32(byte)
        }
        return bits
    }

    /// Eight groups; `::` stands for as many zeros as are missing (RFC 4291, 2.2).
    private static func groups(ofIPv6 text: String) -> [UInt16]? {
        let halves = text.split(separator: "::", omittingEmptySubsequences: false)
        guard halves.count <= 2, let last = halves.last,
            let tail = groups(of: last, mayEndInIPv4: true)
        else { return nil }
        guard halves.count == 2 else { return tail.count == 8 ? tail : nil }
        guard let head = groups(of: halves[0], mayEndInIPv4: false), head.count + tail.count < 8 else { return nil }
        return head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
    }

    private static func groups(of text: Substring, mayEndInIPv4: Bool) -> [UInt16]? {
        guard !text.isEmpty else { return [] }
        var groups: [UInt16] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if mayEndInIPv4, index == parts.count - 1, let bits = bits(ofIPv4: String(part)) {
                groups += [UInt16(bits >> 16), UInt16(truncatingIfNeeded: bits)]
                continue
            }
            guard (1...4).contains(part.utf8.count), part.allSatisfy({ $0.isASCII && $0.isHexDigit }),
                let group = UInt16(part, radix: 16)
            else { return nil }
            groups.append(group)
        }
        return groups
    }
}
