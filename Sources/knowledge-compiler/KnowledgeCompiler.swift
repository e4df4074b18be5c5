import Foundation
import KnowledgeTables

/// Compiles a folder of tables into the pack that is bundled: `knowledge-compiler FOLDER OUTPUT`.
@main
struct KnowledgeCompiler {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { throw CocoaError(.fileReadInvalidFileName) }
        let folder = KnowledgeFolder(path: arguments[1])
        let bytes =
            folder.hasPlaces
            ? PlaceCompiler.pack(try folder.places()) : try CareerCompiler.pack(try folder.careers())
        try Data(bytes).write(to: URL(filePath: arguments[2]), options: .atomic)
    }
}
