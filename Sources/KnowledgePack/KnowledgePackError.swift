/// Why a knowledge pack cannot be used.
package enum KnowledgePackError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read, with the system's error number.
    case unreadable(path: String, code: Int32)
    /// The file is something else.
    case notAPack
    /// The file was made for another version of the program.
    case foreignVersion(UInt32)
    /// The file is shorter or longer than it says.
    case truncated
    /// The content is not what was written; says which part.
    case damaged(String)
    /// The pack lacks a part that is asked for.
    case missing(String)

    /// What is wrong, in a sentence.
    package var description: String {
        switch self {
        case .unreadable(let path, let code): "\(path) cannot be read (error \(code))."
        case .notAPack: "The file is no knowledge pack."
        case .foreignVersion(let version):
            "The knowledge pack has version \(version), this program reads \(KnowledgePack.version): import it again."
        case .truncated: "The knowledge pack is cut off: copy or import it again."
        case .damaged(let part): "The knowledge pack is damaged (\(part)): copy or import it again."
        case .missing(let part): "The knowledge pack has no \(part)."
        }
    }
}
