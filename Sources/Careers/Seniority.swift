/// Rank in a career ladder.
package enum Seniority: Int, Codable, Sendable, Comparable, CaseIterable {
    case trainee = 0
    case junior = 1
    case regular = 2
    case senior = 3
    case lead = 4
    case manager = 5
    case director = 6
    case vicePresident = 7
    case chief = 8

    package static func < (left: Seniority, right: Seniority) -> Bool { left.rawValue < right.rawValue }
}
