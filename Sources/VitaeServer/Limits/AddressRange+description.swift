extension AddressRange: CustomStringConvertible {
    /// The range as it is read: `192.0.2.0/24`, `2001:db8:0:0:0:0:0:0/32`.
    package var description: String {
        let address =
            switch first {
            case .v4(let bits):
                stride(from: 24, through: 0, by: -8).map { "\(bits >> $0 & 0xFF)" }.joined(separator: ".")
            case .v6(let high, let low):
                [high, low].flatMap { half in
                    stride(from: 48, through: 0, by: -16).map { String(half >> $0 & 0xFFFF, radix: 16) }
                }.joined(separator: ":")
            }
        return "\(address)/\(prefixLength)"
    }
}
