/// Settings as `vitae serve --print-config` shows them: a configuration file, secrets masked.
struct PrintedSettings {
    let resolved: ResolvedSettings

    /// What stands in place of a secret.
    static let mask = "********"

    var text: String {
        var lines: [String] = []
        for topic in ServerSetting.topics {
            lines += (lines.isEmpty ? [] : [""]) + ["# \(topic.title)"]
            for setting in topic.settings { lines += self.lines(of: setting) }
        }
        for family in ServerSetting.families {
            for name in family.names(resolved.settings) {
                lines += ["", "# \(family.name) \(name)"]
                for setting in family.settings(name) { lines += self.lines(of: setting) }
            }
        }
        return lines.joined(separator: "\n")
    }

    private func lines(of setting: ServerSetting.Entry) -> [String] {
        let values = setting.shown(resolved.settings)
        let origin = resolved.places[setting.key].map { "  # \($0.text)" } ?? ""
        guard !values.isEmpty else { return ["# \(setting.key) =  # \(setting.absence)"] }
        return values.map { value in
            "\(setting.key) = \(setting.isSecret ? Self.mask : ConfigurationFile.written(value))\(origin)"
        }
    }
}
