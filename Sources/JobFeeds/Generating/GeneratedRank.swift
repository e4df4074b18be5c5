/// A rank that a posting's title may state.
enum GeneratedRank: String, CaseIterable, Sendable {
    case junior = "Junior"
    case senior = "Senior"
    case lead = "Lead"

    /// The title with the rank.
    func applied(to title: String) -> String { "\(rawValue) \(title)" }

    /// What the rank pays, in hundredths of what the occupation does.
    var payPercent: Int {
        switch self {
        case .junior: 80
        case .senior: 128
        case .lead: 145
        }
    }
}
