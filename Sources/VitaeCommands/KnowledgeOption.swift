import ArgumentParser
import BundledTables
import Careers
import KnowledgePack

/// `--knowledge FILE`
struct KnowledgeOption: ParsableArguments {
    @Option(name: .customLong("knowledge"), help: "Knowledge pack (default: $VITAE_KNOWLEDGE, else the built-in one).")
    var path: String?

    /// The knowledge that is asked for.
    ///
    /// - Returns: the knowledge.
    /// - Throws: a failure that says what is wrong with the pack.
    func load() throws -> CareerKnowledge {
        do throws(KnowledgePackError) {
            return try CareerKnowledge.installed(path: path)
        } catch {
            throw CommandFailure.cannotStart(error.description)
        }
    }
}
