import Foundation

/// Finds the documents that paths on the command line stand for.
enum DocumentFinder {
    /// The files in a fixed order: paths as given, the files of a folder by name.
    ///
    /// - Throws: a failure that names a path at which there is nothing.
    static func documents(at paths: [String]) throws -> [String] {
        try paths.flatMap { path -> [String] in
            if path == "-" { return [path] }
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandFailure.usage("\(path): there is no such file or folder.")
            }
            return isFolder.boolValue ? files(in: path) : [path]
        }
    }

    private static func files(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
            var isFolder: ObjCBool = false
            let exists = unsafe FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    }
}
