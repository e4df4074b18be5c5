/// A setting that cannot be used, and where it stands.
struct SettingsError: Error, Hashable, CustomStringConvertible {
    /// Where a value was given.
    enum Place: Hashable, Sendable {
        /// The command line, by the option's name.
        case flag(String)
        /// A variable of the environment.
        case environment(String)
        /// A line of the configuration file.
        case file(String, line: Int)
        /// The configuration file as a whole.
        case wholeFile(String)
        /// Nowhere: a setting is missing, or two do not go together.
        case settings

        /// For messages.
        var text: String {
            switch self {
            case .flag(let key): "--\(key)"
            case .environment(let name): "$\(name)"
            case .file(let path, let line): "\(path), line \(line)"
            case .wholeFile(let path): path
            case .settings: "settings"
            }
        }

        /// The key, where the place does not name it.
        func prefix(_ key: String) -> String {
            switch self {
            case .flag, .environment: ""
            case .file, .wholeFile, .settings: "\(key): "
            }
        }
    }

    let place: Place
    /// What is wrong; a secret is never repeated here.
    let reason: String

    var description: String { "\(place.text): \(reason)" }
}
