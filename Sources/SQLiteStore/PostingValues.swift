import Foundation
import GRDB

/// Texts that many postings share, such as places and names of skills: each is stored once and has a number.
///
/// It remembers what it has seen. One that writes is for one transaction only; one that reads may be kept, since a number
/// stands for one text for ever: the highest is never removed, and so none is given away again.
struct PostingValues {
    private var numbers: [String: Int64] = [:]
    private var texts: [Int64: String] = [:]

    /// How many texts it remembers.
    var count: Int { texts.count }

    /// A cell that holds the numbers of some texts, in order: seven bits a byte, the low ones first, the eighth set where
    /// a number goes on.
    ///
    /// - Parameters:
    ///   - texts: which; one that has no number yet gets one.
    ///   - database: to write in.
    /// - Returns: the cell; an empty text for none, since an empty row of bytes may be stored as null.
    /// - Throws: what the database throws.
    mutating func cell(of texts: [String], in database: Database) throws -> DatabaseValue {
        var cell = Data()
        for text in texts {
            var rest = UInt64(bitPattern: try number(of: text, in: database))
            while rest > 0x7F {
                cell.append(UInt8(rest & 0x7F | 0x80))
                rest >>= 7
            }
            cell.append(UInt8(rest))
        }
        return cell.isEmpty ? "".databaseValue : cell.databaseValue
    }

    /// The text of a number; nil where there is none.
    mutating func text(of number: Int64, in database: Database) throws -> String? {
        if let text = texts[number] { return text }
        let statement = try database.cachedStatement(sql: "SELECT text FROM posting_value WHERE number = ?")
        let text = try String.fetchOne(statement, arguments: [number])
        texts[number] = text
        return text
    }

    /// The numbers in a cell.
    static func numbers(in cell: UnsafeRawBufferPointer) -> [Int64] {
        var numbers: [Int64] = []
        numbers.reserveCapacity(cell.count)
        var number: UInt64 = 0
        var shift: UInt64 = 0
        for index in cell.indices where shift < 63 {
            let byte = unsafe cell[index]
            number |= UInt64(byte & 0x7F) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            numbers.append(Int64(bitPattern: number))
            number = 0
            shift = 0
        }
        return numbers
    }

    /// Removes the texts that no posting has any more.
    ///
    /// - Parameter database: to write in; nobody else may write from the look at the postings until the end.
    /// - Throws: what the database throws.
    static func removeUnused(in database: Database) throws {
        guard let highest = try Int64.fetchOne(database, sql: "SELECT max(number) FROM posting_value") else { return }
        var isUsed = [Bool](repeating: false, count: Int(highest) + 1)
        let statement = try database.cachedStatement(sql: "SELECT places, skills, employment_type FROM posting")
        let cells = RowCells(statement)
        let postings = try Row.fetchCursor(statement)
        while try postings.next() != nil {
            for column in 0..<3 {
                for number in cells.values(column) where isUsed.indices.contains(Int(number)) {
                    isUsed[Int(number)] = true
                }
            }
        }
        let remove = try database.cachedStatement(sql: "DELETE FROM posting_value WHERE number = ?")
        // The highest stays, so that its number and those below are never given to another text.
        for number in 1..<max(1, Int(highest)) where !isUsed[number] { try remove.execute(arguments: [number]) }
    }

    private mutating func number(of text: String, in database: Database) throws -> Int64 {
        if let number = numbers[text] { return number }
        let find = try database.cachedStatement(sql: "SELECT number FROM posting_value WHERE text = ?")
        let number: Int64
        if let known = try Int64.fetchOne(find, arguments: [text]) {
            number = known
        } else {
            try database.cachedStatement(sql: "INSERT INTO posting_value (text) VALUES (?)").execute(arguments: [text])
            number = database.lastInsertedRowID
        }
        numbers[text] = number
        return number
    }
}
