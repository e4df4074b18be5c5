import Foundation
import PackagePlugin

/// Compiles the tables in a target's `Resources` into the pack that is bundled with it.
@main
struct KnowledgePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Resources")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects.compactMap { $0 as? String } ?? []
        let tables = paths.filter { $0.hasSuffix(".tsv") }.sorted()
        let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name).knowledge")
        return [
            .buildCommand(
                displayName: "Compiling the tables of \(target.name)",
                executable: try context.tool(named: "knowledge-compiler").url,
                arguments: [folder.path, output.path],
                inputFiles: tables.map { folder.appending(path: $0) },
                outputFiles: [output]
            )
        ]
    }
}
