import Foundation

/// Finds the documents that paths on the command line stand for.
enum DocumentFinder {
    /// The files in a fixed order: paths as given, the files of a folder by name.
    ///
    /// A path at which there is nothing stands for itself, so that it is named among the failures.
    /// - Throws: a failure when there is nothing at any of the paths.
    static func documents(at paths: [String]) throws -> [String] {
        guard paths.contains(where: { $0 == "-" || FileManager.default.fileExists(atPath: $0) }) else {
            throw CommandFailure.usage("\(paths.joined(separator: ", ")): there is no such file or folder.")
        }
        return paths.flatMap { path -> [String] in
            var isFolder: ObjCBool = false
            guard path != "-", unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                return [path]
            }
            return isFolder.boolValue ? files(in: path) : [path]
        }
    }

    private static func files(in folder: String) -> [String] {
        let root = URL(filePath: folder).resolvingSymlinksInPath().path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
            var isFolder: ObjCBool = false
            let exists = unsafe FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    }
}
