import Crypto
import Foundation

/// The files of the web app, read once: they are small and never change while the server runs.
package struct WebFiles: Sendable {
    /// One file as it is sent.
    struct File: Sendable {
        let bytes: [UInt8]
        let mediaType: String
        /// Changes with the content.
        let tag: String
    }

    private let files: [String: File]

    private static let mediaTypes = [
        "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "pdf": "application/pdf", "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "jpg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml", "yaml": "application/yaml",
    ]

    /// Reads all files below a folder that have a known extension.
    ///
    /// - Parameter folder: the folder.
    /// - Throws: what reading throws.
    init(folder: URL) throws {
        var files: [String: File] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            guard let type = Self.mediaTypes[URL(filePath: path).pathExtension] else { continue }
            let data = try Data(contentsOf: folder.appending(path: path))
            let digest = SHA256.hash(data: data).prefix(9)
            files[path] = File(
                bytes: [UInt8](data),
                mediaType: type,
                tag: "\"\(Data(digest).base64EncodedString())\""
            )
        }
        self.files = files
    }

    /// The files that are installed beside the program.
    ///
    /// - Throws: what reading throws; the resources belong beside the program.
    package static func bundled() throws -> WebFiles {
        try WebFiles(folder: Bundle.module.bundleURL.appending(path: "web"))
    }

    subscript(path: String) -> File? { files[path] }

    /// Paths of all files below a folder, in alphabetical order.
    func paths(in folder: String) -> [String] {
        files.keys.filter { $0.hasPrefix(folder + "/") }.sorted()
    }
}
