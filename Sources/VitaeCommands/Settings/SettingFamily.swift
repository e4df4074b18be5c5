/// Settings of which there is a set for every NAME: `provider.NAME.issuer`.
struct SettingFamily: Sendable {
    let name: String
    let title: String
    /// The names that there are.
    let names: @Sendable (ServerSettings) -> [String]
    /// The settings of one name, in order.
    let settings: @Sendable (String) -> [Setting<ServerSettings>]

    /// What NAME may be, in words.
    static let naming = "small letters, digits and underscores, a letter first"

    /// - Parameters:
    ///   - name: the first word of the keys.
    ///   - title: for the documentation.
    ///   - members: where the sets are kept.
    ///   - make: a set in which nothing was said yet.
    ///   - settings: the settings of a set; their keys are the last words.
    init<Member: Sendable>(
        name: String,
        title: String,
        members: any WritableKeyPath<ServerSettings, [String: Member]> & Sendable,
        make: @escaping @Sendable () -> Member,
        @SettingsBuilder<Member> settings: () -> [Setting<Member>]
    ) {
        let settings = settings()
        self.name = name
        self.title = title
        names = { $0[keyPath: members].keys.sorted() }
        self.settings = { member in
            settings.map { $0.lifted("\(name).\(member).\($0.key)", member: member, members: members, make: make) }
        }
    }

    /// The setting with a key; nil for a key of another family, or of none.
    func setting(forKey key: String) -> Setting<ServerSettings>? {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == name, Self.isName(parts[1]) else { return nil }
        return settings(String(parts[1])).first { $0.key == key }
    }

    /// The setting that a variable stands for; nil for a variable of another family, or of none.
    func setting(forVariable variable: String) -> Setting<ServerSettings>? {
        let start = Setting<ServerSettings>.variable(for: name) + "_"
        guard variable.hasPrefix(start) else { return nil }
        let rest = variable.dropFirst(start.count)
        for setting in settings("name") {
            let last = setting.key.split(separator: ".").last.map(String.init) ?? ""
            let end = "_" + last.uppercased().replacing("-", with: "_")
            guard rest.hasSuffix(end), rest.count > end.count else { continue }
            let member = rest.dropLast(end.count).lowercased()
            if let found = self.setting(forKey: "\(name).\(member).\(last)"), found.variable == variable {
                return found
            }
        }
        return nil
    }

    /// Names are the same in the configuration file and, in capitals, in the environment.
    private static func isName(_ name: Substring) -> Bool {
        name.wholeMatch(of: /[a-z][a-z0-9_]{0,62}/) != nil
    }
}
