import Foundation
package import KnowledgePack

extension Gazetteer {
    /// Where the places that ship with the program lie.
    package static var bundledPath: String { Bundle.module.bundleURL.appending(path: "Places.knowledge").path }

    /// The gazetteer that ships with the program.
    ///
    /// - Returns: the gazetteer.
    /// - Throws: an error that names the file when it is not beside the program.
    package static func bundled() throws(KnowledgePackError) -> Gazetteer {
        try Gazetteer(KnowledgePack(path: bundledPath))
    }
}
