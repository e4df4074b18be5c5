import ArgumentParser
import Foundation

/// The settings of a server that the command line takes: all that are no secrets. None has a default here: it would hide
/// the environment and the configuration file.
///
/// The parser finds the options of a type by reflection and decodes them by name, so that the table of settings can stand
/// in for properties.
struct ServeOptions: ParsableArguments, CustomReflectable {
    /// What was given, by the settings' keys.
    private(set) var given: [String: [String]] = [:]

    /// A setting by its key.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static let settings = ServerSetting.all.filter { !$0.isSecret }

    init() {}

    init(from decoder: any Decoder) throws {
        let options = try decoder.container(keyedBy: Key.self)
        for setting in Self.settings {
            let key = Key(stringValue: setting.key)
            let values: [String]
            switch setting.shape {
            case .value:
                values = try [options.decode(Option<String?>.self, forKey: key).wrappedValue].compactMap(\.self)
            case .list: values = try options.decode(Option<[String]>.self, forKey: key).wrappedValue
            case .toggle:
                let isOn = try options.decode(Flag<Bool?>.self, forKey: key).wrappedValue
                values = isOn.map { [$0 ? "on" : "off"] } ?? []
            }
            if !values.isEmpty { given[setting.key] = values }
        }
    }

    var customMirror: Mirror {
        Mirror(self, children: Self.settings.map { (label: $0.key, value: $0.option) })
    }

    func validate() throws {
        do throws(SettingsError) {
            _ = try SettingsSources(flags: given).merged()
        } catch {
            throw ValidationError("\(error)")
        }
        if let address = given["store"]?.last, let complaint = StoreLocation.complaint(of: address) {
            throw ValidationError(complaint)
        }
    }

    /// Puts the settings together.
    ///
    /// - Parameter config: path of a configuration file, where the command line names one.
    /// - Returns: the settings, and where each was given that was.
    /// - Throws: a failure that names the first mistake.
    func resolved(config: String?) throws -> ResolvedSettings {
        let environment = ProcessInfo.processInfo.environment
        do throws(SettingsError) {
            let file = try SettingsSources.path(flag: config, environment: environment).map {
                path throws(SettingsError) in
                try ConfigurationFile(path: path)
            }
            return try SettingsSources(flags: given, environment: environment, file: file).resolved()
        } catch {
            throw CommandFailure.cannotStart("\(error).")
        }
    }
}

extension Setting where Root == ServerSettings {
    /// The option or the pair of flags of the setting.
    fileprivate var option: Any {
        // The parser does not know the default.
        let values = shown(ServerSettings())
        let help = ArgumentHelp("\(help) (default: \(values.isEmpty ? absence : values.joined(separator: ", ")))")
        let name = NameSpecification.customLong(key)
        return switch shape {
        case .value: Option<String?>(name: name, help: help)
        case .list: Option<[String]>(wrappedValue: [], name: name, parsing: .singleValue, help: help)
        case .toggle: Flag<Bool?>(name: name, inversion: .prefixedNo, help: help)
        }
    }
}
