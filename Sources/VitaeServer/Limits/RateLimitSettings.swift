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
    /// Clients and tokens that are watched at most, each.
    package var capacity = 10_000

    /// The defaults.
    package init() {}
}
