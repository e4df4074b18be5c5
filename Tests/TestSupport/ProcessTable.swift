import Foundation
import Glibc

/// The processes of the machine.
package enum ProcessTable {
    /// The processes that a process has started and that are not over.
    ///
    /// - Parameter parent: its number.
    /// - Returns: their numbers.
    /// - Throws: an error when the table cannot be read.
    package static func children(of parent: Int32) throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init).filter { number in
            let line: String
            do {
                line = try String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
            } catch {
                // One that has ended meanwhile is nobody's child.
                return false
            }
            // State and parent stand behind the name, which is in brackets and may have any characters.
            let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
            return fields.count > 2 && fields[1] != "Z" && Int32(fields[2]) == parent
        }
    }

    /// Ends a process at once.
    package static func kill(_ number: Int32) {
        _ = Glibc.kill(number, SIGKILL)
    }
}
