package import Foundation

/// A row that a store has read, whichever store it is.
///
/// How values become what the program works with is told once, in terms of this protocol; stores with fewer types write
/// identifiers as texts and flags as numbers.
package protocol StoredRow {
    /// What stands in a column.
    ///
    /// - Throws: an error when there is no such column, or the store knows no such value.
    func cell(_ column: String) throws -> StoredCell
}

/// A cell that holds something else than it should; only damaged rows do.
package struct UnexpectedCell: Error, Hashable {
    package let column: String

    package init(column: String) { self.column = column }
}

extension StoredRow {
    package func text(ifAny column: String) throws -> String? {
        try value(column) { if case .text(let text) = $0 { text } else { nil } }
    }

    package func whole(ifAny column: String) throws -> Int? {
        try value(column) { if case .whole(let number) = $0 { number } else { nil } }
    }

    package func fraction(ifAny column: String) throws -> Double? {
        try value(column) { cell in
            switch cell {
            case .fraction(let number): number
            case .whole(let number): Double(number)
            default: nil
            }
        }
    }

    package func bytes(ifAny column: String) throws -> Data? {
        try value(column) { if case .bytes(let bytes) = $0 { bytes } else { nil } }
    }

    package func flag(ifAny column: String) throws -> Bool? {
        try value(column) { cell in
            switch cell {
            case .flag(let flag): flag
            case .whole(let number): number != 0
            default: nil
            }
        }
    }

    package func identifier(ifAny column: String) throws -> UUID? {
        try value(column) { cell in
            switch cell {
            case .identifier(let identifier): identifier
            case .text(let text): UUID(uuidString: text)
            default: nil
            }
        }
    }

    /// A time; stores keep seconds since 1970.
    package func time(ifAny column: String) throws -> Date? {
        try fraction(ifAny: column).map(Date.init(timeIntervalSince1970:))
    }

    package func text(_ column: String) throws -> String { try require(try text(ifAny: column), column) }
    package func whole(_ column: String) throws -> Int { try require(try whole(ifAny: column), column) }
    package func fraction(_ column: String) throws -> Double { try require(try fraction(ifAny: column), column) }
    package func bytes(_ column: String) throws -> Data { try require(try bytes(ifAny: column), column) }
    package func flag(_ column: String) throws -> Bool { try require(try flag(ifAny: column), column) }
    package func identifier(_ column: String) throws -> UUID { try require(try identifier(ifAny: column), column) }
    package func time(_ column: String) throws -> Date { try require(try time(ifAny: column), column) }

    private func value<Value>(_ column: String, _ read: (StoredCell) -> Value?) throws -> Value? {
        let cell = try cell(column)
        if cell == .null { return nil }
        guard let value = read(cell) else { throw UnexpectedCell(column: column) }
        return value
    }

    private func require<Value>(_ value: Value?, _ column: String) throws -> Value {
        guard let value else { throw UnexpectedCell(column: column) }
        return value
    }
}
