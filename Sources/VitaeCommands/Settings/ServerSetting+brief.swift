import VitaeServer

/// What daily briefs are made with, and how often apps may ask for them.
extension ServerSetting {
    /// The topic.
    static let brief = Topic("Daily briefs") {
        Entry("weather-url", optional: \.brief.weatherURL, .service, absence: "none: briefs have no weather")
            .help(
                "Where forecasts are, in the shape of Open-Meteo's (https://api.open-meteo.com/v1/forecast); it is told a"
                    + " place, rounded to 0.1°, and nothing else."
            )
        Entry("namedays", optional: \.brief.namedays, .path, absence: "none: briefs have no name days")
            .help("Folder with a table of name days for each language (sk.tsv …); lines are MM-DD, a tab, the names.")
        Entry("brief-api-keys", list: \.brief.apiKeys, .headerSecret, absence: "none: all apps may sign people in")
            .help("What apps name themselves with (X-API-Key) where they sign people in or register them.")
        Entry("brief-calls-per-hour", \.rates.briefCallsPerHour, .whole(1...1_000_000), unit: "calls an hour")
            .help("Calls of /api/v2 by one account.")
        Entry("brief-sign-ins-per-hour", \.rates.briefSignInsPerHour, .whole(1...1_000_000), unit: "sign-ins an hour")
            .help("Sign-ins of one client at /api/users/authenticate.")
        Entry(
            "brief-registrations-per-hour",
            \.rates.briefRegistrationsPerHour,
            .whole(1...1_000_000),
            unit: "accounts an hour"
        )
        .help("Accounts that one client registers at /api/users/register.")
    }
}
