import Glibc

/// A table cannot be read.
package struct TableUnreadable: Error, Hashable, CustomStringConvertible {
    /// Where it should lie.
    package let path: String
    /// The system's error number.
    package let code: Int32

    /// What is wrong, in a sentence.
    package var description: String { "\(path) cannot be read (error \(code))." }
}

/// A folder of tables, read as they are. By the system's own calls: what reads documents has no more in it than it needs.
package struct TableFolder: Sendable {
    private let path: String

    /// - Parameter path: where the tables lie.
    package init(path: String) {
        self.path = path
    }

    /// A table, taken apart.
    ///
    /// - Parameters:
    ///   - name: of the file, without `.tsv`.
    ///   - columns: how many cells a row has.
    /// - Returns: the table.
    /// - Throws: when it cannot be read.
    package func table(_ name: String, columns: Int) throws(TableUnreadable) -> TableFile {
        TableFile(try bytes("\(name).tsv"), columns: columns)
    }

    /// The bytes of a file.
    ///
    /// - Parameter name: of the file.
    /// - Returns: all of it.
    /// - Throws: when it cannot be read.
    package func bytes(_ name: String) throws(TableUnreadable) -> [UInt8] {
        let file = "\(path)/\(name)"
        let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw TableUnreadable(path: file, code: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            guard count > 0 || errno == EINTR else { throw TableUnreadable(path: file, code: errno) }
            bytes += chunk.prefix(max(count, 0))
        }
    }
}
