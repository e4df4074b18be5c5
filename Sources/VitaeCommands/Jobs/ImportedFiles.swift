import Crypto
import Foundation

/// Remembers by their content which files of postings were imported.
struct ImportedFiles {
    let folder: DataFolder

    private var list: URL { folder.url.appending(path: "imported-files.txt") }

    /// SHA-256 of a file, in hexadecimal.
    static func fingerprint(of bytes: [UInt8]) -> String {
        SHA256.hash(data: bytes).map { byte in
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
