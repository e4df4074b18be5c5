/// How the values of a setting are written.
struct SettingKind<Value: Sendable>: Sendable {
    /// What a value is, for messages and documentation: "a whole number from 0 to 65535".
    let expectation: String
    /// Reads a value; nil for what is none.
    let read: @Sendable (String) -> Value?
    /// Writes a value so that it can be read again.
    let write: @Sendable (Value) -> String
    /// Whether values are hidden wherever settings are shown.
    var isSecret = false
}

extension SettingKind where Value == String {
    /// Any text but none.
    static var text: Self { text("text") { !$0.isEmpty } }

    /// The path of a file or a folder.
    static var path: Self { text("a path") { !$0.isEmpty } }

    /// A text that nobody is shown.
    ///
    /// - Parameter bytes: how long it is at least.
    /// - Returns: the kind.
    static func secret(bytes: Int = 1) -> Self {
        var kind = text(bytes > 1 ? "a secret of at least \(bytes) bytes on one line" : "a secret on one line") {
            $0.utf8.count >= bytes
        }
        kind.isSecret = true
        return kind
    }

    /// A text that fulfils a condition.
    ///
    /// - Parameters:
    ///   - expectation: the condition in words.
    ///   - isFulfilled: the condition.
    /// - Returns: the kind.
    static func text(_ expectation: String, where isFulfilled: @escaping @Sendable (String) -> Bool) -> Self {
        Self(
            expectation: expectation,
            read: { text in
                let isOneLine = !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
                return isOneLine && isFulfilled(text) ? text : nil
            },
            write: { $0 }
        )
    }
}

extension SettingKind where Value == Int {
    /// A whole number.
    static func whole(_ range: ClosedRange<Int>) -> Self {
        Self(
            expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } },
            write: { "\($0)" }
        )
    }

    /// Mebibytes, kept as bytes.
    static func mebibytes(_ range: ClosedRange<Int>) -> Self {
        let number = whole(range)
        return Self(
            expectation: number.expectation,
            read: { number.read($0).map { $0 * 1_048_576 } },
            write: { "\($0 / 1_048_576)" }
        )
    }
}

extension SettingKind where Value == Double {
    /// A number that may have decimals.
    static func decimal(_ range: ClosedRange<Double>) -> Self {
        Self(
            expectation: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))",
            read: { text in Double(text).flatMap { range.contains($0) ? $0 : nil } },
            write: { plain($0) }
        )
    }

    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}

extension SettingKind where Value == Bool {
    /// Something that is on or off.
    static var toggle: Self {
        Self(
            expectation: "on or off",
            read: { text in
                switch text.lowercased() {
                case "on", "true", "yes", "1": true
                case "off", "false", "no", "0": false
                default: nil
                }
            },
            write: { $0 ? "on" : "off" }
        )
    }
}

extension SettingKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of a few words.
    static var choice: Self {
        Self(
            expectation: "one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))",
            read: { Value(rawValue: $0.lowercased()) },
            write: { $0.rawValue }
        )
    }
}
