/// The settings of a server.
enum ServerSetting {
    typealias Entry = Setting<ServerSettings>

    /// Settings that belong together.
    struct Topic: Sendable {
        let title: String
        let settings: [Entry]
    }

    /// All settings but those of families, as the documentation shows them.
    static let topics = [network, documents, limits, accounts, feeds, devices, push, explanations]

    /// Settings of which there is a set for every provider and every feed.
    static let families = [providers, feedFamily]

    /// All settings but those of families.
    static var all: [Entry] { topics.flatMap(\.settings) }

    /// The setting with a name in the configuration file; nil where there is none.
    static func named(_ key: String) -> Entry? {
        if let setting = all.first(where: { $0.key == key }) { return setting }
        for family in families {
            if let setting = family.setting(forKey: key) { return setting }
        }
        return nil
    }
}
