/// The documentation of all settings, in Markdown.
enum SettingsDocument {
    /// The text of `Samples/deploy/settings.md`.
    static var text: String {
        var lines = introduction
        for topic in ServerSetting.topics {
            lines += ["", "## \(topic.title)", ""] + header
            lines += topic.settings.map { row($0, key: $0.key, variable: $0.variable) }
        }
        for family in ServerSetting.families {
            lines += ["", "## \(family.title)", "", "NAME is made of \(SettingFamily.naming).", ""] + header
            lines += family.settings("name").map { setting in
                row(
                    setting,
                    key: setting.key.replacing(".name.", with: ".NAME."),
                    variable: setting.variable
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let introduction = [
        "# Settings of `vitae serve`",
        "",
        "A setting is taken from the command line, else from the environment, else from the configuration file, else it "
            + "has its default. `vitae serve --print-config` shows what comes of it, secrets masked, and starts nothing.",
        "",
        "- **Command line**: `--KEY VALUE`; what is on or off is `--KEY` or `--no-KEY`. Secrets, providers and feeds have "
            + "no option: other users of a machine can read command lines.",
        "- **Environment**: the variable. An empty one counts for nothing.",
        "- **Configuration file**: named by `--config FILE` or `$\(SettingsSources.fileVariable)`. One `key = value` a "
            + "line; `#` begins a comment, at the start of a line or behind a blank. A value in double quotes is taken as "
            + "it is. An unknown key and a bad value are errors that name file and line.",
        "- **Lists** repeat the key or part values with commas. A secret is taken whole, commas too.",
        "",
        "Kubernetes sets `VITAE_PORT` for a service named `vitae`: switch that off with `enableServiceLinks: false`.",
    ]

    private static let header = [
        "| key | variable | what it is | values | default |",
        "|---|---|---|---|---|",
    ]

    private static func row(_ setting: ServerSetting.Entry, key: String, variable: String) -> String {
        let values = setting.shown(ServerSettings())
        let unit = setting.unit.map { " (\($0))" } ?? ""
        let start = values.isEmpty ? setting.absence : values.map { "`\($0)`" }.joined(separator: ", ")
        let several = setting.isList ? "; a list" : ""
        let secret = setting.isSecret ? " **Secret.**" : ""
        return
            "| `\(key)` | `\(variable)` | \(setting.help)\(secret) | \(setting.expectation)\(unit)\(several) | \(start) |"
    }
}
