import Foundation
import PackagePlugin

/// Puts the tables that ship with the program into one folder: those of careers and places compiled into packs, the
/// others as they are.
@main
struct KnowledgePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let compiler = try context.tool(named: "knowledge-compiler").url
        let sources = context.package.directoryURL.appending(path: "Sources")
        let output = context.pluginWorkDirectoryURL
        let packs = ["Careers", "Places"].map { name -> Command in
            let folder = sources.appending(path: "\(name)/Resources")
            let pack = output.appending(path: "\(name).knowledge")
            return .buildCommand(
                displayName: "Compiling the tables of \(name)",
                executable: compiler,
                arguments: [folder.path, pack.path],
                inputFiles: files(in: folder),
                outputFiles: [pack]
            )
        }
        let tables = ["ResumeParsing", "ResumeScoring"].flatMap { name in
            files(in: sources.appending(path: "\(name)/Resources"))
        }
        let copies = Command.buildCommand(
            displayName: "Copying the tables that are read as they are",
            executable: compiler,
            arguments: ["--copy", output.path] + tables.map(\.path),
            inputFiles: tables,
            outputFiles: tables.map { output.appending(path: $0.lastPathComponent) }
        )
        return packs + [copies]
    }

    /// Tables and lists of words, in a fixed order.
    private func files(in folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".tsv") || $0.hasSuffix(".words") }.sorted().map {
            folder.appending(path: $0)
        }
    }
}
