package import Careers
package import KnowledgePack

extension CareerKnowledge {
    /// Where the knowledge that ships with the program lies.
    package static var bundledPath: String { "\(BundledTables.folder)/Careers.knowledge" }

    /// The knowledge that ships with the program.
    ///
    /// - Returns: the knowledge.
    /// - Throws: an error that names the file when it is not beside the program.
    package static func bundled() throws(KnowledgePackError) -> CareerKnowledge {
        try CareerKnowledge(path: bundledPath)
    }
}
