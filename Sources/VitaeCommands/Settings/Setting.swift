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
    private(set) var help = ""
    /// What stands in the documentation where there is no default.
    let absence: String
    let shape: SettingShape
    let isSecret: Bool
    /// Gives the setting values; a setting that is no list is given one.
    let put: @Sendable (inout Root, [String]) throws(SettingProblem) -> Void
    /// The values as they would be written; none where there is none.
    let shown: @Sendable (Root) -> [String]

    var isList: Bool { shape == .list }

    /// The variable of the environment.
    var variable: String { Self.variable(for: key) }

    /// The variable that stands for a key.
    static func variable(for key: String) -> String {
        "VITAE_" + key.uppercased().replacing("-", with: "_").replacing(".", with: "_")
    }

    /// The setting with what it is for, a sentence.
    func help(_ sentence: String) -> Self {
        var setting = self
        setting.help = sentence
        return setting
    }
}

/// How a setting is given.
enum SettingShape: Sendable {
    /// With one value.
    case value
    /// With any number of values.
    case list
    /// By its name alone, which may be negated.
    case toggle
}

/// Collects settings that are written below one another.
@resultBuilder
enum SettingsBuilder<Root: Sendable> {
    static func buildBlock(_ settings: Setting<Root>...) -> [Setting<Root>] { settings }
}

extension Setting {
    /// A setting that always has a value.
    init<Value: Sendable>(
        _ key: String,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        _ kind: SettingKind<Value>,
        unit: String? = nil
    ) {
        self.init(
            key: key,
            expectation: kind.expectation,
            unit: unit,
            absence: "",
            shape: Value.self == Bool.self ? .toggle : .value,
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
        absence: String = "none"
    ) {
        self.init(
            key: key,
            expectation: kind.expectation,
            unit: nil,
            absence: absence,
            shape: .value,
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
        absence: String = "none"
    ) {
        self.init(
            key: key,
            expectation: kind.expectation,
            unit: nil,
            absence: absence,
            shape: .list,
            isSecret: kind.isSecret,
            put: { root, values throws(SettingProblem) in
                root[keyPath: path] = try values.map { text throws(SettingProblem) in try kind.value(text) }
            },
            shown: { $0[keyPath: path].map(kind.write) }
        )
    }

    /// The setting of one member of a family, as a setting of everything.
    func lifted<Whole>(
        _ key: String,
        member: String,
        members: any WritableKeyPath<Whole, [String: Root]> & Sendable,
        make: @escaping @Sendable () -> Root
    ) -> Setting<Whole> {
        Setting<Whole>(
            key: key,
            expectation: expectation,
            unit: unit,
            help: help,
            absence: absence,
            shape: shape,
            isSecret: isSecret,
            put: { root, values throws(SettingProblem) in
                var set = root[keyPath: members][member] ?? make()
                try put(&set, values)
                root[keyPath: members][member] = set
            },
            shown: { shown($0[keyPath: members][member] ?? make()) }
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
