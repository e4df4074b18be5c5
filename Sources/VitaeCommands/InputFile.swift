import Foundation
import TextDocument

/// A file named on the command line; `-` is standard input.
struct InputFile {
    let path: String

    var label: String { path == "-" ? "standard input" : path }

    /// The bytes of a document, up to the limit for documents.
    ///
    /// - Throws: `ExtractionFailure.tooLarge`, or a failure that names the file.
    func readDocument() throws -> [UInt8] {
        let limit = ExtractionLimits().maximumBytes
        if path == "-" {
            let bytes = try FileHandle.standardInput.read(upToCount: limit + 1) ?? Data()
            guard bytes.count <= limit else { throw ExtractionFailure.tooLarge }
            return [UInt8](bytes)
        }
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        if let values, values.isRegularFile == false {
            throw CommandFailure.failed("\(path) cannot be read: it is not a regular file")
        }
        guard values?.fileSize ?? 0 <= limit else { throw ExtractionFailure.tooLarge }
        return try read()
    }

    /// All bytes.
    ///
    /// - Throws: a failure that names the file.
    func read() throws -> [UInt8] { [UInt8](try readData()) }

    /// All bytes, as they were read: a feed may be large.
    ///
    /// - Throws: a failure that names the file.
    func readData() throws -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw CommandFailure.failed("\(path) cannot be read: \(Self.reason(error))")
        }
    }

    /// The file, to be read bit by bit.
    ///
    /// - Throws: a failure that names the file.
    func open() throws -> FileHandle {
        if path == "-" { return .standardInput }
        do {
            return try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            throw CommandFailure.failed("\(path) cannot be read: \(Self.reason(error))")
        }
    }

    /// The next bytes of the file.
    ///
    /// - Parameters:
    ///   - count: how many at most.
    ///   - source: the file that was opened.
    /// - Returns: the bytes; none at the end.
    /// - Throws: a failure that names the file.
    func read(_ count: Int, from source: FileHandle) throws -> Data {
        do {
            return try source.read(upToCount: count) ?? Data()
        } catch {
            throw CommandFailure.failed("\(label) cannot be read: \(Self.reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile: "there is no such file"
        case .fileReadNoPermission: "permission denied"
        default: "it is not a readable file"
        }
    }
}
