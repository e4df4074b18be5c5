import Crypto
import Foundation

/// Remembers by their content which files of postings were imported.
struct ImportedFiles {
    let folder: DataFolder

    private var list: URL { folder.url.appending(path: "imported-files.txt") }

    /// SHA-256 of a file, in hexadecimal.
    func fingerprint(of path: String) throws -> String {
        let bytes = try InputFile(path: path).read()
        return SHA256.hash(data: Data(bytes)).map { byte in
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0" + text : text
        }.joined()
    }

    func contains(_ fingerprint: String) throws -> Bool {
        try fingerprints().contains(fingerprint)
    }

    func add(_ fingerprint: String) throws {
        let lines = try fingerprints() + [fingerprint]
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: list, options: .atomic)
    }

    private func fingerprints() throws -> [String] {
        guard FileManager.default.fileExists(atPath: list.path) else { return [] }
        return String(decoding: try Data(contentsOf: list), as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
