import ArgumentParser
import BundledTables
import Careers
import Foundation
import KnowledgeImport
import KnowledgePack
import KnowledgeTables

/// `vitae knowledge`
struct KnowledgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "knowledge",
        abstract: "Builds and describes packs of knowledge about occupations, titles and skills.",
        subcommands: [KnowledgeImportCommand.self, KnowledgeInfoCommand.self]
    )
}

/// `vitae knowledge import`
struct KnowledgeImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Builds a pack from the official O*NET and ESCO files and the built-in tables.",
        discussion: """
            Download the O*NET database as text files (https://www.onetcenter.org/database.html) and the ESCO \
            classification as CSV, English (https://esco.ec.europa.eu/en/use-esco/download). One of them is enough. Use \
            the pack with --knowledge FILE or VITAE_KNOWLEDGE=FILE.
            """
    )

    @Option(help: "Folder of the O*NET text files.")
    var onet: String?

    @Option(help: "Folder of the ESCO files.")
    var esco: String?

    @Option(name: .shortAndLong, help: "The pack that is written.")
    var output = "vitae.knowledge"

    func validate() throws {
        guard onet != nil || esco != nil else { throw ValidationError("Name --onet DIR, --esco DIR or both.") }
    }

    func run() throws {
        do {
            var tables = try CareerTables(KnowledgePack(path: CareerKnowledge.bundledPath))
            if let onet { try tables.merge(ONETFolder(path: onet)) }
            if let esco { try tables.merge(ESCOFolder(path: esco)) }
            let bytes = try CareerCompiler.pack(tables)
            // A program may have the old pack mapped: the new one takes its place whole.
            try Data(bytes).write(to: URL(filePath: output), options: .atomic)
            StandardOutput.write("\(output): \(try KnowledgeSummary(path: output).text)")
        } catch let error as KnowledgeImportError {
            throw CommandFailure.failed(error.description)
        } catch let error as KnowledgePackError {
            throw CommandFailure.failed(error.description)
        } catch let error as CocoaError {
            throw CommandFailure.failed("\(output) cannot be written: \(error.localizedDescription)")
        }
    }
}

/// `vitae knowledge info`
struct KnowledgeInfoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Says what a pack holds, and whom it is owed to."
    )

    @Argument(help: "The pack (default: $VITAE_KNOWLEDGE, else the built-in one).")
    var file: String?

    func run() throws {
        let path = file ?? ProcessInfo.processInfo.environment[CareerKnowledge.variable] ?? CareerKnowledge.bundledPath
        do throws(KnowledgePackError) {
            StandardOutput.write("\(path): \(try KnowledgeSummary(path: path).text)")
        } catch {
            throw CommandFailure.failed("\(path): \(error.description)")
        }
    }
}

/// What a pack holds, in words.
private struct KnowledgeSummary {
    let text: String

    init(path: String) throws(KnowledgePackError) {
        let pack = try KnowledgePack(path: path)
        let knowledge = try CareerKnowledge(pack)
        let space = knowledge.occupations.space
        let size = (Double(pack.length) / 104_857.6).rounded() / 10
        var lines = [
            "version \(KnowledgePack.version), \(size) MiB",
            "\(space.occupationCount) occupations, \(space.classCount - space.occupationCount) of other classifications",
            "\(space.titleCount) titles, \(knowledge.skills.count) names of skills",
        ]
        if !knowledge.attributions.isEmpty { lines += knowledge.attributions }
        text = lines.joined(separator: "\n")
    }
}
