import Foundation
import JobMatching
import VitaeServer

/// A language model that puts explanations in other words, as it is configured.
struct LanguageModelOptions: Hashable, Sendable {
    /// nil to show explanations as they are composed.
    var kind: LanguageModelSettings.Kind?
    /// nil for the maker's own service.
    var url: String?
    var name: String?
    var key: String?
    /// Path of a file that holds the key and nothing else.
    var keyFile: String?
    /// Time for an answer.
    var seconds = 3.0
    /// Questions that may be on their way at the same time.
    var questions = 4

    private static let longestKey = 65_536

    /// What the server asks; nil where no language model is configured. What is incomplete was refused when the
    /// settings were read.
    ///
    /// - Returns: who is asked, and with which key.
    /// - Throws: a failure that names the file of the key when it cannot be read.
    func settings() throws -> LanguageModelSettings? {
        guard let kind, let name, let url = URL(string: url ?? kind.address) else { return nil }
        var limits = RephrasingLimits()
        limits.time = .milliseconds(Int((seconds * 1_000).rounded()))
        limits.questions = questions
        return LanguageModelSettings(kind: kind, url: url, model: name, key: try wholeKey(), limits: limits)
    }

    private func wholeKey() throws -> String? {
        guard let keyFile else { return key }
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: keyFile))
            data = try file.read(upToCount: Self.longestKey) ?? Data()
        } catch {
            throw CommandFailure.cannotStart("language-model-key-file: \(keyFile) cannot be read.")
        }
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        // It becomes a header, where other signs would be taken for something else.
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw CommandFailure.cannotStart("language-model-key-file: \(keyFile) does not hold one key on one line.")
        }
        return text
    }
}
