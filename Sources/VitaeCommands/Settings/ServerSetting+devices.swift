import VitaeServer

/// Who may use a device, and how often jobs are looked for.
extension ServerSetting {
    /// The topic.
    static let devices = Topic("Devices") {
        Entry("device-auth", \.devices.authentication, .choice)
            .help(
                "What a device needs: its identifier (open), its secret once it was used (claim), its secret (required)."
            )
        Entry("match-every", \.devices.matchMinutes, .whole(1...1_440), unit: "minutes")
            .help("Time from one look for new jobs to the next at most; an import is looked at within seconds.")
    }
}
