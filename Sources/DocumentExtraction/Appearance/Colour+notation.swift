extension Colour {
    /// A colour in hexadecimal digits, two or one for each part, with or without the sign in front of them.
    init?(hexadecimal text: some StringProtocol) {
        var digits = text.utf8.drop { $0 == UInt8(ascii: "#") }.compactMap {
            Character(Unicode.Scalar($0)).hexDigitValue
        }
        let isPlain = text.utf8.count - digits.count <= (text.utf8.first == UInt8(ascii: "#") ? 1 : 0)
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard isPlain, digits.count == 6 else { return nil }
        self.init(
            red: UInt8(digits[0] << 4 | digits[1]),
            green: UInt8(digits[2] << 4 | digits[3]),
            blue: UInt8(digits[4] << 4 | digits[5])
        )
    }
}
