package import JobAlerts

extension UserProfile {
    /// Whether a device that names the profile may have it: nobody has claimed it, or who has the device has.
    package func isOpen(to device: Device) -> Bool {
        !isClaimed || secretHash == device.secretHash || account != nil && account == device.account
    }
}
