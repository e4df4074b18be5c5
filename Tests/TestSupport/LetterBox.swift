import Foundation

/// A folder that a server's letters come into.
package struct LetterBox: Sendable {
    private let folder: TemporaryFolder

    /// A letter.
    package struct Letter: Sendable {
        /// The lines of its head.
        package let head: [String]
        package let text: String

        /// The code of a link in it, by what the link is for.
        package func code(_ name: String) -> String {
            let link = text.components(separatedBy: "/#/\(name)/").dropFirst().first ?? ""
            return String(link.prefix { !$0.isNewline })
        }
    }

    /// No letter came in time.
    package struct Empty: Error {}

    package init() throws {
        folder = try TemporaryFolder()
    }

    /// What a server needs to send letters.
    package var arguments: [String] {
        // A letter has its name only once it is whole.
        let command =
            "f=$(mktemp \(folder.url.path)/.XXXXXX) && cat > $f && mv $f \(folder.url.path)/$(basename $f).eml"
        return ["--mail-command", command, "--mail-from", "vitae@example.org"]
    }

    /// How many letters nobody has taken.
    package var count: Int {
        get throws { try files().count }
    }

    /// Takes a letter out, and waits half a minute for one.
    ///
    /// - Throws: `Empty`.
    package func next() async throws -> Letter {
        for _ in 0..<300 {
            if let file = try files().first {
                let message = try String(contentsOf: file, encoding: .utf8)
                try FileManager.default.removeItem(at: file)
                let parts = message.components(separatedBy: "\r\n\r\n")
                let body = Data(base64Encoded: parts.last ?? "", options: .ignoreUnknownCharacters) ?? Data()
                return Letter(
                    head: parts[0].components(separatedBy: "\r\n"),
                    text: String(decoding: body, as: UTF8.self)
                )
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        throw Empty()
    }

    private func files() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "eml" }
    }
}
