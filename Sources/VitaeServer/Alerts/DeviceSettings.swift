/// What an operator decides about devices.
package struct DeviceSettings: Hashable, Sendable {
    /// What a device needs to be used.
    package enum Authentication: String, CaseIterable, Sendable {
        /// Its identifier, whatever it has besides.
        case open
        /// Its identifier, until its secret was used once.
        case claim
        /// Its secret.
        case required
    }

    package var authentication = Authentication.claim
    /// Minutes from one look for new postings to the next, at most.
    package var matchMinutes = 5

    /// The defaults.
    package init() {}
}
