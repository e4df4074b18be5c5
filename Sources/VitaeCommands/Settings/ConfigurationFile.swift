import Configuration
import Foundation

/// A configuration file: one `key = value` a line, `#` begins a comment.
///
/// A value in double quotes is taken as it is, with blanks at its ends, commas and `#`.
struct ConfigurationFile: Hashable {
    /// A line that says something.
    struct Entry: Hashable {
        let key: String
        let value: String
        /// Whether the value stood in quotes, so that its commas part nothing.
        let isQuoted: Bool
        /// Lines count from 1.
        let line: Int
    }

    /// For messages.
    let path: String
    let entries: [Entry]

    private static let mostBytes = 1_048_576

    /// Reads a file.
    ///
    /// - Parameter path: where it is.
    /// - Throws: why it cannot be read, or its first line that says nothing.
    init(path: String) throws(SettingsError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw SettingsError(place: .wholeFile(path), reason: Self.reason(error))
        }
        guard data.count <= Self.mostBytes, let text = String(bytes: data, encoding: .utf8) else {
            throw SettingsError(place: .wholeFile(path), reason: "this is not a text in UTF-8 of up to 1 MiB")
        }
        try self.init(text: text, path: path)
    }

    /// Reads the text of a file.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - path: what the file is called in messages.
    /// - Throws: its first line that says nothing.
    init(text: String, path: String) throws(SettingsError) {
        self.path = path
        var entries: [Entry] = []
        // Some editors begin a text with a mark that tells nothing here.
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let content = line.trimmingCharacters(in: .whitespaces)
            guard !content.isEmpty, !content.hasPrefix("#") else { continue }
            do throws(LineProblem) {
                entries.append(try Self.entry(content, line: index + 1))
            } catch {
                throw SettingsError(place: .file(path, line: index + 1), reason: error.reason)
            }
        }
        self.entries = entries
    }

    /// How a value is written so that it is read as it is.
    static func written(_ value: String) -> String {
        let isPlain = !value.isEmpty && !value.contains("\"") && !value.contains(",") && !value.contains("#")
        return isPlain && value == value.trimmingCharacters(in: .whitespaces) ? value : "\"\(value)\""
    }

    private struct LineProblem: Error {
        let reason: String
    }

    private static func entry(_ content: String, line: Int) throws(LineProblem) -> Entry {
        guard let sign = content.firstIndex(of: "=") else {
            throw LineProblem(reason: "“key = value” is expected")
        }
        let key = content[..<sign].trimmingCharacters(in: .whitespaces)
        guard !key.isEmpty, !key.contains(where: \.isWhitespace) else {
            throw LineProblem(reason: "“key = value” is expected")
        }
        let rest = content[content.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        guard rest.hasPrefix("\"") else {
            let value = withoutComment(rest)
            guard !value.isEmpty else { throw LineProblem(reason: "\(key) has no value") }
            return Entry(key: key, value: value, isQuoted: false, line: line)
        }
        guard let match = rest.wholeMatch(of: /"(?<value>.*?)"([ \t]*|[ \t]+#.*)/), !match.value.isEmpty else {
            throw LineProblem(reason: "the value of \(key) is empty or has no quote at its end")
        }
        return Entry(key: key, value: String(match.value), isQuoted: true, line: line)
    }

    /// A comment begins with a `#` at the start or behind a blank: one within a word belongs to the value.
    private static func withoutComment(_ text: String) -> String {
        guard let comment = text.firstMatch(of: /(^|[ \t])#/) else { return text }
        return text[..<comment.range.lowerBound].trimmingCharacters(in: .whitespaces)
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile: "there is no such file"
        case .fileReadNoPermission: "permission denied"
        default: "it is not a readable file"
        }
    }
}

extension ConfigurationFile: ConfigSnapshot {
    var providerName: String { path }

    /// The values of a key as they are written; those of a list may be parted by commas.
    func value(forKey key: AbsoluteConfigKey, type: ConfigType) -> LookupResult {
        let found = entries.filter { $0.key == key.components.joined(separator: ".") }
        let values = found.flatMap { entry in
            type == .stringArray && !entry.isQuoted ? Self.parts(entry.value) : [entry.value]
        }
        return LookupResult(
            encodedKey: found.first.map { "\(path), line \($0.line)" } ?? path,
            value: ConfigValue(.stringArray(values), isSecret: false)
        )
    }

    /// What stands between commas.
    static func parts(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The settings that are given, in order.
    ///
    /// - Returns: each setting once, with its first line.
    /// - Throws: the first line whose key is none, or stands there before and takes one value only.
    func settings() throws(SettingsError) -> [ServerSetting.Given] {
        var given: [ServerSetting.Given] = []
        for entry in entries {
            let place = SettingsError.Place.file(path, line: entry.line)
            guard let setting = ServerSetting.named(entry.key) else {
                throw SettingsError(place: place, reason: "there is no setting \(entry.key)")
            }
            guard let earlier = given.first(where: { $0.setting.key == entry.key }) else {
                given.append((setting, place))
                continue
            }
            guard setting.isList else {
                throw SettingsError(place: place, reason: "\(entry.key) was set before, at \(earlier.place.text)")
            }
        }
        return given
    }
}
