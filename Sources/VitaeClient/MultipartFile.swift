import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix

/// A form with one file, which is read from the disk while it is sent.
struct MultipartFile: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    let file: URL
    let bytes: Int
    let frame: MultipartFrame
    let progress: @Sendable (UploadProgress) -> Void

    private static let chunk = 65_536

    /// Bytes of the whole form.
    var length: Int { frame.head.utf8.count + bytes + frame.tail.utf8.count }

    /// - Parameters:
    ///   - file: a regular file.
    ///   - filename: a label for it.
    ///   - progress: is told how much of it was read.
    /// - Throws: `unreadableFile` for what is no regular file, or may not be read.
    init(
        _ file: URL,
        filename: String,
        progress: @escaping @Sendable (UploadProgress) -> Void
    ) throws(VitaeClientError) {
        let values: URLResourceValues
        do {
            values = try file.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        } catch {
            throw .unreadableFile(file.path)
        }
        guard values.isRegularFile == true, let size = values.fileSize else { throw .unreadableFile(file.path) }
        self.file = file
        self.progress = progress
        bytes = size
        frame = MultipartFrame(filename: filename)
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate enum Part {
            case head
            case file(FileHandle, sent: Int)
            case end
        }

        fileprivate let form: MultipartFile
        fileprivate var part = Part.head

        mutating func next() async throws -> ByteBuffer? {
            switch part {
            case .head:
                part = .file(try Self.open(form.file), sent: 0)
                return ByteBuffer(string: form.frame.head)
            case .file(let handle, let sent):
                let count = Swift.min(MultipartFile.chunk, form.bytes - sent)
                let data = try await NIOThreadPool.singleton.runIfActive { try handle.read(upToCount: count) ?? Data() }
                guard !data.isEmpty else {
                    // The server would wait for the rest of a file that became shorter meanwhile.
                    guard sent == form.bytes else { throw VitaeClientError.unreadableFile(form.file.path) }
                    part = .end
                    return ByteBuffer(string: form.frame.tail)
                }
                part = .file(handle, sent: sent + data.count)
                form.progress(UploadProgress(sent: sent + data.count, total: form.bytes))
                return ByteBuffer(bytes: data)
            case .end:
                return nil
            }
        }

        private static func open(_ file: URL) throws(VitaeClientError) -> FileHandle {
            do {
                return try FileHandle(forReadingFrom: file)
            } catch {
                throw .unreadableFile(file.path)
            }
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(form: self) }
}
