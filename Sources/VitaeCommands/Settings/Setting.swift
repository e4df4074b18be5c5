/// A value that is none of a setting's.
struct SettingProblem: Error, Hashable {
    let reason: String
}

/// Everything that is known about a setting, once: the command line, the environment, the configuration file,
/// `--print-config` and the documentation take it from here.
struct Setting<Root: Sendable>: Sendable {
    /// The name in the configuration file; words are parted by hyphens, levels by dots.
    let key: String
    /// What a value is, in words.
    let expectation: String
    /// What numbers count; nil for what is no quantity.
    let unit: String?
    let help: String
    /// What stands in the documentation where there is no default.
    let absence: String
    let isList: Bool
    let isSecret: Bool
    /// Gives the setting values; a setting that is no list is given one.
    let put: @Sendable (inout Root, [String]) throws(SettingProblem) -> Void
    /// The values as they would be written; none where there is none.
    let shown: @Sendable (Root) -> [String]

    /// The variable of the environment.
    var variable: String { Self.variable(for: key) }

    /// The variable that stands for a key.
    static func variable(for key: String) -> String {
        "VITAE_" + key.uppercased().replacing("-", with: "_").replacing(".", with: "_")
    }
}

extension Setting {
    /// A setting that always has a value.
    init<Value: Sendable>(
        _ key: String,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        _ kind: SettingKind<Value>,
        unit: String? = nil,
        help: String
    ) {
        self.init(
            key: key,
            expectation: kind.expectation,
            unit: unit,
            help: help,
            absence: "",
            isList: false,
            isSecret: kind.isSecret,
            put: { root, values throws(SettingProblem) in root[keyPath: path] = try kind.single(values) },
            shown: { [kind.write($0[keyPath: path])] }
        )
    }

    /// A setting that may have no value.
    init<Value: Sendable>(
        _ key: String,
        optional path: any WritableKeyPath<Root, Value?> & Sendable,
        _ kind: SettingKind<Value>,
        absence: String = "none",
        help: String
    ) {
        self.init(
            key: key,
            expectation: kind.expectation,
            unit: nil,
            help: help,
            absence: absence,
            isList: false,
            isSecret: kind.isSecret,
            put: { root, values throws(SettingProblem) in root[keyPath: path] = try kind.single(values) },
            shown: { root in root[keyPath: path].map { [kind.write($0)] } ?? [] }
        )
    }

    /// A setting with any number of values.
    init<Value: Sendable>(
        _ key: String,
        list path: any WritableKeyPath<Root, [Value]> & Sendable,
        _ kind: SettingKind<Value>,
        absence: String = "none",
        help: String
    ) {
        self.init(
            key: key,
            expectation: kind.expectation,
            unit: nil,
            help: help,
            absence: absence,
            isList: true,
            isSecret: kind.isSecret,
            put: { root, values throws(SettingProblem) in
                var read: [Value] = []
                for value in values { read.append(try kind.value(value)) }
                root[keyPath: path] = read
            },
            shown: { $0[keyPath: path].map(kind.write) }
        )
    }
}

extension SettingKind {
    /// The value that a text stands for.
    fileprivate func value(_ text: String) throws(SettingProblem) -> Value {
        guard let value = read(text) else {
            let given = isSecret ? "what is given" : "“\(text)”"
            throw SettingProblem(reason: "\(given) is not \(expectation)")
        }
        return value
    }

    /// The value of a setting that has one.
    fileprivate func single(_ values: [String]) throws(SettingProblem) -> Value {
        guard values.count == 1, let text = values.first else {
            throw SettingProblem(reason: "one value is expected, not \(values.count)")
        }
        return try value(text)
    }
}
