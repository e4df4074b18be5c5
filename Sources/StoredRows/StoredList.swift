import Foundation

/// Several texts in one cell.
package enum StoredList {
    /// The items of a cell, parted by bars.
    package static func items(_ cell: String) -> [String] {
        cell.split(separator: "|").map(String.init)
    }

    /// A cell for items, in which no bar stands.
    package static func cell(_ items: [String]) -> String {
        items.joined(separator: "|")
    }

    /// A cell for texts in which anything may stand, as JSON.
    package static func json(_ texts: [String]) -> String {
        // An array of strings can always be encoded.
        let data = try? JSONEncoder().encode(texts)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    /// The texts of a cell with JSON; nil where there is none, or something else stands there.
    package static func texts(_ json: String?) -> [String]? {
        json.flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
    }
}
