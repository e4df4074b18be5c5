import Foundation

/// A folder that is removed with everything in it when nobody holds it any more.
final class TemporaryFolder {
    let path: String

    private static let prefix = "vitae-benchmarks-"

    init() throws {
        let process = ProcessInfo.processInfo.processIdentifier
        path = NSTemporaryDirectory() + "\(Self.prefix)\(process)-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        Self.remove(path)
    }

    /// Creates a folder in this one.
    func folder(_ name: String) throws -> String {
        let folder = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Removes the folders of runs that were stopped before they could do so.
    static func removeAbandoned() {
        let parent = NSTemporaryDirectory()
        let names = FileManager.default.enumerator(atPath: parent).map(topLevelNames) ?? []
        for name in names where name.hasPrefix(prefix) {
            let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
            if !FileManager.default.fileExists(atPath: "/proc/\(process)") { remove(parent + name) }
        }
    }

    private static func topLevelNames(_ enumerator: FileManager.DirectoryEnumerator) -> [String] {
        enumerator.compactMap { entry in
            enumerator.skipDescendants()
            return entry as? String
        }
    }

    private static func remove(_ path: String) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            FileHandle.standardError.write(Data("\(path) is left behind: \(error)\n".utf8))
        }
    }
}
