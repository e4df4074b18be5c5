import Foundation
package import KnowledgePack

extension CareerKnowledge {
    /// Where the knowledge that ships with the program lies.
    package static var bundledPath: String { Bundle.module.bundleURL.appending(path: "Careers.knowledge").path }

    /// The knowledge that ships with the program.
    ///
    /// - Returns: the knowledge.
    /// - Throws: an error that names the file when it is not beside the program.
    package static func bundled() throws(KnowledgePackError) -> CareerKnowledge {
        try CareerKnowledge(path: bundledPath)
    }
}
