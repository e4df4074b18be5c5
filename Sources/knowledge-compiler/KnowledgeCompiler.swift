import Foundation
import KnowledgeImport
import KnowledgeTables

/// Compiles a folder of tables into the pack that is bundled, or copies tables that are bundled as they are:
/// `knowledge-compiler FOLDER OUTPUT`, `knowledge-compiler --copy FOLDER FILE…`.
@main
struct KnowledgeCompiler {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count > 2, arguments[1] == "--copy" {
            return try copy(arguments[3...], to: URL(filePath: arguments[2]))
        }
        guard arguments.count == 3 else { throw CocoaError(.fileReadInvalidFileName) }
        let folder = KnowledgeFolder(path: arguments[1])
        let bytes =
            folder.hasPlaces
            ? PlaceCompiler.pack(try folder.places()) : try CareerCompiler.pack(try folder.careers())
        try Data(bytes).write(to: URL(filePath: arguments[2]), options: .atomic)
    }

    private static func copy(_ files: ArraySlice<String>, to folder: URL) throws {
        for file in files.map({ URL(filePath: $0) }) {
            try Data(contentsOf: file).write(to: folder.appending(path: file.lastPathComponent), options: .atomic)
        }
    }
}
