import Foundation
package import GRDB
package import StoredRows

extension Row: StoredRow {
    package func cell(_ column: String) throws -> StoredCell {
        guard let value = self[column] as DatabaseValue? else { throw UnexpectedCell(column: column) }
        return switch value.storage {
        case .null: .null
        case .int64(let number): .whole(Int(number))
        case .double(let number): .fraction(number)
        case .string(let text): .text(text)
        case .blob(let bytes): .bytes(bytes)
        }
    }
}
