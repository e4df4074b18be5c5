/// How long ago something was, in relative English.
public enum RelativeAge {
    /// Seconds in each unit, largest first, and from how many of them on it is used.
    private static let units: [(name: String, seconds: Int, from: Int)] = [
        ("year", 31_536_000, 31_536_000), ("month", 2_592_000, 2_592_000), ("week", 604_800, 604_800),
        ("day", 86_400, 86_400), ("hour", 3_600, 3_600), ("minute", 60, 60),
    ]

    /// "just now", "5 minutes ago", "3 hours ago", "1 day ago", "2 weeks ago", "1 month ago", "2 years ago".
    ///
    /// Days are used below a week only, so that no client takes "11 days ago" for "1 day".
    /// - Parameter seconds: the age; the future counts as now.
    /// - Returns: the age in its largest unit, rounded down.
    public static func text(seconds: Int) -> String {
        for unit in units where seconds >= unit.from {
            let count = seconds / unit.seconds
            return "\(count) \(unit.name)\(count == 1 ? "" : "s") ago"
        }
        return "just now"
    }
}
