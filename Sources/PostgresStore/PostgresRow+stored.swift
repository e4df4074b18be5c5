import Foundation
import StoredRows

extension PostgresRow: StoredRow {
    package func cell(_ column: String) throws -> StoredCell {
        guard let place = result.columns[column] else { throw UnexpectedCell(column: column) }
        return try result.read(number, place, named: column, Self.stored)
    }

    private static func stored(_ cell: PostgresCell) throws(PostgresError) -> StoredCell {
        guard !cell.isNull else { return .null }
        return switch cell.type {
        case PostgresType.bool: .flag(try Bool(cell))
        case PostgresType.int2, PostgresType.int4, PostgresType.int8: .whole(try Int(cell))
        case PostgresType.float8: .fraction(try Double(cell))
        case PostgresType.text, PostgresType.varchar, PostgresType.name: .text(try String(cell))
        case PostgresType.bytes: .bytes(try Data(cell))
        case PostgresType.uuid: .identifier(try UUID(cell))
        default: throw cell.unexpected
        }
    }
}
