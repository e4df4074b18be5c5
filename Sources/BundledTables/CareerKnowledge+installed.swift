package import Careers
import Foundation
package import KnowledgePack

extension CareerKnowledge {
    /// The variable that names a pack, where no option does.
    package static let variable = "VITAE_KNOWLEDGE"

    /// Where the knowledge lies that is asked for, else that which ships with the program.
    ///
    /// - Parameters:
    ///   - path: where a pack lies; nil for the one that the environment names.
    ///   - environment: variables by name.
    /// - Returns: the path of a pack, which need not be there.
    package static func installedPath(
        _ path: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        if let path { return path }
        if let path = environment[variable], !path.isEmpty { return path }
        return bundledPath
    }

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
        try CareerKnowledge(path: installedPath(path, environment: environment))
    }
}
