import NIOPosix
import Sessions

/// Receives the files of one upload, and has no more of them in memory than fits into its buffer.
///
/// All files of an upload are one file on disk, written by threads that may wait for a disk.
struct UploadSpool {
    private let makeFile: @Sendable () throws(SpoolFailure) -> SpoolFile
    private let threads: NIOThreadPool

    /// Bytes that are gathered before they are written: most résumés go to disk at once.
    static let bufferLength = 128 * 1024

    private var file: SpoolFile?
    private var buffer: [UInt8] = []
    /// How much of the file on disk is written.
    private var written = 0
    private var start = 0
    private var head: [UInt8] = []
    private(set) var files: [SpooledFile] = []

    /// - Parameters:
    ///   - threads: which wait for the disk.
    ///   - makeFile: opens the file on disk; asked once, before anything is written.
    init(
        threads: NIOThreadPool = .singleton,
        makeFile: @escaping @Sendable () throws(SpoolFailure) -> SpoolFile
    ) {
        self.threads = threads
        self.makeFile = makeFile
    }

    /// Bytes of files in memory at this moment.
    var heldBytes: Int { buffer.count + head.count + files.reduce(0) { $0 + $1.head.count } }

    /// Bytes of the file that is being received.
    var length: Int { written + buffer.count - start }

    /// Takes the next bytes of the file that is being received.
    ///
    /// - Parameter bytes: the bytes.
    /// - Throws: a `SpoolFailure` when they cannot be written.
    mutating func append(_ bytes: [UInt8]) async throws {
        if head.count < UploadHead.length { head += bytes.prefix(UploadHead.length - head.count) }
        buffer += bytes
        if buffer.count >= Self.bufferLength { try await flush() }
    }

    /// Ends the file that is being received; what comes after it is the next one.
    ///
    /// - Throws: a `SpoolFailure` when its last bytes cannot be written.
    mutating func endFile() async throws {
        try await flush()
        files.append(SpooledFile(head: head, place: file.map { ($0, start..<written) }))
        head = []
        start = written
    }

    private mutating func flush() async throws {
        guard !buffer.isEmpty else { return }
        let (bytes, offset, makeFile, opened) = (buffer, written, makeFile, file)
        buffer.removeAll(keepingCapacity: true)
        file = try await threads.runIfActive {
            let file = try opened ?? makeFile()
            try file.write(bytes, at: offset)
            return file
        }
        written += bytes.count
    }
}
