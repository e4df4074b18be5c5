/// What the person behind a device says about notifications; nil where nothing was said.
package struct NotificationPreferences: Hashable, Sendable {
    package var areJobMatchesEnabled: Bool?
    package var areQuietHoursEnabled: Bool?
    package var quietHoursStart: ClockTime?
    package var quietHoursEnd: ClockTime?
    package var digestTime: ClockTime?

    package init() {}
}
