import Foundation
package import KnowledgePack

extension CareerKnowledge {
    /// The variable that names a pack, where no option does.
    package static let variable = "VITAE_KNOWLEDGE"

    /// The knowledge that is asked for, else that which ships with the program.
    ///
    /// - Parameters:
    ///   - path: where a pack lies; nil for the one that the environment names.
    ///   - environment: variables by name.
    /// - Returns: the knowledge.
    /// - Throws: what is wrong with the pack.
    package static func installed(
        path: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(KnowledgePackError) -> CareerKnowledge {
        if let path { return try CareerKnowledge(path: path) }
        if let path = environment[variable], !path.isEmpty { return try CareerKnowledge(path: path) }
        return try bundled()
    }
}
