import Foundation
import Glibc
import SystemPackage

/// Says which process looks after the database of a folder: the server, or a command while no server runs.
///
/// Whoever holds it brings the write-ahead log into the database, and nobody else does.
struct FolderLock {
    /// Who holds a lock.
    enum Holder: String {
        case server, command
    }

    /// What became of taking it.
    enum Outcome: Equatable {
        /// This process holds it, until it ends.
        case taken
        case held(by: Holder)
    }

    private let path: FilePath

    /// What this process writes into locks, to know them again.
    private static let process = UUID().uuidString
    private static let longestText = 256

    init(folder: URL) {
        path = FilePath(folder.appending(path: "server.lock").path)
    }

    /// Takes the lock unless another process holds it.
    ///
    /// - Parameter holder: what this process is.
    /// - Returns: whether it holds it now, or held it before.
    /// - Throws: an `Errno` when the folder cannot be written.
    func take(as holder: Holder) throws -> Outcome {
        let file = try FileDescriptor.open(
            path,
            .readWrite,
            options: [.create, .closeOnExec],
            permissions: .ownerReadWrite
        )
        guard flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 else {
            let reason = Errno(rawValue: errno)
            return try file.closeAfter {
                // Anything else would not pass by waiting.
                guard reason == .wouldBlock else { throw reason }
                return try Self.outcome(of: file)
            }
        }
        try file.resize(to: 0)
        try file.writeAll("\(holder.rawValue) \(Self.process)\n".utf8)
        // The descriptor stays open: the lock ends with the process.
        return .taken
    }

    private static func outcome(of file: FileDescriptor) throws -> Outcome {
        var bytes = [UInt8](repeating: 0, count: longestText)
        let count = try unsafe bytes.withUnsafeMutableBytes { unsafe try file.read(into: $0) }
        let words = String(decoding: bytes.prefix(count), as: UTF8.self).split { $0.isWhitespace }
        if words.last.map(String.init) == process { return .taken }
        // One that says nothing yet has been taken this moment: it is a command at most, and whoever waits looks again.
        return .held(by: words.first.flatMap { Holder(rawValue: String($0)) } ?? .command)
    }
}
