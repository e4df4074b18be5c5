/// Addresses that begin with the same bits.
package struct AddressRange: Hashable, Sendable {
    /// The lowest address.
    package let first: IPAddress
    /// How many bits all addresses share.
    package let prefixLength: Int

    /// The range around an address.
    ///
    /// - Parameters:
    ///   - address: any address of the range.
    ///   - prefixLength: bits that all share, cut to what the kind of address has.
    package init(_ address: IPAddress, prefixLength: Int) {
        switch address {
        case .v4(let bits):
            self.prefixLength = min(max(prefixLength, 0), 32)
            first = .v4(bits & UInt32.max << (32 - self.prefixLength))
        case .v6(let high, let low):
            self.prefixLength = min(max(prefixLength, 0), 128)
            first = .v6(
                high: high & UInt64.max << max(64 - self.prefixLength, 0),
                low: low & UInt64.max << min(128 - self.prefixLength, 64)
            )
        }
    }

    /// Reads `192.0.2.0/24`, `2001:db8::/32` or a single address; nil for what is none of them.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let address = IPAddress(first) else { return nil }
        let width = if case .v4 = address { 32 } else { 128 }
        guard parts.count == 2 else {
            self.init(address, prefixLength: width)
            return
        }
        guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(parts[1]), length <= width
        else { return nil }
        self.init(address, prefixLength: length)
    }

    /// Whether an address lies in the range; addresses of the other kind never do.
    package func contains(_ address: IPAddress) -> Bool {
        AddressRange(address, prefixLength: prefixLength) == self
    }
}
