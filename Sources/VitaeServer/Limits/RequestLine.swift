/// Sees whether the first line of a request has come to its end. Empty lines may stand before it (RFC 9112, 2.2).
struct RequestLine {
    private(set) var isWhole = false
    private var hasCharacters = false

    mutating func read(_ bytes: some Sequence<UInt8>) {
        guard !isWhole else { return }
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if hasCharacters {
                    isWhole = true
                    return
                }
            } else if byte != UInt8(ascii: "\r") {
                hasCharacters = true
            }
        }
    }
}
