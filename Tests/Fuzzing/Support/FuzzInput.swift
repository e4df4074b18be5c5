/// The bytes of one run, taken from the front.
struct FuzzInput {
    private(set) var rest: ArraySlice<UInt8>

    init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
        rest = unsafe Array(UnsafeBufferPointer(start: start, count: count))[...]
    }

    var bytes: [UInt8] { Array(rest) }

    /// The pieces between bytes that are 0, which text and XML never hold.
    var parts: [[UInt8]] {
        rest.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    }

    /// The next byte; 0 after the last.
    mutating func byte() -> UInt8 {
        rest.popFirst() ?? 0
    }

    /// The next bytes, fewer at the end.
    mutating func bytes(_ count: Int) -> ArraySlice<UInt8> {
        let taken = rest.prefix(count)
        rest = rest.dropFirst(count)
        return taken
    }
}
