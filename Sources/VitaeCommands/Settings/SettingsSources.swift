import Foundation

/// What settings are taken from: the command line over the environment over a configuration file over the defaults.
struct SettingsSources {
    /// Values of the command line by key.
    var flags: [String: [String]] = [:]
    var environment: [String: String] = [:]
    var file: ConfigurationFile?

    /// The variable that names a configuration file.
    static let fileVariable = "VITAE_CONFIG"

    /// What a setting is given at one place.
    private struct Gift {
        let setting: ServerSetting.Entry
        let values: [String]
        let place: SettingsError.Place
    }

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
        var settings = ServerSettings()
        var places: [String: SettingsError.Place] = [:]
        for gift in try fromFile() + fromEnvironment() + fromFlags() {
            do throws(SettingProblem) {
                try gift.setting.put(&settings, gift.values)
            } catch {
                throw SettingsError(place: gift.place, reason: gift.place.prefix(gift.setting.key) + error.reason)
            }
            places[gift.setting.key] = gift.place
        }
        return ResolvedSettings(settings: settings, places: places)
    }

    private func fromFile() throws(SettingsError) -> [Gift] {
        guard let file else { return [] }
        var order: [String] = []
        var gifts: [String: Gift] = [:]
        for entry in file.entries {
            let place = SettingsError.Place.file(file.path, line: entry.line)
            guard let setting = ServerSetting.named(entry.key) else {
                throw SettingsError(place: place, reason: "there is no setting \(entry.key)")
            }
            // Commas may belong to a secret.
            let isWhole = entry.isQuoted || setting.isSecret || !setting.isList
            let values = isWhole ? [entry.value] : Self.parts(entry.value)
            if let earlier = gifts[entry.key] {
                guard setting.isList else {
                    throw SettingsError(place: place, reason: "\(entry.key) was set before, at \(earlier.place.text)")
                }
                gifts[entry.key] = Gift(setting: setting, values: earlier.values + values, place: earlier.place)
            } else {
                order.append(entry.key)
                gifts[entry.key] = Gift(setting: setting, values: values, place: place)
            }
        }
        return order.compactMap { gifts[$0] }
    }

    private func fromEnvironment() throws(SettingsError) -> [Gift] {
        let plain = Dictionary(ServerSetting.all.map { ($0.variable, $0) }) { first, _ in first }
        var gifts: [Gift] = []
        for (variable, value) in environment.sorted(by: { $0.key < $1.key }) where !value.isEmpty {
            let family = ServerSetting.families.first { family in
                variable.hasPrefix(ServerSetting.Entry.variable(for: family.name) + "_")
            }
            guard let setting = plain[variable] ?? family?.setting(forVariable: variable) else {
                guard let family else { continue }
                throw SettingsError(
                    place: .environment(variable),
                    reason: "there is no setting of a \(family.name) of this name"
                )
            }
            let values = setting.isList && !setting.isSecret ? Self.parts(value) : [value]
            gifts.append(Gift(setting: setting, values: values, place: .environment(variable)))
        }
        return gifts
    }

    private func fromFlags() throws(SettingsError) -> [Gift] {
        var gifts: [Gift] = []
        for (key, values) in flags.sorted(by: { $0.key < $1.key }) {
            guard let setting = ServerSetting.named(key) else {
                throw SettingsError(place: .flag(key), reason: "there is no such setting")
            }
            let parts = setting.isList ? values.flatMap(Self.parts) : values
            gifts.append(Gift(setting: setting, values: parts, place: .flag(key)))
        }
        return gifts
    }

    private static func parts(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// Settings that were put together.
struct ResolvedSettings: Sendable {
    let settings: ServerSettings
    /// Where settings were given; the others have their defaults.
    let places: [String: SettingsError.Place]
}
