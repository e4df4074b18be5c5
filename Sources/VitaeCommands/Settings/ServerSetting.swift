/// The settings of a server.
enum ServerSetting {
    typealias Entry = Setting<ServerSettings>
    /// A setting and where it is given.
    typealias Given = (setting: Entry, place: SettingsError.Place)

    /// Settings that belong together.
    struct Topic: Sendable {
        let title: String
        let settings: [Entry]

        init(_ title: String, @SettingsBuilder<ServerSettings> settings: () -> [Entry]) {
            self.title = title
            self.settings = settings()
        }
    }

    /// All settings but those of families, as the documentation shows them.
    static let topics = [network, documents, limits, accounts, feeds, devices, push, brief, explanations]

    /// Settings of which there is a set for every provider and every feed.
    static let families = [providers, feedFamily]

    /// All settings but those of families.
    static var all: [Entry] { topics.flatMap(\.settings) }

    /// The setting with a name in the configuration file; nil where there is none.
    static func named(_ key: String) -> Entry? {
        all.first { $0.key == key } ?? families.lazy.compactMap { $0.setting(forKey: key) }.first
    }
}
