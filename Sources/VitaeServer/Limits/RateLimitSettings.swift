/// How often clients may ask for what costs something.
package struct RateLimitSettings: Hashable, Sendable {
    /// Whether anything is limited at all.
    package var isEnabled = true
    /// Uploads of one client a minute, in the long run.
    package var uploadsPerMinute = 60.0
    /// Uploads of one client at once.
    package var uploadBurst = 60
    /// Calls with one view token a second, in the long run.
    package var pollsPerSecond = 20.0
    /// Calls with one view token at once.
    package var pollBurst = 20
    /// Sign-ins of one client a minute, in the long run: by password, code or refresh token, and with a provider.
    package var signInsPerMinute = 60.0
    /// Sign-ins of one client at once.
    package var signInBurst = 60
    /// Accounts that one client makes in an hour, in the long run.
    package var signUpsPerHour = 60.0
    /// Accounts that one client makes at once.
    package var signUpBurst = 60
    /// Explanations that one client asks for, and interactions with jobs that it tells, a second, in the long run.
    package var insightsPerSecond = 10.0
    /// Explanations and interactions of one client at once.
    package var insightBurst = 200
    /// Calls of `/api/v1` by one client in an hour, at once or in the long run.
    package var callsPerHour = 1_000
    /// Devices that one client registers in an hour, at once or in the long run.
    package var newDevicesPerHour = 60
    /// Identifiers of no device that one client asks for in an hour.
    package var unknownDevicesPerHour = 30
    /// Texts that one client has read as documents in an hour, at once or in the long run.
    package var reviewsPerHour = 300
    /// Accounts that one client makes in an hour with an app for lists of publications, at once or in the long run.
    package var registrationsPerHour = 20
    /// Calls of an account in an hour about its list of publications, at once or in the long run.
    package var publicationCallsPerHour = 1_000
    /// Calls of `/api/v2` by one account in an hour, at once or in the long run.
    package var briefCallsPerHour = 50
    /// Sign-ins of one client to apps with briefs in an hour, at once or in the long run.
    package var briefSignInsPerHour = 20
    /// Accounts that one client registers in apps with briefs in an hour, at once or in the long run.
    package var briefRegistrationsPerHour = 10
    /// Clients and tokens that are watched at most, each.
    package var capacity = 10_000

    /// The defaults.
    package init() {}
}
