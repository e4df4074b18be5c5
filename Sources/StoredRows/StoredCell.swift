package import Foundation

/// What stands in one column of a row, in the few types that stores have.
package enum StoredCell: Codable, Hashable, Sendable {
    case null
    case flag(Bool)
    case whole(Int)
    case fraction(Double)
    case text(String)
    case bytes(Data)
    case identifier(UUID)
}
