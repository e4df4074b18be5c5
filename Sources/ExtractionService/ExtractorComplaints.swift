/// The end of what a process wrote to standard error. It may quote the document, so that it is never shown or logged:
/// it only helps to tell why the process died.
struct ExtractorComplaints: Sendable {
    private static let capacity = 64 * 1024

    /// What allocators say before they abort: Poppler, the C++ library, GLib, Swift.
    private static let outOfMemory = [
        "out of memory", "bad_alloc", "failed to allocate", "could not allocate", "cannot allocate memory",
    ]

    private var tail: [UInt8] = []

    mutating func append(_ bytes: some BidirectionalCollection<UInt8>) {
        tail.append(contentsOf: bytes.suffix(Self.capacity))
        if tail.count > Self.capacity { tail.removeFirst(tail.count - Self.capacity) }
    }

    /// Whether a library said that it got no memory.
    var sayOutOfMemory: Bool {
        let text = String(decoding: tail, as: UTF8.self).lowercased()
        return Self.outOfMemory.contains { text.contains($0) }
    }
}
