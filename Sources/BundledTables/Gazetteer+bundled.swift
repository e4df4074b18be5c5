package import KnowledgePack
package import Places

extension Gazetteer {
    /// Where the places that ship with the program lie.
    package static var bundledPath: String { "\(BundledTables.folder)/Places.knowledge" }

    /// The gazetteer that ships with the program.
    ///
    /// - Returns: the gazetteer.
    /// - Throws: an error that names the file when it is not beside the program.
    package static func bundled() throws(KnowledgePackError) -> Gazetteer {
        try Gazetteer(KnowledgePack(path: bundledPath))
    }
}
