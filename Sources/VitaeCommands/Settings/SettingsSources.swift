import Configuration
import Foundation

/// What settings are taken from: the command line over the environment over a configuration file over the defaults.
struct SettingsSources {
    /// Values of the command line by key.
    var flags: [String: [String]] = [:]
    var environment: [String: String] = [:]
    var file: ConfigurationFile?

    /// The variable that names a configuration file.
    static let fileVariable = "VITAE_CONFIG"

    /// The path of the configuration file: the one on the command line, else the one that the environment names.
    static func path(flag: String?, environment: [String: String]) -> String? {
        flag ?? environment[fileVariable].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Puts everything together. What is overridden must be right as well: it would be a surprise later.
    ///
    /// - Returns: the settings, and where each was given that was.
    /// - Throws: the first mistake, and where it is.
    func resolved() throws(SettingsError) -> ResolvedSettings {
        let merged = try merged()
        try SettingsCheck(settings: merged.settings, places: merged.places).run()
        return merged
    }

    /// Puts everything together without looking whether it goes together: what is missing may be said elsewhere.
    ///
    /// - Returns: the settings, and where each was given that was.
    /// - Throws: the first value that is none, and where it is.
    func merged() throws(SettingsError) -> ResolvedSettings {
        var resolved = ResolvedSettings()
        if let file { try resolved.take(file.settings(), from: file) }
        let variables = environment.filter { !$0.value.isEmpty }
        // The prefix parts our variables from those of others.
        let environment = EnvironmentVariablesProvider(environmentVariables: variables).prefixKeys(with: "vitae")
        try resolved.take(Self.settings(ofVariables: variables.keys.sorted()), from: environment.snapshot())
        let options = try Self.settings(ofFlags: flags.keys.sorted())
        let values = options.map { setting, _ in (setting.path, setting.value(of: flags[setting.key, default: []])) }
        let commandLine = InMemoryProvider(values: Dictionary(values) { first, _ in first })
        try resolved.take(options, from: commandLine.snapshot())
        return resolved
    }

    private static func settings(ofVariables variables: [String]) throws(SettingsError) -> [ServerSetting.Given] {
        let plain = Dictionary(ServerSetting.all.map { ($0.variable, $0) }) { first, _ in first }
        var given: [ServerSetting.Given] = []
        for variable in variables {
            let family = ServerSetting.families.first { family in
                variable.hasPrefix(ServerSetting.Entry.variable(for: family.name) + "_")
            }
            if let setting = plain[variable] ?? family?.setting(forVariable: variable) {
                given.append((setting, .environment(variable)))
            } else if let family {
                throw SettingsError(
                    place: .environment(variable),
                    reason: "there is no setting of a \(family.name) of this name"
                )
            }
        }
        return given
    }

    private static func settings(ofFlags keys: [String]) throws(SettingsError) -> [ServerSetting.Given] {
        try keys.map { key throws(SettingsError) in
            guard let setting = ServerSetting.named(key) else {
                throw SettingsError(place: .flag(key), reason: "there is no such setting")
            }
            return (setting, .flag(key))
        }
    }
}

/// Settings that were put together.
struct ResolvedSettings: Sendable {
    private(set) var settings = ServerSettings()
    /// Where settings were given; the others have their defaults.
    private(set) var places: [String: SettingsError.Place] = [:]

    /// Takes what a source gives, in place of what was taken before.
    fileprivate mutating func take(
        _ given: [ServerSetting.Given],
        from source: any ConfigSnapshot
    ) throws(SettingsError) {
        for (setting, place) in given {
            do throws(SettingProblem) {
                try setting.put(&settings, try setting.values(in: source))
            } catch {
                throw SettingsError(place: place, reason: place.prefix(setting.key) + error.reason)
            }
            places[setting.key] = place
        }
    }
}

extension Setting {
    fileprivate var path: AbsoluteConfigKey { AbsoluteConfigKey(key.split(separator: ".").map(String.init)) }

    /// What a source is asked for. Commas may belong to a secret, which is taken whole.
    private var type: ConfigType { isList && !isSecret ? .stringArray : .string }

    /// What a source holds; it checks nothing, so that every mistake is told in the same words.
    fileprivate func values(in source: any ConfigSnapshot) throws(SettingProblem) -> [String] {
        let value: ConfigValue?
        do {
            value = try source.value(forKey: path, type: type).value
        } catch {
            throw SettingProblem(reason: "\(error)")
        }
        return switch value?.content {
        case .string(let text): [text]
        case .stringArray(let parts): parts.filter { !$0.isEmpty }
        default: []
        }
    }

    /// The value of an option that was given once or several times.
    fileprivate func value(of texts: [String]) -> ConfigValue {
        let content: ConfigContent =
            type == .string && texts.count == 1
            ? .string(texts[0]) : .stringArray(texts.flatMap(ConfigurationFile.parts))
        return ConfigValue(content, isSecret: isSecret)
    }
}
