import Foundation

/// A file named on the command line; `-` is standard input.
struct InputFile {
    let path: String

    var label: String { path == "-" ? "standard input" : path }

    /// The bytes.
    ///
    /// - Throws: a failure that names the file.
    func read() throws -> [UInt8] {
        do {
            if path == "-" { return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data()) }
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw CommandFailure.failed("\(path) cannot be read: \(Self.reason(error))")
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
