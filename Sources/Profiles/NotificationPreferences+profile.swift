package import JobAlerts

extension NotificationPreferences {
    /// What a profile says about notifications.
    ///
    /// - Parameter profile: nil for a device that none is bound to, which has chosen nothing.
    package init(of profile: UserProfile?) {
        self.init()
        guard let choices = profile?.notifications else { return }
        areJobMatchesEnabled = choices.jobMatches
        areQuietHoursEnabled = choices.quietHours
        quietHoursStart = choices.quietStart.flatMap { ClockTime($0) }
        quietHoursEnd = choices.quietEnd.flatMap { ClockTime($0) }
        digestTime = choices.preferredTime.flatMap { ClockTime($0) }
    }
}
