import Glibc

/// The bytes of a file as part of the address space: read when they are touched, shared by all processes, never
/// written.
///
/// Replace a file that may be in use by renaming another over it; one that is cut off in place ends the programs that
/// read it.
@safe package final class MappedFile: Sendable {
    /// Pointers are not `Sendable`, but this one may be shared: nobody writes through it, and what it points to is
    /// there for as long as this object is; every read checks its range first.
    private nonisolated(unsafe) let start: UnsafeRawPointer
    /// How many bytes there are.
    package let count: Int
    /// Whether the pages come from a file, and can be dropped.
    private let isFile: Bool

    /// Maps a file.
    ///
    /// - Parameter path: where it lies.
    /// - Throws: when it cannot be read or is empty.
    package init(path: String) throws(KnowledgePackError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAPack }
        guard status.st_size > 0 else { throw .truncated }
        let mapping = unsafe mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else {
            throw .unreadable(path: path, code: errno)
        }
        unsafe start = UnsafeRawPointer(mapping)
        count = Int(status.st_size)
        isFile = true
    }

    /// Holds bytes that are in no file.
    ///
    /// - Parameter bytes: the bytes; they are copied.
    /// - Throws: when there is no memory, or nothing to hold.
    package init(copying bytes: [UInt8]) throws(KnowledgePackError) {
        guard !bytes.isEmpty else { throw .truncated }
        let flags = MAP_PRIVATE | MAP_ANONYMOUS
        let mapping = unsafe mmap(nil, bytes.count, PROT_READ | PROT_WRITE, flags, -1, 0)
        guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else {
            throw .unreadable(path: "memory", code: errno)
        }
        unsafe bytes.withUnsafeBytes { source in
            guard let address = source.baseAddress else { return }
            unsafe mapping.copyMemory(from: address, byteCount: source.count)
        }
        unsafe start = UnsafeRawPointer(mapping)
        count = bytes.count
        isFile = false
    }

    /// Reads a file into memory, in large pages where the kernel has some: a process that many are forked from hands such
    /// memory down with its page tables, where each fork would have to find the pages of a mapped file anew.
    ///
    /// - Parameter path: where it lies.
    /// - Throws: when it cannot be read or is empty, or there is no memory.
    package convenience init(loading path: String) throws(KnowledgePackError) {
        try self.init(loading: MappedFile(path: path))
    }

    private init(loading file: MappedFile) throws(KnowledgePackError) {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS
        let mapping = unsafe mmap(nil, file.count, PROT_READ | PROT_WRITE, flags, -1, 0)
        guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else {
            throw .unreadable(path: "memory", code: errno)
        }
        unsafe madvise(mapping, file.count, MADV_HUGEPAGE)
        unsafe mapping.copyMemory(from: file.start, byteCount: file.count)
        unsafe mprotect(mapping, file.count, PROT_READ)
        unsafe start = UnsafeRawPointer(mapping)
        count = file.count
        isFile = false
    }

    deinit {
        unsafe munmap(UnsafeMutableRawPointer(mutating: start), count)
    }

    /// Gives pages back that were read once; they come back from the file when they are needed.
    func dropPages() {
        guard isFile else { return }
        unsafe madvise(UnsafeMutableRawPointer(mutating: start), count, MADV_DONTNEED)
    }

    /// A number, which must lie inside.
    @inline(__always)
    func int32(at offset: Int) -> Int32 {
        precondition(offset >= 0 && offset <= count - 4)
        return Int32(littleEndian: unsafe start.loadUnaligned(fromByteOffset: offset, as: Int32.self))
    }

    /// A number, which must lie inside.
    @inline(__always)
    func uint64(at offset: Int) -> UInt64 {
        precondition(offset >= 0 && offset <= count - 8)
        return UInt64(littleEndian: unsafe start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Adds an amount to the sums that a row of numbers names; the row must lie inside.
    func add(_ amount: Int32, atNumbersFrom offset: Int, count numbers: Int, in sums: inout [Int32]) {
        precondition(offset >= 0 && numbers >= 0 && numbers <= (count - offset) / 4)
        var span = sums.mutableSpan
        var address = unsafe start + offset
        for _ in 0..<numbers {
            span[Int(Int32(littleEndian: unsafe address.loadUnaligned(as: Int32.self)))] &+= amount
            unsafe address += 4
        }
    }

    /// Where a number stands among others in rising order; they must lie inside.
    ///
    /// - Parameters:
    ///   - number: what is looked for.
    ///   - offset: where the first of the others stands.
    ///   - numbers: how many there are.
    /// - Returns: its place among them, or nil.
    func place(of number: Int32, amongNumbersFrom offset: Int, count numbers: Int) -> Int? {
        precondition(offset >= 0 && numbers >= 0 && numbers <= (count - offset) / 4)
        let first = unsafe start + offset
        func value(_ index: Int) -> Int32 {
            unsafe Int32(littleEndian: first.loadUnaligned(fromByteOffset: 4 * index, as: Int32.self))
        }
        var low = 0
        var left = numbers
        while left > 1 {
            let half = left / 2
            if value(low &+ half) <= number { low &+= half }
            left &-= half
        }
        return left == 1 && value(low) == number ? low : nil
    }

    /// Whether numbers lie in a range; they must lie inside.
    func holdsNumbers(from offset: Int, count numbers: Int, in bounds: Range<Int>) -> Bool {
        unsafe withNumbers(from: offset, count: numbers) { first in
            var index = 0
            while index < numbers {
                let number = unsafe Int(Int32(littleEndian: first[index]))
                if number < bounds.lowerBound || number >= bounds.upperBound { return false }
                index &+= 1
            }
            return true
        }
    }

    /// Whether numbers rise from 0 on, or stay, up to a last one at most; they must lie inside.
    func holdsRising(from offset: Int, count numbers: Int, upTo last: Int) -> Bool {
        unsafe withNumbers(from: offset, count: numbers) { first in
            var previous = 0
            var index = 0
            while index < numbers {
                let number = unsafe Int(Int32(littleEndian: first[index]))
                if number < previous || number > last { return false }
                previous = number
                index &+= 1
            }
            return true
        }
    }

    /// Calls with numbers, which must lie inside, from a multiple of four on.
    ///
    /// Nothing but what is read through typed pointers is fast in a build for debugging, and a pack has millions of numbers.
    private func withNumbers<Result>(
        from offset: Int,
        count numbers: Int,
        _ body: (UnsafePointer<Int32>) -> Result
    ) -> Result {
        precondition(offset >= 0 && numbers >= 0 && numbers <= (count - offset) / 4 && offset.isMultiple(of: 4))
        return unsafe body((start + offset).assumingMemoryBound(to: Int32.self))
    }

    /// Calls with all words of eight bytes from a place on, which is a multiple of eight, and with how many there are.
    func withWords<Result>(from offset: Int, _ body: (UnsafePointer<UInt64>, Int) -> Result) -> Result {
        precondition(offset >= 0 && offset <= count && offset.isMultiple(of: 8))
        return unsafe body((start + offset).assumingMemoryBound(to: UInt64.self), (count - offset) / 8)
    }

    /// The first of the words of a text, which must lie inside, and how many it has; 0 for no word.
    func firstWord(of range: Range<Int>) -> (hash: UInt64, words: Int) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        let bytes = unsafe (start + range.lowerBound).assumingMemoryBound(to: UInt8.self)
        var hash = PackHash()
        var words = 0
        var isInside = false
        var index = 0
        while index < range.count {
            let byte = unsafe bytes[index]
            let isSpace = byte == 0x20
            if !isSpace, !isInside { words &+= 1 }
            if !isSpace, words == 1 { hash.add(byte) }
            isInside = !isSpace
            index &+= 1
        }
        return (hash.value, words)
    }

    /// A text, which must lie inside; what is not UTF-8 is replaced.
    func string(_ range: Range<Int>) -> String {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        let bytes = unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
        return unsafe String(decoding: bytes, as: UTF8.self)
    }

    /// Whether these bytes stand in a range, which must lie inside.
    func holds(_ bytes: Span<UInt8>, at range: Range<Int>) -> Bool {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        guard bytes.count == range.count else { return false }
        return unsafe bytes.withUnsafeBytes { other in
            guard let address = other.baseAddress else { return true }
            return unsafe memcmp(start + range.lowerBound, address, other.count) == 0
        }
    }
}
