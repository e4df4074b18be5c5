extension NetworkAddress {
    /// What an address is for.
    package enum Kind: String, CaseIterable, Sendable {
        /// A machine on the internet.
        case `public`
        /// The machine itself.
        case loopback
        /// A network of a house or a company.
        case `private`
        /// A provider's network behind address translation.
        case shared
        /// The cable or the cloud that the machine hangs on, with the cloud's own secrets.
        case linkLocal
        case multicast
        /// No machine: "any", or "this network".
        case unspecified
        case documentation
        /// Set aside for anything else, or not given out.
        case reserved

        /// Whether it leads into a network of one's own, which can be allowed; all others lead nowhere or to something
        /// else than a feed.
        package var isOwnNetwork: Bool { self == .loopback || self == .private || self == .shared }
    }

    /// What the address is for. An address that carries another one is of that one's kind.
    package var kind: Kind {
        if bytes.count == 4 { return Self.range(of: bytes, in: Self.ranges4)?.kind ?? .public }
        guard let range = Self.range(of: bytes, in: Self.ranges6) else { return .reserved }
        guard let offset = range.carriedAt else { return range.kind }
        return NetworkAddress(bytes: Array(bytes[offset..<(offset + 4)]))?.kind ?? .reserved
    }

    /// Addresses that begin alike.
    private struct Range: Sendable {
        let start: [UInt8]
        /// How many bits they have in common.
        let length: Int
        let kind: Kind
        /// Where another address of version 4 stands in them.
        let carriedAt: Int?

        init(_ start: [UInt8], _ length: Int, _ kind: Kind, carriedAt: Int? = nil) {
            self.start = start
            self.length = length
            self.kind = kind
            self.carriedAt = carriedAt
        }

        func contains(_ bytes: [UInt8]) -> Bool {
            for bit in stride(from: 0, to: length, by: 8) {
                // checked: less than 8 bits
                let mask: UInt8 = length - bit >= 8 ? 0xFF : ~(0xFF >> UInt8(length - bit))
                let wanted = bit / 8 < start.count ? start[bit / 8] : 0
                guard bytes[bit / 8] & mask == wanted & mask else { return false }
            }
            return true
        }
    }

    private static func range(of bytes: [UInt8], in ranges: [Range]) -> Range? {
        ranges.first { $0.contains(bytes) }
    }

    // The registries of special-purpose addresses that IANA keeps (RFC 6890); the first range counts that holds an
    // address.

    private static let ranges4 = [
        Range([0], 8, .unspecified),
        Range([10], 8, .private),
        Range([100, 64], 10, .shared),
        Range([127], 8, .loopback),
        Range([169, 254], 16, .linkLocal),
        Range([172, 16], 12, .private),
        Range([192, 0, 0], 24, .reserved),
        Range([192, 0, 2], 24, .documentation),
        Range([192, 88, 99], 24, .reserved),
        Range([192, 168], 16, .private),
        Range([198, 18], 15, .reserved),
        Range([198, 51, 100], 24, .documentation),
        Range([203, 0, 113], 24, .documentation),
        Range([224], 4, .multicast),
        Range([240], 4, .reserved),
    ]

    private static let ranges6 = [
        Range([], 128, .unspecified),
        Range([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 128, .loopback),
        // Compatible (::a.b.c.d), mapped (::ffff:a.b.c.d) and translated (::ffff:0:a.b.c.d) addresses.
        Range([], 96, .reserved, carriedAt: 12),
        Range([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96, .reserved, carriedAt: 12),
        Range([0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0], 96, .reserved, carriedAt: 12),
        // NAT64, for everybody and for one network.
        Range([0x00, 0x64, 0xFF, 0x9B], 96, .reserved, carriedAt: 12),
        Range([0x00, 0x64, 0xFF, 0x9B, 0x00, 0x01], 48, .private),
        // 6to4.
        Range([0x20, 0x02], 16, .reserved, carriedAt: 2),
        Range([0x20, 0x01, 0x0D, 0xB8], 32, .documentation),
        // Teredo, benchmarks and identifiers that are no places.
        Range([0x20, 0x01, 0x00], 23, .reserved),
        Range([0x3F, 0xFF, 0x00], 20, .documentation),
        // What is given out to the internet.
        Range([0x20], 3, .public),
        Range([0xFC], 7, .private),
        Range([0xFE, 0x80], 10, .linkLocal),
        Range([0xFE, 0xC0], 10, .private),
        Range([0xFF], 8, .multicast),
    ]
}
